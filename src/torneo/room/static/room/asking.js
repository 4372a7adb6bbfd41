/**
 * Asking the room: a request that gets no answer says so, in the language of the page, and what was pressed can be
 * pressed again. The words are on the place of the messages.
 */
const PATIENCE = 30000; // milliseconds; as "timeout" of htmx-config
const root = document.documentElement;

/** As fetch, and fails if no answer comes in time. */
export async function ask(url, options = {}) {
  const stop = new AbortController();
  const patience = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(url, { ...options, signal: stop.signal });
  } finally {
    clearTimeout(patience);
  }
}

/** Messages are seen over whatever dialog is open. */
export function lift() {
  const toasts = document.getElementById("toasts");
  const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (toasts && toasts.parentElement !== over) over.append(toasts);
}

/** A message that stays until it is closed; the same one is there once. */
export function warn(text) {
  const toasts = document.getElementById("toasts");
  if (!toasts || !text) return;
  for (const old of toasts.querySelectorAll(".toast")) if (old.textContent === text) old.remove();
  const toast = document.createElement("div");
  toast.className = "toast refused";
  toast.dataset.seen = "1";
  toast.textContent = text;
  toast.addEventListener("click", () => toast.remove());
  lift();
  toasts.append(toast);
}

const words = () => document.getElementById("toasts")?.dataset ?? {};

/**
 * Nobody has answered. Whether a command was done is not known.
 * @param {boolean} wrote
 * @returns {undefined}
 */
export function noAnswer(wrote) {
  root.classList.add("offline"); // the next sign of life takes it back
  warn(wrote ? words().silentDone : words().silent);
  return undefined;
}

/** Turned away, or something failed: what the answer says, if it is a sentence, else in general. */
function refused(answer) {
  if (answer.getResponseHeader("X-Torneo-Toast")) return; // it is a message itself
  const plain = (answer.getResponseHeader("Content-Type") ?? "").startsWith("text/plain");
  if (plain && answer.responseText.length < 400) warn(answer.responseText);
  else warn(answer.status >= 500 ? words().failed : words().turnedAway);
}

const wrote = (event) => (event.detail.requestConfig?.verb ?? "get") !== "get";
for (const silence of ["htmx:timeout", "htmx:sendError"]) {
  document.addEventListener(silence, (event) => noAnswer(wrote(event)));
}
document.addEventListener("htmx:responseError", (event) => refused(event.detail.xhr));
document.addEventListener("live:dropped", () => warn(words().dropped));

/**
 * Once is once. A wish is an address and what is sent there; it goes out under one key until it has been answered.
 *
 * Pressed again before the answer has come, or as the second half of a double click, it is the same wish and is not
 * sent. Pressed again after an answer that never came, it is sent under the same key, and done once. Pressed after
 * the answer it is a new wish. Parts that are drawn anew meanwhile change nothing of this. Without scripts the key
 * drawn with the form serves.
 */

/** Presses closer together than this (ms) are one. */
const DOUBLE = 600;
/** @type {Map<string, { key: string, at: number, running: boolean, answered: number }>} */
const wishes = new Map();
const running = new WeakMap();
let clicks = 0;
document.addEventListener("click", (event) => { clicks = event.detail; }, true);
document.addEventListener("keydown", () => { clicks = 0; }, true);

export const newKey = () => [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join("");

/** The wish to send, or null if it is the one just sent. `at`: when it was pressed. */
function take(mark, at) {
  const last = wishes.get(mark);
  if (last?.running) return null;
  if (last?.answered && (at < last.answered || at - last.at < DOUBLE || clicks > 1)) return null;
  for (const [old, one] of wishes) if (one.answered && at - one.answered > 60000) wishes.delete(old);
  const wish = { key: last && !last.answered ? last.key : newKey(), at, running: true, answered: 0 };
  wishes.set(mark, wish);
  return wish;
}

/** What came of it. Without an answer, or with one that does not say whether it was done, it is the same wish still. */
function settle(wish, status) {
  wish.running = false;
  if (status > 0 && status < 500) wish.answered = performance.now();
}

/** Posts by script: `post(key)` sends; null if the same is on its way or has just been answered. */
export async function once(mark, post) {
  const wish = take(mark, performance.now());
  if (!wish) return null;
  let status = 0;
  try {
    const answer = await post(wish.key);
    status = answer.status;
    return answer;
  } finally {
    settle(wish, status);
  }
}

const told = (value) => (value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value);
function markOf(address, entries) {
  const said = [...entries].filter(([name]) => name !== "key" && name !== "csrfmiddlewaretoken");
  return JSON.stringify([address, said.map(([name, value]) => [name, told(value)])]);
}

/** The buttons of a form rest while it is on its way. They keep the focus. */
function rest(form, resting) {
  if (!form) return;
  form.toggleAttribute("data-sending", resting);
  for (const button of form.elements) {
    if (!button.matches("button:not([type=button]), input[type=submit]")) continue;
    if (resting) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
  }
}

document.addEventListener("htmx:configRequest", (event) => {
  const { elt, errors, formData, path, triggeringEvent: pressed } = event.detail;
  if (errors?.length || !formData.has("key") || !["submit", "click"].includes(pressed?.type)) return;
  const wish = take(markOf(path, formData.entries()), pressed.timeStamp);
  if (!wish) {
    event.preventDefault();
    return;
  }
  formData.set("key", wish.key);
  running.set(event.detail, wish);
  rest(elt.form ?? elt.closest("form"), true);
});
document.addEventListener("htmx:afterRequest", (event) => {
  const { elt, requestConfig, xhr } = event.detail;
  const wish = running.get(requestConfig);
  if (!wish) return;
  settle(wish, xhr.status);
  rest(elt.form ?? elt.closest("form"), false);
});

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement & {elements: any}} */ (event.target);
  if (event.defaultPrevented || !form.elements.key || form.method !== "post") return;
  const wish = take(markOf(/** @type {HTMLButtonElement | null} */ (event.submitter)?.formAction ?? form.action, new FormData(form, event.submitter)), event.timeStamp);
  if (!wish) {
    event.preventDefault();
    return;
  }
  form.elements.key.value = wish.key;
  rest(form, true);
});
/** Back on a page that had been left, or that could not be left: nobody knows what became of what was sent. */
window.addEventListener("pageshow", () => {
  for (const wish of wishes.values()) wish.running = false;
  for (const form of document.querySelectorAll("form[data-sending]")) rest(form, false);
});

/**
 * The director console: sheets that open over the page, parts that follow the event, proposals put off for a
 * while, and the keyboard.
 */
import { told, wholeIn } from "./numbers.js";
import { plain } from "./plain.js";

const sheet = document.getElementById("sheet");
const sheetBody = document.getElementById("sheet-body");
const role = document.querySelector("[data-role]")?.dataset.role || "";

// ---- sheets

/** While the new state was on the way somebody has closed the sheet, and it stays closed; or has begun to work
 * on the page, and it stays as it is; what was unfolded stays unfolded. */
document.addEventListener("htmx:beforeSwap", (event) => {
  const source = event.detail.requestConfig?.elt;
  if (source === sheet && !sheet.open) event.detail.shouldSwap = false;
  if (source?.id === "work" && busy()) event.detail.shouldSwap = false;
  if (event.detail.target.id === "work") unfolded = opened().map((part) => part.dataset.fold);
});

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== sheetBody) return;
  document.getElementById("found")?.replaceChildren();
  window.htmx.process(sheetBody); // a key may come at once
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  forRole(sheet);
  sums();
});

sheet?.addEventListener("close", () => sheetBody.replaceChildren());
sheet?.addEventListener("click", (event) => {
  if (event.target === sheet) sheet.close();
});

/** A command was done: the sheet shows the new state or closes, and the page is fetched again. */
document.addEventListener("htmx:afterRequest", (event) => {
  const answer = event.detail.xhr;
  if (!answer || answer.getResponseHeader("X-Torneo-Status") !== "200") return;
  if (sheet.contains(event.detail.elt)) {
    const again = sheetBody.querySelector("[data-refresh]")?.dataset.refresh;
    if (again) window.htmx.ajax("GET", again, { source: sheet, target: "#sheet-body", swap: "innerHTML" });
    else sheet.close();
  }
  refresh();
});

// ---- the part of the page that is not live follows the event, unless somebody is filling it in

let dirty = false;
let waiting = 0;
let last = Date.now();
let unfolded = [];

/** `asked`: somebody has done something, and sees what came of it. */
function refresh(asked = true) {
  const work = document.getElementById("work");
  if (!work) return;
  dirty = false;
  last = Date.now();
  const source = asked ? document.body : work;
  window.htmx
    .ajax("GET", location.pathname + location.search, { source, target: "#work", select: "#work", swap: "outerHTML" })
    .then(() => {
      for (const part of folds()) if (unfolded.includes(part.dataset.fold)) part.open = true;
    });
}

/** The parts of the page that can be unfolded, each with a name of its own. */
function folds() {
  const parts = [...document.querySelectorAll("#work details")];
  for (const [place, part] of parts.entries()) part.dataset.fold ??= `${place} ${part.querySelector("summary")?.textContent.trim()}`;
  return parts;
}

/** Those somebody has unfolded; some stand open by themselves. */
const opened = () => folds().filter((part) => part.open && part.dataset.stays === undefined);

/** Is somebody at work on the page? */
function busy() {
  const active = document.getElementById("work")?.contains(document.activeElement);
  return dirty || sheet.open || active || opened().length > 0;
}

document.addEventListener("input", (event) => {
  if (event.target.closest?.("#work")) dirty = true;
});

document.addEventListener("live:shown", (event) => {
  forRole(event.target);
  if (event.detail.topic === "proposals") inPlace();
  putOff();
  narrow();
  const work = document.getElementById("work");
  if (!work || waiting || work.dataset.quiet !== undefined) return;
  waiting = setTimeout(() => {
    waiting = 0;
    if (!busy()) refresh(false);
  }, Math.max(0, 2500 - (Date.now() - last)));
});

// ---- what the account may not do is shown, and said

function forRole(within) {
  for (const part of within.querySelectorAll("[data-roles]")) {
    if (part.dataset.roles.split(" ").includes(role)) continue;
    for (const button of part.matches("button") ? [part] : part.querySelectorAll("form button")) button.disabled = true;
    const note = part.querySelector(".role-note");
    if (note) note.hidden = false;
  }
}

// ---- proposals stay where they are: new ones come below, and what is gone leaves its place while somebody is
// about to press there

let order = [];
let heights = new Map();
let near = 0;

function inPlace() {
  const list = document.querySelector(".console-side .proposals");
  if (!list) return;
  const cards = new Map([...list.querySelectorAll("[data-proposal]")].map((card) => [card.dataset.proposal, card]));
  const pressing = list.matches(":hover") || Date.now() - near < 3000;
  order = order.filter((id) => cards.has(id) || (pressing && heights.has(id)));
  order.push(...[...cards.keys()].filter((id) => !order.includes(id)));
  const [head] = list.children;
  let last = head;
  for (const id of order) {
    const card = cards.get(id) || gap(id, head?.dataset.gone || "");
    last.after(card);
    last = card;
  }
  heights = new Map(order.map((id) => [id, cards.get(id)?.offsetHeight || heights.get(id)]));
}

function gap(id, text) {
  const left = document.createElement("div");
  left.className = "card proposal gone muted";
  left.style.height = `${heights.get(id)}px`;
  left.textContent = text;
  return left;
}

document.addEventListener("pointerdown", (event) => {
  if (event.target.closest?.(".console-side .proposals")) near = Date.now();
});
document.querySelector(".console-side")?.addEventListener("pointerleave", () => {
  for (const left of document.querySelectorAll(".proposals .gone")) left.remove();
  order = order.filter((id) => document.querySelector(`[data-proposal="${id}"]`));
});

// ---- proposals put off come back after five minutes

const LATER = 5 * 60 * 1000;
const key = `torneo-later-${document.body.dataset.stream}`;

function later() {
  const kept = JSON.parse(sessionStorage.getItem(key) || "{}");
  return Object.fromEntries(Object.entries(kept).filter(([, until]) => until > Date.now()));
}

function putOff() {
  const kept = later();
  let hidden = 0;
  for (const card of document.querySelectorAll(".proposals [data-proposal]")) {
    card.hidden = card.dataset.proposal in kept;
    hidden += card.hidden ? 1 : 0;
  }
  const line = document.querySelector(".proposals .later");
  if (line) line.hidden = hidden === 0;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-later]");
  if (button) {
    sessionStorage.setItem(key, JSON.stringify({ ...later(), [button.dataset.later]: Date.now() + LATER }));
    putOff();
  }
  if (event.target.closest?.("[data-later-show]")) {
    sessionStorage.removeItem(key);
    putOff();
  }
  if (event.target.closest?.("[data-print]")) window.print();
});

// ---- filters that react as you type

function narrow() {
  const field = document.querySelector("[data-narrows]");
  if (!field) return;
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const part of document.querySelectorAll(field.dataset.narrows)) {
    const said = (part.dataset.find || "").split("|"); // the words belong to one player, or to the table
    part.hidden = !said.some((one) => wanted.every((word) => one.includes(word)));
  }
}
document.addEventListener("input", (event) => {
  if (event.target.matches?.("[data-narrows]")) narrow();
  if (event.target.closest?.("form.seats")) sums();
});

// ---- the sum of a table while its stacks are typed

function sums() {
  for (const form of sheetBody.querySelectorAll("form.seats")) {
    const total = Number(form.querySelector("[data-total]").dataset.total);
    const carried = form.querySelector('[name="carried"]');
    let sum = (carried && wholeIn(carried)) ?? 0;
    let typed = false;
    for (const input of form.querySelectorAll("[data-had]")) {
      typed ||= input.value !== "";
      sum += wholeIn(input) ?? Number(input.dataset.had);
    }
    const shown = form.querySelector(".sum");
    shown.textContent = typed ? `Σ ${told(sum)} / ${told(total)}` : "";
    shown.classList.toggle("stop", typed && sum !== total);
    shown.classList.toggle("good", typed && sum === total);
  }
}

// ---- finding somebody: Enter opens whoever was found, the arrows choose among several

const find = document.getElementById("find");
const found = document.getElementById("found");
let opens = false;

const hits = () => [...(found?.querySelectorAll(".pick") ?? [])];

/** The one player found; of several the first waits to be chosen. */
function openFound() {
  opens = false;
  const all = hits();
  window.htmx.process(found); // Enter may come at once
  if (all.length === 1) all[0].click();
  else all[0]?.focus();
}

find?.addEventListener("input", () => {
  found.replaceChildren();
});
find?.addEventListener("keydown", (event) => {
  if (event.key === "Enter") {
    event.preventDefault();
    if (hits().length) openFound();
    else opens = find.value.trim() !== "";
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    hits()[0]?.focus();
  } else if (event.key === "Escape") {
    find.value = "";
    found.replaceChildren();
    find.blur();
  }
});
found?.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = hits();
  (all[all.indexOf(document.activeElement) + step] ?? find).focus();
});
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target === found && opens) openFound();
  if (event.detail.target === sheetBody && found?.childElementCount) {
    find.value = "";
    found.replaceChildren();
  }
});

// ---- keyboard

/** What a key reaches on the card that is open: pressed if that is all there is to it, else gone to. */
function reach(key) {
  const part = [...sheetBody.querySelectorAll("[data-hotkey]")].find((one) => one.dataset.hotkey === key);
  if (!part) return false;
  const details = part.closest("details");
  if (details) details.open = true;
  const fields = [...part.querySelectorAll("input:not([type=hidden]), select")];
  const buttons = [...part.querySelectorAll("button:not([disabled])")];
  if (part.dataset.digits !== undefined) buttons[0]?.focus();
  else if (buttons.length === 1 && fields.every((one) => one.tagName === "SELECT" && one.name === "method")) buttons[0].click();
  else (fields[0] ?? buttons[0])?.focus();
  part.scrollIntoView({ block: "nearest" });
  return true;
}

document.addEventListener("card:act", (event) => reach(event.detail));

/** A digit chooses among the buttons of the part one is in. */
function digit(key) {
  const part = document.activeElement?.closest("[data-digits]");
  const button = part?.querySelector(`[data-digit="${key}"]:not([disabled])`);
  button?.click();
  return Boolean(button);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const again = event.key === "/" && event.target === find; // back in the search: the next name, not a slash
  if (event.target.matches?.("input, textarea, select") && !again) return;
  const open = document.querySelector("dialog[open]");
  if (open === sheet && open !== null) {
    if (/^[0-9]$/.test(event.key) ? digit(event.key) : /^[a-z]$/.test(event.key) && reach(event.key)) event.preventDefault();
    return;
  }
  if (open) return;
  if (event.key === "/") {
    event.preventDefault();
    find?.focus();
    find?.select();
  } else if (event.key === "n") {
    location.href = document.querySelector("[data-desk]").dataset.desk;
  } else if (event.key === "?") {
    document.getElementById("help")?.showModal();
  } else if (event.key === " " && !event.target.matches?.("button, a, summary")) {
    event.preventDefault();
    document.querySelector('form[data-key="space"] button:not([disabled])')?.click();
  } else if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll(".console-rail a")[Number(event.key) - 1]?.click();
  } else if (/^[a-z]$/.test(event.key)) {
    document.querySelector(`#work form[data-hotkey="${event.key}"] button:not([disabled])`)?.click();
  }
});

for (const [place, link] of [...document.querySelectorAll(".console-rail a")].slice(0, 9).entries()) {
  link.title = `${link.textContent} (${place + 1})`;
}

forRole(document);
inPlace();
putOff();

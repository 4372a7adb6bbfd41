/**
 * The dealer's tablet. Its table is fetched again when the bell names it; a sheet that is open and whatever is
 * being told of the hand (`hand.js`) stay as they are. The card of a ruling that waits for the floor follows the answer.
 */
import { ask, lift, noAnswer } from "./asking.js";
import { told, wholeIn } from "./numbers.js";
import { NextHands } from "./next_hand.js";
import { mountHand } from "./hand.js";
import { guard, settle } from "./spot_ask.js";

const part = document.getElementById("part");
const base = part.dataset.base;
const sheet = document.getElementById("sheet");
const sheetBody = document.getElementById("sheet-body");
const ruling = document.getElementById("ruling");
const rulingBody = document.getElementById("ruling-body");
const now = () => part.querySelector(".dealer-now");

// ---- the table follows the event

const markOf = () => document.querySelector("[data-marks]")?.dataset.marks.split(" ")
  .find((one) => one.startsWith(`${part.dataset.table}:`))?.split(":")[1];
let fetching = false;
let again = false;

async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    const answer = await ask(`${base}parte/`, { headers: { "HX-Request": "true" } });
    if (!answer.ok) return;
    const html = await answer.text();
    await released();
    const deal = now().dataset.hand;
    part.innerHTML = html;
    window.htmx?.process(part);
    next.show();
    document.dispatchEvent(new CustomEvent("live:shown", { detail: { topic: "table" } }));
    if (now().dataset.hand !== deal) settled();
    if (hand.shown || now().dataset.hand !== deal) await hand.renew();
    else hand.stale();
    await renewRuling();
  } catch { /* the connection is gone: the page says so, and the bell rings when it is back */ } finally {
    fetching = false;
    if (again) {
      again = false;
      refresh();
    }
  }
}

/** What somebody is pressing stays where it is until it has been let go. */
async function released() {
  const moment = () => new Promise((done) => { setTimeout(done, 50); });
  const pressed = part.matches(":active");
  while (part.matches(":active")) await moment();
  if (pressed) await moment();
}

/** No hand lasts a second: the button that has just played one is not meant to play the next as well. */
const REST = 2500;
function settled() {
  const next = part.querySelector("form:has([data-next])");
  if (next) settle(next, REST);
}
guard(part);

document.addEventListener("live:shown", (event) => {
  if (event.detail.topic === "dealer_bell" && markOf() !== now().dataset.mark) refresh();
});

// ---- the hand, told act by act: it takes the place of the table

const hand = mountHand(document.getElementById("hand"), {
  next() {
    const { hand: playing, next: following } = part.querySelector("form:has([data-next])").elements;
    next.tap(Number(playing.value), Number(following.value));
  },
  opened(shown) {
    part.hidden = shown;
    window.scrollTo(0, 0);
    if (!shown) now().querySelector("[data-drawer]")?.focus({ preventScroll: true });
  },
});

// ---- the next hand: tapped without a connection it waits, behind what was told of the one before

const next = new NextHands({
  place: `torneo-next-${base}`,
  url: `${base}siguiente/`,
  notice: document.querySelector("[data-next-notice]"),
  before: () => hand.waiting.steps.length > 0,
  async answered(html) {
    lift();
    window.htmx?.swap("#toasts", html, { swapStyle: "beforeend" });
    await refresh();
  },
  /** Of a hand the room does not know nothing can be told, nor can it be undone there; what is left of the last can. */
  changed(waits) {
    for (const one of part.querySelectorAll("[data-drawer], [data-hand-open], [data-undo-next]")) one.disabled = waits && !hand.waiting.why;
  },
});
part.addEventListener("submit", (event) => {
  if (!event.target.querySelector("[data-next]")) return;
  event.preventDefault();
  event.stopPropagation(); // who sends it must be able to wait
  const { hand, next: following } = event.target.elements;
  if (next.tap(Number(hand.value), Number(following.value))) settle(event.target, REST);
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && hand.shown && !document.querySelector("dialog[open]")) hand.open(false);
});

// ---- the card of a ruling

function open(html) {
  rulingBody.innerHTML = html;
  window.htmx?.process(rulingBody);
  if (!ruling.open) ruling.showModal();
  ruling.scrollTop = 0;
}

async function showRuling(number) {
  const answer = await ask(`${base}fallo/${number}/`).catch(() => noAnswer(false));
  if (answer?.ok) open(await answer.text());
}

/** The card that lies open, as it is now; one that was closed meanwhile stays closed. */
async function renewRuling() {
  const given = rulingBody.querySelector("[data-given]");
  if (!ruling.open || !given?.dataset.open) return;
  const answer = await ask(`${base}fallo/${given.dataset.given}/`);
  const html = answer.ok ? await answer.text() : "";
  if (html && ruling.open && rulingBody.contains(given)) open(html);
}

// ---- sheets

function openSheet(html) {
  sheetBody.innerHTML = html;
  window.htmx?.process(sheetBody);
  if (!sheet.open) sheet.showModal();
  document.dispatchEvent(new CustomEvent("live:shown", { detail: { topic: "sheet" } }));
}

async function sheetAt(address) {
  try {
    const answer = await ask(base + address);
    if (answer.ok) openSheet(await answer.text());
    return answer.ok;
  } catch {
    document.documentElement.classList.add("offline");
    return false;
  }
}

/** A clause opens over the card; its own page is one tap further. */
async function readClause(link) {
  const answer = await ask(link.href).catch(() => noAnswer(false));
  if (!answer) return;
  const text = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("#content .reading");
  if (!answer.ok || !text) return;
  const close = document.createElement("button");
  close.type = "button";
  close.dataset.close = "";
  close.className = "stay";
  close.textContent = document.querySelector("[data-what-close]").textContent;
  openSheet("");
  sheetBody.append(document.adoptNode(text), close);
}

document.addEventListener("click", async (event) => {
  const at = (what) => event.target.closest?.(what);
  if (at("#ruling .clause, .table-side .clause, #hand .clause")) {
    event.preventDefault();
    readClause(at(".clause"));
    return;
  }
  if (at("[data-drawer]")) hand.open(true, true);
  else if (at("[data-hand-open]")) hand.open(true);
  else if (at("[data-sheet]")) sheetAt(`hoja/${at("[data-sheet]").dataset.sheet}/`);
  else if (at("[data-sheet-url]")) sheetAt(at("[data-sheet-url]").dataset.sheetUrl);
  else if (at("[data-ruling]")) showRuling(at("[data-ruling]").dataset.ruling);
  else if (at("[data-call-for]")) {
    const given = at("[data-note]");
    ruling.close();
    if (!(await sheetAt("hoja/call/"))) return;
    sheet.querySelector("[name=note]").value = given.dataset.note;
    if (given.dataset.seat !== "0") sheet.querySelector("[name=seat]").value = given.dataset.seat;
    sheet.querySelector("[value=ruling]").focus();
  } else if (at("[data-rest]")) rest(at("[data-rest]").dataset.rest);
});

/** The reason stands in the sheet: messages below it cannot be seen while it is open. */
function whyNot(html) {
  const told = new DOMParser().parseFromString(html, "text/html").body;
  const place = sheetBody.querySelector(".sheet-problem") ?? sheetBody.appendChild(document.createElement("div"));
  place.className = "sheet-problem notice stop";
  place.setAttribute("role", "alert");
  place.replaceChildren(...told.querySelector(".toast")?.childNodes ?? []);
  place.scrollIntoView({ block: "nearest" });
}

/** A command was done: its sheet closes and the table is fetched. */
document.addEventListener("htmx:afterRequest", (event) => {
  const status = event.detail.xhr?.getResponseHeader("X-Torneo-Status");
  if (sheet.contains(event.detail.elt)) {
    if (status === "200") sheet.close();
    else if (status) whyNot(event.detail.xhr.responseText);
  }
  if (status) refresh();
});
sheet.addEventListener("close", () => sheetBody.replaceChildren());

// ---- the result of a hand has to add up

const rows = () => [...sheetBody.querySelectorAll("[data-row] input")];
const written = (field) => wholeIn(field) ?? Number(field.dataset.had);
function off() {
  const carried = sheetBody.querySelector("[name=carried]");
  return rows().reduce((all, one) => all + written(one) - Number(one.dataset.had), (carried && wholeIn(carried)) ?? 0);
}

function sums() {
  const line = sheetBody.querySelector("[data-sum]");
  if (!line) return;
  const difference = off();
  const size = told(Math.abs(difference));
  line.textContent = difference ? `▲ ${difference < 0 ? line.dataset.short : line.dataset.over} ${size}` : `✓ ${line.dataset.fits}`;
  line.className = `sum-line ${difference ? "stop" : "good"}`;
  const gained = rows().filter((one) => written(one) > Number(one.dataset.had));
  for (const one of rows()) {
    const winner = one.closest("tr").querySelector("select");
    winner.hidden = wholeIn(one) !== 0;
    if (!winner.hidden && !winner.value && gained.length === 1) winner.value = gained[0].closest("tr").dataset.row;
    if (winner.hidden) winner.value = "";
  }
}

function rest(seat) {
  const field = sheetBody.querySelector(`[name="stacks.${seat}"]`);
  const left = written(field) - off();
  if (left >= 0) field.value = told(left);
  sums();
}

sheetBody.addEventListener("input", sums);

// ---- the clock on a player is counted aloud at the end

document.addEventListener("clock:tick", (event) => {
  const count = event.target.dataset.countdown;
  if (count) event.target.classList.toggle("aloud", event.detail.left <= Number(count) * 1000);
  const { until } = event.target.dataset;
  if (!until || event.detail.left > 0) return;
  delete event.target.dataset.until; // the time is up: what may be done about it has changed
  if (until === "part") refresh();
  else sheetAt(`hoja/${until}/`);
});

// ---- a smaller stack that takes out a bigger one: what is left, or were the stacks not right?

const filled = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");

document.addEventListener("submit", (event) => {
  const form = event.target;
  const pressed = event.submitter;
  if (!form.matches?.(".out-form") || pressed?.name !== "beaten_by") return;
  const loser = form.querySelector('[name="seat"]:checked');
  const doubt = form.querySelector(".doubt");
  const [had, took] = [loser, pressed].map((one) => Number(one?.dataset.points));
  doubt.hidden = !(took > 0 && took < had && loser.value !== pressed.value);
  if (doubt.hidden) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const facts = {
    name: loser.dataset.name, winner: pressed.dataset.name,
    stack: told(had), less: told(took), left: told(had - took),
  };
  doubt.querySelector("p").textContent = filled(doubt.dataset.text, facts);
  for (const [name, text] of [["rest", doubt.dataset.keeps], ["sure", doubt.dataset.out]]) {
    doubt.querySelector(`[name="${name}"]`).textContent = filled(text, facts);
  }
  form.querySelector('input[name="beaten_by"]')?.remove();
  const winner = Object.assign(document.createElement("input"), { type: "hidden", name: "beaten_by", value: pressed.value });
  doubt.append(winner);
  doubt.scrollIntoView({ block: "nearest" });
  doubt.querySelector("button").focus();
}, true);

if (part.dataset.opens) hand.open(true);

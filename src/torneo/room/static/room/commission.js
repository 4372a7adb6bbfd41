/**
 * A case lives: its part of the page is fetched again when it has changed or a time limit has run out, never
 * over somebody's typing. Countdowns, fields that belong to one outcome only, copying and printing of letters.
 */
import { ask, noAnswer } from "./asking.js";
import { clockText, eventNow } from "./time.js";

const DAY = 86400000;

function left(ms) {
  const far = Math.abs(ms);
  const text = far >= 2 * DAY ? `${Math.floor(far / DAY)} d ${Math.floor((far % DAY) / 3600000)} h` : clockText(far);
  return ms < 0 ? `−${text}` : text;
}

/** Limits that were still running when they were last looked at. */
const running = new WeakSet();

function count() {
  for (const part of document.querySelectorAll("[data-due]")) {
    const ms = Number(part.dataset.due) - eventNow();
    const text = left(ms);
    if (part.textContent !== text) part.textContent = text;
    if (ms > 0) running.add(part);
    else if (running.delete(part)) refresh();
  }
}

// ---- the case itself

const whole = document.getElementById("case");
const news = document.getElementById("news");
let typing = false;
let asked = 0;

/** ``force``: what has been typed so far is sent or given up. What is typed while the answer is on its way
 * is kept all the same, and of two answers on their way only the later counts. */
async function refresh(force = false) {
  if (!whole) return;
  if (force) typing = false;
  if (typing) {
    news.hidden = false;
    return;
  }
  const mine = ++asked;
  const answer = await ask(location.pathname, { headers: { "X-Part": "case" } }).catch(() => noAnswer(false));
  const html = answer?.ok ? await answer.text() : "";
  if (!html || mine !== asked) return;
  if (typing) {
    news.hidden = false;
    return;
  }
  const open = [...whole.querySelectorAll("details[open][data-keep]")].map((one) => one.dataset.keep);
  whole.innerHTML = html;
  for (const one of whole.querySelectorAll("details[data-keep]")) one.open = open.includes(one.dataset.keep);
  window.htmx?.process(whole);
  whole.dataset.version = whole.querySelector("[data-at-version]").dataset.atVersion;
  news.hidden = true;
  choose(whole);
  count();
}

if (whole) {
  whole.addEventListener("input", (event) => {
    if (event.target.name !== "diario") typing = true;
  });
  document.addEventListener("live:shown", (event) => {
    const version = event.target.querySelector("[data-case-version]")?.dataset.caseVersion;
    if (version && version !== whole.dataset.version) refresh();
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const { xhr, requestConfig } = event.detail;
    if (requestConfig?.verb !== "post" || xhr?.getResponseHeader("X-Torneo-Status") !== "200") return;
    for (const old of [...document.querySelectorAll(".toasts .toast")].slice(0, -1)) old.remove();
    refresh(true);
  });
  news.querySelector("[data-show-news]").addEventListener("click", () => refresh(true));
}

// ---- fields that belong to one outcome only

function choose(where) {
  for (const form of where.querySelectorAll("form")) {
    const outcome = form.querySelector("[name=outcome], [name=option], [name=sanction]")?.value;
    for (const field of form.querySelectorAll("[data-only]")) {
      const wanted = field.dataset.only.split(" ").includes(outcome);
      field.hidden = !wanted;
      for (const control of field.querySelectorAll("input, select")) control.disabled = !wanted;
    }
  }
}

document.addEventListener("change", (event) => {
  const form = event.target.closest?.("form");
  if (form) choose(form.parentElement);
});

// ---- letters

document.addEventListener("click", async (event) => {
  const copy = event.target.closest?.("[data-copy]");
  if (copy) {
    const text = document.getElementById(copy.dataset.copy);
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      text.select(); // without a secure connection the browser copies only what is selected
      document.execCommand("copy");
    }
    const label = copy.textContent;
    copy.textContent = copy.dataset.copied;
    setTimeout(() => { copy.textContent = label; }, 2000);
  }
  const print = event.target.closest?.("[data-print]");
  if (print) {
    for (const one of document.querySelectorAll(".letter")) {
      one.toggleAttribute("data-unprinted", one.id !== print.dataset.print);
    }
    window.print();
    for (const one of document.querySelectorAll(".letter")) one.removeAttribute("data-unprinted");
  }
});

for (const part of document.querySelectorAll("[data-still]")) part.textContent = left(Number(part.dataset.still));
choose(document);
count();
setInterval(count, 500);

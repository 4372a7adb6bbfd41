/** The rulings desk: the picker tells a spot and an act, the book's answer stands beside it, the others' below. */
import { ask } from "./asking.js";
import { mountSpot } from "./spot.js";
import { newKey } from "./wishes.js";

const desk = document.querySelector("[data-desk]");
const section = desk.querySelector("[data-spot]");
const place = desk.querySelector("[data-answer-place]");
const others = desk.querySelector("[data-others-place]");
const empty = place.innerHTML;
/** What the answer on the page is about. */
let about = "";
let key = "";

const headers = () => ({ "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf, "X-Torneo-Key": key });
const post = async (url, body) => {
  const answer = await ask(url, { method: "POST", headers: headers(), body: JSON.stringify(body) });
  return { ok: answer.ok, ...(await answer.json()) };
};
const same = (spot) => about === JSON.stringify(spot.steps);

async function tell({ setup, steps }) {
  const answer = await post(desk.dataset.rules, { setup, steps });
  if (!answer.ok) return answer;
  about = "";
  show(answer.html, answer.others);
  const record = place.querySelector("[data-record]");
  if (record) record.hidden = !desk.dataset.records;
  key = newKey();
  return answer;
}

function show(html, strip) {
  place.innerHTML = html;
  if (strip !== undefined) others.innerHTML = strip;
  window.htmx?.process(place);
  const top = place.getBoundingClientRect().top;
  if (top < 0 || top > window.innerHeight * 0.6) place.scrollIntoView({ block: "start", behavior: "smooth" });
}

section.dataset.hand = desk.dataset.hand;
const spot = mountSpot(section, {
  tell,
  tellLabel: desk.dataset.tells,
  /** The story has changed: an answer about another one goes away. */
  onlook(picker) {
    if (about === "" && place.innerHTML !== empty) about = JSON.stringify(picker.steps);
    else if (about !== "" && !same(picker)) {
      about = "";
      show(empty, "");
    }
  },
});

place.addEventListener("click", async (event) => {
  const record = event.target.closest("[data-record]");
  const tried = event.target.closest("[data-answer]");
  if (record) {
    record.disabled = true;
    try {
      const answer = await post(desk.dataset.records, {
        table: Number(desk.dataset.table), call: Number(desk.dataset.call), setup: spot.setup, steps: spot.steps,
      });
      if (answer.ok) show(answer.html);
      spot.problem(answer.ok ? "" : answer.problem);
    } catch {
      spot.problem(desk.dataset.offline);
    } finally {
      record.disabled = false;
    }
  } else if (tried) {
    const steps = [...spot.steps, { floor: tried.dataset.answer, why: desk.dataset.why }];
    const answer = await tell({ setup: spot.setup, steps });
    if (answer.ok) await spot.look(spot.setup, steps);
    else spot.problem(answer.problem);
  }
});

/** A recorded ruling was answered: its newest state. */
document.addEventListener("htmx:afterRequest", (event) => {
  const again = place.querySelector("[data-refresh]")?.dataset.refresh;
  if (!again || event.detail.xhr?.getResponseHeader("X-Torneo-Status") !== "200") return;
  window.htmx.ajax("GET", again, { target: "[data-answer-place]", swap: "innerHTML" });
});

const go = document.querySelector("[data-go]");
document.querySelector("[data-go-button]").hidden = true;
go?.addEventListener("change", () => go.form.submit());

/**
 * Exercises one after another. Without an account what has been learnt stays in this browser and travels with each
 * question; with one the room keeps it.
 */
import { ask, noAnswer, warn } from "./asking.js";

const MEMORY = "torneo.academia";

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? null;
  } catch {
    return null;
  }
}

function remember(memory) {
  try {
    localStorage.setItem(MEMORY, JSON.stringify(memory));
  } catch {
    // a browser that keeps nothing: the exercises go on without being remembered
  }
}

async function post(place, page, more = {}) {
  /** @type {Record<string, any>} */
  const body = { role: place.dataset.courseRole, topic: place.dataset.topic ?? "", ...more };
  if (!("own" in place.dataset)) body.memory = remembered();
  const headers = { "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf };
  try {
    return await ask(place.dataset[page], { method: "POST", body: JSON.stringify(body), headers });
  } catch {
    noAnswer(false);
    return null;
  }
}

function show(place, html) {
  place.innerHTML = html;
  document.dispatchEvent(new CustomEvent("htmx:afterSettle"));
  window.scrollTo({ top: 0 });
}

class Exercise {
  constructor(place) {
    this.place = place;
    this.busy = false;
    place.addEventListener("click", (event) => this.pressed(event.target.closest("button")));
    document.addEventListener("keydown", (event) => this.key(event));
    this.next();
  }

  pressed(button) {
    if (!button || this.busy) return;
    if (button.dataset.choice) this.answer(Number(button.dataset.choice));
    else if ("next" in button.dataset) this.next();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
    const choices = [...this.place.querySelectorAll("[data-choice]")];
    const at = "abcdef".indexOf(event.key.toLowerCase());
    if (event.key.length === 1 && choices[at]) choices[at].click();
  }

  async told(page, more) {
    this.busy = true;
    const answer = await post(this.place, page, more);
    this.busy = false;
    if (answer === null) return null;
    const told = await answer.json().catch(() => ({}));
    if (!answer.ok) {
      warn(told.problem ?? document.getElementById("toasts")?.dataset.failed);
      return null;
    }
    return told;
  }

  async next() {
    const told = await this.told("following");
    if (!told) return;
    this.id = told.id;
    show(this.place, told.html);
    this.place.dataset.state = "question";
    this.place.querySelector(".ask")?.focus({ preventScroll: true });
  }

  async answer(choice) {
    const told = await this.told("answered", { id: this.id, choice });
    if (!told) return;
    if (told.memory) remember(told.memory);
    show(this.place, told.html);
    this.place.dataset.state = "answer";
    this.place.querySelector("[data-next]")?.focus({ preventScroll: true });
  }
}

const exercise = document.getElementById("exercise");
if (exercise) new Exercise(exercise);

const course = document.getElementById("course");
if (course && !("own" in course.dataset) && remembered()) {
  const answer = await post(course, "progress");
  if (answer?.ok) course.innerHTML = await answer.text();
}
document.querySelector("[data-choose]")?.addEventListener("change", (event) => event.currentTarget.submit());

/** The time left of an exam; when it is over the page asks what became of it. */
const left = document.querySelector("[data-left]");
if (left) {
  const end = performance.now() + 1000 * Number(left.dataset.left);
  const GRACE = 12; // seconds in which an answer on its way still counts
  const count = () => {
    const seconds = Math.ceil((end - performance.now()) / 1000);
    const shown = Math.max(seconds, 0);
    left.textContent = `${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, "0")}`;
    if (seconds < -GRACE) location.reload();
    else setTimeout(count, 500);
  };
  count();
}
if (document.querySelector("[data-again]")) setTimeout(() => location.reload(), 1500);

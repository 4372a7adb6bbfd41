/** A recorded hand step by step; one that is being played is fetched again, and stays at its end if it was there. */
import { ask } from "./asking.js";

const place = document.getElementById("replay-part");
const EVERY = 5000;
const PACE = 1400;
let at = 0;
let running = 0;

const play = () => place.querySelector("[data-replay]");
const last = () => Number(play().dataset.last);

function show(step) {
  at = Math.min(Math.max(step, 0), last());
  for (const one of place.querySelectorAll(".step")) one.hidden = Number(one.dataset.step) !== at;
  const [back, on] = place.querySelectorAll("[data-walk]");
  back.disabled = at === 0;
  on.disabled = at === last();
  place.querySelector(".walk .at").textContent = `${at} / ${last()}`;
  if (at === last()) run(false);
}

function run(on) {
  clearInterval(running);
  running = on ? setInterval(() => show(at + 1), PACE) : 0;
  place.querySelector("[data-run]").setAttribute("aria-pressed", String(Boolean(on)));
}

function begin(step) {
  if (!play()) return;
  play().classList.add("walking");
  place.querySelector(".walk").hidden = false;
  show(step);
}

place.addEventListener("click", (event) => {
  const walk = event.target.closest("[data-walk]");
  if (walk) {
    run(false);
    show(at + Number(walk.dataset.walk));
  } else if (event.target.closest("[data-run]")) {
    if (running) run(false);
    else {
      if (at === last()) show(0);
      run(true);
    }
  }
});
document.addEventListener("keydown", (event) => {
  if (!play() || event.target.matches("input, select, textarea")) return;
  if (event.key === "ArrowRight") show(at + 1);
  if (event.key === "ArrowLeft") show(at - 1);
});

async function look() {
  try {
    const answer = await ask(`${location.pathname}?parte=1`);
    if (answer.ok) {
      const end = at === last();
      const playing = running;
      place.innerHTML = await answer.text();
      begin(end ? last() : at);
      if (playing) run(true);
    }
  } catch { /* the room is away for a moment */ }
  if (play()?.dataset.playing !== undefined) setTimeout(look, EVERY);
}

const live = play()?.dataset.playing !== undefined;
begin(live ? last() : 0);
if (live) setTimeout(look, EVERY);

/** The overlay asks every second what it may show by now: with a delay, time alone brings the next picture. */
import { ask } from "./asking.js";

const place = document.getElementById("overlay");
const EVERY = 1000;

async function look() {
  try {
    const answer = await ask(`${place.dataset.source}?m=${place.dataset.mark}&lang=${document.documentElement.lang}`);
    if (answer.status === 200) {
      place.innerHTML = await answer.text();
      place.dataset.mark = answer.headers.get("X-Torneo-Mark");
    } else if (answer.status === 404) place.replaceChildren();
  } catch { /* the room is away for a moment: the last picture stays */ }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);

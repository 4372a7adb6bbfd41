/** Logo, text and pictures: asked for now and then, so that a change reaches screens nobody touches. */
import { ask } from "./asking.js";
import { layAll } from "./paging.js";

const EVERY = 10_000;
const place = document.querySelector(".dress");

async function look() {
  try {
    const answer = await ask(`${place.dataset.source}?m=${place.dataset.mark}&lang=${document.documentElement.lang}`);
    if (answer.status === 200) {
      place.innerHTML = await answer.text();
      place.dataset.mark = place.firstElementChild.dataset.mark;
      layAll(place);
    }
  } catch { /* without a connection the last ones stay */ }
  setTimeout(look, EVERY);
}
setTimeout(look, EVERY);

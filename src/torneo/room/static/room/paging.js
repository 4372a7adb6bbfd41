/**
 * Lists longer than their place turn pages by themselves: an element with data-pages="name" is such a list, or
 * holds one. What fits is measured, so that nothing is ever cut off; data-most: so many at a time, data-pick:
 * which rows, data-every: seconds a page stays. [data-mark-of="name"] tells which part is on show. The arrow keys turn pages too.
 */
import { chosen } from "./screen_choices.js";

/** @type {Map<string, {first: number, shown: number, turnAt: number}>} */
const places = new Map();
const words = () => document.querySelector(".controls")?.dataset.page ?? "%from–%to / %all";

const listOf = (box) => (box.matches("ul, ol") ? box : box.querySelector("ul, ol"));
const rowsOf = (box) => [...(listOf(box)?.children ?? [])].filter((row) => row.matches(box.dataset.pick ?? "*"));
const spills = (list) => list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1;
const lasts = (box) => 1000 * (Number(box.dataset.every) || chosen().every);

function show(rows, from, to) {
  rows.forEach((row, at) => row.classList.toggle("off-page", at < from || at >= to));
}

/** Shows as many rows from the first of the page on as fit, at least one. */
function lay(box) {
  const list = listOf(box);
  if (!list) return;
  const rows = rowsOf(box);
  const place = places.get(box.dataset.pages) ?? { first: 0, shown: 0, turnAt: performance.now() + lasts(box) };
  places.set(box.dataset.pages, place);
  if (place.first >= rows.length) place.first = 0;
  let most = Math.min(Number(box.dataset.most) || rows.length, rows.length - place.first);
  show(rows, place.first, place.first + most);
  if (spills(list)) {
    let fits = 1;
    while (most - fits > 1) {
      const middle = (fits + most) >> 1;
      show(rows, place.first, place.first + middle);
      if (spills(list)) most = middle;
      else fits = middle;
    }
    most = fits;
    show(rows, place.first, place.first + most);
  }
  place.shown = most;
  const all = rows.length;
  for (const mark of document.querySelectorAll(`[data-mark-of="${box.dataset.pages}"]`)) {
    const text = { "%from": place.first + 1, "%to": place.first + most, "%all": all };
    mark.textContent = most < all ? words().replace(/%from|%to|%all/g, (one) => String(text[one])) : "";
  }
}

function turn(box, by = 1) {
  const place = places.get(box.dataset.pages);
  const rows = rowsOf(box).length;
  if (!place || place.shown >= rows) return;
  if (by > 0) place.first = place.first + place.shown >= rows ? 0 : place.first + place.shown;
  else place.first = Math.max(0, place.first - place.shown);
  place.turnAt = performance.now() + lasts(box);
  lay(box);
}

const boxes = (/** @type {Document | HTMLElement} */ under = document) => under.querySelectorAll("[data-pages]");

/** A box that changes its size, or gets another list, is laid out again. */
const sizes = new ResizeObserver((seen) => seen.forEach((one) => one.target.isConnected && lay(one.target)));
/** @param {Document | HTMLElement} under */
export function layAll(under = document) {
  for (const box of boxes(under)) {
    sizes.observe(box);
    lay(box);
  }
}

setInterval(() => {
  const now = performance.now();
  for (const box of boxes()) if (now >= (places.get(box.dataset.pages)?.turnAt ?? Infinity)) turn(box);
}, 500);

document.addEventListener("live:shown", (event) => layAll(/** @type {HTMLElement} */ (event.target)));
document.addEventListener("htmx:afterSwap", (event) => {
  const box = event.target.closest?.("[data-pages]");
  if (box) lay(box);
});
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
  const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
  if (by) for (const box of boxes()) turn(box, by);
});
layAll();
document.fonts?.ready.then(() => layAll());

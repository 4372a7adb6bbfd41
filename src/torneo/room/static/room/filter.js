/**
 * Lists that react as you type: <input data-filter="#list"> hides every [data-find] in the list that lacks one
 * of the words. The filter is kept when the list is fetched again; the key in data-key goes to the field.
 */
import { plain } from "./plain.js";

function apply(input) {
  const list = document.querySelector(input.dataset.filter);
  if (!list) return;
  const words = plain(input.value).split(/\s+/).filter(Boolean);
  for (const row of list.querySelectorAll("[data-find]")) {
    const text = ` ${plain(row.dataset.find)}`;
    row.hidden = !words.every((word) => text.includes(` ${word}`));
  }
}

const fields = () => document.querySelectorAll("input[data-filter]");
document.addEventListener("input", (event) => {
  if (event.target.matches?.("input[data-filter]")) apply(event.target);
});
document.addEventListener("htmx:afterSettle", () => fields().forEach(apply));
document.addEventListener("live:shown", () => fields().forEach(apply));
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = [...fields()].find((one) => one.dataset.key === event.key);
  if (field) {
    event.preventDefault();
    field.focus();
  }
});

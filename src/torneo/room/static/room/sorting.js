/**
 * Tables that sort: a [data-sort] button in the head of a column sorts the rows of its table by data-by of that
 * column's cells, down first, then up.
 */
function sort(button) {
  const head = button.closest("th");
  const up = head.getAttribute("aria-sort") === "descending";
  const place = [...head.parentElement.children].indexOf(head);
  for (const other of head.parentElement.children) other.setAttribute("aria-sort", "none");
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  const body = head.closest("table").tBodies[0];
  const value = (row) => row.children[place].dataset.by;
  const by = new Intl.Collator(document.documentElement.lang, { numeric: true });
  body.append(...[...body.children].sort((one, other) => (up ? 1 : -1) * by.compare(value(one), value(other))));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-sort]");
  if (button) sort(button);
});

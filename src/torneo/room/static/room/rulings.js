/** The register: kinds switched on and off, columns sorted; a ruling's page follows what is done with it. */
let kind = "";

function narrow() {
  const rows = [...document.querySelectorAll("#register tbody tr")];
  for (const row of rows) row.classList.toggle("off", kind !== "" && row.dataset.kind !== kind);
  const nothing = document.querySelector("[data-nothing]");
  if (nothing) nothing.hidden = rows.some((row) => !row.hidden && !row.classList.contains("off"));
}

function sort(button) {
  const head = button.closest("th");
  const up = head.getAttribute("aria-sort") === "descending";
  const place = [...head.parentElement.children].indexOf(head);
  for (const other of head.parentElement.children) other.setAttribute("aria-sort", "none");
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  const body = document.querySelector("#register tbody");
  const value = (row) => row.children[place].dataset.by;
  const by = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const rows = [...body.children].sort((one, other) => (up ? 1 : -1) * by.compare(value(one), value(other)));
  body.append(...rows);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-kind], [data-sort]");
  if (!button) return;
  if (button.dataset.sort) {
    sort(button);
    return;
  }
  kind = button.dataset.kind;
  for (const one of document.querySelectorAll("button[data-kind]")) one.setAttribute("aria-pressed", String(one === button));
  narrow();
});
document.addEventListener("input", (event) => {
  if (event.target.matches?.("input[data-filter]")) setTimeout(narrow, 0);
});

/** A command was done on a ruling's own page: it shows the new state. */
document.addEventListener("htmx:afterRequest", (event) => {
  const work = document.getElementById("work");
  if (!work || event.detail.xhr?.getResponseHeader("X-Torneo-Status") !== "200") return;
  window.htmx.ajax("GET", location.pathname, { target: "#work", select: "#work", swap: "outerHTML" });
});

const typed = document.querySelector("input[data-filter]");
if (typed?.value) typed.dispatchEvent(new Event("input", { bubbles: true }));

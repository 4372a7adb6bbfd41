/** The register: kinds switched on and off; a ruling's page follows what is done with it. */
import "./sorting.js";

let kind = "";

function narrow() {
  const rows = [...document.querySelectorAll("#register tbody tr")];
  for (const row of rows) row.classList.toggle("off", kind !== "" && row.dataset.kind !== kind);
  const nothing = document.querySelector("[data-nothing]");
  if (nothing) nothing.hidden = rows.some((row) => !row.hidden && !row.classList.contains("off"));
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-kind]");
  if (!button) return;
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

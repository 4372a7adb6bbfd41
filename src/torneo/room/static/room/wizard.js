/**
 * The editor of a sheet: what the review finds is written beside its field, and a finding leads to it.
 */

/** The element of a path: the field itself, else the row, else the group it belongs to. */
function fieldOf(path) {
  let rest = path;
  while (rest) {
    const found = document.querySelector(`[data-field="${CSS.escape(rest)}"], [data-row="${CSS.escape(rest)}"]`);
    if (found) return found;
    const cut = Math.max(rest.lastIndexOf("."), rest.lastIndexOf("["));
    rest = cut > 0 ? rest.slice(0, cut) : "";
  }
  return null;
}

function place() {
  document.querySelectorAll(".note-here").forEach((one) => one.remove());
  document.querySelectorAll("[aria-invalid]").forEach((one) => {
    one.removeAttribute("aria-invalid");
    one.removeAttribute("aria-describedby");
  });
  let number = 0;
  for (const finding of document.querySelectorAll("#review .finding[data-path]")) {
    const field = finding.dataset.path && fieldOf(finding.dataset.path);
    if (!field) continue;
    const severity = ["error", "warning", "note"].find((one) => finding.classList.contains(one)) ?? "note";
    const note = document.createElement("span");
    note.className = `note-here ${severity}`;
    note.id = `note-${(number += 1)}`;
    note.textContent = finding.dataset.text;
    const into = field.matches("tr") ? field.lastElementChild : field;
    if (into.matches("section, fieldset")) into.querySelector("h2, legend").after(note);
    else into.append(note);
    const input = into.matches("section, fieldset") ? null : into.querySelector("input, select, textarea");
    if (input) {
      input.setAttribute("aria-describedby", note.id);
      if (severity === "error") input.setAttribute("aria-invalid", "true");
    }
  }
}

document.addEventListener("htmx:afterSwap", place);
/** What was shown before a change holds for that change only. */
document.addEventListener("input", (event) => {
  if (event.target.name !== "why") document.querySelector(".paper > .effects")?.remove();
});
document.addEventListener("click", (event) => {
  const finding = event.target.closest?.("#review .finding[data-path]");
  if (!finding || event.target.closest("a")) return;
  const field = fieldOf(finding.dataset.path);
  field?.scrollIntoView({ block: "center" });
  field?.querySelector("input, select, textarea")?.focus({ preventScroll: true });
});
place();

const wanted = decodeURIComponent(location.hash.slice(1));
if (wanted) {
  const field = fieldOf(wanted);
  field?.scrollIntoView({ block: "center" });
  field?.querySelector("input:not([type=hidden]), select, textarea")?.focus({ preventScroll: true });
}

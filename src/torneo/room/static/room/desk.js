/**
 * The desk by keyboard: type, Enter. An Enter that comes before the answer waits for it; what is entered is
 * always what the box says at that moment.
 */
const box = /** @type {HTMLInputElement | null} */ (document.getElementById("q"));
const found = document.getElementById("found");
const shown = document.getElementById("shown");
let wants = false;

/** Is the list the answer to what stands in the box? */
function fresh() {
  const list = found?.querySelector("[data-q]");
  return list !== null && list !== undefined && list.dataset.q.trim() === box.value.trim();
}

function go() {
  wants = false;
  found.querySelector(".hit.first .go, .hit.none .go")?.click();
}

function buttons() {
  return [...found.querySelectorAll(".hit .go")];
}

function mark(button) {
  found.querySelectorAll(".hit.first").forEach((one) => one.classList.remove("first"));
  button.closest(".hit").classList.add("first");
}

box?.addEventListener("keydown", (event) => {
  if (event.key === "Enter") {
    event.preventDefault();
    if (!box.value.trim()) return;
    if (fresh()) go();
    else wants = true;
  } else if (event.key === "Escape") {
    box.value = "";
    found.replaceChildren();
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    const all = buttons();
    const at = all.findIndex((one) => one.closest(".hit").classList.contains("first"));
    const next = all[Math.min(at + 1, all.length - 1)];
    if (next) mark(next);
  } else if (event.key === "ArrowUp") {
    event.preventDefault();
    const all = buttons();
    const at = all.findIndex((one) => one.closest(".hit").classList.contains("first"));
    const next = all[Math.max(at - 1, 0)];
    if (next) mark(next);
  }
});
box?.addEventListener("input", () => {
  wants = false;
});
document.getElementById("how")?.addEventListener("submit", (event) => event.preventDefault());

document.addEventListener("htmx:afterSettle", (event) => {
  if (event.target === found && wants && fresh()) go();
});
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.target === shown) {
    found.replaceChildren();
    if (document.activeElement === box) box.select();
    if (shown.getBoundingClientRect().top > window.innerHeight * 0.6) shown.scrollIntoView({ block: "center" });
  }
});

/** Somebody has been entered: the box is ready for the next. */
document.addEventListener("desk:entered", () => {
  box.value = "";
  const seen = document.getElementById("id_checked");
  if (seen) seen.checked = false;
  document.getElementById("new")?.close();
  box.focus();
});

/**
 * What was sold, on paper in the same act: the seat card with the receipt where it may be handed out, else the
 * receipt alone, in a frame nobody sees that prints itself.
 */
const printing = /** @type {HTMLInputElement | null} */ (document.getElementById("print_sale"));
if (printing) {
  printing.checked = localStorage.getItem("torneo.print_sale") === "1";
  printing.addEventListener("change", () => localStorage.setItem("torneo.print_sale", printing.checked ? "1" : ""));
}
document.addEventListener("htmx:afterSwap", (event) => {
  const sale = event.target === shown ? shown.querySelector("[data-paper]") : null;
  if (!sale || !printing?.checked || event.detail.requestConfig.verb === "get") return; // somebody is only looked at
  const paper = `${sale.dataset.paper}?imprimir`;
  const card = sale.querySelector("[data-hands-out]");
  if (!card) {
    document.getElementById("paper").src = paper;
    return;
  }
  const [where, target] = [card.action, card.target];
  [card.action, card.target] = [paper, "paper"];
  card.submit();
  [card.action, card.target] = [where, target];
});
if (new URLSearchParams(location.search).has("imprimir")) window.print();

/** Who is called from the line is in the box. */
document.addEventListener("click", (event) => {
  const next = event.target.closest?.("[data-serve]");
  if (!next) return;
  box.value = next.dataset.serve;
  box.focus();
  box.dispatchEvent(new Event("input", { bubbles: true }));
});

/** A new person, with what was typed already in its place. */
function fill() {
  const form = document.querySelector("#new form");
  form.reset();
  document.querySelector("#new [role=alert]").textContent = "";
  const words = box.value.trim().split(/\s+/).filter(Boolean);
  form.elements.name.value = words.filter((one) => !/\d/.test(one)).map((one) => one[0].toUpperCase() + one.slice(1)).join(" ");
  form.elements.document.value = words.filter((one) => /\d/.test(one)).join(" ");
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-new]")) fill();
  if (event.target.closest?.("[data-print]")) window.print();
}, true);

document.addEventListener("keydown", (event) => {
  if (event.altKey && event.key.toLowerCase() === "d") {
    event.preventDefault();
    const button = document.querySelector('#shown [data-key="d"]');
    if (button) button.click();
    else document.getElementById("id_checked")?.click();
    return;
  }
  if (event.altKey && event.key.toLowerCase() === "n" && box && !document.querySelector("dialog[open]")) {
    event.preventDefault();
    fill();
    document.getElementById("new").showModal();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.closest?.("input, textarea, select")) return;
  if (event.key === "/") {
    event.preventDefault();
    box?.focus();
    box?.select();
  } else if (event.key === "n" && box) {
    event.preventDefault();
    fill();
    document.getElementById("new").showModal();
  } else if (event.key === "?") {
    document.getElementById("keys")?.showModal();
  }
});

/** A dialog that was sent closes by itself; if nobody was registered it stays and says why. */
document.querySelector("#new form")?.addEventListener("htmx:afterRequest", (event) => {
  const dialog = document.getElementById("new");
  const told = dialog.querySelector("[role=alert]");
  const status = Number(event.detail.xhr.getResponseHeader("X-Torneo-Status") ?? 200);
  const stays = status >= 400 && !shown.querySelector(".person");
  told.textContent = stays ? shown.querySelector(".alert .big")?.textContent ?? "" : "";
  if (!stays) dialog.close();
});

/**
 * The tables as a map or as a compact list of the same, sorted as one likes; players moved by hand (dragged, or with
 * the keyboard); and what is done most with a seat or table, under the right button or a long press.
 */
const moves = document.querySelector(".console-grid").dataset.move;
const root = document.documentElement;
const tables = document.querySelector('[data-live="tables"]');
const menu = document.getElementById("map-menu");

// ---- which view, and in which order: remembered in this browser

const kept = (name) => localStorage.getItem(`torneo-tables-${name}`);
const keep = (name, value) => localStorage.setItem(`torneo-tables-${name}`, value);
const small = window.matchMedia("(max-width: 760px)");
const views = [...document.querySelectorAll("[data-view]")];
const sort = document.getElementById("sort");

function view() {
  return kept("view") ?? (small.matches ? "list" : "map");
}

function look() {
  root.dataset.tables = view();
  for (const button of views) button.setAttribute("aria-pressed", String(button.dataset.view === view()));
}

function chooseView(name) {
  keep("view", name);
  look();
}

/** The tiles in the chosen order; of equals the lower number first. */
function order() {
  const by = sort.value;
  for (const grid of tables.querySelectorAll(".ovals, .tiles")) {
    const tiles = [...grid.children];
    const rank = (tile) => [Number(tile.dataset[by]), Number(tile.dataset.table)];
    const sorted = [...tiles].sort((one, other) => rank(one)[0] - rank(other)[0] || rank(one)[1] - rank(other)[1]);
    if (sorted.some((tile, place) => tile !== tiles[place])) grid.append(...sorted);
  }
}

for (const button of views) button.addEventListener("click", () => chooseView(button.dataset.view));
sort.addEventListener("change", () => {
  keep("sort", sort.value);
  order();
});
small.addEventListener("change", look);

/** What had the focus keeps it when the tables are drawn again, wherever it is now. */
let focused = "";
const address = (element) => element?.getAttribute?.("hx-get") ?? "";
tables.addEventListener("focusin", (event) => {
  focused = address(event.target);
});
document.addEventListener("live:shown", (event) => {
  if (event.target !== tables) return;
  const inside = tables.contains(document.activeElement);
  order();
  if (inside && focused) tables.querySelector(`[hx-get="${focused}"]`)?.focus({ preventScroll: true });
  if (carried) carry(carried, true);
});

// ---- a player on the way to another seat

/** Who is being moved by the keyboard: entry, name, table. */
let carried = null;

const who = (seat) => ({ entry: seat.dataset.entry, name: seat.dataset.name, table: seat.closest(".tile").dataset.table });

/** Marks every seat and table the player may be moved to. */
function openSeats(one) {
  root.classList.add("moving");
  for (const tile of tables.querySelectorAll(".tile")) {
    const other = tile.dataset.table !== one.table;
    const free = [...tile.querySelectorAll(".seat.free")];
    tile.classList.toggle("open", other && free.length > 0);
    for (const seat of free) seat.classList.toggle("open", other);
  }
  tables.querySelector(`[data-entry="${one.entry}"]`)?.classList.add("carried");
}

function closeSeats() {
  root.classList.remove("moving");
  for (const part of tables.querySelectorAll(".open, .carried, .over")) part.classList.remove("open", "carried", "over");
}

/** Where a move would end that is let go at this element: an open seat, or the felt of a table to draw one. */
function place(element) {
  const seat = element?.closest?.(".seat.free.open");
  const tile = element?.closest?.(".tile.open");
  if (seat) return { part: seat, table: tile.dataset.table, seat: seat.dataset.seat };
  const felt = tile && element.closest(".felt");
  return felt ? { part: felt, table: tile.dataset.table } : null;
}

/** What the move would change is shown first, as from the card. */
function move(one, to) {
  const values = { entry: one.entry, table: to.table, why: menu.dataset.why };
  if (to.seat) values.seat = to.seat;
  window.htmx.ajax("POST", moves, { source: tables, target: "#sheet-body", swap: "innerHTML", values });
}

/** By keyboard: the free seats become buttons until one is chosen. */
function carry(one, again = false) {
  carried = one;
  openSeats(one);
  const seats = [...tables.querySelectorAll(".seat.free.open")];
  for (const seat of seats) {
    seat.tabIndex = 0;
    seat.setAttribute("role", "button");
    seat.setAttribute("aria-label", `${seat.closest(".tile").querySelector(".felt strong").textContent} · ${seat.textContent.trim()}`);
  }
  ghost(menu.dataset.carry.replace("{name}", one.name), true);
  if (!again) seats[0]?.focus();
}

function putDown() {
  for (const seat of tables.querySelectorAll('.seat[role="button"]')) {
    seat.removeAttribute("tabindex");
    seat.removeAttribute("role");
    seat.removeAttribute("aria-label");
  }
  const back = carried && tables.querySelector(`[data-entry="${carried.entry}"]`);
  carried = null;
  closeSeats();
  ghost("");
  return back;
}

let shadow = null;

/** The name beside the pointer, or at the foot of the page for the keyboard. */
function ghost(text, still = false) {
  shadow?.remove();
  shadow = null;
  if (!text) return;
  shadow = document.createElement("div");
  shadow.className = "ghost";
  shadow.setAttribute("role", "status");
  shadow.textContent = text;
  if (still) Object.assign(shadow.style, { left: "50%", top: "auto", bottom: "12px", transform: "translateX(-50%)" });
  document.body.append(shadow);
}

// ---- dragging: with a mouse at once, with a finger after a long press

const LONG = 500; // milliseconds
const FAR = 8; // pixels
let press = null;

function begin() {
  press.dragging = true;
  press.one = who(press.seat);
  closeMenu();
  openSeats(press.one);
  ghost(press.one.name);
}

function follow(x, y) {
  shadow.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
  const to = place(document.elementFromPoint(x, y));
  for (const part of tables.querySelectorAll(".over")) if (part !== to?.part) part.classList.remove("over");
  to?.part.classList.add("over");
  press.to = to;
}

function stop() {
  clearTimeout(press?.timer);
  if (press?.dragging) {
    closeSeats();
    ghost("");
  }
  press = null;
}

tables.addEventListener("pointerdown", (event) => {
  const part = event.target.closest(".seat[data-entry], .felt");
  if (!part || event.button !== 0) return;
  closeMenu();
  press = { part, seat: part.matches(".seat") ? part : null, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch" };
  if (press.touch) {
    press.timer = setTimeout(() => {
      press.long = true;
      openMenu(part, press.x, press.y);
    }, LONG);
  }
});

document.addEventListener("pointermove", (event) => {
  if (!press) return;
  const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
  if (far && press.touch && !press.long) return stop(); // a finger that scrolls
  if (far && !press.dragging && press.seat) begin();
  if (press.dragging) follow(event.clientX, event.clientY);
});
document.addEventListener("touchmove", (event) => {
  if (press?.long) event.preventDefault(); // the page stays while somebody is dragged
}, { passive: false });

document.addEventListener("pointerup", () => {
  if (!press) return;
  const { dragging, long, one, to } = press;
  stop();
  if (dragging || long) swallow();
  if (dragging && to) move(one, to);
});
document.addEventListener("pointercancel", stop);

/** The click that ends a drag or a long press opens no card. */
function swallow() {
  const hold = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", hold, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", hold, { capture: true }), 50);
}

// ---- the menu of a seat or table

let opener = null;

function openMenu(part, x, y) {
  opener = part;
  const kind = part.matches(".seat") ? "seat" : "table";
  const items = [...menu.querySelectorAll("button")];
  for (const item of items) item.hidden = item.dataset.kind !== kind;
  menu.querySelector("p").textContent = part.dataset.name ?? part.querySelector("strong").textContent;
  menu.hidden = false;
  menu.style.left = `${Math.max(4, Math.min(x, window.innerWidth - menu.offsetWidth - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y, window.innerHeight - menu.offsetHeight - 4))}px`;
  items.find((item) => !item.hidden).focus();
}

function closeMenu() {
  const was = !menu.hidden;
  menu.hidden = true;
  return was;
}

/** Opens the card, at the act of the key; ``x`` moves on the map itself. */
function choose(key) {
  const part = opener;
  closeMenu();
  if (key === "x") return carry(who(part));
  const opened = window.htmx.ajax("GET", address(part), { source: part, target: "#sheet-body", swap: "innerHTML" });
  if (key) opened.then(() => document.dispatchEvent(new CustomEvent("card:act", { detail: key })));
}

tables.addEventListener("contextmenu", (event) => {
  const part = event.target.closest(".seat[data-entry], .felt");
  if (!part) return;
  event.preventDefault();
  if (press?.long) return;
  const box = part.getBoundingClientRect();
  openMenu(part, event.clientX || box.left + box.width / 2, event.clientY || box.top + box.height / 2);
});
menu.addEventListener("click", (event) => {
  const item = event.target.closest("button");
  if (item) choose(item.dataset.act);
});
document.addEventListener("pointerdown", (event) => {
  if (!menu.contains(event.target)) closeMenu();
});

// ---- the keyboard

/** From a seat to the one beside it, through the tables as they stand. */
function step(from, by) {
  const wanted = carried ? ".seat.free.open" : ".seat[data-entry], .felt";
  const all = [...tables.querySelectorAll(wanted)].filter((part) => part.checkVisibility());
  all[all.indexOf(from) + by]?.focus();
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** In the menu: arrows, letters, Enter as the button has it, Escape. */
function menuKey(event) {
  const items = [...menu.querySelectorAll("button")].filter((item) => !item.hidden);
  const at = items.indexOf(document.activeElement);
  const item = items.find((one) => one.dataset.act === event.key);
  if (event.key === "Escape") {
    closeMenu();
    opener.focus();
  } else if (STEPS[event.key]) items.at((at + STEPS[event.key]) % items.length).focus();
  else if (item) choose(item.dataset.act);
  else if (event.key === "Tab") closeMenu();
  else return false;
  return event.key !== "Tab";
}

function mapKey(event) {
  const part = document.activeElement?.closest?.(".tables .seat, .tables .felt");
  if (event.key === "Escape" && (carried || press?.dragging)) {
    stop();
    putDown()?.focus();
  } else if (carried && part && (event.key === "Enter" || event.key === " ")) {
    const to = place(part);
    const one = carried;
    putDown();
    if (to) move(one, to);
  } else if (part && STEPS[event.key]) step(part, STEPS[event.key]);
  else if (part?.dataset.entry && event.key === "x") carry(who(part));
  else if (event.key === "v") chooseView(view() === "map" ? "list" : "map");
  else return false;
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  if (document.querySelector("dialog[open]")) return;
  if (menu.hidden ? !mapKey(event) : !menuKey(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

sort.value = kept("sort") ?? sort.value;
look();
order();

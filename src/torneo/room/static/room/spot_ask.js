/** Small parts of the picker: elements, and the dialogs that ask for cards or an amount. */
import { short, told } from "./numbers.js";

export const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };
const RANKS = [..."AKQJT98765432"];

/** An element with attributes, listeners (on…) and children. */
export function make(tag, about = {}, ...inside) {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (value === undefined || value === false || value === null) continue;
    if (name.startsWith("on")) found.addEventListener(name.slice(2), value);
    else if (name === "class") found.className = value;
    else found.setAttribute(name, value === true ? "" : value);
  }
  found.append(...inside.flat().filter((one) => one !== null && one !== undefined && one !== ""));
  return found;
}

export const fill = (text, facts) => text.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");

export function cardFace(card) {
  if (card === "??") return make("span", { class: "mini back" }, "?");
  return make("span", { class: `mini ${card[1]}` }, `${card[0].replace("T", "10")}${SUITS[card[1]]}`);
}

/** Buttons of which one can be on; the one that is on is switched off again by a second tap. */
export function choice(options, value, onchange, label) {
  const row = make("div", { class: "segments", role: "group", "aria-label": label });
  for (const [code, text] of options) {
    row.append(make("button", {
      type: "button", "aria-pressed": String(code === value), "data-value": String(code),
      onclick: () => onchange(code === value ? undefined : code),
    }, text));
  }
  return row;
}

/** Chips by denomination: a tap adds one, the small button takes one away. */
export function tray(values, counts, onchange, label) {
  const row = make("div", { class: "tray", role: "group", "aria-label": label });
  for (const value of values) {
    const count = counts[value] ?? 0;
    const set = (next) => {
      const made = { ...counts };
      if (next > 0) made[value] = next;
      else delete made[value];
      onchange(made);
    };
    row.append(make("span", { class: `disc${count ? " some" : ""}` },
      make("button", { type: "button", class: `chip c${values.indexOf(value) % 6}`, "data-chip": value,
        "aria-label": `${told(value)}: ${count}`, onclick: () => set(count + 1) }, short(value)),
      count ? make("b", {}, `×${count}`) : null,
      count ? make("button", { type: "button", class: "less", "aria-label": `−1 ${told(value)}`,
        onclick: () => set(count - 1) }, "−") : null));
  }
  return row;
}

export const sum = (counts) => Object.entries(counts).reduce((all, [chip, count]) => all + chip * count, 0);

/**
 * Asks for cards. `most`: how many at most; 0: any number. `used` lie elsewhere and cannot be chosen; `full`: it
 * is done as soon as there are as many as there can be.
 */
export function askCards(dialog, say, chosen, most, done, { title = "", used = [], full = false } = {}) {
  let cards = [...chosen];
  function draw() {
    const grid = make("div", { class: "deck" });
    for (const suit of Object.keys(SUITS)) {
      for (const rank of RANKS) {
        const card = rank + suit;
        grid.append(make("button", { type: "button", class: `mini ${suit}`, "data-card": card,
          disabled: used.includes(card), "aria-pressed": String(cards.includes(card)), onclick: () => pick(card) },
        `${rank.replace("T", "10")}${SUITS[suit]}`));
      }
    }
    dialog.replaceChildren(title ? make("p", { class: "deck-title" }, title) : "", grid, make("p", { class: "chosen" }, cards.map(cardFace)),
      make("div", { class: "row" },
        make("button", { type: "button", onclick: () => { dialog.close(); done(cards); }, "data-cards-ok": true }, say.ok),
        make("button", { type: "button", class: "quiet", onclick: () => { cards.push("??"); limit(); next(); } }, say.unknown_card),
        make("button", { type: "button", class: "quiet", onclick: () => { cards = []; draw(); } }, say.clear)));
  }
  function limit() {
    if (most && cards.length > most) cards = cards.slice(-most);
  }
  function pick(card) {
    cards = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
    limit();
    next();
  }
  function next() {
    if (full && most && cards.length === most) {
      dialog.close();
      done(cards);
    } else draw();
  }
  draw();
  dialog.showModal();
}

/** Asks for an amount with a keypad. `hint` stands below, `quick` are amounts one tap away, some with a label. */
export function askNumber(dialog, say, title, hint, quick, done) {
  let typed = "";
  const shown = make("output", { class: "typed" }, "0");
  const show = () => { shown.textContent = told(Number(typed)); };
  const press = (key) => { typed = key === "⌫" ? typed.slice(0, -1) : (typed + key).slice(0, 12); show(); };
  const ok = () => { if (Number(typed)) { dialog.close(); done(Number(typed)); } };
  const keys = [..."789456123", "000", "0", "⌫"].map((key) =>
    make("button", { type: "button", class: "quiet", "data-key": key, onclick: () => press(key) }, key));
  dialog.replaceChildren(make("h2", {}, title), shown, hint ? make("p", { class: "muted" }, hint) : "",
    make("div", { class: "row" }, quick.map((one) => (Array.isArray(one) ? one : [told(one), one])).map(([label, amount]) => make("button", {
      type: "button", class: "quiet", "data-quick": amount, onclick: () => { dialog.close(); done(amount); } }, label))),
    make("div", { class: "keys" }, keys), make("button", { type: "button", class: "big", "data-number-ok": true, onclick: ok }, say.ok));
  dialog.onkeydown = (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === "Backspace") press("⌫");
    else if (event.key === "Enter") { event.preventDefault(); ok(); }
  };
  dialog.showModal();
}

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

/** New buttons lie where the old ones did: the second half of a double tap is not meant for them. */
export function settle(row, rest = 250) {
  const fresh = [...row.querySelectorAll("button")];
  for (const one of fresh) one.setAttribute("aria-disabled", "true");
  setTimeout(() => fresh.forEach((one) => one.removeAttribute("aria-disabled")), rest);
}

/** What rests inside this part does nothing. */
export function guard(part) {
  part.addEventListener("click", (event) => {
    if (!event.target.closest?.("[aria-disabled=true]")) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
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

export const sum = (counts) => Object.entries(counts).reduce((all, [chip, count]) => all + Number(chip) * count, 0);

/** What was typed or picked in a dialog that was left, by what it asked for: it is there when it is asked again. */
const left = new Map();
/** Something was told: what was left half done belongs to a moment gone by. */
export const forget = () => left.clear();

/** Opens a dialog that can be left without an answer: by its button, a tap beside it, or Escape. */
function show(dialog) {
  dialog.onclick = (event) => {
    if (event.target !== dialog) return;
    const box = dialog.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside) dialog.close();
  };
  if (!dialog.open) dialog.showModal();
}

const cancel = (dialog, say) => make("button", { type: "button", class: "quiet", "data-cancel": true, onclick: () => dialog.close() }, say.cancel);

/**
 * Asks for cards. `most`: how many at most; 0: any number. `used` lie elsewhere and cannot be chosen; `full`: it
 * is done as soon as there are as many as there can be; `tell`: a second way to be done, [label, run(cards)].
 */
export function askCards(dialog, say, chosen, most, answer, { title = "", used = [], full = false, about = title, tell = null } = {}) {
  const asked = `cards ${about}`;
  let cards = [...(left.get(asked)?.filter((card) => !used.includes(card)) ?? chosen)];
  const done = (found) => { left.delete(asked); answer(found); };
  function draw() {
    if (about) left.set(asked, cards);
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
        make("button", { type: "button", class: "quiet", onclick: () => { cards = []; draw(); } }, say.clear),
        cancel(dialog, say)),
      tell ? make("button", { type: "button", class: "big", "data-cards-tell": true, disabled: !cards.length,
        onclick: () => { left.delete(asked); dialog.close(); tell[1](cards); } }, tell[0]) : "");
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
  show(dialog);
}

/**
 * Asks for an amount with a keypad. `hint` stands below, `quick` are amounts one tap away, some with a label. An
 * amount that is not among those from `least` to `most` stays, with what would do; `outside` are the ways to tell
 * it as what it was: [label, run(amount)].
 */
export function askNumber(dialog, say, title, hint, quick, answer, { least = 0, most = Infinity, outside = [] } = {}) {
  const asked = `number ${title}`;
  let typed = left.get(asked) ?? "";
  const done = (amount) => { left.delete(asked); dialog.close(); answer(amount); };
  const shown = make("output", { class: "typed" }, told(Number(typed)));
  const wrong = make("div", { class: "beyond", role: "alert" });
  const press = (key) => {
    typed = key === "⌫" ? typed.slice(0, -1) : (typed + key).replace(/^0+/, "").slice(0, 12);
    left.set(asked, typed);
    shown.textContent = told(Number(typed));
    wrong.replaceChildren();
  };
  function ok() {
    const amount = Number(typed);
    if (amount && amount >= least && amount <= most) {
      done(amount);
      return;
    }
    const why = !amount ? say.no_amount : fill(amount < least ? say.below : say.above, { n: told(amount), least: told(least), most: told(most) });
    wrong.replaceChildren(make("p", { class: "stop" }, `▲ ${why}`), ...(amount ? outside : []).map(([label, run]) => make("button", {
      type: "button", "data-outside": true, onclick: () => { left.delete(asked); dialog.close(); run(amount); } }, fill(label, { n: told(amount) }))));
  }
  const key = (one, about = {}) => make("button", { type: "button", class: "quiet", "data-key": one, onclick: () => press(one), ...about }, one);
  const keys = [..."7894561230", "00", "000"].map((one) => key(one));
  dialog.replaceChildren(make("h2", {}, title), make("div", { class: "typing" }, shown, key("⌫", { "aria-label": say.rub })), hint ? make("p", { class: "muted" }, hint) : "", wrong,
    make("div", { class: "row" }, quick.map((one) => (Array.isArray(one) ? one : [told(one), one])).map(([label, amount]) => make("button", {
      type: "button", class: "quiet", "data-quick": amount, onclick: () => done(amount) }, label))),
    make("div", { class: "keys" }, keys),
    make("div", { class: "ends" }, make("button", { type: "button", class: "big", "data-number-ok": true, onclick: ok }, say.ok), cancel(dialog, say)));
  dialog.onkeydown = (event) => {
    if (/^\d$/.test(event.key)) press(event.key);
    else if (event.key === "Backspace") press("⌫");
    else if (event.key === "Enter" && !event.target.matches("[data-outside], [data-cancel], [data-quick]")) { event.preventDefault(); ok(); }
  };
  show(dialog);
}

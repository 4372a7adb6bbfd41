/** The spot by hand: game, level, street, pot, button, and everybody's chips and cards. `spot`: section, words, setup,
    cardDialog, look(setup, steps): true if it can be, else `why` says why not. */
import { problem as whyNot, readWhole, told } from "./numbers.js";
import { askCards, cardFace, make } from "./spot_ask.js";

const AMOUNTS = ["small", "big", "ante", "bring_in", "small_bet", "big_bet"];

export function editSpot(spot) {
  const dialog = spot.section.querySelector("[data-spot-form]");
  const form = dialog.querySelector("form");
  const field = (name) => form.elements[name];
  const setup = spot.setup ?? {};
  const cards = { ...setup.cards };
  let board = [...(setup.start?.board ?? [])];

  const game = () => spot.words.games.find((one) => one.code === field("game").value) ?? spot.words.games[0];
  field("game").replaceChildren(...spot.words.games.map((one) => make("option", { value: one.code, selected: one.code === setup.game }, one.label)));
  for (const name of AMOUNTS) field(name).value = setup.level?.[name] ?? "";
  field("ante_big").checked = setup.level?.ante_kind === "big_blind";
  field("denominations").value = (setup.denominations ?? []).join(" ");
  field("pot").value = setup.start?.pot ?? "";
  field("button").replaceChildren(...[...Array(10).keys()].map((n) => make("option", { value: n + 1, selected: n + 1 === setup.button }, String(n + 1))));

  function streets(chosen) {
    field("street").replaceChildren(...game().streets.map((one) => make("option", { value: one.code, selected: one.code === chosen }, one.label)));
  }
  function show() {
    const later = field("street").selectedIndex > 0;
    const stud = game().stud;
    for (const part of form.querySelectorAll("[data-later]")) part.hidden = !later;
    for (const part of form.querySelectorAll("[data-blinds]")) part.hidden = stud;
    for (const part of form.querySelectorAll("[data-stud]")) part.hidden = !stud;
    form.querySelector("[data-board]").replaceChildren(...(board.length ? board.map(cardFace) : [spot.words.say.choose_cards]));
  }
  streets(setup.start?.street);
  field("game").onchange = () => { streets(); show(); };
  field("street").onchange = show;
  form.querySelector("[data-board]").onclick = () => askCards(spot.cardDialog, spot.words.say, board, 5, (chosen) => { board = chosen; show(); });

  const places = form.querySelector("[data-seats]");
  function rows() {
    places.replaceChildren(...[...Array(10).keys()].map((n) => {
      const seat = n + 1;
      const player = setup.seats?.[seat];
      const stack = typeof player === "object" ? player?.stack ?? "" : player ?? "";
      const input = make("input", { name: `stack-${seat}`, inputmode: "numeric", autocomplete: "off", "aria-label": `${seat}` });
      input.value = stack === "" ? "" : told(stack);
      const held = make("button", { type: "button", class: "quiet", "aria-label": `${spot.words.say.choose_cards} ${seat}`,
        onclick: () => askCards(spot.cardDialog, spot.words.say, cards[seat] ?? [], 7, (chosen) => {
          if (chosen.length) cards[seat] = chosen;
          else delete cards[seat];
          held.replaceChildren(...face(seat));
        }) }, ...face(seat));
      return make("div", { class: "edit-seat" }, make("b", {}, String(seat)), make("span", { class: "name" }, player?.name ?? ""), input, held);
    }));
  }
  const face = (seat) => (cards[seat]?.length ? cards[seat].map(cardFace) : ["🂠"]);
  rows();
  show();

  form.querySelector("[data-use]").onclick = async () => {
    const problem = form.querySelector("[data-edit-problem]");
    const wrong = [];
    const read = (text) => {
      /** @type {ReturnType<typeof readWhole>} */
      const found = text.trim() === "" ? { value: 0 } : readWhole(text);
      if (found.why) wrong.push(whyNot(text, found));
      return found.value ?? 0;
    };
    const made = { game: field("game").value, level: {}, button: Number(field("button").value), seats: {} };
    for (const name of AMOUNTS) {
      const amount = field(name).closest("[hidden]") ? 0 : read(field(name).value);
      if (amount) made.level[name] = amount;
    }
    if (made.level.ante) made.level.ante_kind = field("ante_big").checked && !game().stud ? "big_blind" : "classic";
    const values = field("denominations").value.split(/[\s;]+/).map(read).filter(Boolean);
    if (values.length) made.denominations = values;
    if (setup.event) made.event = setup.event;
    for (let seat = 1; seat <= 10; seat += 1) {
      const text = form.elements[`stack-${seat}`].value.trim();
      if (text === "") continue;
      const before = setup.seats?.[seat];
      made.seats[seat] = { ...(typeof before === "object" ? before : {}), stack: read(text) };
    }
    const known = Object.entries(cards).filter(([seat]) => made.seats[seat]);
    if (known.length) made.cards = Object.fromEntries(known);
    if (field("street").selectedIndex > 0) {
      made.start = { street: field("street").value, pot: read(field("pot").value), ...(board.length ? { board } : {}) };
    }
    const same = (one) => JSON.stringify([one.button, Object.keys(one.seats ?? {})]);
    if (same(made) === same(setup)) for (const key of ["small_blind", "big_blind"]) if (key in setup) made[key] = setup[key];
    const right = !wrong.length && await spot.look(made, []);
    problem.hidden = right;
    problem.textContent = right ? "" : wrong[0] ?? spot.why;
    if (right) dialog.close();
  };
  dialog.showModal();
}

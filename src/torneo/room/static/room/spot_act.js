/**
 * What happened, told by tapping: words and chips, or one of the forms. Every tap redraws the part it is in;
 * `step()` gives the step of the scenario language, or says what is still missing.
 */
import { problem, readWhole, told } from "./numbers.js";
import { askCards, askNumber, cardFace, choice, fill, make, sum, tray } from "./spot_ask.js";

/** A number somebody typed; nothing if nothing; what it says and why if it cannot be read. */
function amount(text) {
  if (text.trim() === "") return undefined;
  const found = readWhole(text);
  return found.why ? { unread: problem(text, found), text } : found.value;
}
const unread = (value) => (value && typeof value === "object" ? value.unread ?? Object.values(value).map(unread).find(Boolean) : undefined);
const shown = (value) => value?.text ?? value ?? "";
/** Without capitals and accents. */
const plain = (text) => (text ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class Act {
  /** @param {HTMLElement} place @param {any} host the picker: words, dialogs, seats, chips, changed() */
  constructor(place, host) {
    this.place = place;
    this.host = host;
    this.words = host.words;
    this.say = host.words.say;
    this.clear();
  }

  clear() {
    this.group = "bets";
    this.form = null;
    this.sought = "";
    this.seat = undefined;
    this.bets = { motions: [{}] };
    this.filled = {};
  }

  keep() {
    return { group: this.group, form: this.form, seat: this.seat, bets: this.bets, filled: this.filled };
  }

  bring(kept) {
    Object.assign(this, kept);
  }

  /** Whose act it is: who was tapped, else who is to act. Who asks for something is usually somebody else. */
  get who() {
    if (this.seat !== undefined || this.group === "asks") return this.seat;
    const last = ["finds_chips", "hides_chips"].includes(this.form) ? this.host.allIn() : [];
    return last.length === 1 ? last[0] : this.host.turn();
  }

  /** An amount that no action of the moment fits: as words, or as chips put in without a word. */
  amount(seat, does, total, silent) {
    this.clear();
    this.seat = seat;
    const term = this.words.terms.find((one) => one.kind === does);
    const word = term?.official[0] ?? term?.usual[0] ?? "";
    this.bets = silent ? { motions: [this.#changed(total - this.host.inFront(seat))] } : { motions: [{}], says: `${word} ${told(total)}`.trim() };
    this.changed();
  }

  /** An amount in the chips of the table, the largest first. */
  #changed(amount) {
    const counts = {};
    let rest = Math.max(amount, 0);
    for (const chip of [...this.host.chips()].sort((a, b) => b - a)) {
      if (rest >= chip) counts[chip] = Math.floor(rest / chip);
      rest %= chip;
    }
    return counts;
  }

  // ---- the step

  /** @returns {{step?: object, missing?: string}} */
  step() {
    const form = this.form && this.words.forms.find((one) => one.id === this.form);
    if (!form && this.group !== "bets") return { missing: this.say.form };
    if ((!form || form.player) && !this.who && this.filled.from === undefined) return { missing: this.say.need_seat };
    return form ? this.#fromForm(form) : this.#fromBets();
  }

  #fromForm(form) {
    const step = { ...form.step };
    if (form.player && this.who && !["other_table", "outside"].includes(this.filled.from)) step.seat = this.who;
    for (const gap of form.gaps) {
      const value = this.#filled(gap);
      const empty = value === undefined || value === "" || (typeof value === "object" && !Object.keys(value).length);
      if (unread(value)) return { missing: unread(value) };
      if (empty && gap.need) return { missing: fill(this.say.need, { what: gap.label }) };
      if (!empty) step[gap.key] = value;
    }
    return { step };
  }

  #fromBets() {
    const { says, motions, order, prior, gesture, held, clear, meant, back } = this.bets;
    const step = { seat: this.who };
    const chips = motions.filter((one) => Object.keys(one).length);
    if (says?.trim()) step.says = says.trim();
    if (chips.length) step.chips = chips.length > 1 ? chips : chips[0];
    if (order && order !== "confused" && step.says && step.chips) step.order = order;
    if (order === "confused") step.clear = "confused";
    else if (clear === false) step.clear = false;
    if (prior) step.prior = prior;
    if (back && Object.keys(back).length) step.takes_back = back;
    if (gesture) step.gesture = gesture;
    if (held) step.released = false;
    const amounts = (meant ?? "").split(/[\s;]+/).map(amount).filter(Boolean);
    if (unread(amounts)) return { missing: unread(amounts) };
    if (amounts.length) step.could_mean = amounts;
    const told = ["says", "chips", "prior", "takes_back", "gesture"].some((key) => key in step);
    return told ? { step } : { missing: this.say.need_act };
  }

  // ---- drawing

  draw() {
    const focused = document.activeElement?.closest?.("[data-field]")?.dataset.field;
    const tabs = make("div", { class: "tabs", role: "tablist" }, this.words.groups.map((one) => make("button", {
      type: "button", role: "tab", "aria-selected": String(one.id === this.group), "data-group": one.id,
      onclick: () => { this.group = one.id; this.form = null; this.filled = {}; this.changed(); },
    }, one.label)));
    const body = this.group === "bets" && !this.form ? this.#betsBody() : this.#formsBody();
    const tell = make("button", { type: "button", class: "tell", "data-tell": true, onclick: () => this.host.tell() }, this.host.tellLabel);
    const listed = this.group !== "bets" && !this.form;
    this.place.replaceChildren(...[tabs, this.#who(), body, listed ? null : tell].filter(Boolean));
    if (focused) {
      const field = this.place.querySelector(`[data-field="${focused}"]`);
      field?.focus();
      field?.setSelectionRange?.(field.value.length, field.value.length);
    }
  }

  changed() {
    this.draw();
    this.host.changed();
  }

  #who() {
    const form = this.words.forms.find((one) => one.id === this.form);
    if (form ? !form.player : ["dealer", "found"].includes(this.group)) return null;
    return make("div", { class: "line" }, make("span", { class: "label" }, this.say.whose),
      this.seats(this.who, (seat) => { this.seat = seat; this.changed(); this.host.mark(); }, this.say.whose));
  }

  seats(value, onchange, label) {
    return choice(this.host.seats().map((seat) => [seat, String(seat)]), value, onchange, label);
  }

  #betsBody() {
    const bets = this.bets;
    const set = (changes) => { Object.assign(bets, changes); this.changed(); };
    const put = (word) => set({ says: bets.says ? `${bets.says.trimEnd()} ${word}` : word });
    const word = (text) => make("button", { type: "button", class: "word quiet", "data-word": text, onclick: () => put(text) }, text);
    const official = this.words.terms.flatMap((one) => one.official.map(word));
    const usual = this.words.terms.flatMap((one) => one.usual.map(word));
    const box = make("input", { "data-field": "says", "aria-label": this.say.words, placeholder: this.say.free,
      autocomplete: "off", oninput: (event) => { bets.says = event.target.value; this.host.changed(); } });
    box.value = bets.says ?? "";
    const values = this.host.chips();
    const motions = bets.motions.map((one, place) => make("div", { class: "motion", "data-motion": place },
      bets.motions.length > 1 ? make("span", { class: "label" }, fill(this.say.motion, { n: place + 1 })) : null,
      tray(values, one, (counts) => set({ motions: bets.motions.map((old, at) => (at === place ? counts : old)) }), this.say.chips),
      sum(one) ? make("span", { class: "sum" }, fill(this.say.sum, { n: told(sum(one)) })) : null));
    const both = bets.says && bets.motions.some((one) => sum(one));
    const before = this.host.inFront(this.who);
    return make("div", { class: "bets" },
      make("fieldset", {}, make("legend", {}, this.say.words), make("div", { class: "words" }, official),
        make("details", { class: "usual" }, make("summary", {}, this.say.more_words), make("div", { class: "words" }, usual)),
        make("div", { class: "says" }, box,
          make("button", { type: "button", class: "quiet", "data-amount": true, onclick: () => askNumber(this.host.numberDialog, this.say, this.say.amount, "", [], (n) => put(told(n))) }, "123"),
          make("button", { type: "button", class: "quiet", "aria-label": this.say.clear, onclick: () => set({ says: "" }) }, "✕"))),
      make("fieldset", {}, make("legend", {}, this.say.chips), motions,
        make("div", { class: "row" }, make("button", { type: "button", class: "quiet", "data-add-motion": true, onclick: () => set({ motions: [...bets.motions, {}] }) }, this.say.add_motion),
          make("button", { type: "button", class: "quiet", onclick: () => set({ motions: [{}], back: {} }) }, this.say.clear))),
      both ? this.#line(this.say.order, choice([...this.words.order, ["confused", this.say.confused]], bets.order, (order) => set({ order }), this.say.order)) : null,
      before ? this.#line(this.say.prior, choice(this.words.prior, bets.prior, (prior) => set({ prior }), this.say.prior)) : null,
      before && ["pulled", "partly_pulled"].includes(bets.prior) ? this.#line(this.say.took_back, tray(values, bets.back ?? {}, (back) => set({ back }), this.say.took_back)) : null,
      make("details", { class: "more", open: Boolean(bets.gesture || bets.held || bets.clear === false || bets.meant) }, make("summary", {}, this.say.more),
        this.#line(this.say.gesture, choice(this.words.gesture, bets.gesture, (gesture) => set({ gesture }), this.say.gesture)),
        choice([["held", this.say.held]], bets.held && "held", (held) => set({ held: Boolean(held) }), this.say.held),
        choice([["unclear", this.say.unclear]], bets.clear === false ? "unclear" : undefined, (is) => set({ clear: is ? false : undefined }), this.say.unclear),
        this.#line(this.say.could_mean, this.#typed("could_mean", bets.meant ?? "", (meant) => { bets.meant = meant; this.host.changed(); }, this.say.could_mean, "text", this.say.could_mean_hint)),
        make("button", { type: "button", class: "quiet", "data-form": "does", onclick: () => this.#choose("does") }, this.words.forms.find((one) => one.id === "does").label)));
  }

  #formsBody() {
    const forms = this.words.forms.filter((one) => one.group === this.group && (this.host.stud() || !one.stud)
      && (this.host.ordinary || one.section !== "ordinary"));
    const chosen = forms.find((one) => one.id === this.form);
    if (!chosen) return this.#listed(forms);
    return make("div", { class: "one-form" },
      make("button", { type: "button", class: "chosen-form", "aria-pressed": "true", onclick: () => this.#choose(null) }, `${chosen.label} ✕`),
      chosen.gaps.map((gap) => this.#line(gap.label, this.#gap(gap), gap.key)));
  }

  /** The forms under their headings; a long list has a box that finds by any of its words. */
  #listed(forms) {
    const button = (one) => make("button", { type: "button", class: "quiet", "aria-pressed": "false", "data-form": one.id, onclick: () => this.#choose(one.id) }, one.label);
    const sections = this.words.sections.map(([code, title]) => [title, forms.filter((one) => one.section === code)]).filter(([, some]) => some.length);
    const bare = forms.filter((one) => !one.section);
    const lists = make("div", { class: "form-lists" }, bare.length ? make("div", { class: "forms" }, bare.map(button)) : null,
      sections.map(([title, some]) => make("section", {}, make("h3", {}, title), make("div", { class: "forms" }, some.map(button)))));
    if (forms.length <= 12) return lists;
    const find = () => {
      const wanted = plain(this.sought).split(/\s+/).filter(Boolean);
      for (const one of lists.querySelectorAll("[data-form]")) one.hidden = !wanted.every((word) => plain(one.textContent).includes(word));
      for (const one of lists.querySelectorAll("section")) one.hidden = !one.querySelector("[data-form]:not([hidden])");
      none.hidden = Boolean(lists.querySelector("[data-form]:not([hidden])"));
    };
    const box = make("input", { type: "search", "data-field": "sought", "data-form-search": true, "aria-label": this.say.find, placeholder: this.say.find,
      autocomplete: "off", oninput: (event) => { this.sought = event.target.value; find(); } });
    box.value = this.sought ?? "";
    const none = make("p", { class: "muted", hidden: true }, this.say.not_found);
    find();
    return make("div", {}, box, none, lists);
  }

  #choose(form) {
    this.form = form;
    this.sought = "";
    this.filled = {};
    this.changed();
    const first = this.words.forms.find((one) => one.id === form)?.gaps[0];
    if (first?.need && first.kind === "cards") this.#askCards(first);
  }

  /** What a gap holds: what was said, else what it most likely is. */
  #filled(gap) {
    return gap.key in this.filled ? this.filled[gap.key] : gap.key === "calls_time_on" ? this.host.turn() : undefined;
  }

  #line(label, control, key) {
    return make("div", { class: "line", "data-gap": key }, make("span", { class: "label" }, label), control);
  }

  #typed(key, value, oninput, label, mode = "text", placeholder = "") {
    const field = make("input", { "data-field": key, inputmode: mode, placeholder, autocomplete: "off", "aria-label": label, oninput: (event) => oninput(event.target.value) });
    field.value = value;
    return field;
  }

  #gap(gap) {
    const value = this.#filled(gap);
    const set = (next) => { this.filled[gap.key] = next; this.changed(); };
    const quietly = (next) => { this.filled[gap.key] = next; this.host.changed(); };
    const yesNo = [[true, this.say.yes], [false, this.say.no]];
    switch (gap.kind) {
      case "seat": return this.seats(value, set, gap.label);
      case "seat_or_pot": return choice([...this.host.seats().map((seat) => [seat, String(seat)]), ["pot", this.say.pot]], value, set, gap.label);
      case "finder": return choice([...this.host.seats().map((seat) => [seat, String(seat)]), ...this.words.finders], value, set, gap.label);
      case "seats": return this.#witnesses(value, set, gap.label);
      case "card": case "cards": return this.#cards(gap);
      case "chips": return tray(this.host.chips(), value ?? {}, set, gap.label);
      case "yes": return choice([[true, this.say.yes]], value, set, gap.label);
      case "yes_no": return choice(yesNo, value, set, gap.label);
      case "sure": return make("div", { class: "row" }, choice(yesNo, value, set, gap.label),
        this.#typed(gap.key, typeof value === "boolean" ? "" : shown(value), (text) => quietly(amount(text)), this.say.percent, "numeric", this.say.percent));
      case "choice": return gap.options.length > 6 ? this.#select(gap, value, set) : choice(gap.options, value, set, gap.label);
      case "number": return make("div", { class: "row" }, gap.quick.length ? choice(gap.quick, value, set, gap.label) : null,
        this.#typed(gap.key, shown(value), (text) => quietly(amount(text)), gap.label, "numeric"));
      case "level": return make("div", { class: "row" }, ["small", "big", "ante"].map((name) =>
        this.#typed(`level.${name}`, shown(value?.[name]), (text) => quietly({ ...this.filled[gap.key], [name]: amount(text) ?? 0 }), this.say[name], "numeric", this.say[name])));
      default: return this.#typed(gap.key, value ?? "", quietly, gap.label);
    }
  }

  #select(gap, value, set) {
    const field = make("select", { "aria-label": gap.label, "data-field": gap.key, onchange: (event) => set(event.target.value || undefined) },
      make("option", { value: "" }, "–"), gap.options.map(([code, text]) => make("option", { value: code, selected: code === value }, text)));
    return field;
  }

  #witnesses(value, set, label) {
    const some = Array.isArray(value) ? value : [];
    const flip = (seat) => set(some.includes(seat) ? some.filter((one) => one !== seat) : [...some, seat]);
    return make("div", { class: "segments", role: "group", "aria-label": label },
      [["table", this.say.table], ["spectator", this.say.spectator]].map(([code, text]) => make("button", { type: "button",
        "aria-pressed": String(value === code), "data-value": code, onclick: () => set(value === code ? undefined : code) }, text)),
      this.host.seats().filter((seat) => seat !== this.who).map((seat) => make("button", { type: "button", "data-value": seat,
        "aria-pressed": String(some.includes(seat)), onclick: () => flip(seat) }, String(seat))));
  }

  #cards(gap) {
    const value = this.#filled(gap);
    const chosen = gap.kind === "card" ? (value ? [value] : []) : value ?? [];
    return make("div", { class: "row" }, chosen.map(cardFace),
      make("button", { type: "button", class: "quiet", "data-cards": gap.key, onclick: () => this.#askCards(gap) }, this.say.choose_cards));
  }

  /** The cards of a gap; where it is all that is missing, what the book says of it is one tap away. */
  #askCards(gap) {
    const one = gap.kind === "card";
    const value = this.#filled(gap);
    const put = (cards) => { this.filled[gap.key] = one ? cards[0] : cards.length ? cards : undefined; this.changed(); };
    askCards(this.host.cardDialog, this.say, one ? (value ? [value] : []) : value ?? [], gap.most, put, {
      full: Boolean(gap.most), title: gap.label, about: `${this.form}.${gap.key}`,
      tell: gap.need ? [this.host.tellLabel, (cards) => { put(cards); this.host.tell(); }] : null });
  }
}

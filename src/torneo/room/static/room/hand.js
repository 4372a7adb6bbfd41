/**
 * The hand of a table, told from its tablet. Every tap is told to the room at once and the table is drawn as the room
 * answers; without a connection acts wait and go out later. Several tablets may tell one hand: each looks again when its
 * bell rings.
 *
 *   mountHand(section, { next: begins the next hand, opened: (whether it is open) })
 *
 * Nothing of a hand need be told before: it begins with its first act.
 */
import { ask } from "./asking.js";
import { Act } from "./spot_act.js";
import { editSpot } from "./spot_edit.js";
import { Waiting } from "./waiting.js";
import { newKey, once } from "./wishes.js";
import { told } from "./numbers.js";
import { askCards, askNumber, cardFace, fill, forget, guard, make, settle } from "./spot_ask.js";

export function mountHand(root, { next: nextHand, opened }) {
  const part = (name) => root.querySelector(`[data-${name}]`);
  const data = (id) => JSON.parse(document.getElementById(id).textContent);
  const words = data("hand-words");
  const { say, rec, does: doing } = words;
  const { base } = root.dataset;
  const kept = `torneo-act-${base}`;
  let now = data("hand-now");
  let busy = false;

  const nameOf = (seat) => {
    const one = now.shape?.seats.find((each) => each.seat === seat);
    return one?.name ? `${seat} · ${one.name}` : fill(say.seat, { n: seat });
  };

  function problem(text, place = part("problem")) {
    place.textContent = text ? `▲ ${text}` : "";
    place.hidden = !text;
  }

  /** A wish of the hand as it stands: told again after a lost answer it is the same one. */
  async function post(url, body) {
    const answer = await once(JSON.stringify([url, now.deal, now.version, body]), (key) => ask(url, { method: "POST",
      body: JSON.stringify({ ...body, key }),
      headers: { "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf } }));
    return answer ? { ok: answer.ok, ...(await answer.json()) } : { ok: false, problem: "" };
  }

  /** Tells the room something; true if it was taken. */
  async function send(what, body = {}, place = part("problem")) {
    if (busy) return false;
    busy = true;
    root.classList.add("busy");
    try {
      const answer = await post(base + what, { hand: now.deal, ...body });
      problem(answer.ok ? "" : answer.problem, place);
      if (!answer.ok) return false;
      now = answer;
      draw();
      return !answer.stale;
    } catch {
      problem(rec.offline, place);
      return false;
    } finally {
      busy = false;
      root.classList.remove("busy");
    }
  }

  // ---- acts: those the room has not heard of yet wait

  const waiting = new Waiting({
    place: `torneo-waiting-${base}`,
    words,
    nameOf,
    now: () => now.acts.length,
    async send(steps, after, ordinary) {
      const answer = await ask(`${base}acto/`, { method: "POST", body: JSON.stringify({ key: newKey(), hand: waiting.hand, steps, after, ordinary }),
        headers: { "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf } });
      if (answer.status >= 500) throw new Error(answer.statusText);
      const found = await answer.json();
      if (!answer.ok) return { told: 0, why: found.problem };
      now = found;
      const { stale, stuck } = found;
      return { told: stale ? 0 : Math.min(steps.length, now.acts.length - after), why: stuck ?? (stale ? say.wait_stale : ""), stale };
    },
    changed: () => draw(),
    gone: (acts) => problem(fill(say.wait_gone, { acts })),
  });

  /** Tells an act; true if it was taken. */
  async function tell(step, { place = part("problem"), ordinary = false } = {}) {
    if (busy) return false;
    root.classList.add("busy");
    const { taken, problem: why } = await waiting.tell([step], now.acts.length, ordinary);
    root.classList.remove("busy");
    if (why) problem(why, place);
    return taken;
  }

  // ---- before the first act: what cards are known

  /** Of stud everybody's open card: it says who begins. Of other games what the table knows, for a stream. */
  function askKnown() {
    const up = now.shape.family === "stud";
    const dialog = part("known-dialog");
    const hole = structuredClone(now.setup.cards ?? {});
    const every = () => Object.values(hole).flat().filter((card) => card !== "??");
    const rows = now.shape.seats.map(({ seat, cards }) => {
      const button = make("button", { type: "button", class: "quiet", "data-hole": seat, onclick: () => {
        const mine = (hole[seat] ?? []).filter((card) => !up || card !== "??");
        askCards(part("cards-dialog"), say, up ? [] : mine, up ? 1 : cards.length,
          (chosen) => { hole[seat] = up && chosen.length ? ["??", "??", chosen[0]] : chosen; show(); },
          { title: fill(up ? rec.open_of : rec.hole_of, { who: seat }), used: every().filter((card) => !mine.includes(card)), full: true });
      } });
      const show = () => button.replaceChildren(...(hole[seat]?.length ? hole[seat].map(cardFace) : [up ? rec.open_card : rec.known]));
      show();
      return make("li", {}, make("span", { class: "who" }, nameOf(seat)), button);
    });
    const done = make("button", { type: "button", "data-known-ok": true, onclick: async () => {
      const cards = Object.fromEntries(Object.entries(hole).filter(([, held]) => held.length));
      const { cards: _, ...setup } = now.setup;
      dialog.close();
      await send("acto/", { setup: Object.keys(cards).length ? { ...setup, cards } : setup });
    } }, say.ok);
    dialog.replaceChildren(make("h2", {}, up ? rec.open_cards : rec.known_cards), make("p", { class: "muted" }, up ? rec.open_cards_about : rec.known_about),
      make("ul", { class: "begin-seats" }, rows), make("div", { class: "row" }, done,
        make("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, say.cancel)));
    dialog.showModal();
  }

  // ---- the hand

  function draw() {
    forget();
    part("oval").innerHTML = now.html;
    drawSide();
    for (const place of [part("problem"), part("what-problem")]) problem("", place);
    if (now.problem) problem(now.problem);
    if (!now.ended) waiting.begin(now.deal);
    if (now.shape) buttons();
    else part("acts").replaceChildren();
    markChair();
    if (!part("what-of").hidden && !writing()) form.draw();
  }

  function drawSide() {
    part("side").innerHTML = now.side;
    window.htmx?.process(part("side"));
  }

  const act = (label, run, about = {}) => make("button", { type: "button", class: "large quiet", onclick: run, ...about }, label);

  function buttons() {
    const row = part("acts");
    row.replaceChildren();
    offered(row);
    if (waiting.shown) row.append(waiting.notice()); // below: the buttons stay where they were
    settle(row);
  }

  function offered(row) {
    const { next, question, over } = now.shape;
    if (now.opens) row.append(act(rec.open_cards, askKnown, { "data-known": true, class: "large whole" }));
    if (now.opens) return;
    if (waiting.blind) unheard(row);
    if (waiting.blind || waiting.stale) return;
    if (now.ended || (question && typeof next !== "number")) return; // the clock on a player stops nobody
    if (now.shape.untold) untold(row);
    if (over) row.append(make("p", { class: "muted" }, rec.over));
    else if (typeof next === "number") turn(row, next);
    else {
      if (now.pots.length) winners(row);
      if (now.shape.to_show.length) showing(row);
      if (next === "street_over" || next === "frozen") street(row);
    }
  }

  /** What may follow while nobody answers. */
  function unheard(row) {
    const heard = new Set(waiting.steps.map((one) => one.seat));
    const show = now.shape.to_show.filter((seat) => !heard.has(seat));
    if (now.shape.to_show.length) {
      showing(row, show);
      return;
    }
    const blindly = (step) => tell(step, { ordinary: true });
    waiting.offer(row, now.shape, { tell: blindly, ask: (seat, answer) => askNumber(part("number-dialog"), say, `${nameOf(seat)} · ${doing.raise}`, "", [], answer) });
    row.append(act(say.next_street, () => askCards(part("cards-dialog"), say, [], 0, (cards) => blindly({ dealer: "next_street", ...(cards.length ? { cards } : {}) }),
      { title: say.next_street, used: used() }), { "data-street": true, class: "large quiet whole" }));
  }

  function turn(row, seat) {
    const { may, to_call: call, min_raise_to: least, max_raise_to: most, pot } = now.shape;
    const mine = now.shape.seats.find((one) => one.seat === seat);
    row.append(make("p", { class: "who-acts" }, make("small", {}, rec.to_act), make("b", {}, nameOf(seat))));
    const simple = (what, label, more = {}) => row.append(act(label, () => tell({ seat, does: what, ...more }), { "data-does": what }));
    if (may.includes("fold")) simple("fold", doing.fold);
    if (may.includes("check")) simple("check", doing.check);
    if (may.includes("bring_in")) simple("bring_in", doing.bring_in);
    if (may.includes("call")) simple("call", fill(rec.call, { n: told(call) }));
    if (may.includes("draw")) {
      simple("stand_pat", doing.stand_pat);
      for (let n = 1; n <= mine.cards.length; n += 1) {
        row.append(act(fill(rec.draw, { n }), () => tell({ seat, does: "draw", discards: Array(n).fill("??") }), { "data-does": `draw-${n}` }));
      }
    }
    const chosen = form.seat; // those before him did the usual
    if (chosen && chosen !== seat && now.shape.seats.some((one) => one.seat === chosen && one.alive && !one.all_in)) {
      row.append(act(may.includes("check") ? say.until_check : say.until, () => send("acto/", { until: chosen, after: now.acts.length }), { "data-until": chosen, class: "large quiet whole" }));
    }
    const raise = ["complete", "bet", "raise"].find((one) => may.includes(one));
    if (!raise || !most) return;
    if (raise === "complete") simple("complete", fill(rec.complete, { n: told(least) }), { to: least });
    else if (least === most) simple(raise, fill(rec[`fixed_${raise}`], { n: told(least) }), { to: least });
    else {
      const within = (to) => Math.min(Math.max(to, least), most);
      const potRaise = (share) => mine.bet + call + Math.round((pot + call) * share);
      const quick = [[rec.min, least], [rec.half, within(potRaise(0.5))], [rec.pot, within(potRaise(1))], [rec.all_in, most]]
        .filter(([, to], at, all) => all.findIndex(([, other]) => other === to) === at)
        .map(([label, to]) => [fill(label, { n: told(to) }), to]);
      if (now.shape.limit === "pot_limit") quick.splice(quick.findIndex(([, to]) => to === most), 1, [fill(rec.pot, { n: told(most) }), most]);
      row.append(act(rec[raise], () => askNumber(part("number-dialog"), say, `${nameOf(seat)} · ${doing[raise]}`,
        fill(rec.between, { least: told(least), most: told(most) }), quick, (to) => tell({ seat, does: raise, to }), { least, most,
          outside: [[say.said_it, (to) => irregular(seat, raise, to, false)], [say.put_it, (to) => irregular(seat, raise, to, true)]] }), { "data-does": raise }));
    }
    const all = mine.stack + mine.bet;
    if (all === most && least !== most) simple("all_in", fill(rec.all_in, { n: told(all) }));
  }

  /** Cards that are somewhere already: nobody can be dealt them again. */
  const used = () => [...now.shape.board, ...now.shape.seats.flatMap((one) => one.cards)].filter((card) => card !== "??");

  function street(row) {
    const { to_come: count, to_come_up: up, family, seats } = now.shape;
    const name = nextStreet();
    if (!count) {
      row.append(act(name ? fill(rec.street_no_cards, { street: name }) : rec.open_all_in, () => tell({ dealer: "next_street" }), { "data-street": true }));
      return;
    }
    const live = dealOrder(seats);
    const each = family === "stud" && count === live.length;
    const title = each ? fill(rec.choose_up, { street: name, who: live.map(nameOf).join(", ") }) : fill(rec.choose, { street: name, n: count });
    row.append(act(fill(rec.street, { street: name }), () => askCards(part("cards-dialog"), say, [], count,
      (cards) => tell({ dealer: "next_street", cards }), { title, used: used(), full: true }), { "data-street": true, class: "large" }));
    if (!up) row.append(act(rec.street_unknown, () => tell({ dealer: "next_street" }), { "data-street-unknown": true }));
  }

  /** Cards in the middle that nobody has told: until they are, the pot cannot be paid by the cards. */
  function untold(row) {
    const count = now.shape.untold;
    row.append(act(fill(rec.untold, { n: count }), () => askCards(part("cards-dialog"), say, [], count,
      (cards) => tell({ dealer: "names_board", cards }), { title: fill(rec.choose_untold, { n: count }), used: used(), full: true }), { "data-untold": true }));
  }

  function nextStreet() {
    const streets = words.games.find((one) => one.code === now.shape.game).streets;
    return streets[streets.findIndex((one) => one.code === now.shape.street) + 1]?.label ?? "";
  }

  /** From the button's left. */
  function dealOrder(seats) {
    const live = seats.filter((one) => one.alive).map((one) => one.seat);
    return [...live.filter((seat) => seat > now.shape.button), ...live.filter((seat) => seat <= now.shape.button)];
  }

  /** Cards decide that nobody saw: whoever did says who wins each pot. */
  function winners(row) {
    const chosen = now.pots.map(() => []);
    now.pots.forEach((pot, at) => {
      const title = now.pots.length > 1 ? fill(at ? rec.wins_side : rec.wins_main, { n: pot.chips, pot: at }) : fill(rec.wins, { n: pot.chips });
      const picks = pot.seats.map((seat) => act(nameOf(seat), (event) => {
        const on = !chosen[at].includes(seat);
        chosen[at] = on ? [...chosen[at], seat] : chosen[at].filter((one) => one !== seat);
        event.currentTarget.setAttribute("aria-pressed", String(on));
        done.disabled = chosen.some((own) => !own.length);
      }, { "data-wins": `${at}-${seat}`, "aria-pressed": "false" }));
      row.append(make("div", { class: "one-show one-pot" }, make("p", { class: "who-acts" }, make("b", {}, title)), ...picks));
    });
    const done = act(rec.pay, () => send("terminar/", { name: now.name, winners: chosen }), { "data-pay": true, class: "large" });
    done.disabled = true;
    row.append(done);
  }

  function showing(row, seats = now.shape.to_show) {
    const down = (one) => one.cards.filter((card) => card === "??").length;
    for (const seat of seats) {
      const one = now.shape.seats.find((each) => each.seat === seat);
      const known = one.cards.length && !down(one);
      const who = make("p", { class: "who-acts" }, make("b", {}, nameOf(seat)));
      const others = used().filter((card) => !one.cards.includes(card));
      const show = known ? act(rec.shows_known, () => tell({ seat, tables: true }), { "data-shows": seat })
        : act(rec.shows, () => askCards(part("cards-dialog"), say, one.cards.filter((card) => card !== "??"), one.cards.length,
          (cards) => tell({ seat, tables: cards }), { title: fill(rec.cards_of, { who: nameOf(seat), n: one.cards.length }), used: others, full: true }), { "data-shows": seat });
      const muck = now.shape.next === "showdown" ? act(rec.mucks, () => tell({ seat, mucks: true }), { "data-mucks": seat }) : null;
      row.append(make("div", { class: "one-show" }, who, show, muck));
    }
  }

  // ---- what is not ordinary: the same forms as on the dealer's tablet

  const host = {
    words,
    tellLabel: say.tell,
    get cardDialog() { return part("cards-dialog"); },
    get numberDialog() { return part("number-dialog"); },
    seats: () => (now.shape?.seats ?? []).map((one) => one.seat),
    chips: () => now.setup?.denominations ?? [25, 100, 500, 1000, 5000, 25000],
    stud: () => now.shape?.family === "stud",
    turn: () => (typeof now.shape?.next === "number" ? now.shape.next : now.shape?.to_show?.[0]),
    allIn: () => (now.shape?.seats ?? []).filter((one) => one.all_in && one.alive).map((one) => one.seat),
    inFront: (seat) => now.shape?.seats.find((one) => one.seat === seat)?.bet ?? 0,
    changed: keep,
    mark: () => markChair(),
    async tell() {
      const { step, missing } = form.step();
      if (!step) {
        problem(missing, part("what-problem"));
        return;
      }
      if (await tell(step, { place: part("what-problem") })) {
        form.clear();
        form.draw();
        keep();
        what(false);
      }
    },
  };
  const form = new Act(part("what"), host);

  /** What is being tapped outlives the page, as long as the hand is the same. */
  function keep() {
    try {
      localStorage.setItem(kept, JSON.stringify({ deal: now.deal, act: form.keep() }));
    } catch { /* a private window may keep nothing */ }
  }

  function bring() {
    try {
      const { deal, act: begun } = JSON.parse(localStorage.getItem(kept)) ?? {};
      if (deal === now.deal) form.bring(begun);
    } catch { /* nothing was kept */ }
  }

  /** An amount no action fits, told as what it was. */
  function irregular(seat, does, to, silent) {
    what(true);
    form.amount(seat, does, to, silent);
  }

  /** What happened that is not ordinary: its form stands beside the table, on a phone over it. */
  function what(shown) {
    part("what-of").hidden = !shown;
    root.classList.toggle("telling", shown);
    if (shown) form.draw();
  }

  /** Somebody is typing what was said. */
  const writing = () => root.contains(document.activeElement) && document.activeElement.matches("input");

  /** The moment of trouble told from here: what was told before stays as told of another. */
  function edit() {
    editSpot({ section: root, words, setup: now.setup, cardDialog: part("cards-dialog"), get why() { return part("problem").textContent; },
      look: (setup) => send("acto/", { setup }) });
  }

  function markChair() {
    for (const chair of part("oval").querySelectorAll("[data-seat]")) {
      chair.setAttribute("aria-pressed", String(Number(chair.dataset.seat) === form.who));
    }
  }

  function confirmed(name, yes) {
    const dialog = part("ask");
    dialog.innerHTML = part("side").querySelector(`[data-ask-${name}]`).innerHTML;
    dialog.querySelector("[data-no]").addEventListener("click", () => dialog.close());
    dialog.querySelector("[data-yes]").addEventListener("click", () => { dialog.close(); yes(); });
    dialog.showModal();
  }

  guard(root);
  root.addEventListener("click", (event) => {
    const at = (selector) => event.target.closest(selector);
    if (at("[data-oval] [data-seat]")) {
      const seat = Number(at("[data-seat]").dataset.seat);
      form.seat = form.seat === seat ? undefined : seat;
      what(true);
      markChair();
      if (now.shape) buttons();
      keep();
    } else if (at("[data-what-open]")) what(true);
    else if (at("[data-what-close]")) what(false);
    else if (at("[data-drawer-close]")) open(false);
    else if (at("[data-back]") && waiting.steps.length) waiting.back();
    else if (at("[data-back]")) send("quitar/", { after: now.acts.length });
    else if (at("[data-edit]")) edit();
    else if (at("[data-known]")) askKnown();
    else if (at("[data-end]")) confirmed("end", () => send("terminar/", { name: now.name }));
    else if (at("[data-next-hand]")) nextHand();
  });
  root.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-decide]")) return;
    event.preventDefault();
    const about = new FormData(event.target);
    tell({ floor: about.get("option"), why: about.get("why") });
  });

  /** What could not be done without a connection is no news once it is back. */
  new MutationObserver(() => {
    if (!document.documentElement.classList.contains("offline") && part("problem").textContent.includes(rec.offline)) problem("");
  }).observe(document.documentElement, { attributeFilter: ["class"] });

  function open(shown, irregularly = false) {
    root.hidden = !shown;
    opened(shown);
    if (!shown) return;
    what(irregularly);
    if (old || now.ended) renew(true);
  }

  /** The table has changed since the hand was last looked at. */
  let old = false;

  /** The hand as the room has it: the next one, or somebody else has told something. One that has just ended stays to be
      seen until the next is being played. */
  async function renew(always = false) {
    old = true;
    if (busy || waiting.busy || (writing() && part("side").contains(document.activeElement))) return;
    const answer = await ask(`${base}ahora/`).catch(() => null);
    if (!answer?.ok) return;
    const found = await answer.json();
    if (busy || waiting.busy) return;
    old = false;
    const same = found.deal === now.deal;
    if (same && found.version < now.version) return;
    if (now.ended && !found.playing && !always) return;
    const acted = !same || found.version > now.version || now.ended;
    if (!same && !now.deal.startsWith(`${found.deal.split("-")[0]}-`)) form.clear();
    now = found;
    if (acted) draw();
    else drawSide();
  }

  bring();
  draw();
  return {
    waiting,
    open,
    renew,
    /** The table has changed; whoever opens the hand looks again. */
    stale() { old = true; },
    get shown() { return !root.hidden; },
  };
}

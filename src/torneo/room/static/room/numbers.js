/**
 * Numbers as the room writes and reads them. The marks of its place and the sentences about what cannot be read
 * stand on the page, so that a script writes what the server writes and reads what the server reads
 * (`torneo.writing.numbers`).
 */
const { group: GROUP = ",", decimal: DECIMAL = "." } = document.documentElement.dataset;
const OTHER = { ".": ",", ",": "." };
const LONGEST = 40;

/** 1.250.000 or 1,250,000. */
export const told = (points) => String(points).replace(/\B(?=(\d{3})+(?!\d))/g, GROUP);

/** A chip's value on the chip itself: 1,5M, 25K, 5.000. */
export function short(points) {
  if (points >= 1000000 && points % 100000 === 0) return `${String(points / 1000000).replace(".", DECIMAL)}M`;
  if (points >= 10000 && points % 1000 === 0) return `${points / 1000}K`;
  return told(points);
}

/**
 * A whole number as somebody typed it: `{ value }`, or `{ why, meanings }`. The place's own writing counts first;
 * another is read if it can mean one thing only.
 * @param {string} text
 * @returns {{value?: number, why?: string, meanings?: string[]}}
 */
export function readWhole(text) {
  if (text.length > LONGEST) return { why: "too_long" };
  const plain = text.trim().replaceAll("−", "-").replace(/(?<=\d)[ \u00a0\u202f\u2009'’_](?=\d{3}(?!\d))/g, "");
  const mine = asWritten(plain, GROUP, DECIMAL);
  if (mine && mine.rest === "") return { value: mine.whole };
  const foreign = asWritten(plain, OTHER[GROUP] ?? ",", OTHER[DECIMAL] ?? ".");
  if (!mine && !foreign) return { why: "not_a_number" };
  if (!foreign || foreign.rest !== "") return { why: "not_whole" };
  if (mine && /^0*$/.test(mine.rest)) return { why: "two_meanings", meanings: [told(mine.whole), told(foreign.whole)] };
  return { value: foreign.whole };
}

function asWritten(text, group, decimal) {
  const [one, other] = [group, decimal].map((mark) => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = text.match(new RegExp(`^(-?)(\\d+|\\d{1,3}(?:${one}\\d{3})+)?(?:${other}(\\d*))?$`));
  if (!found || !(found[2] || found[3])) return null;
  return { whole: Number(found[1] + (found[2] ?? "0").replaceAll(group, "")), rest: found[3] ?? "" };
}

/**
 * Why it cannot be read, for who typed it.
 * @param {string} text
 * @param {{why?: string, meanings?: string[]}} found
 */
export function problem(text, { why, meanings = [] }) {
  const [one = "", other = ""] = meanings;
  const facts = { text: text.slice(0, LONGEST), one, other };
  return document.body.dataset[why].replace(/%(text|one|other)/g, (_, name) => facts[name]);
}

/** What a field for a whole number holds: undefined if nothing or nothing that can be read, which the field says. */
export function wholeIn(field) {
  /** @type {ReturnType<typeof readWhole>} */
  const found = field.value.trim() === "" ? {} : readWhole(field.value);
  field.setCustomValidity(found.why ? problem(field.value, found) : "");
  return found.value;
}

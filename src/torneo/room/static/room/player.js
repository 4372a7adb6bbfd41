/**
 * A player's page listens to the same bell as everybody's. Its own part is fetched at once when the bell names
 * one of its entries, within a few seconds when something concerns all, and now and then for the stack: a full
 * room does not knock all at the same moment.
 */
const part = document.getElementById("mine");
const bell = () => document.querySelector("[data-live='bell'] [data-named]");
const own = () => part.dataset.entries.split(" ");
const aboutMe = () => (bell()?.dataset.named ?? "").split(" ").filter((one) => own().includes(one.split(":")[0])).join(" ");

let named = aboutMe();
let mark = bell()?.dataset.mark;
let stale = false;
let waiting = 0;

function fetchSoon(after) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    stale = false;
    part.dispatchEvent(new CustomEvent("mine:changed"));
  }, after);
}

document.addEventListener("live:shown", (event) => {
  if (event.detail.topic !== "bell") return;
  stale = true;
  const forMe = aboutMe();
  if (forMe !== named) {
    named = forMe;
    fetchSoon(0);
    navigator.vibrate?.([200, 100, 200]);
  } else if (bell().dataset.mark !== mark) {
    mark = bell().dataset.mark;
    fetchSoon(Math.random() * 3000);
  }
});
setInterval(() => stale && document.visibilityState === "visible" && fetchSoon(Math.random() * 2000), 20000);

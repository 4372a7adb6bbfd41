/** While an event is being prepared, or once it is over and the next one is coming, the page looks again. */
const SOON = 1000, LATER = 15000;
let waiting = false;

function lookAgain() {
  const wait = document.querySelector("[data-reload]") ? SOON : document.querySelector("[data-over]") ? LATER : 0;
  if (!wait || waiting) return;
  waiting = true;
  setTimeout(() => location.reload(), wait);
}

document.addEventListener("live:shown", lookAgain);
lookAgain();

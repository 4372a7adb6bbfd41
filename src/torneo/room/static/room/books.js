/** Examples step by step: one step at a time, forward and back by buttons or arrow keys; all of them without scripts. */
function walk(play) {
  const steps = [...play.querySelectorAll(".step")];
  const bar = play.querySelector(".walk");
  const [back, on] = bar.querySelectorAll("[data-walk]");
  let at = 0;
  function show(next) {
    at = Math.min(Math.max(next, 0), steps.length - 1);
    steps.forEach((step, place) => { step.hidden = place !== at; });
    bar.querySelector(".at").textContent = steps[at].getAttribute("aria-label");
    back.disabled = at === 0;
    on.disabled = at === steps.length - 1;
  }
  play.classList.add("walking");
  play.dataset.walking = "1";
  bar.hidden = false;
  bar.addEventListener("click", (event) => {
    const button = event.target.closest("[data-walk]");
    if (button) show(at + Number(button.dataset.walk));
  });
  play.addEventListener("torneo:walk", (event) => show(at + event.detail));
  show(Number(play.dataset.at) || 0);
}

function begin() {
  document.querySelectorAll("[data-play]:not([data-walking])").forEach(walk);
}

document.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (by) {
    const every = document.querySelectorAll("[data-play]");
    const play = event.target.closest?.("[data-play], .example")?.querySelector?.(".steps")?.closest("[data-play]")
      ?? event.target.closest?.("[data-play]") ?? (every.length === 1 ? every[0] : null);
    play?.dispatchEvent(new CustomEvent("torneo:walk", { detail: by }));
  } else if (event.key === "/") {
    const field = document.querySelector('input[data-key="/"]:not([data-filter])');
    if (field) {
      event.preventDefault();
      field.focus();
    }
  }
});
document.addEventListener("htmx:afterSettle", begin);
begin();

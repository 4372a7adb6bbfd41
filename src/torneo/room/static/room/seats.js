/** The list of seats is fetched again when the mark of the live part says that it has changed. */
const mark = () => document.querySelector("[data-live='moves'] [data-mark]")?.dataset.mark;
let seen = mark();
document.addEventListener("live:shown", (event) => {
  if (event.detail.topic === "moves" && mark() !== seen) {
    seen = mark();
    document.body.dispatchEvent(new CustomEvent("seats:changed"));
  }
});

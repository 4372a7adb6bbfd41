// @ts-check
// A page that is also a sheet of paper: its button prints it.

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest?.("[data-print]")) window.print();
});

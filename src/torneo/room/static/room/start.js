/** While the demonstration is being prepared the page looks again by itself; so it does for the next event. */
if (document.querySelector("[data-reload]")) setTimeout(() => location.reload(), 1000);

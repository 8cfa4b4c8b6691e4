/** The buttons of the example. Like any page, it only uses the element. */
const run = document.getElementById("run");
const says = document.getElementById("says");

for (const button of document.querySelectorAll("[data-do]")) {
  button.addEventListener("click", () => run[button.dataset.do]());
}
for (const button of document.querySelectorAll("[data-seek]")) {
  button.addEventListener("click", () => run.seek(Number(button.dataset.seek)));
}

function show({ detail }) {
  says.textContent =
    detail.says ?? `Step ${detail.step}${detail.outcome ? `: ${detail.outcome}` : ""}.`;
}
for (const event of ["ready", "moment", "ended", "problem"]) run.addEventListener(event, show);

// The lines to copy contain this site's address.
const copy = document.getElementById("copy");
copy.textContent = copy.textContent.replace("www/", new URL("../www/", location.href).href);

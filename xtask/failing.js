/**
 * What `cargo xtask play` sends in place of a script that has a syntax error: it shows a text on the page, and
 * fails with it. It runs as a module and as none, before there is a body and in a worker, and needs
 * nothing that the page's security policy forbids: no markup, and no style but by properties.
 */
(() => {
  // xtask/src/site/scripts.rs writes it.
  const text = "TEXT";
  const show = () => {
    const note = document.createElement("p");
    note.setAttribute("role", "alert");
    note.textContent = text;
    Object.assign(note.style, {
      position: "fixed",
      inset: "0 0 auto 0",
      zIndex: "2147483647",
      margin: "0",
      padding: "1em",
      background: "firebrick",
      color: "white",
      font: "1rem/1.5 monospace",
      whiteSpace: "pre-wrap",
    });
    document.body.append(note);
  };
  if (typeof document === "object") {
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show, { once: true });
  }
  throw new SyntaxError(text);
})();

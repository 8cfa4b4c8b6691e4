/**
 * `cargo xtask play` sends this in place of a script with a syntax error: it shows a text on the page and throws it.
 * It runs as a module or a classic script, before the body exists and in a worker. The page's security policy forbids
 * markup and style sheets, so it only sets properties.
 */
(() => {
  // Replaced by xtask/src/site/scripts.rs.
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

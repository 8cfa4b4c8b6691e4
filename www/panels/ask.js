/** A question before something is done that is hard to take back. */
import { button, byId, element, setText } from "./dom.js";

/**
 * Asks, and waits for the answer.
 * @param {object} question
 * @param {string} question.title
 * @param {string} question.text
 * @param {string} question.yes what the button says that does it
 * @returns {Promise<boolean>}
 */
export function ask({ title, text, yes }) {
  const dialog = byId("ask", HTMLDialogElement);
  setText(element("ask-title"), title);
  setText(element("ask-text"), text);
  setText(button("ask-yes"), yes);
  dialog.returnValue = "";
  button("ask-yes").onclick = () => dialog.close("yes");
  button("ask-no").onclick = () => dialog.close();
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

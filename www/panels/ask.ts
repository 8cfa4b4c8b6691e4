/** A question before something is done that is hard to take back. */
import { button, byId, element, setText } from "./dom.ts";

/**
 * Asks, and waits for the answer.
 * @param question.yes what the button says that does it
 */
export function ask({
  title,
  text,
  yes,
}: {
  title: string;
  text: string;
  yes: string;
}): Promise<boolean> {
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

/** Helpers of the tests of the Lab. */

import type { Table } from "./table.ts";

/** The program in the editor, by its name. */
export const programIn = ({ page }: Table, language: "Python" | "JavaScript") =>
  page.getByRole("textbox", { name: `Your program, ${language}` });

/** Replaces the program by another. */
export async function write({ page }: Table, text: string) {
  const editor = page.getByRole("textbox", { name: /^Your program/ });
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  // Pasted: a text that is inserted at once would get styles from the browser, which the policy forbids.
  await editor.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    // Firefox takes the text itself.
    const given = { clipboardData, data, dataType: "text/plain", bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", given));
  }, text);
}

/** Makes our solution the person's program. */
export async function takeSolution(table: Table) {
  await table.button("Show a solution").click();
  await table.button("Copy to mine").click();
}

/** The slider through the steps of a run. */
export const stepsOf = ({ page }: Table) => page.getByRole("slider", { name: "Step" });

/** A program that puts a queen on b7 twice. */
export const TWICE = `def solve(board):
    square = board.rows[0][1]
    board.place(square)
    board.place(square)
    return True
`;

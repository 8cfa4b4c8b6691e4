/** Asks whether something is meant. */
export function AskDialog() {
  return (
    <dialog id="ask" role="alertdialog" aria-labelledby="ask-title" aria-describedby="ask-text">
      <h2 id="ask-title" />
      <p id="ask-text" />
      <div class="btns">
        <button type="button" class="btn primary" id="ask-yes" />
        <button type="button" class="btn" id="ask-no">
          Cancel
        </button>
      </div>
    </dialog>
  );
}

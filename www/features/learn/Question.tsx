/** Which queen is locked in an experiment. */
export function LabLock() {
  return (
    <div class="field lock" id="lab-lock" data-in="learn" hidden>
      <label for="lab-square">Locked queen</label>
      <select id="lab-square" />
    </div>
  );
}

/** What a lesson asks. */
export function Question() {
  return (
    <div class="question" id="question" data-in="learn" hidden>
      <span class="sign" id="question-mark" aria-hidden="true" />
      <p>
        <b id="question-lead" /> <span id="question-text" />
      </p>
      <button type="button" class="link" id="question-offer" hidden />
    </div>
  );
}

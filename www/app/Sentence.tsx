/** The sentence under the board. */
export function Sentence() {
  return (
    <div class="says">
      <span class="chip" id="chip" />
      <span id="says" />
      <span class="soon" id="soon" data-in="play" />
      <button type="button" class="btn tiny go" id="go" hidden />
    </div>
  );
}

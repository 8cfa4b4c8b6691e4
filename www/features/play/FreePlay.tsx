/** A puzzle made to measure. */
export function FreePlay() {
  return (
    <form class="card free" id="free-play" noValidate>
      <h2>Free play</h2>
      <div class="field" data-for="queens">
        <span id="size-label">Board</span>
        <div class="seg small fill" role="radiogroup" aria-labelledby="size-label">
          <label>
            <input type="radio" name="size" value="6" />
            <span>6</span>
          </label>
          <label>
            <input type="radio" name="size" value="8" />
            <span>8</span>
          </label>
          <label>
            <input type="radio" name="size" value="10" />
            <span>10</span>
          </label>
          <label>
            <input type="radio" name="size" value="12" />
            <span>12</span>
          </label>
          <label>
            <input type="radio" name="size" value="other" />
            <span>Other</span>
          </label>
        </div>
      </div>
      <div class="field" id="other-size">
        <span id="other-label">Size</span>
        <div class="size" role="group" aria-labelledby="other-label">
          <input
            type="number"
            id="free-rows"
            min={3}
            max={32}
            inputMode="numeric"
            aria-label="Rows"
          />
          <span data-for="knights">×</span>
          <input
            type="number"
            id="free-columns"
            min={3}
            max={32}
            inputMode="numeric"
            aria-label="Columns"
            data-for="knights"
          />
        </div>
      </div>
      <div class="field" data-for="queens">
        <span id="locks-label">Locked queens</span>
        <div class="seg small fill" role="radiogroup" aria-labelledby="locks-label">
          <label>
            <input type="radio" name="locks" value="1" />
            <span>1</span>
          </label>
          <label>
            <input type="radio" name="locks" value="2" />
            <span>2</span>
          </label>
          <label>
            <input type="radio" name="locks" value="3" />
            <span>3</span>
          </label>
          <label>
            <input type="radio" name="locks" value="4" />
            <span>4</span>
          </label>
          <label>
            <input type="radio" name="locks" value="0" />
            <span>Any</span>
          </label>
        </div>
      </div>
      <div class="field" data-for="knights">
        <span id="blocks-label">Blocked squares</span>
        <div class="seg small fill" role="radiogroup" aria-labelledby="blocks-label">
          <label>
            <input type="radio" name="blocks" value="0" />
            <span>None</span>
          </label>
          <label>
            <input type="radio" name="blocks" value="2" />
            <span>2</span>
          </label>
          <label>
            <input type="radio" name="blocks" value="4" />
            <span>4</span>
          </label>
          <label>
            <input type="radio" name="blocks" value="6" />
            <span>6</span>
          </label>
        </div>
      </div>
      <div class="field" data-for="knights">
        <span id="ends-label">Tour</span>
        <div class="seg small fill" role="radiogroup" aria-labelledby="ends-label">
          <label>
            <input type="radio" name="ends" value="open" />
            <span>Open</span>
          </label>
          <label>
            <input type="radio" name="ends" value="closed" />
            <span>Closed</span>
          </label>
        </div>
      </div>
      <div class="field">
        <span id="grade-label">Difficulty</span>
        <div class="seg small fill" role="radiogroup" aria-labelledby="grade-label">
          <label>
            <input type="radio" name="grade" value="easy" />
            <span>Easy</span>
          </label>
          <label>
            <input type="radio" name="grade" value="medium" />
            <span>Medium</span>
          </label>
          <label>
            <input type="radio" name="grade" value="hard" />
            <span>Hard</span>
          </label>
          <label>
            <input type="radio" name="grade" value="expert" />
            <span>Expert</span>
          </label>
        </div>
      </div>
      <p class="plain" id="free-says" role="status" />
      <div class="btns">
        <button type="submit" class="btn primary wide" id="new-puzzle">
          New puzzle
        </button>
        <button type="button" class="btn wide" id="set-up">
          Set up a board
        </button>
      </div>
    </form>
  );
}

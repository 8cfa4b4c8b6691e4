/** What an embed shows in place of the header. */
export function EmbedHead() {
  return (
    <div class="embed">
      <h1 id="embed-what" />
      <p id="embed-problem" role="alert" />
      <a id="embed-open" href="./" target="_blank" rel="noopener" title="Opens in a new tab">
        Open in Forward Check
      </a>
    </div>
  );
}

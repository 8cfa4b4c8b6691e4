/** What a chart shows, above it. */

interface Props {
  title: string;
  /** More of it, in a sentence or two. */
  text: string;
}

export function Intro({ title, text }: Props) {
  return (
    <div class="intro">
      <h2>{title}</h2>
      <p class="small">{text}</p>
    </div>
  );
}

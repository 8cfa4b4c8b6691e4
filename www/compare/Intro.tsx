/** The heading of a chart. */

interface Props {
  title: string;
  /** A sentence or two. */
  text: string;
}

export function Intro({ title, text }: Props) {
  return (
    <div class="intro">
      <h1 class="title">{title}</h1>
      <p class="muted">{text}</p>
    </div>
  );
}

/** The heading of a chart. */

interface Props {
  title: string;
  /** A sentence or two. */
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

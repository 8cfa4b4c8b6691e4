import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const annealing = (step: number) => moment("queens", 8, "a8", "simulated-annealing", step);

export default {
  id: "annealing",
  title: "Annealing",
  minutes: 8,
  needs: ["hill-climbing"],
  objectives: ["Explain why a move for the worse can help", "Say what the temperature does"],
  parts: [
    {
      kind: "watch",
      text: [
        "Out of a local minimum the only way is up: some move has to make things worse. [[annealing|Simulated annealing]] draws a random move. If it helps or changes nothing, it is made. If not, it is made only sometimes.",
        "How often depends on the temperature. At 1, a move that adds one pair is made with a probability of 37 %; at 0.57, of 17 %. Each step cools a little (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, 1983).",
      ],
      task: "Find a move that made the board worse, and one that was refused.",
      beside: ["code", "figures"],
      moment: annealing(0),
      stretch: [0, 40],
    },
    {
      kind: "watch",
      text: [
        "Of the moves for the worse, 134 of 650 were made in the first 1,000 steps, and 64 of 798 in the last 1,000. At first the queens wander; later they settle.",
        "Cool too fast, and it is hill climbing that may freeze with a pair left. Cool too slowly, and it wanders for long. There is no best speed for all puzzles.",
      ],
      beside: ["figures", "profile"],
      moment: annealing(5_580),
      stretch: [5_540, 5_639],
    },
    {
      kind: "question",
      text: [
        "After 5,639 steps two pairs are left, and the queen on e5 is in both. The next move will be drawn from row 5, and it will put everything right.",
      ],
      moment: annealing(5_639),
      prompt: "Which square of row 5 leaves no pair at all?",
      asks: "best-square",
      right: "It was luck, helped along: a random move, and nobody looked for it.",
    },
  ],
} satisfies Lesson;

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
        "The only way out of a local minimum is up: some move has to make things worse. [[annealing|Simulated annealing]] picks a move at random. If the move adds no pair, it is made. If it adds pairs, it is made only sometimes.",
        "How often depends on the temperature. At 1, a move that adds one pair is made with a probability of 37 %; at 0.57, of 17 %. Every step cools a little (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, 1983).",
      ],
      task: "Find a move that made the board worse, and one that was refused.",
      beside: ["code", "figures"],
      moment: annealing(0),
      stretch: [0, 40],
    },
    {
      kind: "watch",
      text: [
        "In the first 1,000 steps, 134 of 650 moves for the worse were made. In the last 1,000 steps, 64 of 798 were. At first the queens wander; later they settle.",
        "Cool too fast, and it is like hill climbing: it may freeze with a pair left. Cool too slowly, and it wanders on and on. No speed is best for every puzzle.",
      ],
      beside: ["figures", "profile"],
      moment: annealing(5_580),
      stretch: [5_540, 5_639],
    },
    {
      kind: "question",
      text: [
        "After 5,639 steps two pairs are left, and the queen on e5 is in both. The next move picks this queen and a square in its row at random.",
        "Some squares add no pair, so the move is certain to be made. For the others it depends on luck.",
      ],
      moment: annealing(5_639),
      prompt: "Which square is the queen certain to move to, if it is picked?",
      asks: "never-refused",
      queen: "e5",
      right:
        "On this run the random square was h5, which removes both pairs. Luck, with a little help.",
      alike: [
        {
          moment: annealing(5_633),
          text: [
            "This is a few steps earlier, with four pairs left. The next move picks the queen on f2 and a square in its row at random.",
          ],
          queen: "f2",
        },
      ],
    },
  ],
} satisfies Lesson;

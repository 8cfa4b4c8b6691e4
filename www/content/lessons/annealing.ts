import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const annealing = (step: number) => moment("queens", 8, "a8", "simulated-annealing", step);

/**
 * That slow enough cooling finds the optimum with a probability that tends to 1: S. Russell,
 * P. Norvig, Artificial Intelligence: A Modern Approach, section 4.1. The other figures are our
 * measurements.
 */
export default {
  id: "annealing",
  title: "Annealing",
  minutes: 11,
  needs: ["hill-climbing"],
  objectives: [
    "Explain why a move for the worse can help",
    "Compute how often such a move is made at a given temperature",
    "Choose how fast to cool, and predict what happens if it is too fast or too slow",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Restarts and sideways moves are two ways out of a local minimum. Here is a third: sometimes accept a worse board. [[annealing|Simulated annealing]] picks a move at random. If the move adds no attacking pair, it is made. If it adds pairs, it is made only sometimes.",
        "How often depends on the temperature, and every step cools a little (S. Kirkpatrick, C. D. Gelatt and M. P. Vecchi, 1983).",
      ],
      task: "Find a move that made the board worse, and one that was refused.",
      beside: ["code", "figures"],
      moment: annealing(0),
      stretch: [0, 40],
    },
    {
      kind: "choose",
      text: [
        "A move that adds Δ pairs is made with probability e^(−Δ/T) at temperature T. At first T is 1 here, so a move that adds one pair is made with probability e^(−1), which is 37%. At the end T is 0.57, and the probability is 17%.",
        "More powers of e: e^(−2) is 14%, and e^(−4) is 2%.",
      ],
      moment: annealing(0),
      prompt: "At T = 0.5, how often is a move that adds two pairs made?",
      choices: [
        { name: "37%", why: "That is e^(−1). Divide Δ by T: two divided by a half." },
        { name: "14%", why: "That is e^(−2). Don’t forget to divide by T." },
        { name: "2%", why: "Δ/T is two divided by a half, and e^(−4) is 2%.", isRight: true },
      ],
      means:
        "Halving the temperature has the same effect as doubling the number of pairs that a move adds.",
    },
    {
      kind: "watch",
      text: [
        "In the first 1,000 steps, 134 of 650 moves for the worse were made. In the last 1,000 steps, 64 of 798 were. At first the queens wander; later they settle.",
      ],
      task: "Step on. How often is a move for the worse still made?",
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
    {
      kind: "choose",
      text: [
        "Every step multiplies the temperature by the same factor, here 0.9999. It falls to half in about 7,000 steps; with 0.99 in 69, and with 0.99999 in about 70,000.",
        "Suppose each factor gets 20 runs of at most 20,000 steps, with the queen on a8 locked.",
      ],
      moment: annealing(0),
      prompt: "Which factor solves the most runs?",
      choices: [
        {
          name: "0.99",
          why: "It solves only 6 of 20. The others freeze with one pair left: it has become hill climbing without restarts.",
        },
        { name: "0.9999", why: "It solves all 20.", isRight: true },
        {
          name: "0.99999",
          why: "It solves 15 of 20. The others still wander: it is too hot for them to settle.",
        },
      ],
      means:
        "Cooled slowly enough, annealing reaches the optimum with a probability that tends to 1; but “slowly enough” can mean longer than trying every board. In practice the factor is chosen by experiment, puzzle by puzzle.",
    },
  ],
} satisfies Lesson;

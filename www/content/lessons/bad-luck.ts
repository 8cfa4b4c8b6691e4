import { moment } from "../moment.ts";
import type { Lesson } from "./lesson.ts";

const AT_RANDOM = "squares=random";
const RESTARTING = `${AT_RANDOM}&restart-after=100`;

/**
 * C. P. Gomes, B. Selman, N. Crato, Heavy-tailed distributions in combinatorial search, CP-97, LNCS 1330: its abstract
 * claims the first such finding in computation, and has random restarts. C. P. Gomes, B. Selman, H. Kautz, Boosting
 * combinatorial search through randomization, AAAI-98, 431–437: the general method. The solver waits half as long again
 * after each restart: T. Walsh, Search in a small world, IJCAI 1999.
 */
export default {
  id: "bad-luck",
  title: "Bad luck and restarts",
  minutes: 14,
  needs: ["forward-checking", "search-tree"],
  objectives: [
    "Recognise a heavy tail by a nearly straight line on logarithmic axes",
    "Find the early decision that a long run is stuck below",
    "Predict what restarts cut, and what they leave",
  ],
  parts: [
    {
      kind: "watch",
      text: [
        "Forward checking on 24 × 24, with the squares of each row tried at random. Half of 200 seeds solve the board in 121 steps or fewer.",
        "This is seed 52. It takes 10,214 steps.",
      ],
      task: "Step through the beginning, then look at the profile. Which rows keep changing?",
      beside: ["profile"],
      moment: moment("queens", 24, "", "forward-checking", 0, { options: AT_RANDOM, seed: 52 }),
      stretch: [0, 1_000],
    },
    {
      kind: "exercise",
      text: [
        "The same on a smaller board: seed 120 on 12 × 12. After 57 steps there are eight queens on the board, and it can’t be completed.",
        "One early queen is to blame. Everything below it in the [[search-tree]] fails, and the search has to see all of it before it takes that queen back. That is bad luck: the fewer queens above it, the larger the part of the tree below.",
      ],
      goal: "Choose the first queen that has to go.",
      asks: "undo-late",
      moment: moment("queens", 12, "", "forward-checking", 57, { options: AT_RANDOM, seed: 120 }),
      alike: [
        {
          moment: moment("queens", 12, "", "forward-checking", 337, {
            options: AT_RANDOM,
            seed: 132,
          }),
          text: [
            "Another seed, another bad start. Nine queens are on the board, and it can’t be completed.",
          ],
        },
      ],
    },
    {
      kind: "predict",
      text: [
        "A [[restart]] forgets all decisions after a number of nodes, here 100, and begins again with other random choices. Each limit is half as long again as the last, so the search stays [[complete]].",
        "Back to 24 × 24. Both runs use the same 200 seeds.",
      ],
      prompt: "What do restarts cut most?",
      asks: "most-cut",
      runs: [
        moment("queens", 24, "", "forward-checking", 0, { options: AT_RANDOM }),
        moment("queens", 24, "", "forward-checking", 0, { options: RESTARTING }),
      ],
      names: ["Without restarts", "With restarts"],
      choices: ["The median", "The mean", "The longest run"],
      seeds: 200,
      means:
        "Most runs are short and never restart, so the median stays. A few are very long, and these are cut. The chart shows what share of the runs takes more than x steps. Both axes are logarithmic: without restarts the line is nearly straight, with restarts it bends down.",
    },
    {
      kind: "watch",
      text: [
        "Seed 52 again, with restarts after 100 nodes. It gets stuck as before, starts over, and solves the board after 190 steps in all.",
        "Over 1,000 seeds without restarts, 44.5% of the runs take more than 200 steps, 26.8% more than 400, 14.6% more than 800 and 6.7% more than 1,600. However long a run has taken, there is a fair chance that it takes twice as long: that is a [[heavy-tail]]. With restarts the shares are 43.8%, 22.1%, 4.9% and 0.8%.",
        "C. P. Gomes, B. Selman and N. Crato (1997) first described heavy tails in combinatorial search and showed that random restarts remove them. With H. Kautz (1998), Gomes and Selman made restarts a general method. Today’s SAT and constraint solvers restart all the time.",
      ],
      beside: ["figures", "profile"],
      moment: moment("queens", 24, "", "forward-checking", 0, { options: RESTARTING, seed: 52 }),
      stretch: [0, 190],
    },
  ],
} satisfies Lesson;

/** Publications that several cards cite. */

export const HARALICK_ELLIOTT =
  "R. M. Haralick, G. L. Elliott, Increasing tree search efficiency for constraint satisfaction problems, Artificial Intelligence 14 (1980), 263–313.";

export const PARBERRY =
  "I. Parberry, An efficient algorithm for the knight’s tour problem, Discrete Applied Mathematics 73 (1997), 251–260.";

export const SCHWENK =
  "A. J. Schwenk, Which rectangular chessboards have a knight’s tour?, Mathematics Magazine 64 (1991), 325–332.";

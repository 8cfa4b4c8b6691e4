/** The page's modules by path: a script in the page imports them as `/www/NAME.ts`. */
export interface Modules {
  "core/geometry": typeof import("../www/core/geometry.ts");
  "engine/engine": typeof import("../www/engine/engine.ts");
  "engine/modules": typeof import("../www/engine/modules.ts");
  "engine/setting-up": typeof import("../www/engine/setting-up.ts");
  "board/draw/board": typeof import("../www/board/draw/board.ts");
  "board/draw/stamps": typeof import("../www/board/draw/stamps.ts");
  "ui/theme": typeof import("../www/ui/theme.ts");
  "board/scene/by-game": typeof import("../www/board/scene/by-game.ts");
}

/** The page's modules by path: a script in the page imports them as `/www/NAME.ts`. */
export interface Modules {
  "core/geometry": typeof import("../www/core/geometry.ts");
  "engine/engine": typeof import("../www/engine/engine.ts");
  "engine/modules": typeof import("../www/engine/modules.ts");
  "engine/setting-up": typeof import("../www/engine/setting-up.ts");
  "render/board": typeof import("../www/render/board.ts");
  "render/stamps": typeof import("../www/render/stamps.ts");
  "render/theme": typeof import("../www/render/theme.ts");
  "scene/by-game": typeof import("../www/scene/by-game.ts");
}

// Written by `npm run docs` from the commands that have keys: these are pressed before the code of the command is there.
import type { KeyedCommand } from "@mailwright/editing";

/** As `matchShortcut` reads them. */
export const laterKeys: readonly KeyedCommand[] = [
  {"id":"duplicate-block","shortcuts":[{"keys":"mod+d"}]},
  {"id":"move-block-step","shortcuts":[{"keys":"alt+arrowup","args":{"direction":"up"}},{"keys":"alt+arrowdown","args":{"direction":"down"}},{"keys":"alt+arrowleft","args":{"direction":"left"}},{"keys":"alt+arrowright","args":{"direction":"right"}}]},
  {"id":"copy-style","shortcuts":[{"keys":"mod+alt+c"}]},
  {"id":"paste-style","shortcuts":[{"keys":"mod+alt+v"}]},
  {"id":"comment-on-words","shortcuts":[{"keys":"mod+alt+m"}]},
];

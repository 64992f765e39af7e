import { done, refuse } from "../outcome/outcome.js";
import { defineCommand } from "./command.js";
import { take } from "./take.js";

/** Takes the last step back. */
export const undo = defineCommand(take.nothing, {
  id: "undo",
  words: { en: "Undo", de: "Rückgängig" },
  group: "template",
  order: 10,
  changes: "document",
  shortcuts: [{ keys: "mod+z" }],
  worksAnywhere: true,
  refuses: ({ document }) => (document.history().canUndo ? undefined : refuse("nothing-to-undo")),
  run: ({ document }) => (document.undo() ? done : refuse("nothing-to-undo")),
});

/** Does the step again that was taken back last. */
export const redo = defineCommand(take.nothing, {
  id: "redo",
  words: { en: "Redo", de: "Wiederholen" },
  group: "template",
  order: 11,
  changes: "document",
  shortcuts: [{ keys: "mod+shift+z" }, { keys: "mod+y" }],
  worksAnywhere: true,
  refuses: ({ document }) => (document.history().canRedo ? undefined : refuse("nothing-to-redo")),
  run: ({ document }) => (document.redo() ? done : refuse("nothing-to-redo")),
});

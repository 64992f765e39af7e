import { done, refuse } from "../outcome/outcome.js";
import { isNothing } from "./accept.js";
import { defineCommand } from "./define-command.js";

/** Takes the last step back. */
export const undo = defineCommand<"undo", undefined>({
  id: "undo",
  changes: "document",
  shortcuts: [{ keys: "mod+z" }],
  accepts: isNothing,
  refuses: ({ document }) => (document.history().canUndo ? undefined : refuse("nothing-to-undo")),
  run: ({ document }) => (document.undo() ? done : refuse("nothing-to-undo")),
});

/** Does the step again that was taken back last. */
export const redo = defineCommand<"redo", undefined>({
  id: "redo",
  changes: "document",
  shortcuts: [{ keys: "mod+shift+z" }, { keys: "mod+y" }],
  accepts: isNothing,
  refuses: ({ document }) => (document.history().canRedo ? undefined : refuse("nothing-to-redo")),
  run: ({ document }) => (document.redo() ? done : refuse("nothing-to-redo")),
});

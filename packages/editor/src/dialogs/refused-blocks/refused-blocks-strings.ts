import { defineStrings } from "@mailwright/ui";

export const refusedBlocksStrings = defineStrings("editor.refused-blocks", {
  title: "Not saved",
  text: {
    one: "One block was changed in a way that is not allowed. Undo that change, then save again.",
    other: "{count} blocks were changed in a way that is not allowed. Undo these changes, then save again.",
  },
  "locked-content": "Its content is locked by the owner of this template.",
  "locked-style": "Its style is locked by the owner of this template.",
  "locked-position": "It is locked in its place by the owner of this template.",
  "locked-removal": "It was deleted, and is locked against that by the owner of this template.",
  "lock-lifted": "Its lock was taken away. Only the owner of this template may do that.",
  "plan-required": "It is not enabled in your plan.",
  show: "Show",
  showOf: "Show {name}",
  deleted: "A deleted block",
  close: "Close",
});

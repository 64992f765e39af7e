import { defineStrings } from "@mailwright/ui";

export const clipboardStrings = defineStrings("editor.clipboard", {
  stylesCopied: "Styles successfully copied.",
  copied: "Copied successfully",
  notCopied: "Something went wrong. Could not copy",
  notPasted: "Something went wrong. Could not paste",
  tooLong: "This is too much to paste at once. Paste a part of it, or use Import code for a whole email",
  uploading: "Uploading the pasted image",
  reading: "Reading what was pasted. Escape stops it",
  readingShare: "Reading what was pasted: {share} %. Escape stops it",
  stop: "Stop",
  stopped: "Pasting was stopped. Nothing has changed",
  asWritten: {
    one: "Pasted. {count} part stays as it was written, because no block is like it",
    other: "Pasted. {count} parts stay as they were written, because no block is like them",
  },
});

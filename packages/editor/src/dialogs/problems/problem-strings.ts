import { defineStrings } from "@mailwright/ui";

export const problemStrings = defineStrings("editor.problems", {
  banner: {
    one: "{count} part of this template could not be read. It is kept as it is.",
    other: "{count} parts of this template could not be read. They are kept as they are.",
  },
  details: "Details",
  dismiss: "Dismiss",
  title: "Parts that could not be read",
  close: "Close",
  more: { one: "and {count} more", other: "and {count} more" },
  "not-a-document": "What is stored is no template. It stays stored until you save.",
  "missing-version": "The version number is missing or wrong.",
  "newer-version": "It was made by a newer version ({detail}). What this one does not know is kept.",
  "bad-settings": "The general settings could not be read.",
  "unreadable-block": "A block at {path} could not be read.",
  "unknown-type": "A block of the unknown kind “{detail}” at {path}.",
  "bad-props": "The settings of the block at {path} could not be read.",
  "bad-value": "The value of “{detail}” of the block at {path} cannot be used.",
  "duplicate-id": "Two blocks had the same id at {path}. One was given a new id.",
  "too-deep": "The blocks at {path} are nested too deep.",
});

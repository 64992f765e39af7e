import { defineStrings } from "@mailwright/ui";

export const notesStrings = defineStrings("dashboard.notes", {
  title: "Personal notes",
  count: { one: "{count} note on “{name}”", other: "{count} notes on “{name}”" },
  deleteAll: "Delete all",
  emptyTitle: "No notes yet",
  empty: "Write down what you or the others should remember about this template.",
  list: "Notes",
  loading: "Loading notes",
  failed: "The notes could not be loaded",
  note: "New note",
  placeholder: "Write a note",
  add: "Add note",
  required: "Please enter a note!",
  delete: "Delete note of {author}",
  deleteTitle: "Delete note",
  deleteText: "The note is gone for everybody who sees this template.",
  deleteAllTitle: "Delete all notes",
  deleteAllText: {
    one: "The only note is gone for everybody who sees this template.",
    other: "All {count} notes are gone for everybody who sees this template.",
  },
  confirmDelete: "Delete",
  added: "The note has been added",
  deleted: "The note has been deleted",
  deletedAll: "All notes have been deleted",
});

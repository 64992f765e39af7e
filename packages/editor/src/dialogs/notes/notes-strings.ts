import { defineStrings } from "@mailwright/ui";

export const notesStrings = defineStrings("editor.notes", {
  title: "Personal notes",
  subtitle: { one: "{count} note on this template", other: "{count} notes on this template" },
  empty: "No notes yet",
  emptyHint: "Write down what you or the people you share this template with should remember.",
  failed: "The notes could not be loaded",
  loading: "Loading the notes",
  list: "Notes",
  note: "Note",
  placeholder: "Write a note",
  add: "Add",
  required: "Please enter a note!",
  tooLong: "Max length exceeded",
  delete: "Delete the note of {name}",
  deleteAll: "Delete all",
  deleteTitle: "Delete this note?",
  deleteText: "“{text}” is deleted for everybody who can see this template.",
  deleteAllTitle: "Delete all notes?",
  deleteAllText: "Every note on this template is deleted, for everybody who can see it.",
  confirm: "Delete",
  cancel: "Cancel",
});

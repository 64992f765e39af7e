export { CategoryField, type CategoryFieldProps } from "./category-field/category-field.js";
export { useAskedClosing } from "./leaving/use-asked-closing.js";
export type { NotesState, NotesWork, TemplateNote } from "./notes/note.js";
export { NotesDialog, type NotesDialogProps } from "./notes/notes-dialog.js";
export { type Conversion, PublishedDialog, type PublishedDialogProps } from "./published/published-dialog.js";
export { useFaultWords } from "./text-fault/use-fault-words.js";

// The editor for one picture: a face of its own, as it is fetched when somebody edits.
export { PictureEditor, type PictureEditorProps } from "./pictures/edit/picture-editor.js";

// The editor for one picture: a face of its own, as it is fetched when somebody edits.
export { PictureEditor } from "./pictures/edit/picture-editor.js";
export type { PictureEditorProps } from "./pictures/edit/picture-editor-props.js";

export {
  defineEmailEditor,
  type EmailEditorDefaults,
  type EmailEditorElement,
  type EmailEditorEventMap,
} from "./email-editor/email-editor.js";

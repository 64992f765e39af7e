export { defineEmailEditor, type EmailEditorElement, type EmailEditorEventMap } from "./email-editor/email-editor.js";
export type { EmailEditorDefaults } from "./email-editor/email-editor-defaults.js";

export { defineEmailEditor, type EmailEditorDefaults, type EmailEditorElement } from "./email-editor.js";

export { defineElements } from "./define-elements.js";
export { defineEmailEditor, type EmailEditorDefaults, type EmailEditorElement } from "./email-editor.js";
export { defineTemplateDashboard, type TemplateDashboardElement } from "./template-dashboard.js";

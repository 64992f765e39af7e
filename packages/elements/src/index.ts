export { defineElements } from "./define-elements.js";
export { defineEmailEditor, type EmailEditorElement, type EmailEditorEventMap } from "./email-editor/email-editor.js";
export type { EmailEditorDefaults } from "./email-editor/email-editor-defaults.js";
export {
  defineTemplateDashboard,
  type TemplateDashboardElement,
  type TemplateDashboardEventMap,
} from "./template-dashboard/template-dashboard.js";

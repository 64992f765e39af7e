export { defineElements } from "./define-elements.js";
export {
  defineEmailEditor,
  type EmailEditorDefaults,
  type EmailEditorElement,
  type EmailEditorEventMap,
} from "./email-editor/email-editor.js";
export {
  defineTemplateDashboard,
  type TemplateDashboardElement,
  type TemplateDashboardEventMap,
} from "./template-dashboard/template-dashboard.js";

export {
  defineTemplateDashboard,
  type TemplateDashboardElement,
  type TemplateDashboardEventMap,
} from "./template-dashboard/template-dashboard.js";

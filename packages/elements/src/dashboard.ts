export { defineTemplateDashboard, type TemplateDashboardElement, type TemplateDashboardEventMap } from "./template-dashboard.js";

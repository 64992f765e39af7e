export { defineTemplateDashboard, type TemplateDashboardElement } from "./template-dashboard.js";

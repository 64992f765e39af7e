export { TemplateDashboard, type TemplateDashboardProps } from "./shell/template-dashboard.js";
export type { DashboardHost } from "./view/dashboard-context.js";

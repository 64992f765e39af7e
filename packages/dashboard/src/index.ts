export type { DashboardHost } from "./dashboard-context.js";
export { TemplateDashboard, type TemplateDashboardProps } from "./template-dashboard.js";

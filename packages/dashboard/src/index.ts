export type { DashboardHost } from "./dashboard-context.js";
export { dashboardStrings } from "./strings.js";
export { TemplateDashboard, type TemplateDashboardProps } from "./template-dashboard.js";

export type { ElementErrorCode } from "./given/misfit.js";
export type { ElementWords } from "./given/words.js";
export { defineTemplateDashboard, preloadTemplateDashboard } from "./template-dashboard/template-dashboard.js";
export type { TemplateDashboardElement, TemplateDashboardEventMap } from "./template-dashboard/template-dashboard-element.js";

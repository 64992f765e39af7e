import { laterCode } from "../../base/later/later-code.js";

export const previewCode = laterCode(async () => (await import("../../dialogs/preview/preview.js")).Preview);
export const freePlanCode = laterCode(async () => (await import("./free-plan-place.js")).FreePlanPlace);
export const tourCode = laterCode(async () => (await import("../../dialogs/tour/tour.js")).Tour);
export const companyCode = laterCode(async () => (await import("../../panels/company/company-here.js")).CompanyHere);

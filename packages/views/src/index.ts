export { DialogHost, type DialogHostProps } from "./dialog-host/dialog-host.js";
export { FreePlanBanner, type FreePlanBannerProps } from "./free-plan/free-plan-banner.js";

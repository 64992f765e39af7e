export { DialogHost, type DialogHostProps } from "./dialog-host/dialog-host.js";
export { dialogHostStrings } from "./dialog-host/dialog-host-strings.js";
export { isCodeGone } from "./dialog-host/is-code-gone.js";
export { downloadFile } from "./download-file.js";
export { FreePlanBanner, type FreePlanBannerProps } from "./free-plan/free-plan-banner.js";
export { DeviceChoice, type DeviceChoiceProps } from "./preview/device-choice.js";

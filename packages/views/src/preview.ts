export { DeviceChoice, type DeviceChoiceProps } from "./preview/device-choice.js";
export { type PreviewDevice, previewDevices } from "./preview/fit-device.js";
export { PreviewFrame, type PreviewFrameProps } from "./preview/preview-frame.js";

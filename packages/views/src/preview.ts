export { type PreviewDevice, previewDevices } from "./preview/fit-device.js";
export { PreviewFrame, type PreviewFrameProps } from "./preview/preview-frame.js";

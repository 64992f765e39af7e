export type { PreviewDevice } from "./preview/preview-device.js";
export { PreviewFrame, type PreviewFrameProps } from "./preview/preview-frame.js";

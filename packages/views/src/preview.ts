export { fillFrame } from "./preview/fill-frame.js";
export type { PreviewDevice } from "./preview/preview-device.js";
export { PreviewFrame, type PreviewFrameProps } from "./preview/preview-frame.js";
export { emptyPage, useFilledFrame, useRoomWidth } from "./preview/use-filled-frame.js";

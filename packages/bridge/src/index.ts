export { type FrameBridge, type FrameBridgeOptions, startFrameBridge } from "./frame.js";
export { createOriginList, type OriginList } from "./origins.js";

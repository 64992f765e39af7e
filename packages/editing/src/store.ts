export type { DocumentStoreOptions } from "./history/document-store.js";
export {
  addStep,
  amendBase,
  amendStep,
  beginHistory,
  dropStep,
  type History,
  headOf,
  mayMerge,
  viewHistory,
} from "./history/history.js";
export { diffDocuments, isIdle } from "./history/patch.js";
export { beginTimeline, type Timeline } from "./history/timeline.js";
export { freezeDeep } from "./json/freeze-deep.js";
export { fitWidths, readWidth, writeWidth } from "./tree/column-widths.js";
export { normaliseDocument } from "./tree/normalise.js";

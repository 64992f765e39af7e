export { type MjmlElement, needsFullEngine } from "./element.js";
export type { SkeletonData } from "./engine-types.js";
export {
  compileMjml,
  type HeadStyles,
  mergeHeadStyles,
  mergeOutlookConditionals,
  type RenderedMjml,
  renderMjml,
  writeHtml,
} from "./render.js";
export { slot, slotText } from "./slot.js";
export { writeMjml } from "./write-mjml.js";

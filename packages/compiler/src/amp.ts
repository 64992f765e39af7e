export type { AmpLoss, AmpLossCode } from "./amp/amp-losses.js";
export { ampCssMaxBytes, ampMaxBytes } from "./amp/amp-rules.js";
export { type AmpOptions, type AmpPart, compileAmp, type HtmlCompiler } from "./amp/compile-amp.js";

export { designContent } from "./designs/design/design-content.js";
export { isUnbuilt } from "./designs/html-tools/read-tool-html.js";
export { type DesignContent, type FoundDesign, readDesign } from "./designs/read-design.js";
export { keepRowWhole } from "./keep/keep-blocks.js";
export { decodeSource } from "./markup/decode-source.js";
export { decodeText } from "./markup/decode-text.js";
export { type HtmlElement, onlyChild, onlyDescendant } from "./markup/html-element.js";
export { isJson } from "./markup/is-json.js";
export { isMailSource } from "./markup/is-mail-source.js";
export { isTooDeep } from "./markup/is-too-deep.js";
export { parseMarkup } from "./markup/parse-markup.js";
export { type ResolvedSource, resolveAddresses } from "./markup/resolve-addresses.js";
export type { SourceProblem, SourceProblemCode } from "./markup/source-problem.js";
export { isMjml } from "./mjml/is-mjml.js";
export { type MjmlSource, parseMjml } from "./mjml/parse-mjml.js";
export {
  type ImportOutcome,
  type ImportRefusal,
  importDesign,
  importLengthMax,
  importSource,
  type SourceFormat,
} from "./read/import-source.js";
export { readHtml } from "./read/read-html.js";
export { readMjml } from "./read/read-mjml.js";
export type { ReadEmail, ReadOptions } from "./read/read-page.js";
export { type BlockReader, type BlockReaders, loadReaders } from "./tree/readers.js";
export { paddingOf, readEdges, readPercent, readPx } from "./values/lengths.js";
export { readLink } from "./values/links.js";
export { type Border, isBold, oneOf, readBorder, readColor, readFont } from "./values/looks.js";

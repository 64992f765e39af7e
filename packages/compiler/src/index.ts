export { fontStack } from "@mailwright/document";
export type { CompileOptions } from "./contracts/compile-options.js";
export type { CompileWarning } from "./contracts/compile-warning.js";
export type { CompiledRow } from "./contracts/compiled-row.js";
export type {
  CanvasUnit,
  CompiledDocument,
  CompiledUnit,
  Compiler,
  CompilerCounters,
  DocumentFrame,
  DocumentParts,
  DocumentRows,
  RowCompiler,
} from "./contracts/compiler-contract.js";
export { markWordlessHeadings } from "./lighten/wordless-headings.js";
export { isSafeCssValue } from "./markup/css-value.js";
export { copyMark, markersToAttributes, stripMarkers } from "./markup/markers.js";
export { minifyHtml } from "./markup/minify-html.js";
export { type DeviceHiding, hidingClass } from "./nodes/device-hiding.js";
export { type AttributeValue, css, edges, element, mj, percent, px } from "./nodes/nodes.js";
export { compileDocument, createCompiler } from "./pipeline/compiler.js";
export { writePlainText } from "./pipeline/plain-text.js";
export { type CompilerOptions, createRowCompiler } from "./pipeline/row-compiler.js";
export { handlebarsLogic, liquidLogic, type TemplateLogic } from "./rows/block-rules.js";
export { compileRow, type RowEnvironment } from "./rows/compile-row.js";
export { type CompilerStrings, compilerStrings } from "./rows/strings.js";

export { fontStack } from "@mailwright/document";
export { handlebarsLogic, liquidLogic, type TemplateLogic } from "./block-rules.js";
export { type CompiledRow, compileRow, type RowEnvironment } from "./compile-row.js";
export { type CompilerOptions, compileDocument, createCompiler } from "./compiler.js";
export type {
  CompiledDocument,
  CompiledUnit,
  Compiler,
  CompilerCounters,
  DocumentFrame,
  DocumentParts,
  DocumentRows,
} from "./compiler-contract.js";
export { isSafeCssValue } from "./css-value.js";
export { type DeviceHiding, hidingClass } from "./device-hiding.js";
export { markersToAttributes, stripMarkers } from "./markers.js";
export { minifyHtml } from "./minify-html.js";
export { type AttributeValue, css, edges, element, mj, percent, px } from "./nodes.js";
export type { CompileWarning } from "./placeholder.js";
export { type CompilerStrings, compilerStrings } from "./strings.js";
export type { CompileOptions } from "./write-head.js";

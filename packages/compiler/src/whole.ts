export { wholeCompiler } from "./pipeline/compiler.js";

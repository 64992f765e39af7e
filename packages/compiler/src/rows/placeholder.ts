import { type Block, escapeText, type MjmlNode } from "@mailwright/document";
import type { CompileWarning } from "../contracts/compile-warning.js";
import { css, element, mj } from "../nodes/nodes.js";
import type { CompilerStrings } from "./strings.js";

const boxStyle = css({
  margin: 0,
  padding: "12px 16px",
  border: "1px dashed #8a94a6",
  "background-color": "#f5f6f8",
  color: "#4a5468",
  "font-family": "Arial, Helvetica, sans-serif",
  "font-size": "14px",
  "line-height": "20px",
});

/** What the canvas shows in the place of a block that cannot be compiled. */
export function placeholderNode(block: Block, code: CompileWarning["code"], strings: CompilerStrings): MjmlNode {
  const words = code === "unknown-block" ? strings.unknownBlock(block.type) : strings.failedBlock(block.type);
  return mj("mj-text", { padding: "10px 25px" }, element("p", { "data-mw-placeholder": code, style: boxStyle }, escapeText(words)));
}

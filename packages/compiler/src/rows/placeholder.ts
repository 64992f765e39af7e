import { type Block, escapeText, type MjmlNode } from "@mailwright/document";
import { css, element, mj } from "../nodes/nodes.js";
import type { CompilerStrings } from "./strings.js";

/** What could not be compiled as asked. The interface turns the code into words; `detail` is for people who look closer. */
export interface CompileWarning {
  readonly code: "unknown-block" | "compile-failed" | "bad-font-address" | "override-not-shown" | "incomplete-block";
  readonly blockId?: string;
  readonly detail: string;
}

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

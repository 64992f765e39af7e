import type { Block, MjmlNode, OverridePart } from "@mailwright/document";
import type { HeadNeeds } from "../nodes/head-needs.js";
import type { CompileWarning } from "./compile-warning.js";

/** A row as MJML nodes in three forms. Forms that are equal are the same array, so that a row is rendered once. */
export interface RowFaces {
  /** For the canvas: with placeholders for blocks that cannot be compiled, without the tags of conditions and repetitions. */
  readonly shown: readonly MjmlNode[];
  /** For the email: without placeholders, with the tags of conditions and repetitions. */
  readonly sent: readonly MjmlNode[];
  /** For a preview: without placeholders and without these tags. */
  readonly previewed: readonly MjmlNode[];
}

/** The row on another device or in the dark, where something in it is overridden for that. */
export interface RowVariant extends RowFaces {
  readonly part: OverridePart;
}

/** A row as MJML nodes, marked with the ids of its blocks. */
export interface CompiledRow extends RowFaces {
  readonly block: Block;
  readonly variants: readonly RowVariant[];
  readonly warnings: readonly CompileWarning[];
  readonly headNeeds: HeadNeeds;
}

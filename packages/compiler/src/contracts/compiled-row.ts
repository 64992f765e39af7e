import type { Block, MjmlNode, OverridePart } from "@mailwright/document";
import type { HeadNeeds } from "../nodes/head-needs.js";
import type { CompileWarning } from "./compile-warning.js";

/** A row as MJML nodes, in its three faces: the very same array wherever two of them are alike. */
export interface RowFaces {
  /** What the canvas shows: blocks that cannot be compiled have a placeholder, conditions leave no trace. */
  readonly shown: readonly MjmlNode[];
  /** What is sent: without placeholders, with the tags of conditions and repetitions. */
  readonly sent: readonly MjmlNode[];
  /** What a preview shows: neither. */
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

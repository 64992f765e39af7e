import type { Block, EmailDocument } from "@mailwright/document";
import type { FindingValues } from "../email/finding.js";
import type { CheckOptions } from "../email/options.js";

export interface FixContext extends Pick<CheckOptions, "registry" | "compiler"> {
  readonly document: EmailDocument;
  /** The document with another block in the place of the one that is fixed. */
  readonly place: (block: Block) => EmailDocument;
}

/** Changes the block that something was found in. The very same block where it cannot. */
export type Fixer = (block: Block, values: FindingValues, context: FixContext) => Block;

import type { GeneralSettings } from "../props/general-settings.js";
import type { PropSpecs, Values } from "../props/prop-spec.js";
import type { Block } from "../tree/block.js";

/** A node of MJML as JSON, the engine's input. Attribute values and `content` are already escaped or sanitised. */
export interface MjmlNode {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly MjmlNode[];
  readonly content?: string;
  /** Safe CSS that the node needs in the email's head; it must hold for nothing else. See `renderCustomCode`. */
  readonly headCss?: string;
  /** Of sections and the page: styles that MJML has no attribute for. Safe CSS, not yet escaped. */
  readonly look?: {
    /** For the element as a whole: opacity, the spacing of letters. */
    readonly whole: string;
    /** For what draws the background. */
    readonly ground: string;
  };
  /** What Outlook for Windows draws in the place of the node, in emails that are sent. No part of MJML source. */
  readonly wordShape?: WordShape;
}

/** A round rectangle with words in its middle, as Outlook for Windows draws it. */
export interface WordShape {
  /** With padding and border; `full`: as wide as there is room. */
  readonly widthPx: number | "full";
  readonly heightPx: number;
  readonly radiusPx: number;
  readonly borderPx: number;
  readonly borderColor: string;
  readonly fill: string;
  readonly href: string;
  readonly title: string;
  /** Safe CSS, not yet escaped. */
  readonly labelStyle: string;
  /** Finished HTML. */
  readonly label: string;
}

/** What a block's compile function is given. */
export interface CompileInput<P extends PropSpecs = PropSpecs> {
  readonly props: Values<P>;
  /** Reads are recorded: a row is compiled again only when a setting that it read changes. */
  readonly settings: GeneralSettings;
  /** The compiled children, already marked with their block ids, in order. */
  readonly children: readonly MjmlNode[];
  readonly block: Block;
  readonly parent: Block | undefined;
}

/** Props + inherited settings + compiled children → MJML. Pure and synchronous. */
export type Compile<P extends PropSpecs = PropSpecs> = (input: CompileInput<P>) => MjmlNode | readonly MjmlNode[];

import type { RichTextStyles } from "../html/rich-text.js";
import type { GeneratedPicture } from "../pictures/collect-pictures.js";
import type { GeneralSettings } from "../props/general-settings.js";
import type { FieldSpecs, ListSpec, PropSpecs, Values } from "../props/prop-spec.js";
import type { Block, JsonValue } from "../tree/block.js";
import type { AmpBlock, AmpSurroundings } from "./amp-block.js";
import type { Compile } from "./compile-contract.js";
import type { Panel } from "./panel.js";
import type { Entitlement } from "./preset.js";
import type { Read } from "./read-contract.js";

/** The English words of a list's items. */
export interface ItemStrings<I extends FieldSpecs = FieldSpecs> {
  /** What one of them is called: "Link". */
  readonly name: string;
  /** What the button that adds one says: "Add a link". */
  readonly add: string;
  readonly props: { readonly [K in keyof I]: string };
  readonly options?: { readonly [K in keyof I]?: Readonly<Record<string, string>> };
}

type ItemStringsOf<S> = S extends ListSpec<infer I> ? ItemStrings<I> : never;

/** A block's English words. A host may replace each of them. */
export interface BlockStrings<P extends PropSpecs = PropSpecs> {
  readonly name: string;
  /** What people may search for, beside the name: separated by spaces. */
  readonly keywords?: string;
  readonly props: { readonly [K in keyof P]: string };
  /** Words for the options of `prop.oneOf`: `{ line: { solid: "Solid" } }`. */
  readonly options?: { readonly [K in keyof P]?: Readonly<Record<string, string>> };
  /** Words for the items of each `prop.list`. */
  readonly items?: { readonly [K in keyof P]?: ItemStringsOf<P[K]> };
  /** A sentence below the field of a prop, by its name. */
  readonly hints?: Readonly<Record<string, string>>;
  /** A sentence for each code that `faults` answers, with `{detail}` where one comes along. */
  readonly faults?: Readonly<Record<string, string>>;
  /** The name of each ready look. */
  readonly looks?: Readonly<Record<string, string>>;
}

/** Which prop is edited in place on the canvas, and how its element looks in the email. */
export interface EditableText<P extends PropSpecs = PropSpecs> {
  readonly prop: keyof P & string;
  /** `blocks`: paragraphs and lists. `inline`: one run with formatting (heading). `plain`: words only (button label). */
  readonly mode: "blocks" | "inline" | "plain";
  /** CSS selector, inside the block's compiled element, of the element whose content is the text. */
  readonly selector: string;
  /** The inline CSS that compile gives the text's elements, so that the text being edited looks the same. */
  readonly styles?: (values: Values<P>, settings: GeneralSettings) => RichTextStyles;
}

/** Which member of a list's items is edited in place on the canvas, item by item: a menu's labels, the questions of an accordion. */
export interface EditableItems<P extends PropSpecs = PropSpecs> {
  /** The list. */
  readonly prop: keyof P & string;
  readonly member: string;
  /** `plain`: words in one line. `lines`: words in as many as somebody breaks. */
  readonly mode: "plain" | "lines";
  /** CSS selector of the elements whose content is the text, inside the block's compiled element: one for each item, in their order. */
  readonly selector: string;
}

/** What of a block is as large as the hand on the canvas pulls it: a picture by its corners, or the block by its bottom edge. */
export type Resizable<P extends PropSpecs = PropSpecs> =
  | {
      readonly by: "corners";
      /** A number of pixels: how wide the picture is. */
      readonly prop: keyof P & string;
      /** CSS selector of the picture, inside the block's compiled element. */
      readonly selector: string;
    }
  | {
      readonly by: "bottom";
      /** A number of pixels: how high the block is. */
      readonly prop: keyof P & string;
    };

/** A ready look: values of several props that are set together, in one step. */
export interface BlockLook<P extends PropSpecs = PropSpecs> {
  /** Its key in `strings.looks`. */
  readonly id: string;
  readonly props: { readonly [K in keyof P]?: P[K]["initial"] };
  /** What the panel shows it by: a few letters on their ground. `font` is a family of CSS. */
  readonly sample: { readonly words: string; readonly color: string; readonly background: string; readonly font: string };
}

/** An object of schema.org. */
export type Annotation = { readonly "@type": string; readonly [name: string]: JsonValue };

/** Old saved props → one version newer. */
export type UpgradeStep = (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What an import could not tell from what a block looks like. */
export interface UnseenOfBlock<P extends PropSpecs = PropSpecs> {
  /** Which type it is: another block may look the same. Its stamp then holds all of its props, and counts before its look. */
  readonly type?: boolean;
  /** Props that the email does not show. */
  readonly props?: readonly (keyof P & string)[];
}

/** Everything that is known about a block type, without a face. Made with `defineBlock`. */
export interface BlockDefinition<P extends PropSpecs = PropSpecs> {
  readonly type: string;
  readonly accepts: "nothing" | "blocks";
  /** Types of the parents it may stand in. */
  readonly within: readonly string[];
  /** At most this many in a document. */
  readonly atMost?: number;
  readonly props: P;
  readonly panel: Panel<P>;
  readonly strings: BlockStrings<P>;
  /** SVG path data on a 24 × 24 grid, drawn with a 1.75 stroke. */
  readonly icon: readonly string[];
  readonly compile: Compile<P>;
  /**
   * The block as its children's `compile` has it in `parent`, where what a prop means is decided by what stands beside the block: a column's `width`
   * is a share of all widths in its row. Absent: the block as it is stored.
   */
  readonly asParent?: (block: Block, parent: Block | undefined) => Block;
  readonly editable?: EditableText<P>;
  /** Texts that stand in the items of a list, beside or instead of the block's own. */
  readonly editableItems?: readonly EditableItems<P>[];
  readonly resizable?: Resizable<P>;
  /** The block in the plain-text part; absent: its children's text, or its rich text. */
  readonly text?: (values: Values<P>, settings: GeneralSettings) => string;
  /** A short text for labels and the accessible name on the canvas: its words or its alt text. */
  readonly label?: (values: Values<P>) => string;
  readonly upgrades?: readonly UpgradeStep[];
  /** Props that go back to their initial values because these were changed and now say this. */
  readonly resets?: (changed: readonly string[], values: Values<P>) => readonly (keyof P & string)[];
  /** Props that change nothing while the others are so, such as the size of an icon where none is chosen: their fields are not shown. */
  readonly idle?: (values: Values<P>) => readonly (keyof P & string)[];
  /** Ready looks that the panel offers above the fields of the style. */
  readonly looks?: readonly BlockLook<P>[];
  /** A right that the user's plan must include, to make such a block and to change its content. */
  readonly entitlement?: Entitlement;
  /** Loads what recognises the block in foreign MJML and HTML; asked for when somebody imports. Absent: it is never recognised. */
  readonly read?: () => Promise<Read<P>>;
  /** What of the block an email does not show. An export keeps it in a class name (see `BlockStamp`), and an import takes it from there. */
  readonly unseen?: UnseenOfBlock<P>;
  /** Which props hold pictures that are made for the block, and of what. */
  readonly pictures?: readonly GeneratedPicture<P>[];
  /**
   * What the block tells inboxes about what it shows: objects of schema.org, such as an event. They are written into the head as JSON-LD,
   * unless a condition or a repetition decides about the block.
   */
  readonly annotations?: (values: Values<P>, settings: GeneralSettings) => readonly Annotation[];
  /** The block in the AMP part of an email, where AMP shows more than HTML. Absent, or nothing: what it compiles to is rewritten as AMP. */
  readonly amp?: (values: Values<P>, surroundings: AmpSurroundings) => AmpBlock | undefined;
  /**
   * What is wrong or missing in these values: a code (see `strings.faults`) for each prop concerned, or `code:detail`. Such values are
   * kept.
   */
  readonly faults?: (values: Values<P>) => { readonly [K in keyof P]?: string | undefined };
}

/** A definition as the registry keeps it: the props' exact types are the block's own business. */
export type AnyBlockDefinition = BlockDefinition<PropSpecs>;

type BlockDeclaration<P extends PropSpecs> = Omit<BlockDefinition<P>, "within"> & { readonly within?: readonly string[] };

/**
 * Declares a block type. Props, panel, strings and compile are checked against each other by the compiler; `within`
 * defaults to a cell. Ours and a host's blocks are made the same way.
 */
export function defineBlock<const P extends PropSpecs>(declaration: BlockDeclaration<P>): AnyBlockDefinition {
  // One cast, here: a definition is used through `resolveProps(definition.props, …)`, which gives exactly these values.
  return { ...declaration, within: declaration.within ?? ["cell"] } as unknown as AnyBlockDefinition;
}

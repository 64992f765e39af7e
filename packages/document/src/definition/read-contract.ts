import type { GeneralSettings } from "../props/general-settings.js";
import type { PropSpecs, Values } from "../props/prop-spec.js";
import type { Block, JsonValue } from "../tree/block.js";

/**
 * An element of a foreign email as a block's `read` sees it. The words are MJML's, whatever the source was: what MJML made of an
 * `mj-button` in an HTML comes as `mj-button` again.
 */
export interface SourceElement {
  readonly tagName: string;
  readonly children: readonly SourceElement[];
  /** The HTML inside, of elements that hold HTML. */
  readonly content: string;
  /** An attribute as plain text; MJML's default where the source says nothing. One that is never asked for is reported as dropped. */
  attribute(name: string): string | undefined;
}

/** Where the element stands. */
export interface ReadContext {
  /** The block that it will stand in, with the props that were read for it. */
  readonly parent: Pick<Block, "type" | "props"> | undefined;
  /** The element and those beside it, in order. */
  readonly siblings: readonly SourceElement[];
  readonly index: number;
  /** Was the whole email written by our compiler? Then what looks like the block can be nothing else. */
  readonly isOurs: boolean;
  /** All props of the block as they were stored, where the compiler has stamped the element as one of this type. */
  readonly stamped?: Readonly<Record<string, JsonValue>> | undefined;
}

/** What a block makes of an element. */
export interface BlockReading<P extends PropSpecs = PropSpecs> {
  /** Values as they show. What the block would inherit anyway is not stored. */
  readonly props: { readonly [K in keyof P]?: Values<P>[K] | undefined };
  /** The elements that become its children; of a block that has children. */
  readonly children?: readonly SourceElement[];
  /** What General settings must have been: the block shows them and has no prop for them. */
  readonly settings?: { readonly [K in keyof GeneralSettings]?: GeneralSettings[K] | undefined };
  /** How many siblings it is made of, the element itself included. One, where it says nothing. */
  readonly takes?: number;
  /** `true` steps back behind any other block that claims the element: an image behind a QR code. */
  readonly isGeneric?: boolean;
}

/** MJML element → the block that it was, or `null` where it is not of this kind. Pure; never throws. */
export type Read<P extends PropSpecs = PropSpecs> = (source: SourceElement, context: ReadContext) => BlockReading<P> | null;

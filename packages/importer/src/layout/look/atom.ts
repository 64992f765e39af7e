import type { RawReason } from "../email/layout-email.js";
import type { Box } from "./box.js";

/** How the words of a text look. */
export interface TextLook {
  readonly fontFamily: string;
  readonly fontSizePx: number;
  /** As a share of the font size; `undefined` is `normal`. */
  readonly lineHeight: number | undefined;
  readonly color: string;
  readonly align: "left" | "center" | "right" | "justify";
  readonly weight: number;
  readonly isItalic: boolean;
  readonly letterSpacingPx: number;
  readonly transform: string;
  readonly direction: string;
}

interface AtomBase {
  readonly element: Element;
  /** The room that it may take: for a text the full width of its lines, also where the words are shorter. */
  readonly box: Box;
  /** The part of `box` that something visible fills. */
  readonly ink: Box;
}

export interface TextAtom extends AtomBase {
  readonly kind: "text";
  readonly tag: "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "list";
  /** Inline HTML, or a whole list. */
  readonly html: string;
  readonly look: TextLook;
  readonly isSingleLine: boolean;
  /** Holds what rich text does not, such as pictures between words. */
  readonly isCode: boolean;
  readonly nodes: readonly Node[];
}

export interface ImageAtom extends AtomBase {
  readonly kind: "image";
  readonly src: string;
  readonly alt: string;
  readonly href: string | undefined;
  readonly title: string | undefined;
  readonly radiusPx: number;
  /** Shown out of its own proportions. */
  readonly isStretched: boolean;
}

export interface ButtonAtom extends AtomBase {
  readonly kind: "button";
  readonly label: string;
  readonly labelWidthPx: number;
  /** Empty where it leads nowhere. */
  readonly href: string;
  readonly background: string;
  readonly look: TextLook;
  readonly radiusPx: number;
  readonly border: { readonly widthPx: number; readonly color: string } | undefined;
}

export interface DividerAtom extends AtomBase {
  readonly kind: "divider";
  readonly color: string;
  readonly line: string;
  readonly thicknessPx: number;
  /** Of an element's border: which side of it. */
  readonly edge?: "Top" | "Bottom";
}

/** What no block holds. */
export interface OtherAtom extends AtomBase {
  readonly kind: "other";
  readonly reason: RawReason;
}

/** The smallest thing that an email shows. */
export type Atom = TextAtom | ImageAtom | ButtonAtom | DividerAtom | OtherAtom;

import type { ColorSwatch } from "@mailwright/ui";
import type { ReactNode } from "react";
import type { RichTextState } from "../../field/read-state.js";
import type { TextFormat } from "../../model/text-format.js";
import { isPlain, type RichTextMode } from "../../model/text-tree.js";
import { AlignMenu, type BlockAlignment } from "../align-menu.js";
import { ColorControl } from "../color-control.js";
import { FontMenu } from "../font-menu.js";
import { FormatToggle } from "../format-toggle.js";
import { ImageButton } from "../image-button.js";
import { LetterCaseMenu } from "../letter-case-menu.js";
import { ClearButton, IndentButton } from "../line-buttons.js";
import { LineHeightMenu } from "../line-height-menu.js";
import { type AddressFiller, LinkControl } from "../link-control.js";
import { ListToggle } from "../list-toggle.js";
import { MergeTagControl } from "../merge-tag-control.js";
import type { MergeTagOption } from "../merge-tags.js";
import { SizeMenu } from "../size-menu.js";
import { StyleMenu } from "../style-menu.js";
import { SymbolControl } from "../symbols/symbol-control.js";
import { TableControl } from "../tables/table-control.js";
import type { PlacedPart } from "./fit-parts.js";

/** What the controls are made with. */
export interface PartsGiven {
  readonly mode: RichTextMode;
  readonly mergeTags: readonly MergeTagOption[];
  /** The template's own colours. */
  readonly swatches: readonly ColorSwatch[];
  /** For texts without lines of their own. */
  readonly alignment: BlockAlignment | undefined;
  /** Another way to fill in the address of a link. */
  readonly fillAddress: AddressFiller | undefined;
  /** Chooses a picture that comes after the text. */
  readonly onImage: (() => void) | undefined;
  /** A control for comments on the selected words. */
  readonly comment: ReactNode;
}

/** What decides which controls a text has. */
export interface PartsOffer {
  readonly mode: RichTextMode;
  readonly hasMergeTags: boolean;
  readonly hasBlockAlignment: boolean;
  readonly hasImage: boolean;
}

/** One control of the bar. */
export interface TextPart extends PlacedPart {
  readonly isOffered: (offer: PartsOffer) => boolean;
  readonly draw: (given: PartsGiven) => ReactNode;
  /** What it says of the selected words by being pressed in, for where it is not to be seen. */
  readonly pressed?: { readonly words: PressedWords; readonly isOn: (state: RichTextState) => boolean };
}

/** Keys of `textStrings`. */
export type PressedWords = TextFormat | "highlight" | "bullets" | "numbers" | "table";

const inLines = ({ mode }: PartsOffer) => mode === "blocks";
const inRich = ({ mode }: PartsOffer) => !isPlain(mode);

function format(name: TextFormat, group: string): TextPart {
  return {
    id: name,
    group,
    isOffered: inRich,
    draw: () => <FormatToggle format={name} />,
    pressed: { words: name, isOn: ({ formats }) => formats[name] },
  };
}

/** All controls, in the order in which they stand. */
const parts: readonly TextPart[] = [
  { id: "style", group: "letters", isOffered: inLines, draw: () => <StyleMenu /> },
  { id: "font", group: "letters", isOffered: inRich, draw: () => <FontMenu /> },
  { id: "size", group: "letters", isOffered: inRich, draw: () => <SizeMenu /> },
  format("bold", "format"),
  format("italic", "format"),
  format("underline", "format"),
  format("strikethrough", "format"),
  { id: "color", group: "format", isOffered: inRich, draw: ({ swatches }) => <ColorControl kind="color" swatches={swatches} /> },
  {
    id: "highlight",
    group: "format",
    isOffered: inRich,
    draw: ({ swatches }) => <ColorControl kind="highlight" swatches={swatches} />,
    pressed: { words: "highlight", isOn: ({ highlight }) => highlight !== null },
  },
  { id: "link", group: "format", isOffered: inRich, draw: ({ fillAddress }) => <LinkControl fill={fillAddress} /> },
  {
    id: "align",
    group: "lines",
    isOffered: (offer) => inLines(offer) || (inRich(offer) && offer.hasBlockAlignment),
    draw: ({ mode, alignment }) => <AlignMenu block={mode === "blocks" ? undefined : alignment} />,
  },
  { id: "lineHeight", group: "lines", isOffered: inLines, draw: () => <LineHeightMenu /> },
  {
    id: "bullets",
    group: "lines",
    isOffered: inLines,
    draw: () => <ListToggle list="ul" />,
    pressed: { words: "bullets", isOn: ({ list }) => list === "ul" },
  },
  {
    id: "numbers",
    group: "lines",
    isOffered: inLines,
    draw: () => <ListToggle list="ol" />,
    pressed: { words: "numbers", isOn: ({ list }) => list === "ol" },
  },
  {
    id: "table",
    group: "lines",
    isOffered: inLines,
    draw: ({ swatches }) => <TableControl swatches={swatches} />,
    pressed: { words: "table", isOn: ({ table }) => table !== null },
  },
  { id: "letterCase", group: "lines", isOffered: inRich, draw: () => <LetterCaseMenu /> },
  { id: "indent", group: "rare", isOffered: inLines, draw: () => <IndentButton step="indent" /> },
  { id: "outdent", group: "rare", isOffered: inLines, draw: () => <IndentButton step="outdent" /> },
  format("superscript", "rare"),
  format("subscript", "rare"),
  { id: "clear", group: "rare", isOffered: inRich, draw: () => <ClearButton /> },
  {
    id: "symbols",
    group: "signs",
    isOffered: () => true,
    draw: ({ comment }) => (
      <>
        <SymbolControl />
        {comment}
      </>
    ),
  },
  {
    id: "image",
    group: "signs",
    isOffered: (offer) => offer.hasImage && inRich(offer),
    draw: ({ onImage }) => <ImageButton onPress={onImage} />,
  },
  {
    id: "mergeTags",
    group: "signs",
    isOffered: ({ hasMergeTags }) => hasMergeTags,
    draw: ({ mergeTags }) => <MergeTagControl options={mergeTags} />,
  },
];

/** Which controls stay in the bar the longest when there is little room. The others are always behind *More*. */
export const byImportance: readonly string[] = [
  "link",
  "bold",
  "italic",
  "mergeTags",
  "bullets",
  "numbers",
  "color",
  "style",
  "size",
  "align",
  "underline",
  "symbols",
  "image",
  "font",
  "highlight",
  "table",
  "lineHeight",
  "strikethrough",
  "letterCase",
];

/** The controls that this text has. */
export function partsFor(offer: PartsOffer): readonly TextPart[] {
  return parts.filter(({ isOffered }) => isOffered(offer));
}

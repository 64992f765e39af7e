import { isSafeAddress } from "../html/address.js";
import type { GeneralSettings } from "../settings/general-settings.js";
import { isMergeTag } from "../templating/merge-tags.js";
import { isFontName } from "./fonts.js";
import { isLink, type Link, noLink } from "./link.js";
import { isListOfItems } from "./list.js";
import { isPicture, noPicture, type Picture } from "./picture.js";

/** Where a prop without a value of its own takes one from: a general setting, perhaps chosen by the block's other props. */
export type Inherit<T> = (settings: GeneralSettings, own: Readonly<Record<string, unknown>>) => T;

interface Common<T> {
  readonly initial: T;
  /** Is this JSON a value of the prop? What is not is kept in the document and ignored. */
  readonly accepts: (value: unknown) => value is T;
  readonly inherits?: Inherit<T>;
}

// A type, not an interface: an interface is not assignable to JSON's index signature, and edges are stored as JSON.
export type Edges = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export interface ColorSpec extends Common<string> {
  readonly kind: "color";
  readonly dark: boolean;
}
export interface NumberSpec extends Common<number> {
  readonly kind: "number";
  readonly unit: "px" | "%" | "";
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** May a phone have another value? `false` where the number decides which elements there are, not how large they are. */
  readonly perDevice?: boolean;
}
export interface ChoiceSpec<T extends string = string> extends Common<T> {
  readonly kind: "choice";
  readonly options: readonly T[];
  /** May a phone have another value? For alignments: what changes neither elements nor content. */
  readonly perDevice?: boolean;
}
export interface FlagSpec extends Common<boolean> {
  readonly kind: "flag";
}
export interface TextSpec extends Common<string> {
  readonly kind: "text";
  readonly maxLength: number;
  readonly multiline: boolean;
}
export interface RichTextSpec extends Common<string> {
  readonly kind: "richText";
  readonly inline: boolean;
}
export interface ImageSpec extends Common<string> {
  readonly kind: "image";
  /** Addresses to choose from, out of the block's other values. */
  readonly offers?: ((values: Readonly<Record<string, unknown>>) => readonly string[]) | undefined;
}
export interface IconSpec extends Common<string> {
  readonly kind: "icon";
}
export interface FontSpec extends Common<string> {
  readonly kind: "font";
}
export interface EdgesSpec extends Common<Edges> {
  readonly kind: "edges";
  readonly min: number;
  readonly max: number;
}
export interface LinkSpec extends Common<Link> {
  readonly kind: "link";
}
export interface PictureSpec extends Common<Picture> {
  readonly kind: "picture";
}
export interface DateTimeSpec extends Common<string> {
  readonly kind: "dateTime";
}
export interface CodeSpec extends Common<string> {
  readonly kind: "code";
  readonly maxLength: number;
}

export interface ListSpec<I extends FieldSpecs = FieldSpecs> extends Common<readonly Values<I>[]> {
  readonly kind: "list";
  /** The specs of each item's members. */
  readonly item: I;
  /** The member that says in short which item it is. */
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly mayDuplicate: boolean;
  /** Where items can be chosen from: the editor offers its dialog. */
  readonly source?: "products";
  /** What an added item begins with, beside the initial values. */
  next?(items: readonly Values<I>[]): Partial<Values<I>>;
}

/** A prop of one value, which may also be a member of a list's items. */
export type FieldSpec =
  | ColorSpec
  | NumberSpec
  | ChoiceSpec
  | FlagSpec
  | TextSpec
  | RichTextSpec
  | ImageSpec
  | IconSpec
  | FontSpec
  | EdgesSpec
  | LinkSpec
  | PictureSpec
  | DateTimeSpec
  | CodeSpec;
/** A prop, declared once: its type, initial value, validation and widget all come from here. */
export type PropSpec = FieldSpec | ListSpec;
export type PropKind = PropSpec["kind"];
export type PropSpecs = Readonly<Record<string, PropSpec>>;
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;
/** The resolved values that a block's specs promise. */
export type Values<P extends PropSpecs> = { readonly [K in keyof P]: P[K]["initial"] };

interface Inheriting<T> {
  readonly inherits?: Inherit<T>;
}
interface Range {
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly perDevice?: boolean;
}

type ListOptions<I extends FieldSpecs> = Pick<ListSpec<I>, "max" | "next"> &
  Partial<Pick<ListSpec<I>, "min" | "mayDuplicate" | "source">> & {
    readonly title: keyof I & string;
    readonly initial: readonly Partial<Values<I>>[];
  };

const isString = (value: unknown): value is string => typeof value === "string";

/** `#rgb`, `#rrggbb`, `#rrggbbaa`, `transparent`, or one whole merge tag. */
export function isColor(value: unknown): value is string {
  return isString(value) && (/^(?:#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})|transparent)$/i.test(value) || isMergeTag(value));
}

function number(unit: NumberSpec["unit"]) {
  return ({ initial, min, max, step = 1, perDevice, inherits }: Range & Inheriting<number>): NumberSpec => ({
    kind: "number",
    unit,
    initial,
    min,
    max,
    step,
    ...(perDevice !== undefined && { perDevice }),
    ...(inherits && { inherits }),
    accepts: (value): value is number => typeof value === "number" && value >= min && value <= max,
  });
}

/** The builders of prop specs: `prop.color("#000000")`, `prop.px({ initial: 1, min: 1, max: 20 })`, … */
export const prop = {
  color: (initial: string, options: { dark?: boolean } & Inheriting<string> = {}): ColorSpec => ({
    kind: "color",
    initial,
    dark: options.dark ?? false,
    accepts: isColor,
    ...(options.inherits && { inherits: options.inherits }),
  }),
  px: number("px"),
  percent: number("%"),
  number: number(""),
  oneOf: <const T extends string>(
    options: readonly T[],
    initial: NoInfer<T>,
    { inherits, perDevice }: Inheriting<NoInfer<T>> & { readonly perDevice?: boolean } = {},
  ): ChoiceSpec<T> => ({
    kind: "choice",
    options,
    initial,
    ...(perDevice !== undefined && { perDevice }),
    ...(inherits && { inherits }),
    accepts: (value): value is T => options.some((option) => option === value),
  }),
  flag: (initial: boolean, { inherits }: Inheriting<boolean> = {}): FlagSpec => ({
    kind: "flag",
    initial,
    ...(inherits && { inherits }),
    accepts: (value): value is boolean => typeof value === "boolean",
  }),
  text: (initial: string, { maxLength = 5000, multiline = false } = {}): TextSpec => ({
    kind: "text",
    initial,
    maxLength,
    multiline,
    accepts: (value): value is string => isString(value) && value.length <= maxLength,
  }),
  /** Allow-listed HTML (see `renderRichText`). `inline` holds no block elements: a heading's or a button's words. */
  richText: (initial: string, { inline = false } = {}): RichTextSpec => ({ kind: "richText", inline, initial, accepts: isString }),
  /** The address of a picture: http(s), relative, or a merge tag; never `data:`. */
  image: (initial: string, { offers }: Pick<ImageSpec, "offers"> = {}): ImageSpec => ({
    kind: "image",
    initial,
    ...(offers && { offers }),
    accepts: (value): value is string => isString(value) && value.length <= 4096 && isSafeAddress(value),
  }),
  /** The id of an icon that a picture is made of (see `PictureRequest`), or an empty text. */
  icon: (): IconSpec => ({
    kind: "icon",
    initial: "",
    accepts: (value): value is string => isString(value) && /^(?:[a-z0-9][\w:.-]{0,99})?$/i.test(value),
  }),
  font: (initial: string, { inherits }: Inheriting<string> = {}): FontSpec => ({
    kind: "font",
    initial,
    accepts: isFontName,
    ...(inherits && { inherits }),
  }),
  edges: (initial: Edges, { min = 0, max = 400, inherits }: { min?: number; max?: number } & Inheriting<Edges> = {}): EdgesSpec => ({
    kind: "edges",
    initial,
    min,
    max,
    ...(inherits && { inherits }),
    accepts: (value): value is Edges => isEdges(value, min, max),
  }),
  link: (initial: Link = noLink): LinkSpec => ({ kind: "link", initial, accepts: isLink }),
  /** A picture that is made for the block (see `GeneratedPicture`): nobody types it, the editor asks for it. */
  picture: (): PictureSpec => ({ kind: "picture", initial: noPicture, accepts: isPicture }),
  /** A local date and time to the second, `2027-01-31T18:00:00`, or an empty text while there is none. */
  dateTime: (): DateTimeSpec => ({
    kind: "dateTime",
    initial: "",
    accepts: (value): value is string => value === "" || (isString(value) && isDateTime(value)),
  }),
  /** HTML as somebody wrote it. Compile makes it safe; nothing else may put it into an email. */
  code: (initial: string, { maxLength = 100_000 } = {}): CodeSpec => ({
    kind: "code",
    initial,
    maxLength,
    accepts: (value): value is string => isString(value) && value.length <= maxLength,
  }),
  /** Several items of the same shape. Of an item only what was set on it is written, in `initial` as in a document. */
  list: <const I extends FieldSpecs>(item: I, { min = 1, max, mayDuplicate = true, initial, ...rest }: ListOptions<I>): ListSpec<I> => ({
    kind: "list",
    item,
    min,
    max,
    mayDuplicate,
    // One cast, here: items are used through `resolveProps`, which makes them whole.
    initial: initial as readonly Values<I>[],
    ...rest,
    accepts: (value): value is readonly Values<I>[] => isListOfItems(value, min, max),
  }),
};

function isDateTime(value: string): boolean {
  // Of the 31st of February `Date` makes a day in March, so what it reads must be what was written.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The same distance on all four sides, or block and inline sides apart. */
export function allEdges(block: number, inline = block): Edges {
  return { top: block, right: inline, bottom: block, left: inline };
}

function isEdges(value: unknown, min: number, max: number): value is Edges {
  if (typeof value !== "object" || value === null) return false;
  const sides = value as Record<string, unknown>;
  return ["top", "right", "bottom", "left"].every((side) => {
    const distance = sides[side];
    return typeof distance === "number" && distance >= min && distance <= max;
  });
}

import { isSafeAddress } from "../html/address.js";
import { isMergeTag } from "../templating/merge-tags.js";
import { isFontName } from "./fonts.js";
import { isLink, type Link, noLink } from "./link.js";
import { isListOfItems } from "./list.js";
import { isPicture, noPicture } from "./picture.js";
import type {
  ChoiceSpec,
  CodeSpec,
  ColorSpec,
  DateTimeSpec,
  Edges,
  EdgesSpec,
  FieldSpecs,
  FlagSpec,
  FontSpec,
  IconSpec,
  ImageSpec,
  Inherit,
  LinkSpec,
  ListSpec,
  NumberSpec,
  PictureSpec,
  RichTextSpec,
  TextSpec,
  Values,
} from "./prop-spec.js";

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
  image: (initial: string, { offers, positionProp }: Pick<ImageSpec, "offers" | "positionProp"> = {}): ImageSpec => ({
    kind: "image",
    initial,
    ...(positionProp !== undefined && { positionProp }),
    ...(offers && { offers }),
    accepts: (value): value is string => isString(value) && value.length <= 4096 && isSafeAddress(value),
  }),
  /** The id of an icon that a picture is made of (see `PictureRequest`), or an empty text. */
  icon: ({ colorProp }: Pick<IconSpec, "colorProp"> = {}): IconSpec => ({
    kind: "icon",
    ...(colorProp !== undefined && { colorProp }),
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
  /** A picture, or a file, that is made for the block (see `GeneratedPicture`): nobody types it, the editor asks for it. */
  picture: ({ isFile = false, isByHand = false } = {}): PictureSpec => ({
    kind: "picture",
    isFile,
    isByHand,
    initial: noPicture,
    accepts: isPicture,
  }),
  /** A local date and time to the second, `2027-01-31T18:00:00`, or an empty text while there is none. */
  dateTime: ({ isEnd = false } = {}): DateTimeSpec => ({
    kind: "dateTime",
    isEnd,
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

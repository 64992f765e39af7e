import type { GeneralSettings } from "./general-settings.js";
import type { Link } from "./link.js";
import type { Picture } from "./picture.js";

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
  /** Of a background: the choice among `top center`, `center center`, `bottom center`, `center left` and `center right` that holds it. It follows the focal point of a picture that is edited. */
  readonly positionProp?: string | undefined;
}
export interface IconSpec extends Common<string> {
  readonly kind: "icon";
  /** The colour of the block that nothing but the icon is drawn in: it is chosen together with the icon. */
  readonly colorProp?: string | undefined;
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
  /** It is no picture that can be shown, but a file to fetch. */
  readonly isFile: boolean;
  /** A button of its field asks for it; the editor never does by itself. */
  readonly isByHand: boolean;
}
export interface DateTimeSpec extends Common<string> {
  readonly kind: "dateTime";
  /** It is when something ends: the panel offers ends that are near. */
  readonly isEnd: boolean;
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

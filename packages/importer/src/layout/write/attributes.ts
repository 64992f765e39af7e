import { fontStack, isFontName } from "@mailwright/document";
import type { Measure } from "../cut/measure-atoms.js";
import type { Atom, TextLook } from "../look/atom.js";
import type { Box } from "../look/box.js";
import { fontStackCss } from "../look/text-css.js";

/** Where a piece stands: the sides of its column, and the room above and below it. */
export interface PieceRoom {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  /** How wide the column becomes: less than it was where the email is wider than a document can be, or has lines at its sides. */
  readonly widthPx: number;
}

/** What writing needs to know of the width of the window for which it is done. */
export interface Writing {
  readonly measure: Measure;
  readonly className: string | undefined;
  /** The sides of its column on a desktop. */
  readonly desktopSides: { readonly left: number; readonly right: number };
  /** How wide the columns of a row become on a desktop, as a share of what they were: less than 1 where they are wider than a document can be. */
  readonly narrowing: number;
  /** Is it wider on a phone than it is on a desktop? */
  readonly growsOnPhone: (atom: Atom) => boolean;
}

/** Attributes of an MJML element as they are read. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A padding in whole px, never below nothing. */
export function padding(top: number, right: number, bottom: number, left: number): string {
  return [top, right, bottom, left].map((side) => `${whole(side)}px`).join(" ");
}

export function whole(value: number): number {
  return Math.max(0, Math.round(value));
}

/** The side at which something that is narrower than its column stands, and the padding that puts it there. */
export function alignIn(room: PieceRoom, box: Box): { readonly align: "left" | "center" | "right"; readonly padding: string } {
  const left = box.left - room.left;
  const right = room.right - box.right;
  if (Math.abs(left - right) <= 4) return { align: "center", padding: padding(room.above, 0, room.below, 0) };
  if (left < right) return { align: "left", padding: padding(room.above, 0, room.below, left) };
  return { align: "right", padding: padding(room.above, right, room.below, 0) };
}

const lineHeights = [1, 1.2, 1.5, 2];
const generic =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|ui-sans-serif|sans-serif|serif|monospace|cursive|fantasy|inherit|initial)$/i;
/** What a list of fonts ends with. */
const kinds = new Set(["sans-serif", "serif", "monospace", "cursive"]);
const familyOf: Readonly<Record<string, string>> = { serif: "Times New Roman", monospace: "Courier New", cursive: "Comic Sans MS" };

/** The line height that blocks offer, where it is this one. */
export function offeredLineHeight({ lineHeight }: TextLook): string | undefined {
  const offered = lineHeights.find((each) => lineHeight !== undefined && Math.abs(each - lineHeight) < 0.005);
  return offered === undefined ? undefined : `${offered * 100}%`;
}

/** The family that a block names, and the whole list where the rest of it would look different. */
export function fontOf({ fontFamily }: Pick<TextLook, "fontFamily">): { readonly name: string; readonly stack: string | undefined } {
  const families = familiesOf(fontFamily);
  const known = families.filter((family) => !generic.test(family) && isFontName(family));
  const [first] = families;
  const name = known[0] ?? familyOf[first?.toLowerCase() ?? ""] ?? "Arial";
  const ours = familiesOf(fontStack(name).toLowerCase());
  const rest = families.slice(families.indexOf(name) + 1).map((family) => family.toLowerCase());
  const next = rest.find((family) => !generic.test(family) || kinds.has(family));
  const kind = rest.find((family) => kinds.has(family));
  const isSame = (next === undefined || ours.includes(next)) && (kind === undefined || kind === ours.at(-1));
  return { name, stack: isSame ? undefined : fontStackCss(fontFamily) };
}

/** The family for a block that cannot hold a whole list: the first whose list ends as the one that was written. */
export function nameOfFont(look: Pick<TextLook, "fontFamily">): string {
  const families = familiesOf(look.fontFamily);
  const kind = families.map((family) => family.toLowerCase()).find((family) => kinds.has(family));
  const known = families.filter((family) => !generic.test(family) && isFontName(family));
  const alike = known.find((family) => kind !== undefined && familiesOf(fontStack(family)).at(-1) === kind);
  return alike ?? (known.length > 0 && kind ? familyOf[kind] : undefined) ?? fontOf(look).name;
}

function familiesOf(list: string): readonly string[] {
  return list.split(",").map((family) => family.trim().replace(/^["']|["']$/g, ""));
}

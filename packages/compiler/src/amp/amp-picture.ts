import { decodeEntities, listDeclarations, type PictureSize } from "@mailwright/document";
import { isAmpSource } from "./amp-addresses.js";
import type { LossList } from "./amp-losses.js";
import type { AmpStyles } from "./amp-styles.js";

export interface PictureContext {
  readonly styles: AmpStyles;
  readonly losses: LossList;
  readonly blockId: string | undefined;
  sizeOf(address: string): PictureSize | undefined;
}

/** Widths up to this are those of signs, which are never drawn smaller. */
const signMaxPx = 64;
const usualWidthPx = 600;
const placed = new Set(["width", "height", "max-width", "min-width", "max-height", "font-size", "line-height"]);

/** A picture as AMP has it, with its room kept; where AMP cannot load it, its words. */
export function writeAmpPicture(attributes: ReadonlyMap<string, string>, { styles, losses, blockId, sizeOf }: PictureContext): string {
  const src = attributes.get("src") ?? "";
  const alt = attributes.get("alt") ?? "";
  if (!isAmpSource(src)) {
    if (src !== "") losses.add("picture-address", blockId, decodeEntities(src));
    return alt.trim();
  }
  const declared = listDeclarations(decodeEntities(attributes.get("style") ?? ""));
  // A block's own AMP may say that the picture fills what it stands in.
  const fills = attributes.get("layout") === "fill";
  const size = fills ? undefined : (drawnSize(attributes, declared, sizeOf(decodeEntities(src))) ?? guessSize(attributes, declared));
  if (size?.isGuess) losses.add("picture-size", blockId, decodeEntities(src));
  const look = declared.filter(([property]) => !placed.has(property));
  const isRound = look.some(([property]) => property.includes("radius"));
  const own = styles.classOf(isRound ? [...look, ["overflow", "hidden"]] : look);
  const classes = [...kept(attributes.get("class"), styles), own, size?.isGuess || fills ? "mw-whole" : undefined]
    .filter(Boolean)
    .join(" ");
  const written = [
    `src="${quote(src)}"`,
    `alt="${quote(alt)}"`,
    ...(size ? [`width="${size.width}"`, `height="${size.height}"`, `layout="${size.width <= signMaxPx ? "fixed" : "intrinsic"}"`] : []),
    ...(fills ? ['layout="fill"'] : []),
    ...(attributes.get("title") ? [`title="${quote(attributes.get("title") ?? "")}"`] : []),
    ...(classes ? [`class="${classes}"`] : []),
  ];
  return `<amp-img ${written.join(" ")}></amp-img>`;
}

/** Of pictures whose size is not known all is shown, in the box that is kept for them. */
export const wholePictures = ".mw-whole img{object-fit:contain}";

function kept(classes: string | undefined, styles: AmpStyles): readonly string[] {
  return (classes ?? "").split(/\s+/).filter((name) => name !== "" && styles.knows(name));
}

interface DrawnSize extends PictureSize {
  readonly isGuess?: boolean;
}

function drawnSize(
  attributes: ReadonlyMap<string, string>,
  declared: readonly (readonly [string, string])[],
  natural: PictureSize | undefined,
): DrawnSize | undefined {
  const { width, height } = writtenSize(attributes, declared);
  if (width && height) return { width, height };
  if (!natural || natural.width <= 0 || natural.height <= 0) return undefined;
  if (height) return whole({ width: (height * natural.width) / natural.height, height });
  const shown = width ?? natural.width;
  return whole({ width: shown, height: (shown * natural.height) / natural.width });
}

function guessSize(attributes: ReadonlyMap<string, string>, declared: readonly (readonly [string, string])[]): DrawnSize {
  const { width, height } = writtenSize(attributes, declared);
  // A picture with a height is as wide as it is high; one that is as small as a sign is square as well.
  const shown = width ?? height ?? usualWidthPx;
  const guessed = height ?? (shown <= signMaxPx ? shown : (shown * 2) / 3);
  return { ...whole({ width: shown, height: guessed }), isGuess: true };
}

function whole({ width, height }: PictureSize): PictureSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

function writtenSize(attributes: ReadonlyMap<string, string>, declared: readonly (readonly [string, string])[]) {
  const style = new Map(declared);
  const read = (name: "width" | "height"): number | undefined => {
    const px = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(attributes.get(name)?.trim() ?? "") ?? /^(\d+(?:\.\d+)?)px$/.exec(style.get(name) ?? "");
    const value = Number(px?.[1]);
    return value > 0 ? value : undefined;
  };
  return { width: read("width"), height: read("height") };
}

function quote(value: string): string {
  return value.replaceAll('"', "&quot;");
}

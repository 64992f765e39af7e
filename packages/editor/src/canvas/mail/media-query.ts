/**
 * What a width query of the email is held against. `container`: the canvas is as wide as the device (phone, tablet).
 * `virtual`: the canvas shows the email's own width on a desk, and queries see a pretended window (desktop).
 */
export type MailViewport = ({ readonly kind: "container" } | { readonly kind: "virtual"; readonly widthPx: number }) & {
  /** `true` where the email is shown as on a dark screen, whatever theme the editor has. */
  readonly isDark?: boolean;
};

/** How a rule under `@media` is written on the canvas: not at all, or inside these at-rules, outermost first. */
export type CanvasCondition = readonly string[] | undefined;

/** The container that the canvas names for width queries. */
export const mailContainer = "mw-mail";

const widthFeature = /\([^()]*\b(?:device-)?width\b[^()]*\)/gi;

/** Turns one query of a media list into the at-rules that mean the same on the canvas. */
export function readMediaQuery(query: string, viewport: MailViewport): CanvasCondition {
  const text = query.trim().toLowerCase();
  if (/^not\b|\bor\b/.test(text)) return [`@media ${text}`];
  const type = /^(?:only\s+)?([a-z-]+)\b(?!\s*:)/.exec(text)?.[1];
  if (type && type !== "screen" && type !== "all") return undefined;
  const widths = text.match(widthFeature)?.map((width) => width.replace(/device-/g, "")) ?? [];
  const others = text.replace(widthFeature, "").match(/\([^()]*\)/g) ?? [];
  const unwanted = viewport.isDark ? /prefers-color-scheme\s*:\s*light/ : /prefers-color-scheme\s*:\s*dark/;
  if (others.some((other) => unwanted.test(other))) return undefined;
  const kept = others.filter((other) => !other.includes("prefers-color-scheme"));
  const media = kept.length > 0 ? [`@media ${kept.join(" and ")}`] : [];
  if (widths.length === 0) return media;
  if (viewport.kind === "container") return [...media, `@container ${mailContainer} ${widths.join(" and ")}`];
  return widths.every((width) => fitsWidth(width, viewport.widthPx)) ? media : undefined;
}

const length = String.raw`([\d.]+)(px|em|rem)?`;
const comparisons = {
  "<": (left: number, right: number) => left < right,
  "<=": (left: number, right: number) => left <= right,
  ">": (left: number, right: number) => left > right,
  ">=": (left: number, right: number) => left >= right,
  "=": (left: number, right: number) => left === right,
};
const isComparison = (text: string | undefined): text is keyof typeof comparisons => text !== undefined && text in comparisons;

/** Does a window of this width match `(min-width: 480px)`, `(width <= 40em)` or `(20em < width < 40em)`? What cannot be read does. */
export function fitsWidth(feature: string, widthPx: number): boolean {
  const colon = new RegExp(`\\(\\s*(?:(min|max)-)?width\\s*:\\s*${length}\\s*\\)`).exec(feature);
  if (colon) {
    const limit = inPx(colon[2], colon[3]);
    if (colon[1] === "min") return widthPx >= limit;
    return colon[1] === "max" ? widthPx <= limit : widthPx === limit;
  }
  const before = new RegExp(`\\(\\s*${length}\\s*([<>]=?|=)\\s*width`).exec(feature);
  const after = new RegExp(`width\\s*([<>]=?|=)\\s*${length}`).exec(feature);
  if (isComparison(before?.[3]) && !comparisons[before[3]](inPx(before[1], before[2]), widthPx)) return false;
  return !isComparison(after?.[1]) || comparisons[after[1]](widthPx, inPx(after[2], after[3]));
}

// In a media query one em is the browser's 16 px, whatever the page says.
function inPx(figure: string | undefined, unit: string | undefined): number {
  return Number(figure) * (unit === "em" || unit === "rem" ? 16 : 1);
}

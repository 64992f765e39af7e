/** The window that the email is shown in, as its media queries see it. */
export type MailViewport = MailWindow & {
  /** How wide the canvas is. */
  readonly paperPx: number;
  /** `true` if the email is shown as on a dark screen. The editor's own theme does not matter. */
  readonly isDark?: boolean;
};

/**
 * What a width query of the email is held against. `container`: the canvas is as wide as the device (phone, tablet).
 * `virtual`: the canvas shows a piece of the page, and queries see a pretended window (desktop).
 */
type MailWindow = { readonly kind: "container" } | { readonly kind: "virtual"; readonly widthPx: number };

/** How a rule under `@media` is written on the canvas: not at all, or inside these at-rules, outermost first. */
export type CanvasCondition = readonly string[] | undefined;

/** The container that the canvas names for width queries. */
export const mailContainer = "mw-mail";

const widthFeature = /\([^()]*\b(?:device-)?width\b[^()]*\)/gi;

/** Turns one query of a media list into the at-rules that mean the same on the canvas, whatever its width. */
export function readMediaQuery(query: string, isDark: boolean): CanvasCondition {
  const text = query.trim().toLowerCase();
  if (/^not\b|\bor\b/.test(text)) return [`@media ${text}`];
  const type = /^(?:only\s+)?([a-z-]+)\b(?!\s*:)/.exec(text)?.[1];
  if (type && type !== "screen" && type !== "all") return undefined;
  const widths = text.match(widthFeature)?.map((width) => width.replace(/device-/g, "")) ?? [];
  const others = text.replace(widthFeature, "").match(/\([^()]*\)/g) ?? [];
  const unwanted = isDark ? /prefers-color-scheme\s*:\s*light/ : /prefers-color-scheme\s*:\s*dark/;
  if (others.some((other) => unwanted.test(other))) return undefined;
  const kept = others.filter((other) => !other.includes("prefers-color-scheme"));
  const media = kept.length > 0 ? [`@media ${kept.join(" and ")}`] : [];
  return widths.length === 0 ? media : [...media, `@container ${mailContainer} ${widths.join(" and ")}`];
}

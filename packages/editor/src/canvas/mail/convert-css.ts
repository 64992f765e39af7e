import { type MailViewport, readMediaQuery } from "./media-query.js";
import { type CssPiece, splitCss } from "./split-css.js";

/** The elements that stand for `html` and `body` on the canvas: type selectors of the same specificity still match. */
export const htmlElementName = "mw-html";
export const bodyElementName = "mw-body";

/**
 * Rewrites the CSS of an email's head for the canvas: width queries become container queries (or are answered at once for a
 * pretended window), `html`, `body` and `:root` select what stands for them, and `vw` counts from the canvas.
 */
export function convertCss(css: string, viewport: MailViewport): string {
  return splitCss(css)
    .map((piece) => convertPiece(piece, viewport))
    .filter((rule) => rule !== "")
    .join("\n");
}

function convertPiece({ prelude, body }: CssPiece, viewport: MailViewport): string {
  // Constructed sheets refuse @import, and fonts declared inside a shadow root are ignored.
  if (body === undefined || /^@font-face/i.test(prelude)) return "";
  if (/^@media/i.test(prelude)) return convertMedia(prelude.slice("@media".length), convertCss(body, viewport), viewport);
  if (/^@(?:supports|layer|container)/i.test(prelude)) return `${prelude}{${convertCss(body, viewport)}}`;
  if (prelude.startsWith("@")) return `${prelude}{${convertUnits(body, viewport)}}`;
  return `${convertSelector(prelude)}{${convertUnits(body, viewport)}}`;
}

function convertMedia(list: string, rules: string, viewport: MailViewport): string {
  if (rules === "") return "";
  return list
    .split(",")
    .flatMap((query) => {
      const condition = readMediaQuery(query, viewport);
      return condition ? [condition.reduceRight((inner, atRule) => `${atRule}{${inner}}`, rules)] : [];
    })
    .join("\n");
}

const rootSelectors = /(^|[\s,>+~(])(html|body)(?=$|[\s,>+~.#[:)])/gi;

function convertSelector(selector: string): string {
  return (
    selector
      .replace(rootSelectors, (_, before: string, name: string) => before + (/html/i.test(name) ? htmlElementName : bodyElementName))
      // What the email itself calls :host is the canvas, which it may not restyle: an unknown pseudo-class voids the rule.
      .replace(/:host\b/gi, ":-mw-void")
      .replace(/:root\b/gi, ":host")
  );
}

const viewportWidth = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\([^)]*\)|(-?\d*\.?\d+)vw\b/gi;

function convertUnits(declarations: string, viewport: MailViewport): string {
  return declarations.replace(viewportWidth, (found, figure: string | undefined) => {
    if (figure === undefined) return found;
    return viewport.kind === "container" ? `${figure}cqw` : `${(Number(figure) * viewport.widthPx) / 100}px`;
  });
}

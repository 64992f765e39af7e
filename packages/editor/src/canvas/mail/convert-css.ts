import { readMediaQuery } from "./media-query.js";
import { type CssPiece, splitCss } from "./split-css.js";

/** The element that is as wide as the window that the email believes to be in. */
export const windowElementName = "mw-window";
/** The elements that stand for `html` and `body` on the canvas: type selectors of the same specificity still match. */
export const htmlElementName = "mw-html";
export const bodyElementName = "mw-body";

/**
 * Rewrites the CSS of an email's head for the canvas: width queries become container queries; `html`, `body` and `:root` become selectors
 * of the elements that stand for them; `vw` refers to the window that the email is shown in. The text is the same for every device, because
 * with another style sheet the browser would restyle every element of the email.
 */
export function convertCss(css: string, isDark = false): string {
  return splitCss(css)
    .map((piece) => convertPiece(piece, isDark))
    .filter((rule) => rule !== "")
    .join("\n");
}

function convertPiece({ prelude, body }: CssPiece, isDark: boolean): string {
  // Constructed sheets refuse @import, and fonts declared inside a shadow root are ignored.
  if (body === undefined || /^@font-face/i.test(prelude)) return "";
  if (/^@media/i.test(prelude)) return convertMedia(prelude.slice("@media".length), convertCss(body, isDark), isDark);
  if (/^@(?:supports|layer|container)/i.test(prelude)) return `${prelude}{${convertCss(body, isDark)}}`;
  if (prelude.startsWith("@")) return `${prelude}{${convertUnits(body)}}`;
  if (/^\.mw-hide-\w+$/.test(prelude)) return showGhost(prelude, body);
  return `${convertSelector(prelude)}{${convertUnits(body)}}`;
}

/**
 * Where ghosts are shown, what a device hides leaves a line with its name, so that it can be selected and shown again. A table that only
 * stands around a hidden block stays, as the block's ghost is in it.
 */
function showGhost(selector: string, hiding: string): string {
  const isBlock = ":is(mw-row>*,[data-block-id])";
  const ghost = `:host([data-ghosts]) ${selector}${isBlock}`;
  return [
    `:host(:not([data-ghosts])) ${selector},${selector}:not(${isBlock},:has([data-block-id])),${ghost}>*{${hiding}}`,
    `${ghost}{padding:4px!important}`,
    `${ghost}::before{content:var(--mw-hidden) "  " attr(aria-label)}`,
  ].join("\n");
}

function convertMedia(list: string, rules: string, isDark: boolean): string {
  if (rules === "") return "";
  return list
    .split(",")
    .flatMap((query) => {
      const condition = readMediaQuery(query, isDark);
      return condition ? [condition.reduceRight((inner, atRule) => `${atRule}{${inner}}`, rules)] : [];
    })
    .join("\n");
}

const rootSelectors = /(^|[\s,>+~(])(html|body)(?=$|[\s,>+~.#[:)])/gi;

function convertSelector(selector: string): string {
  return (
    selector
      .replace(rootSelectors, (_, before: string, name: string) => before + (/html/i.test(name) ? htmlElementName : bodyElementName))
      // On the canvas `:host` is the canvas itself, which the email may not style. An unknown pseudo-class makes the rule invalid.
      .replace(/:host\b/gi, ":-mw-void")
      .replace(/:root\b/gi, ":host")
  );
}

const viewportWidth = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\([^)]*\)|(-?\d*\.?\d+)vw\b/gi;

function convertUnits(declarations: string): string {
  return declarations.replace(viewportWidth, (found, figure: string | undefined) => (figure === undefined ? found : `${figure}cqw`));
}

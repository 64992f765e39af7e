import { protectMergeTags } from "../../templating/merge-tags.js";
import { isSafeAddress } from "../address.js";
import { splitDeclarations } from "../declarations.js";
import { decodeEntities } from "../escape.js";

const families =
  "background border border-radius border-top border-right border-bottom border-left font list-style margin max min mso outline padding text word";
const properties = new Set(
  (
    "-ms-interpolation-mode -ms-text-size-adjust -webkit-font-smoothing -webkit-text-size-adjust align-items bottom box-shadow box-sizing " +
    "caption-side clear color column-gap columns cursor direction display empty-cells flex flex-basis flex-direction flex-grow flex-shrink " +
    "flex-wrap float gap height hyphens justify-content letter-spacing line-break line-height object-fit object-position opacity order overflow " +
    "overflow-wrap page-break-after page-break-before page-break-inside row-gap table-layout unicode-bidi vertical-align visibility " +
    "white-space width"
  ).split(" "),
);
const familyPattern = new RegExp(`^(?:${families.split(" ").join("|")})(?:-[a-z-]+)?$`);

const address = /url\(\s*'?([^'()]*?)'?\s*\)/gi;
const allowedFunction = /(?<![\w-])(?:rgba?|hsla?|calc|min|max|clamp|(?:repeating-)?(?:linear|radial)-gradient|cubic-bezier)\(/gi;
const refused = /expression|javascript|vbscript|behaviou?r|-moz-binding|@import|\/\*|\*\/|data:/i;
/** A sum in parentheses that holds no other: `(480px - 100%)`, `calc(… * 480)`. Columns that wrap without a media query are made of such. */
const sum = /(?<![\w-])(?:calc|min|max|clamp)?\([\w\s.,%+*/-]*\)/gi;
const sumsDepthMax = 8;

/** May an email's hand-written CSS set this property? What positions, animates or binds is left out. */
function isCodeProperty(property: string): boolean {
  return properties.has(property) || familyPattern.test(property);
}

/** The `style` attribute of hand-written HTML → its declarations that are safe, as text that may stand between double quotes. */
export function writeCodeStyle(style: string): string {
  const held = protectMergeTags(decodeEntities(style));
  return withoutEmpty(held.restore(writeCodeDeclarations(held.text), harmlessInCss));
}

/** Declarations without those of which only a merge tag that may not stand there was the value. */
function withoutEmpty(declarations: string): string {
  return declarations.replace(/(?:^|(?<=;))[\w-]+:\s*(?:;|$)/g, "").replace(/;$/, "");
}

/** Declarations whose merge tags are held out of the way → those that are safe. */
export function writeCodeDeclarations(css: string): string {
  return splitDeclarations(css.replaceAll('"', "'"))
    .filter(([property, value]) => value !== "" && isCodeProperty(property) && isSafeValue(value))
    .map(([property, value]) => `${property}:${value}`)
    .join(";");
}

/** A merge tag that may stand in CSS as it is: a name with filters. Any other could end the declaration, and is left out. */
export function harmlessInCss(tag: string): string {
  return /^[{%*|$[<]+=?-?[\w\s.|'-]*[}%*|\]>$]+$/.test(tag) ? tag : "";
}

function isSafeValue(value: string): boolean {
  if (/[<>{}\\`;]/.test(value) || refused.test(value)) return false;
  let isSafe = true;
  const rest = value.replace(address, (_, target: string) => {
    isSafe &&= /^(?:https?:)?\/\//i.test(target) && isSafeAddress(target);
    return "";
  });
  // One that is left open would take the rules behind it into its value.
  const isClosed = rest.split("(").length === rest.split(")").length;
  return isSafe && isClosed && !/[(?=@~*&]/.test(withoutSums(rest).replace(allowedFunction, ""));
}

function withoutSums(value: string): string {
  let rest = value;
  for (let depth = 0; depth < sumsDepthMax && /[)]/.test(rest); depth++) rest = rest.replace(sum, "0");
  return rest;
}

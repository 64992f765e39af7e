import { escapeAttribute, nextTag, readDeclarations } from "@mailwright/document";
import { decodeText } from "../markup/decode-text.js";
import type { OverrideRules } from "./override-rules.js";

/** A device or colour scheme, as the rules that apply to it. */
export interface Look {
  /** All classes that have override rules, those of other devices included: none of them stays in what is written. */
  readonly classes: ReadonlySet<string>;
  /** The rules that apply; a later one wins over an earlier one. */
  readonly rules: readonly OverrideRules[];
  readonly isDark: boolean;
}

const classAttribute = /\sclass="([^"]*)"/;
const styleAttribute = /\sstyle="([^"]*)"/;
const bareAttribute = /"[^"]*"|\s(class|style)=([^\s"'<>]+)/g;
const lightPicture = "mw-light";
// The compiler writes the picture for dark mode right after the one for light mode, in a conditional comment that hides it from Outlook for
// Windows.
const darkPicture = /\s*<!--\[if !mso\]><!-->\s*(<img\b[^>]*>)\s*<!--<!\[endif\]-->/y;

/**
 * The email as it would have been compiled for one device or colour scheme alone: the declarations of the override rules are moved into
 * the inline styles, and the classes of these rules are removed.
 */
export function writeVariant(html: string, look: Look): string {
  let written = "";
  let from = 0;
  for (let token = nextTag(html, 0); token; token = nextTag(html, token.end)) {
    if (token.kind !== "open") continue;
    const tag = withQuotes(html.slice(token.start, token.end));
    const classes = (classAttribute.exec(tag)?.[1] ?? "").split(/\s+/);
    const isLight = classes.includes(lightPicture);
    if (!isLight && !classes.some((name) => look.classes.has(name))) continue;
    darkPicture.lastIndex = token.end;
    const twin = isLight ? darkPicture.exec(html) : null;
    written +=
      html.slice(from, token.start) + (twin?.[1] && look.isDark ? asShown(withQuotes(twin[1]), look) : restyle(tag, classes, look));
    from = twin ? token.end + twin[0].length : token.end;
    if (twin) token = { ...token, end: from };
  }
  return written + html.slice(from);
}

/** What is sent has no quotes where none are needed. */
function withQuotes(tag: string): string {
  return tag.replace(bareAttribute, (found, name: string | undefined, value: string) =>
    name === undefined ? found : ` ${name}="${value}"`,
  );
}

/** The picture for dark mode, without the `display:none` that hides it in light mode. */
function asShown(tag: string, { classes }: Look): string {
  const own = (classAttribute.exec(tag)?.[1] ?? "").split(/\s+/);
  return withClasses(tag, own, classes).replace(/;display:none"/, '"');
}

function restyle(tag: string, classes: readonly string[], look: Look): string {
  const plain = withClasses(tag, classes, look.classes);
  const declared = look.rules.flatMap((rules) => classes.flatMap((name) => [...(rules.get(name) ?? [])]));
  if (declared.length === 0) return plain;
  const style = readDeclarations(decodeText(styleAttribute.exec(plain)?.[1] ?? ""));
  const wanted = [...applyTo(style, declared)].map(([property, value]) => `${property}:${value}`).join(";");
  const attribute = ` style="${escapeAttribute(wanted)}"`;
  return styleAttribute.test(plain) ? plain.replace(styleAttribute, () => attribute) : plain.replace(/\s*\/?>$/, (end) => attribute + end);
}

function withClasses(tag: string, classes: readonly string[], overrides: ReadonlySet<string>): string {
  const left = classes.filter((name) => name !== lightPicture && !overrides.has(name)).join(" ");
  return tag.replace(classAttribute, () => (left === "" ? "" : ` class="${left}"`));
}

function applyTo(style: ReadonlyMap<string, string>, declared: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const wanted = new Map(style);
  for (const [property, value] of declared) {
    const was = wanted.get(property);
    const shorthand = wanted.get("background");
    if (value === "initial" || value === "inherit") wanted.delete(property);
    else wanted.set(property, value);
    // A colour in `background-color` alone stands for the one in MJML's `background` too.
    if (property === "background-color" && shorthand !== undefined)
      wanted.set("background", was ? shorthand.replace(was, () => value) : value);
  }
  return wanted;
}

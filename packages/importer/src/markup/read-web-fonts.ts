import {
  decodeEntities,
  type EmailFont,
  type FontFace,
  findRawTextEnd,
  fontStack,
  isFontAddress,
  isFontName,
  nextTag,
  readAttributes,
  readDeclarations,
  webSafeFonts,
} from "@mailwright/document";
import { familiesIn } from "./families-in.js";

/** The style sheets of a page that bring fonts, and its own rules. */
interface FontSources {
  readonly sheets: string[];
  readonly faces: { readonly name: string; readonly face: FontFace }[];
}

/**
 * The web fonts that a page loads and uses: from the style sheets of font services (`link`, `@import`), and from its own `@font-face`. A sheet
 * whose address does not say which fonts it has stands for those that the page names and that come from nowhere else.
 */
export function readWebFonts(source: string): readonly EmailFont[] {
  const sources: FontSources = { sheets: [], faces: [] };
  const used = usedFamilies(readSources(source, sources));
  const fonts = new Map<string, EmailFont>();
  const add = (written: string, from: Pick<EmailFont, "href" | "faces">) => {
    const name = used.get(plain(written))?.name;
    if (name !== undefined && !fonts.has(name)) fonts.set(name, { name, stack: fontStack(name), ...from });
  };
  const unnamed: string[] = [];
  for (const href of sources.sheets) {
    const names = namesIn(href);
    if (names.length === 0) unnamed.push(href);
    for (const name of names) add(name, { href });
  }
  for (const { name } of sources.faces) {
    add(name, { faces: sources.faces.filter((other) => plain(other.name) === plain(name)).map(({ face }) => face) });
  }
  const [href] = unnamed;
  if (href) for (const { name, isFirst } of used.values()) if (isFirst) add(name, { href });
  return [...fonts.values()];
}

/** Collects what brings fonts, and answers the rest of the source, which uses them. */
function readSources(source: string, { sheets, faces }: FontSources): string {
  let rest = "";
  let at = 0;
  const addSheet = (address: string) => {
    const href = decodeEntities(address.trim()).replace(/^\/\//, "https://");
    if (isFontAddress(href) && fromService.test(href) && !sheets.includes(href)) sheets.push(href);
    return "";
  };
  for (let tag = nextTag(source, at); tag; tag = nextTag(source, at)) {
    rest += source.slice(at, tag.start);
    at = tag.end;
    const text = source.slice(tag.start, tag.end);
    if (tag.kind !== "open") continue;
    if (tag.name === "link") {
      const link = readAttributes(text);
      if (/stylesheet/i.test(link.get("rel") ?? "")) addSheet(link.get("href") ?? "");
    } else rest += text;
    if ((tag.name !== "style" && tag.name !== "mj-style") || tag.isSelfClosing) continue;
    const { textEnd } = findRawTextEnd(source, tag.name, at);
    rest += source
      .slice(at, textEnd)
      .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "")
      .replace(imported, (_, __, inUrl: string | undefined, ___, quoted: string | undefined) => addSheet(inUrl ?? quoted ?? ""))
      .replace(fontFace, (_, body: string) => {
        faces.push(...readFace(body));
        return "";
      });
    at = textEnd;
  }
  return rest + source.slice(at);
}

const imported = /@import\s+(?:url\(\s*(["']?)([^"'()\s]+)\1\s*\)|(["'])([^"']*)\3)[^;{}]*;?/gi;
const fontFace = /@font-face\s*\{([^{}]*)\}/gi;
/** Other style sheets of a page bring more than fonts, and their address says nothing of them. */
const fromService = /^https?:\/\/[^/]*(?:font|typekit|typography)|\/(?:web-?)?fonts?[/.?]/i;

function readFace(body: string): FontSources["faces"] {
  const rules = readDeclarations(body);
  const [name = ""] = familiesIn(rules.get("font-family") ?? "");
  const addresses = [...(rules.get("src") ?? "").matchAll(/url\(\s*(["']?)([^"'()\s]+)\1\s*\)/gi)].map(([, , address = ""]) => address);
  const src = formats.map((format) => addresses.find((address) => format.test(address))).find(isFontAddress);
  if (!isFontName(name) || !src) return [];
  const [weight, style] = [rules.get("font-weight"), rules.get("font-style")];
  return [{ name, face: { src, ...(weight && { weight }), ...(style === "italic" && { style }) } }];
}

/** The smallest file first. What is not among them no program of today reads, or it is none. */
const formats = [/\.woff2(?:[?#]|$)/i, /\.woff(?:[?#]|$)/i, /\.[ot]tf(?:[?#]|$)/i];

/** The fonts that an address asks for, as Google's and Bunny's do: `family=Lato:400|Open+Sans`, `family=Lato&family=Inter:wght@400`. */
function namesIn(href: string): readonly string[] {
  return [...href.matchAll(/[?&]family=([^&#]*)/gi)].flatMap(([, families = ""]) =>
    decoded(families)
      .split("|")
      .map((family) => family.replace(/[:@].*$/, "").trim())
      .filter(isFontName),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // No address of a font service.
    return "";
  }
}

const everywhere = new Set(webSafeFonts.map(({ name }) => plain(name)));

interface UsedFamily {
  readonly name: string;
  /** Does a list begin with it? */
  readonly isFirst: boolean;
}

/** The families that a source names and that not every system has, by their plain names. */
function usedFamilies(source: string): ReadonlyMap<string, UsedFamily> {
  const used = new Map<string, UsedFamily>();
  for (const [, list = ""] of decodeEntities(source).matchAll(/(?:\bfont(?:-family)?\s*:|\bface\s*=)\s*([^;{}<>]{0,400})/gi)) {
    familiesIn(list).forEach((name, index) => {
      const known = used.get(plain(name));
      if (!isFontName(name) || everywhere.has(plain(name))) return;
      used.set(plain(name), { name: known?.name ?? name, isFirst: known?.isFirst === true || index === 0 });
    });
  }
  return used;
}

/** A name as font services may write it too: `open-sans` is `Open Sans`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

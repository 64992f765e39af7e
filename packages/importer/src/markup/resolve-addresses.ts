import { findRawTextEnd, nextTag, readAttributes } from "@mailwright/document";

/** A source whose addresses lead somewhere without the page that it stood on. */
export interface ResolvedSource {
  readonly source: string;
  /** How many addresses of pictures, links and backgrounds still need that page. */
  readonly relativeCount: number;
}

/**
 * Puts the address of a source's page before what is written without it (`/logo.png`). Without a `base` that of a `base` element counts.
 * What stands behind a merge tag in an address stays as it is.
 */
export function resolveAddresses(source: string, base = ""): ResolvedSource {
  const page = pageAddress(base) ?? pageAddress(baseElement(source));
  let relativeCount = 0;
  const resolve = (address: string): string => {
    if (!isRelative(address)) return address;
    const resolved = page && resolveOne(address, page);
    if (!resolved) relativeCount++;
    return resolved ?? address;
  };
  let written = "";
  let at = 0;
  for (let tag = nextTag(source, at); tag; tag = nextTag(source, at)) {
    written += source.slice(at, tag.start);
    at = tag.end;
    const text = source.slice(tag.start, tag.end);
    written += tag.kind === "open" && !pageTags.has(tag.name) ? resolveTag(text, resolve) : text;
    if (tag.kind !== "open" || tag.isSelfClosing || !sheets.has(tag.name)) continue;
    const { textEnd } = findRawTextEnd(source, tag.name, at);
    written += resolveCss(source.slice(at, textEnd), resolve);
    at = textEnd;
  }
  return { source: written + source.slice(at), relativeCount };
}

const sheets = new Set(["style", "mj-style"]);
/** What an import leaves out anyway. */
const pageTags = new Set(["base", "link"]);

type Resolve = (address: string) => string;

const addresses = new Set(["src", "href", "background", "background-url", "poster"]);

function resolveTag(tag: string, resolve: Resolve): string {
  return tag.replace(/([^\s"'<>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g, (whole: string, name: string, is: string, value: string) => {
    if (name.toLowerCase() === "style") return name + is + resolveCss(value, resolve);
    if (!addresses.has(name.toLowerCase())) return whole;
    const quote = /^["']/.exec(value)?.[0] ?? "";
    const address = (quote === "" ? value : value.slice(1, -1)).trim();
    const resolved = resolve(address);
    return resolved === address ? whole : [name, is, quote, resolved, quote].join("");
  });
}

function resolveCss(css: string, resolve: Resolve): string {
  return css.replace(
    /(\burl\(\s*)(&quot;|["']?)([^"'()\s]+?)\2(\s*\))/gi,
    (_, start: string, quote: string, address: string, end: string) => [start, quote, resolve(address), quote, end].join(""),
  );
}

/** No scheme, no place in the same page, no merge tag at its beginning. */
function isRelative(address: string): boolean {
  return address !== "" && !/^(?:[a-z][a-z\d+.-]*:|#|[{[%$*<])/i.test(address);
}

// Browsers and Node have it, but it is not part of JavaScript itself, and this package is compiled without their types.
declare const URL: new (address: string, base?: string) => { readonly href: string; readonly protocol: string };

function resolveOne(address: string, page: string): string | undefined {
  const tagAt = address.search(/\{|\[|%%|%\w+%|\*\||<%/);
  const [before, after] = tagAt < 0 ? [address, ""] : [address.slice(0, tagAt), address.slice(tagAt)];
  try {
    return new URL(before, page).href + after;
  } catch {
    return undefined;
  }
}

/** Only web pages have pictures and links below them. */
function pageAddress(base: string): string | undefined {
  try {
    const { protocol, href } = new URL(base.trim());
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function baseElement(source: string): string {
  const tag = /<base\b[^<>]*>/i.exec(source)?.[0];
  return tag ? (readAttributes(tag).get("href") ?? "") : "";
}

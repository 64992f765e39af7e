import { mergeTagPattern } from "../templating/merge-tags.js";
import { decodeEntities } from "./escape.js";

const safeSchemes = new Set(["http", "https", "mailto", "tel", "sms", "skype", "viber", "cid"]);

/**
 * May this address stand in an email's `href` or `src`? Looks at what a client would see: entities decoded, control
 * characters gone, merge tags removed (`{{x}}javascript:…` would pass otherwise). Relative addresses and anchors are fine.
 */
export function isSafeAddress(address: string): boolean {
  const bare = decodeEntities(address)
    .replace(mergeTagPattern(), "")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they read the scheme
    .replace(/[\u0000-\u0020\u007f-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase();
  return scheme === undefined ? !/^[^/?#]*:/.test(bare) : safeSchemes.has(scheme);
}

// Browsers and Node have it, but it is not part of JavaScript itself, and this package is compiled without their types.
declare const URL: { readonly canParse: (address: string) => boolean };

/** Could this be an address of the web or of another scheme, as browsers read them? It says nothing of whether following it is safe. */
export function isWholeAddress(address: string): boolean {
  return URL.canParse(address);
}

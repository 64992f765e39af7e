import { mergeTagPattern } from "../templating/merge-tags.js";

// What a person types where an address is asked for. A merge tag may become anything when the email is sent: what it stands for is not judged.

/** Is this a web address that a browser can open, with its scheme or without? `http://` and `http://foo bar` are none. */
export function isWebAddress(value: string): boolean {
  const rest = bare(value).replace(/^https?:/i, "");
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(rest)) return true;
  return /^(?:\/\/)?(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s/?#:@<>"'\\^`{|}]+)(?::\d{1,5})?(?:[/?#]|$)/i.test(rest);
}

/** One e-mail address, or several with commas; `mailto:`, and what stands after a question mark, may be there too. */
export function isMailAddress(value: string): boolean {
  const [addresses = "", ...query] = bare(value)
    .replace(/^mailto:/i, "")
    .split("?");
  if (addresses === "") return query.length > 0;
  return addresses.split(",").every((address) => /^[^\s@<>()]+@[^\s@<>()]+$/.test(address.trim()) || /^\s*x+\s*$/.test(address));
}

/** A number that a phone can dial: `+44 20 7946 0958`, `*100#`, `1-800-FLOWERS`. */
export function isPhoneNumber(value: string): boolean {
  const number = value.replace(/^(?:tel|sms):/i, "");
  if (mergeTagPattern().test(number)) return true;
  return /^[\d+*#(][\da-z\s()./*#,;=+?&%_-]*$/i.test(number) && /\d.*\d/.test(number);
}

/** Letters in the place of merge tags. */
function bare(value: string): string {
  return value.trim().replace(mergeTagPattern(), "x");
}

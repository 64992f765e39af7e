import { isSafeAddress } from "../html/address.js";
import { isMergeTag, mergeTagPattern } from "../templating/merge-tags.js";
import { isMailAddress, isPhoneNumber, isWebAddress } from "./typed-address.js";

/** What a link leads to. `tag` is a merge tag for the address, `customField` the id of a host's field. */
export const linkKinds = ["web", "email", "phone", "sms", "skype", "viber", "anchor", "file", "tag", "customField"] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as a block stores it. `value` is what the person typed for this kind; absent members are empty. */
export type Link = {
  readonly kind: LinkKind;
  readonly value: string;
  readonly target?: "_self" | "_blank";
  readonly title?: string;
  readonly subject?: string;
  readonly body?: string;
};

export const noLink: Link = { kind: "web", value: "" };

// `mailto:` alone, without an address, is no link: the scheme is written only where there is a value.
const writers = {
  web: (link) => (hasScheme(link.value) || isMergeTag(link.value) ? link.value : `http://${link.value}`),
  email: mailAddress,
  phone: (link) => prefixed("tel:", withoutSpaces(link.value)),
  sms: (link) => prefixed("sms:", withoutSpaces(link.value)),
  skype: (link) => prefixed("skype:", withoutSpaces(link.value)),
  // In a query a plus is a space.
  viber: (link) => prefixed("viber://chat?number=", withoutSpaces(link.value).replace(/^\+/, "%2B")),
  anchor: (link) => prefixed("#", link.value),
  file: (link) => link.value,
  tag: (link) => (/e-?mail/i.test(link.value) ? prefixed("mailto:", link.value) : link.value),
  customField: (link) => (/^[\w-]+$/.test(link.value) ? `{{${link.value}}}` : link.value),
} satisfies Record<LinkKind, (link: Link) => string>;

/** The address that goes into `href`, or an empty string where the link is empty, not safe or no address. */
export function linkAddress(link: Link): string {
  const value = link.value.trim();
  if (value === "") return "";
  return linkFault(link) ? "" : writers[link.kind]({ ...link, value });
}

/** What is wrong with what a person typed for a link. */
export type LinkFault = "web" | "email" | "phone" | "unsafe";

/** What keeps a link out of the email, if anything does. An empty link has no fault. */
export function linkFault(link: Link): LinkFault | undefined {
  const value = link.value.trim();
  if (value === "" || isMergeTag(value)) return undefined;
  if (!isSafeAddress(writers[link.kind]({ ...link, value }))) return "unsafe";
  return faultFinders[kindOf(link.kind, value)]?.(value);
}

const faultFinders: Partial<Record<LinkKind, (value: string) => LinkFault | undefined>> = {
  web: (value) => (isWebAddress(value) ? undefined : "web"),
  email: (value) => (isMailAddress(value) ? undefined : "email"),
  phone: (value) => (isPhoneNumber(value) ? undefined : "phone"),
  sms: (value) => (isPhoneNumber(value) ? undefined : "phone"),
};

/** A web address may hold the scheme of another kind. What begins with `/` or `#`, or is a file, is not judged. */
function kindOf(kind: LinkKind, value: string): LinkKind {
  if (kind !== "web") return kind === "file" && /^https?:/i.test(value) ? "web" : kind;
  const scheme = /^(mailto|tel|sms):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme !== undefined) return scheme === "mailto" ? "email" : "phone";
  return /^[/#]/.test(value) ? "anchor" : kind;
}

/** Of `example.com:8080/shop` the part before the colon is a host, of `tel:8080` it is a scheme. */
function hasScheme(value: string): boolean {
  if (/^(?:tel|sms|skype|viber):/i.test(value)) return true;
  return /^(?:[a-z][a-z0-9+.-]*:(?!\d{1,5}(?:[/?#]|$))|[/#])/i.test(value) || /^(?:\{\{|\{%|\*\||%%|\[\[|<%|\$\{)/.test(value);
}

function prefixed(prefix: string, value: string): string {
  return value.toLowerCase().startsWith(prefix) ? value : prefix + value;
}

function mailAddress(link: Link): string {
  const query = [
    link.subject ? `subject=${encodeKeepingTags(link.subject)}` : "",
    link.body ? `body=${encodeKeepingTags(link.body)}` : "",
  ].filter(Boolean);
  return prefixed("mailto:", link.value) + (query.length > 0 ? `?${query.join("&")}` : "");
}

/** The sender looks for merge tags as they were written. */
function encodeKeepingTags(text: string): string {
  const tags = text.match(mergeTagPattern()) ?? [];
  return text
    .split(mergeTagPattern())
    .map((words, index) => encodeWords(words) + (tags[index] ?? ""))
    .join("");
}

// Half of an emoji, which a cut text may end with, is no text to `encodeURIComponent`.
function encodeWords(words: string): string {
  return encodeURIComponent(words.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD"));
}

function withoutSpaces(value: string): string {
  return isMergeTag(value) ? value : value.replace(/\s+/g, "");
}

/** Is this JSON a link? Unknown members are tolerated, wrong types are not. */
export function isLink(value: unknown): value is Link {
  if (typeof value !== "object" || value === null) return false;
  const { kind, value: text, target, title, subject, body } = value as Record<string, unknown>;
  if (!linkKinds.some((known) => known === kind) || typeof text !== "string") return false;
  if (target !== undefined && target !== "_self" && target !== "_blank") return false;
  return [title, subject, body].every((part) => part === undefined || typeof part === "string");
}

import { isMergeTag, type Link, type LinkKind, linkAddress } from "@mailwright/document";

interface Anchor {
  readonly href: string | undefined;
  readonly target?: string | undefined;
  readonly title?: string | undefined;
}

/**
 * An address → the link that leads there, of the most specific kind. Every answer was checked: it leads to the very same address
 * (several kinds may, and which one a person had chosen is not in the email).
 */
export function readLink({ href = "", target, title }: Anchor): Link {
  const rest = {
    // A new tab is what a link opens unless it says otherwise.
    ...(target === "_self" && { target: "_self" as const }),
    ...(title && { title }),
  };
  const found = candidates(href).find((link) => linkAddress(link) === href);
  return { kind: "web", value: "", ...found, ...rest };
}

function candidates(href: string): readonly Link[] {
  const link = (kind: LinkKind, value: string): Link => ({ kind, value });
  const after = (prefix: string): string => href.slice(prefix.length);
  const starts = (prefix: string): boolean => href.toLowerCase().startsWith(prefix);
  const specific = [
    ...(isMergeTag(href) ? [link("tag", href)] : []),
    ...(starts("mailto:") ? [...(isMergeTag(after("mailto:")) ? [link("tag", after("mailto:"))] : []), ...mails(after("mailto:"))] : []),
    ...(starts("tel:") ? [link("phone", after("tel:"))] : []),
    ...(starts("sms:") ? [link("sms", after("sms:"))] : []),
    ...(starts("skype:") ? [link("skype", after("skype:"))] : []),
    ...(starts(viber) ? [link("viber", after(viber))] : []),
    ...(starts("#") ? [link("anchor", after("#"))] : []),
  ];
  return [...specific, link("web", href), link("file", href), link("customField", href)];
}

const viber = "viber://chat?number=";

/** The address as two links: one with its subject and body in fields of their own, one with everything in the address. */
function mails(address: string): readonly Link[] {
  const [, value = "", query = ""] = /^([^?]*)\?(.*)$/s.exec(address) ?? [];
  const parts = new Map(
    query.split("&").map((part) => [part.slice(0, part.indexOf("=")), decodeComponent(part.slice(part.indexOf("=") + 1))]),
  );
  const subject = parts.get("subject");
  const body = parts.get("body");
  const told: Link = { kind: "email", value, ...(subject && { subject }), ...(body && { body }) };
  return [...(query === "" ? [] : [told]), { kind: "email", value: address }];
}

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // This is no percent-encoding. The link made of it will lead elsewhere, and is dropped for that.
    return text;
  }
}

import { type Link, type LinkKind, linkKinds } from "@mailwright/document";

/** The parts of a link that a person fills in. */
export type LinkPart = "value" | "subject" | "body" | "title" | "target";

/** Which parts each kind of link has, in order. */
export const linkParts = {
  web: ["value", "target", "title"],
  email: ["value", "subject", "body", "title"],
  phone: ["value", "title"],
  sms: ["value", "title"],
  skype: ["value", "title"],
  viber: ["value", "title"],
  anchor: ["value", "title"],
  file: ["value", "target", "title"],
  tag: ["value", "target", "title"],
  customField: ["value", "title"],
} as const satisfies Record<LinkKind, readonly LinkPart[]>;

/** An example, shown while the field is empty. */
export const valueExamples = {
  web: "https://",
  email: "hello@example.com",
  phone: "+44 20 7946 0958",
  sms: "+44 20 7946 0958",
  skype: "live:example",
  viber: "+44 20 7946 0958",
  anchor: "prices",
  file: "https://",
  tag: "{{account_link}}",
  customField: "",
} satisfies Record<LinkKind, string>;

/** Another kind of link empties the parts of the old kind. Title and target stay. */
export function changeLinkKind({ target, title }: Link, kind: LinkKind): Link {
  return { kind, value: "", ...(target && { target }), ...(title && { title }) };
}

/** Sets one part. An empty part is removed. */
export function changeLinkPart(link: Link, part: LinkPart, text: string): Link {
  if (part === "value") return { ...link, value: text };
  const { [part]: _, ...rest } = link;
  if (text === "") return rest;
  return part === "target" ? { ...rest, target: text === "_self" ? "_self" : "_blank" } : { ...rest, [part]: text };
}

/** The kinds on offer. A kind that needs a list of the host's is offered if the host has one, or if the link is of that kind already. */
export function offeredKinds(current: LinkKind, has: Readonly<Record<"tag" | "customField", boolean>>): readonly LinkKind[] {
  return linkKinds.filter((kind) => kind === current || (kind !== "tag" && kind !== "customField") || has[kind]);
}

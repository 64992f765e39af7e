import { decodeEntities } from "@mailwright/document";
import type { KnownTag } from "./dialect.js";

/** One of our own merge tags: `{{ first_name }}`, or with what stands there for somebody without one, `{{ first_name | default: "friend" }}`. */
export interface OurTag {
  readonly name: string;
  readonly known: KnownTag | null;
  readonly fallback: string;
}

const form = /^\{\{\s*([a-z_]\w*)\s*(?:\|\s*default\s*(?::\s*|\(\s*)(["'])(.*?)\2\s*\)?\s*)?\}\}$/is;

/** Names with and without underscores, in any case. */
const knownNames: Readonly<Record<string, KnownTag>> = {
  firstname: "firstName",
  lastname: "lastName",
  email: "email",
  emailaddress: "email",
  unsubscribe: "unsubscribe",
  unsubscribeurl: "unsubscribe",
  unsubscribelink: "unsubscribe",
  viewurl: "viewOnline",
  viewonline: "viewOnline",
  viewonlineurl: "viewOnline",
  viewinbrowserurl: "viewOnline",
};

/** Reads a merge tag as one of ours. `null` for one of a service: with a dot in its name, a filter of its own or another syntax. */
export function readOurTag(tag: string): OurTag | null {
  const [, name, , fallback = ""] = form.exec(decodeEntities(tag)) ?? [];
  if (name === undefined) return null;
  return { name, known: knownNames[name.replaceAll("_", "").toLowerCase()] ?? null, fallback: harmless(fallback) };
}

/** No character of a fallback may end a tag of any service, or be read as HTML. */
const harmless = (fallback: string) => fallback.replace(/["'{}[\]|<>*$%#@\\]/g, "").trim();

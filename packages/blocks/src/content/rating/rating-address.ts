import { type Link, linkAddress, protectMergeTags } from "@mailwright/document";

const withQuery = new Set(["web", "file", "tag", "customField"]);

/** The address of one choice: that of the link, with the value as `rating=4`. An address of another kind, or none, stays as it is. */
export function ratingAddress(link: Link, parameter: string, value: number): string {
  const address = linkAddress(link);
  if (address === "" || /^(?:#|mailto:|tel:|sms:)/i.test(address) || !withQuery.has(link.kind)) return address;
  const { text, restore } = protectMergeTags(address);
  const [page = "", fragment] = splitAt(text, "#");
  const query = `${parameterOf(parameter)}=${value}`;
  const joint = !page.includes("?") ? "?" : /[?&]$/.test(page) ? "" : "&";
  return restore(`${page}${joint}${query}${fragment === undefined ? "" : `#${fragment}`}`);
}

function splitAt(text: string, mark: string): readonly [before: string, after?: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The name that an answer goes by. */
export function parameterOf(parameter: string): string {
  return parameter.replace(/[^\w.[\]-]/g, "") || "rating";
}

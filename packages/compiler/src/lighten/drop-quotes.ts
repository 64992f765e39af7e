/** A comment with words of somebody, or a start tag, in comments for Outlook too. */
const openTag = /<!--(?!\[if|>)[\s\S]*?-->|<[a-z][a-z\d]*(?=\s)(?:[^<>"]|"[^"]*")*>/gi;

/**
 * Attributes whose values mail programs and senders only parse. Addresses and words keep their quotes: senders look for `href="` to count clicks.
 */
const quoted =
  /(\s)(align|bgcolor|border|cellpadding|cellspacing|charset|class|content|dir|height|http-equiv|id|lang|media|name|rel|role|style|target|type|valign|width)="((?:[\w#.:;!-]|\d%)+)"/g;

/** HTML without quotes around values that need none. Merge tags are never without: their signs are not among those allowed. */
export function dropQuotes(html: string): string {
  return html.replace(openTag, (found) => (found.startsWith("<!--") ? found : found.replace(quoted, "$1$2=$3")));
}

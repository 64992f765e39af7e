import type { MjmlSource } from "./parse-mjml.js";

/**
 * Is this an ordinary comment between elements, not one of Outlook's conditional ones? MJML copies it into the email; no block reads it.
 */
export function isPlainComment({ tagName, content }: Pick<MjmlSource, "tagName" | "content">): boolean {
  return (
    tagName === "mj-raw" && content.startsWith("<!--") && !content.startsWith("<!--[if") && content.indexOf("-->") === content.length - 3
  );
}

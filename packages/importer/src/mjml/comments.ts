import type { MjmlSource } from "./parse-mjml.js";

/** Is this a comment that somebody wrote between elements, and none of Outlook's? MJML writes it into the email; no block is like it. */
export function isPlainComment({ tagName, content }: Pick<MjmlSource, "tagName" | "content">): boolean {
  return (
    tagName === "mj-raw" && content.startsWith("<!--") && !content.startsWith("<!--[if") && content.indexOf("-->") === content.length - 3
  );
}

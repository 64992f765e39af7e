import { tokenizeHtml } from "@mailwright/document";

const lines = /^(?:p|li|h[1-6])$/;

/** The words of HTML as they are written there, with `lineEnd` after each line. */
export function textOf(html: string, lineEnd = ""): string {
  const parts = Array.from(tokenizeHtml(html), (token) => {
    if (token.kind === "text") return token.text;
    const endsLine = token.kind === "close" ? lines.test(token.tag) : token.tag === "br";
    return endsLine ? lineEnd : "";
  });
  return parts.join("");
}

import { htmlToPlainText } from "@mailwright/document";
import { expect, test } from "vitest";
import { destinations } from "../registry/destinations.js";
import { translateFor } from "./translate-for.js";

test("no destination gets a line that mail servers would cut", () => {
  const html = `<table><tr>${'<td align="left" valign="top">{{ first_name }}</td>'.repeat(200)}</tr></table><p>${"Many words ".repeat(500)}</p>`;
  for (const destination of [...destinations, { mergeTags: null }]) {
    const sent = translateFor(destination, { subject: "Spring", preheader: "", html, text: "" });
    expect(Math.max(...sent.html.split("\n").map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(998);
    expect(htmlToPlainText(sent.html)).toContain(`${"Many words ".repeat(500).trim()}`);
  }
});

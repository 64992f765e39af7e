import { blankDocument, blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import { expect, test } from "vitest";
import { compileFormat, fileNameOf } from "./compile-files.js";

let count = 0;
const document = blankDocument(() => `b${count++}`);
const info = {
  id: "t",
  name: "Spring",
  description: "",
  preHeader: "Ten days",
  tags: "",
  status: "draft",
  readOnly: false,
  isSystem: false,
  isShared: false,
} as const;

test("name and preheader are in the compiled email", () => {
  const html = compileFormat(createCompiler(blockRegistry), document, info, { format: "html" });
  expect(html).toContain("<title>Spring</title>");
  expect(html).toContain("Ten days");
});

test("MJML is the source", () => {
  expect(compileFormat(createCompiler(blockRegistry), document, info, { format: "mjml" })).toMatch(/^<mjml/);
});

test("a file is named after the template, as every system can store it", () => {
  expect(fileNameOf("Spring sale", "html", "email")).toBe("Spring sale.html");
  expect(fileNameOf('a/b: "c"', "text", "email")).toBe("a b c.txt");
  expect(fileNameOf("..", "mjml", "email")).toBe("email.mjml");
  expect(fileNameOf("", "html", "email")).toBe("email.html");
});

test("a file has no line that mail servers would cut, and ends with a line break", () => {
  const registered = createCompiler(blockRegistry);
  const html = compileFormat(registered, document, { ...info, preHeader: "Ten days ".repeat(200) }, { format: "html" });
  expect(Math.max(...html.split("\n").map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(998);
  expect(html).toMatch(/<\/html>\n$/);
  expect(compileFormat(registered, document, info, { format: "text" })).toMatch(/\n$/);
});

import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import type { EmailDocument } from "@mailwright/document";
import { counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { importSource } from "../read/import-source.js";
import { loadReaders } from "../tree/readers.js";

async function read(source: string): Promise<EmailDocument> {
  const outcome = importSource(source, { readers: await loadReaders(blockRegistry), newId: counterIds() });
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.email.document;
}

const withoutIds = ({ root }: EmailDocument): unknown =>
  JSON.parse(JSON.stringify(root, (key, value) => (key === "id" ? undefined : value)));

const src = "https://example.com/a.png";
const unlayer = (contents: readonly object[]) => ({
  counters: {},
  body: { rows: [{ cells: [1], columns: [{ contents, values: {} }], values: {} }], values: { contentWidth: "600px" } },
  schemaVersion: 17,
});
const beefree = (module: object) => ({
  template: { type: "email", rows: [{ columns: [{ weight: 12, modules: [module] }] }], settings: { width: 600 }, metadata: {} },
});
const link = { name: "web", values: { href: "", target: "_self" } };

test.each([
  [
    "a picture of EmailBuilder.js that fills its room",
    { root: { type: "EmailLayout", data: { childrenIds: ["a"] } }, a: { type: "Image", data: { props: { url: src } } } },
  ],
  [
    "a picture of Unlayer that is wider than its room",
    unlayer([{ type: "image", values: { src: { url: src, width: 2000, height: 900 } } }]),
  ],
  [
    "a link of an Unlayer menu that leads nowhere",
    unlayer([{ type: "menu", values: { menu: { items: [{ key: "1", text: "News", link }] } } }]),
  ],
  ["a text of Beefree with a line break at its end", beefree({ type: "paragraph", text: "<p>Hello</p>\n" })],
])("%s comes back as the same tree from an editable export", async (_, design) => {
  const email = await read(JSON.stringify(design));
  expect(email.root.children).not.toEqual([]);
  const { html } = compileDocument(email, blockRegistry, { isEditable: true });
  expect(withoutIds(await read(html))).toEqual(withoutIds(email));
});

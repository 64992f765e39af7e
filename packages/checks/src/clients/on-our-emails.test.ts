import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { collectBlocks, htmlToPlainText } from "@mailwright/document";
import { aBlock, aDocument, allBlocksDocument, aSection, newsletterDocument } from "@mailwright/testing";
import { expect, test } from "vitest";
import { mailClients } from "./mail-clients.js";
import { simulateClient } from "./simulate-client.js";

const options = { isPreview: true, hasBlockIds: true };
const htmlOf = (document: Parameters<typeof compileDocument>[0]) => compileDocument(document, blockRegistry, options).html;
const wordsOf = (html: string) =>
  htmlToPlainText(html.replace(/<head[\s\S]*?<\/head>/, ""))
    .replace(/\s+/g, " ")
    .trim();

test("an email says whose its elements are only where that is asked for, and is the same besides", () => {
  const document = newsletterDocument();
  const sent = compileDocument(document, blockRegistry).html;
  expect(sent).not.toContain("data-block-id");
  const located = compileDocument(document, blockRegistry, { hasBlockIds: true }).html;
  expect(located).toContain("data-block-id");
  expect(located.replace(/\sdata-block-id="[^"]*"/g, "")).toBe(sent);
});

test.each(mailClients.map((client) => [client.id, client] as const))("%s keeps every word of our newsletter", (_, client) => {
  const html = htmlOf(newsletterDocument());
  for (const scheme of ["light", "dark"] as const) {
    const shown = simulateClient(html, client, { scheme, pictures: "blocked" });
    expect(wordsOf(shown.html)).toBe(wordsOf(html));
  }
});

test("what is lost leads to blocks that are there", () => {
  const document = allBlocksDocument(blockRegistry);
  const ids = new Set(collectBlocks(document.root).map(({ id }) => id));
  const html = htmlOf(document);
  for (const client of mailClients) {
    const { losses } = simulateClient(html, client, { scheme: "light", pictures: "shown" });
    const named = losses.flatMap(({ uses }) => uses.flatMap(({ blockId }) => blockId ?? []));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  }
});

test("our own newsletter loses nothing that has no fallback in Apple Mail and Gmail", () => {
  const html = htmlOf(newsletterDocument());
  const lost = mailClients
    .filter(({ family }) => family === "apple" || family === "gmail")
    .flatMap((client) => {
      const { losses } = simulateClient(html, client, { scheme: "light", pictures: "shown" });
      return losses.filter(({ hasFallback, isPartial }) => !hasFallback && !isPartial).map(({ slug }) => `${client.id} ${slug}`);
    });
  expect(lost).toEqual([]);
});

test("Outlook for Windows gets the tables that stand for columns", () => {
  const word = mailClients.find(({ isWord }) => isWord);
  if (!word) throw new Error("there is no Word");
  const html = htmlOf(aDocument([aSection(aBlock("code", { html: "<p>Hello</p>" }, undefined, "own"))]));
  expect(simulateClient(html, word, { scheme: "light", pictures: "shown" }).html).toMatch(
    /<table[^>]* width="700"[\s\S]*<table[^>]* width="660"[\s\S]*Hello/,
  );
});

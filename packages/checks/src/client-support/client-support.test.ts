import { blockRegistry } from "@mailwright/blocks";
import { aBlock, aDocument, allBlocksDocument, aSection, newsletterDocument } from "@mailwright/testing";
import { expect, test } from "vitest";
import { checkDocument } from "../report/check-document.js";
import { createClientSupport, loadClientSupport } from "./client-support.js";
import { featuresOfSheet } from "./detect-features.js";

const findingsOf = async (document: Parameters<typeof checkDocument>[0], clientShares?: Record<string, number>) =>
  checkDocument(document, {
    registry: blockRegistry,
    clientSupport: await loadClientSupport(),
    ...(clientShares && { clientShares }),
  }).findings.filter(({ rule }) => rule === "client-support");

const withCode = (html: string) => aDocument([aSection(aBlock("code", { html }, undefined, "own"))]);

test("what our blocks use with a way out is not held against them", async () => {
  expect(await findingsOf(allBlocksDocument(blockRegistry))).toEqual([]);
  expect(await findingsOf(newsletterDocument())).toEqual([]);
});

test("a feature is named once, with its block and the clients that lack it", async () => {
  const [finding, ...others] = await findingsOf(
    withCode('<div style="width:calc(100% - 10px)">a</div><p style="width:calc(50% + 1px)">b</p>'),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ blockId: "own", values: { feature: "CSS calc() function", count: 2 } });
  expect(finding?.values["clients"]).toContain("Outlook (Windows)");
});

test("what folds is not held against anybody: a client that cannot fold shows it all", async () => {
  expect(await findingsOf(withCode("<details><summary>When?</summary>Tomorrow.</details>"))).toEqual([]);
  expect(await findingsOf(withCode("<section>Tomorrow.</section>"))).toHaveLength(1);
});

test("style sheets of a block's own are looked at too", async () => {
  const found = await findingsOf(withCode("<style>p:hover{color:red}</style><p>Hello</p>"));
  expect(found.map(({ blockId, values }) => [blockId, values["feature"]])).toEqual([["own", ":hover"]]);
  expect(featuresOfSheet("@font-face{font-family:X;src:url(x)}").map(({ slug }) => slug)).toContain("css-at-font-face");
});

test("a host that knows its readers gives their shares: where nobody lacks it, nothing is said", async () => {
  const document = withCode('<div style="width:calc(100% - 10px)">a</div>');
  expect(await findingsOf(document, { "apple-mail.ios": 100 })).toEqual([]);
  const [finding] = await findingsOf(document, { "outlook.windows": 100 });
  expect(finding).toMatchObject({ severity: "warning", values: { percent: 100 } });
});

test("a client that knows a feature in part counts half, and one that nobody has tried not at all", () => {
  const support = createClientSupport({
    updated: "2026-01-01",
    clients: [
      ["a.x", "A"],
      ["b.x", "B"],
      ["c.x", "C"],
      ["d.x", "D"],
    ],
    features: [["css-x", "x", "yanu"]],
  });
  const shares = { "a.x": 25, "b.x": 25, "c.x": 25, "d.x": 25 };
  expect(support.lacking("css-x", shares)).toMatchObject({ percent: 37.5, clients: ["C", "B"] });
  expect(support.lacking("css-unheard-of", shares)).toBeUndefined();
});

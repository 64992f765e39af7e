import { blockRegistry } from "@mailwright/blocks";
import { readDocument, writeDocument } from "@mailwright/document";
import { aBlock, aButton, aDocument, anImage, arbitraryDocument, aSection, aText, counterIds, hostileDocument } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { loadClientSupport } from "../client-support/client-support.js";
import { applyFix } from "../fixes/apply-fix.js";
import { rules } from "../rules/rules.js";
import { anEmail } from "../testing/check-sample.js";
import { checkDocument } from "./check-document.js";
import { ignoreFinding } from "./ignore-finding.js";
import { checkMessages, describeFinding, fixMessages, ruleNames } from "./messages.js";

const registry = blockRegistry;
const everything = {
  registry,
  title: "Spring",
  preheader: "",
  unsubscribe: true,
  postalAddress: true,
  tracking: { utm_source: "letter" },
  mergeTags: ["{{name}}"],
};

test("the gravest comes first, then the order of the email; ids are the same in the next report", () => {
  const document = anEmail(
    aText({ text: '<p><a href="http://a.example/x">Our shop</a></p>' }, "first"),
    aButton({}, "second"),
    anImage({ src: "https://a.example/b.png", width: 100 }, "third"),
  );
  const { findings } = checkDocument(document, { registry });
  expect(findings.map(({ severity, blockId }) => [severity, blockId])).toEqual([
    ["error", "second"],
    ["error", "third"],
    ["warning", "first"],
  ]);
  expect(checkDocument(document, { registry }).findings).toEqual(findings);
  expect(structuredClone(findings)).toEqual(findings);
});

test("a host gives a rule another severity, or switches it off", () => {
  const document = anEmail(aButton());
  const severities = (rule: "hint" | "off") =>
    checkDocument(document, { registry, rules: { "empty-link": rule } }).findings.map((each) => each.severity);
  expect(severities("hint")).toEqual(["hint"]);
  expect(severities("off")).toEqual([]);
});

test("a finding that is ignored stays so through saving and loading, in its block alone, until it counts again", () => {
  const document = anEmail(aButton({}, "a"), aButton({}, "b"));
  const [finding] = checkDocument(document, { registry }).findings;
  if (!finding) throw new Error("nothing was found");
  const ignored = ignoreFinding(document, finding, "The shop opens in May");
  const stored = readDocument(JSON.parse(JSON.stringify(writeDocument(ignored))), registry, counterIds());
  expect(stored.problems).toEqual([]);
  const report = checkDocument(stored.document, { registry });
  expect(report.findings.map(({ blockId }) => blockId)).toEqual(["b"]);
  expect(report.ignored).toMatchObject([{ blockId: "a", reason: "The shop opens in May" }]);
  expect(checkDocument(ignoreFinding(ignored, finding, undefined), { registry }).findings).toHaveLength(2);
});

test("what concerns the whole email is ignored in the root", () => {
  const [finding] = checkDocument(anEmail(aText()), { registry, unsubscribe: true }).findings;
  if (!finding) throw new Error("nothing was found");
  const ignored = ignoreFinding(anEmail(aText()), finding, "A receipt");
  expect(ignored.root.extras?.["ignored"]).toBeDefined();
  expect(checkDocument(ignored, { registry, unsubscribe: true }).findings).toEqual([]);
});

test("each block's part of the size is told, the heaviest first", () => {
  const { size } = checkDocument(anEmail(aText({ text: "<p>a</p>" }, "light"), aText({ text: `<p>${"a".repeat(4000)}</p>` }, "heavy")), {
    registry,
  });
  expect(size.costs.map(({ blockId }) => blockId)).toEqual(["heavy", "light"]);
  expect(size.costs[0]?.bytes).toBeGreaterThan(4000);
  expect(size.bytes).toBeGreaterThan(size.costs.reduce((sum, { bytes }) => sum + bytes, 0));
});

test("a fix changes its block alone: every other one stays the same object", () => {
  const document = aDocument([aSection(aText({ text: '<p><a href="http://a.example">A</a></p>' }, "text")), aSection(aText())]);
  const [finding] = checkDocument(document, { registry }).findings;
  if (!finding) throw new Error("nothing was found");
  const fixed = applyFix(document, finding, { registry });
  expect(fixed.root.children?.[0]?.children?.[1]).toBe(document.root.children?.[0]?.children?.[1]);
  expect(applyFix(document, { ...finding, blockId: "gone" }, { registry })).toBe(document);
  expect(applyFix(document, { ...finding, fix: { kind: "constructor", values: {} } }, { registry })).toBe(document);
});

test("random documents, valid and not, are looked at without a fault; every finding has words, and every fix keeps the ids", async () => {
  const clientSupport = await loadClientSupport();
  await fc.assert(
    fc.property(arbitraryDocument(registry, "any", 1), (document) => {
      const { findings } = checkDocument(document, { ...everything, clientSupport });
      for (const finding of findings) {
        expect(describeFinding(finding)).not.toMatch(/\{\w+\}(?!\})(?<!\{\{.*)/);
        expect(Object.keys(checkMessages)).toContain(finding.code);
        expect(idsOf(applyFix(document, finding, { registry }))).toEqual(idsOf(document));
      }
    }),
    { numRuns: 15 },
  );
});

// Two thousand blocks, each compiled and looked at: many seconds of nothing but work on a slow machine.
test("hostile documents are looked at without a fault", { timeout: 120_000 }, async () => {
  const { findings } = checkDocument(hostileDocument(registry), { ...everything, clientSupport: await loadClientSupport() });
  expect(findings.length).toBeGreaterThan(10);
});

test("a megabyte of half-open tags is read in one pass", () => {
  const html = "<a href='http://a.example/".repeat(3000) + "{{ ".repeat(3000) + "<b>".repeat(3000) + "!".repeat(5000);
  expect(() => checkDocument(anEmail(aText({ text: html }), aBlock("code", { html: html.slice(0, 90_000) })), everything)).not.toThrow();
});

test("every rule has a name, and every kind of fix has words", () => {
  expect(Object.keys(ruleNames).sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(Object.keys(fixMessages)).toHaveLength(5);
});

function idsOf({ root }: ReturnType<typeof anEmail>): readonly string[] {
  return [...JSON.stringify(root).matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
}

test("the head of an email is weighed on its own", () => {
  const { size } = checkDocument(anEmail(aText({ text: "<p>a</p>" })), everything);
  expect(size.headBytes).toBeGreaterThan(500);
  expect(size.headBytes).toBeLessThan(size.bytes);
  expect(size.nearBytes).toBeLessThan(size.limitBytes);
});

import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { addKeptMjml } from "@mailwright/compiler/kept";
import { nextTag, readAttributes } from "@mailwright/document";
import { counterIds, hostilePayloads } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { beforeAll, expect, test } from "vitest";
import { importSource } from "../read/import-source.js";
import { designs } from "../testing/designs.js";
import { type BlockReaders, loadReaders } from "../tree/readers.js";
import { readDesign } from "./read-design.js";

let readers: BlockReaders;
beforeAll(async () => {
  readers = await loadReaders(blockRegistry);
});

async function compileDesign(design: unknown): Promise<string> {
  const outcome = importSource(JSON.stringify(design), { readers, newId: counterIds() });
  if (!outcome.ok) return "";
  await addKeptMjml(outcome.email.document);
  return compileDocument(outcome.email.document, blockRegistry).html;
}

/** Attributes whose address a client follows, or whose declarations may name one. What any other says runs nowhere. */
const followed = new Set(
  "action background cite code codebase content data dynsrc formaction href lowsrc ping poster src srcdoc srcset style usemap xlink:href".split(
    " ",
  ),
);

/** Tags and attributes of an email that could run. */
function findActive(html: string): readonly string[] {
  const found: string[] = [];
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (tag.kind !== "open") continue;
    if (/^(?:script|iframe|object|embed|base)$/.test(tag.name)) found.push(tag.name);
    for (const [name, value] of readAttributes(html.slice(tag.start, tag.end))) {
      const isFollowed = followed.has(name) && /^\s*(?:javascript|vbscript|data:text)/i.test(value);
      if (/^on/i.test(name) || isFollowed) found.push(`${name}=${value}`);
    }
  }
  return found;
}

/** The design with something else at one of its places, chosen by a number. */
function withElsewhere(design: unknown, at: number, value: unknown): unknown {
  let left = at % countOf(design);
  const visit = (each: unknown): unknown => {
    if (left-- === 0) return value;
    if (Array.isArray(each)) return each.map(visit);
    return typeof each === "object" && each !== null
      ? Object.fromEntries(Object.entries(each).map(([name, own]) => [name, visit(own)]))
      : each;
  };
  return visit(design);
}

function countOf(value: unknown): number {
  const inner = typeof value === "object" && value !== null ? Object.values(value) : [];
  return inner.reduce<number>((sum, each) => sum + countOf(each), 1);
}

const payloads = [
  ...hostilePayloads.map(({ text }) => text),
  "javascript:alert(1)",
  '"><script>alert(1)</script>',
  '{{ x }}" onload="alert(1)',
];
const anything = fc.oneof(fc.constantFrom(...payloads), fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(null, -1, 1e9, "", "auto", [], {}));

test.each(designs)("a design of %s that was changed anywhere is read without a fault, and nothing of it runs", async (_, design) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(500), anything, fc.nat(500), anything, async (at, value, other, second) => {
      expect(findActive(await compileDesign(withElsewhere(withElsewhere(design, at, value), other, second)))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

// Every design with every hostile text is read and compiled: many seconds of nothing but work on a slow machine.
test("hostile words in every text of a design run nowhere", { timeout: 120_000 }, async () => {
  for (const [, design] of designs) {
    for (const payload of payloads) {
      const json = JSON.stringify(design, (name, value: unknown) =>
        typeof value === "string" && !/^(?:type|tagName|level|name|left|operator|symbol)$/.test(name) ? `${value}${payload}` : value,
      );
      expect(findActive(await compileDesign(JSON.parse(json)))).toEqual([]);
    }
  }
});

test("what is nested too deep, or holds too much, is no design", () => {
  const deep = `${'{"body":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  expect(readDesign(deep)).toBeUndefined();
  const rows = Array.from({ length: 210_000 }, () => 1);
  expect(readDesign(JSON.stringify({ body: { rows: [{ columns: rows }] } }))).toBeUndefined();
  expect(readDesign("[".repeat(200_000))).toBeUndefined();
});

test("blocks that hold each other are read once", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `b${index}`);
  const holders = ids.map((id) => [id, { type: "Container", data: { props: { childrenIds: [...ids, "words"] } } }] as const);
  const words = { type: "Text", data: { props: { text: "Once" } } };
  const root = { type: "EmailLayout", data: { childrenIds: ids } };
  expect((await compileDesign({ root, words, ...Object.fromEntries(holders) })).match(/Once/g)).toHaveLength(1);
});

import { blockRegistry } from "@mailwright/blocks";
import { type Block, collectBlocks, type EmailDocument } from "@mailwright/document";
import { documentOfSize } from "@mailwright/testing";
import { fc } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import type { Compiler } from "../contracts/compiler-contract.js";
import { createCompiler } from "./compiler.js";

// Why one edit of a long email costs next to nothing: `npm run bench` says how little, this test what for.

const long = documentOfSize(500);
const edited = collectBlocks(long.root).filter(({ type }) => type === "text" || type === "heading");

test("after one text edit of 500 blocks one row is compiled and drawn, and every byte is what a full compile writes", () => {
  const compiler = createCompiler(blockRegistry);
  compiler.compileDocument(long);
  let document = long;
  const whatIsSent = (by: Compiler) => {
    const { html, text, css, sizeBytes, warnings } = by.compileDocument(document);
    return { html, text, css, sizeBytes, warnings };
  };
  const edits = fc.array(fc.record({ at: fc.nat(edited.length - 1), text: fc.lorem() }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(edits, (all) => {
      for (const { at, text } of all) {
        const before = { ...compiler.counters };
        document = withText(document, edited[at]?.id ?? "", text);
        compiler.compileDocument(document);
        const { rowsCompiled, unitsRendered, surroundingsWritten } = compiler.counters;
        expect({
          rows: rowsCompiled - before.rowsCompiled,
          units: unitsRendered - before.unitsRendered,
          surroundings: surroundingsWritten - before.surroundingsWritten,
        }).toEqual({ rows: 1, units: 1, surroundings: 0 });
      }
      expect(whatIsSent(compiler)).toEqual(whatIsSent(createCompiler(blockRegistry)));
    }),
    { numRuns: 3 },
  );
});

test("rows that were made ready one by one are not made once more, and every byte is what is sent without that", () => {
  const compiler = createCompiler(blockRegistry);
  const steps = compiler.prepareRows(long);
  while (!steps.next().done);
  const before = { ...compiler.counters };
  const { html, text } = compiler.compileDocument(long);
  const { rowsCompiled, unitsRendered } = compiler.counters;
  expect({ rowsCompiled, unitsRendered }).toEqual({ rowsCompiled: before.rowsCompiled, unitsRendered: before.unitsRendered });
  const alone = createCompiler(blockRegistry).compileDocument(long);
  expect({ html, text }).toEqual({ html: alone.html, text: alone.text });
});

test("each step of making ready makes one row, and none is made before it is asked for", () => {
  const compiler = createCompiler(blockRegistry);
  const steps = compiler.prepareRows(long);
  expect(compiler.counters.rowsCompiled).toBe(0);
  steps.next();
  steps.next();
  expect(compiler.counters.rowsCompiled).toBe(2);
});

function withText(document: EmailDocument, id: string, text: string): EmailDocument {
  const change = (block: Block): Block => {
    if (block.id === id) return { ...block, props: { ...block.props, text: block.type === "text" ? `<p>${text}</p>` : text } };
    const children = block.children?.map(change);
    return children?.some((child, index) => child !== block.children?.[index]) ? { ...block, children } : block;
  };
  return { ...document, root: change(document.root) };
}

import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import type { Block, EmailDocument } from "@mailwright/document";
import { compileFull } from "@mailwright/mjml/full";
import { documentOfSize } from "@mailwright/testing";
import { median } from "./statistics.js";

/** Compile times in Node, in milliseconds. */
export interface CompileTimes {
  readonly coldMs: number;
  readonly afterOneEditMs: number;
  /** Plain mjml-browser on the same email as MJML source. */
  readonly mjmlBrowserMs: number;
  readonly coldToMjmlBrowser: number;
  readonly editToCold: number;
}

const rounds = 9;
/** What is promised: a cold compile of 100 blocks against plain mjml-browser, and one edit of 500 blocks against their cold compile. */
const limits = { coldToMjmlBrowser: 1.1, editToCold: 0.03 };

/** Prints the two promised ratios with what they are made of. */
export async function printCompile(): Promise<void> {
  const hundred = await measureCompile(100);
  const many = await measureCompile(500);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  console.log("\nCompile");
  console.log(
    `100 blocks: ${ms(hundred.coldMs)}, plain mjml-browser ${ms(hundred.mjmlBrowserMs)}: ${hundred.coldToMjmlBrowser.toFixed(2)}x (limit ${limits.coldToMjmlBrowser}x)`,
  );
  console.log(
    `500 blocks after one text edit: ${ms(many.afterOneEditMs)} of ${ms(many.coldMs)}: ${percent(many.editToCold)} (limit ${percent(limits.editToCold)})`,
  );
}

/** The whole document from nothing, and again after one block of one row has changed. */
export async function measureCompile(blocks: number): Promise<CompileTimes> {
  const cold: number[] = [];
  const edited: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const document = documentOfSize(blocks);
    const compiler = createCompiler(blockRegistry);
    cold.push(timed(() => compiler.compileDocument(document)));
    edited.push(timed(() => compiler.compileDocument(withOneEdit(document, round))));
    const source = compiler.toMjml(document);
    const start = performance.now();
    await compileFull(source);
    plain.push(performance.now() - start);
  }
  const [coldMs, afterOneEditMs, mjmlBrowserMs] = [median(cold), median(edited), median(plain)];
  return { coldMs, afterOneEditMs, mjmlBrowserMs, coldToMjmlBrowser: coldMs / mjmlBrowserMs, editToCold: afterOneEditMs / coldMs };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** The same document with the first text of its middle row changed; every other row keeps its identity. */
function withOneEdit(document: EmailDocument, round: number): EmailDocument {
  const [page, ...others] = document.root.children ?? [];
  if (!page) return document;
  const rows = page.children ?? [];
  const at = Math.floor(rows.length / 2) + round;
  const changed = rows.map((row, index) => (index === at ? withText(row, `Edited ${round}`) : row));
  return { ...document, root: { ...document.root, children: [{ ...page, children: changed }, ...others] } };
}

function withText(block: Block, text: string): Block {
  if (block.children) return { ...block, children: block.children.map((child) => withText(child, text)) };
  return { ...block, props: { ...block.props, text } };
}

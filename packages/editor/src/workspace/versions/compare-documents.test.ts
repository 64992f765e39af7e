import type { Block, EmailDocument } from "@mailwright/document";
import { expect, test } from "vitest";
import { changedProps, compareDocuments, restoreBlock } from "./compare-documents.js";

const block = (id: string, type = "text", children?: readonly Block[], text = id): Block => ({
  id,
  type,
  props: type === "text" ? { text } : {},
  ...(children && { children }),
});
const email = (...rows: readonly Block[]): EmailDocument => ({ version: 1, settings: {}, root: block("root", "root", rows) });
const kindsOf = (before: EmailDocument, after: EmailDocument) =>
  compareDocuments(before, after).blocks.map(({ id, kind }) => `${kind} ${id}`);

/** The later document after one block was restored. */
function restored(before: EmailDocument, after: EmailDocument, id: string): EmailDocument {
  const changed = compareDocuments(before, after).blocks.find((one) => one.id === id);
  if (!changed) throw new Error(`${id} has not changed`);
  return restoreBlock(before, after, changed);
}

const before = email(block("a"), block("s", "section", [block("b"), block("c")]));

test("nothing has changed where nothing has changed", () => {
  expect(compareDocuments(before, structuredClone(before))).toEqual({ blocks: [], areSettingsChanged: false });
});

test("names what changed, came and went, by the topmost block", () => {
  const after = email(block("a", "text", undefined, "new"), block("n", "section", [block("x")]));
  expect(kindsOf(before, after)).toEqual(["changed a", "added n", "removed s"]);
  expect(restored(before, after, "a").root.children?.[0]).toEqual(block("a"));
});

test("a block that went comes back to its place, with what was inside", () => {
  const after = email(block("a"));
  expect(restored(before, after, "s")).toEqual(before);
});

test("what has moved elsewhere since does not come back twice", () => {
  const after = email(block("a"), block("b"));
  expect(kindsOf(before, after)).toEqual(["moved b", "removed s"]);
  expect(restored(before, after, "s").root.children).toEqual([block("a"), block("s", "section", [block("c")]), block("b")]);
});

test("a block that was moved goes back to where it was", () => {
  const after = email(block("a"), block("c"), block("s", "section", [block("b")]));
  expect(restored(before, after, "c")).toEqual(before);
});

test("a block that was moved among its siblings is named alone, and goes back", () => {
  const rows = email(block("a"), block("b"), block("c"), block("d"));
  const up = email(block("d"), block("a"), block("b"), block("c"));
  expect(kindsOf(rows, up)).toEqual(["moved d"]);
  expect(restored(rows, up, "d")).toEqual(rows);
  const down = email(block("b"), block("c"), block("a"), block("d"));
  expect(kindsOf(rows, down)).toEqual(["moved a"]);
  expect(restored(rows, down, "a")).toEqual(rows);
});

test("what comes, goes and moves between others moves none of them", () => {
  const rows = email(block("a"), block("b"), block("s", "section", [block("c"), block("e")]));
  const after = email(block("n"), block("a"), block("s", "section", [block("b"), block("e"), block("c")]));
  expect(kindsOf(rows, after)).toEqual(["added n", "moved b", "moved e"]);
});

test("a block that was moved among its siblings and changed is named as changed", () => {
  const rows = email(block("a"), block("b"), block("c"));
  expect(kindsOf(rows, email(block("c", "text", undefined, "new"), block("a"), block("b")))).toEqual(["changed c"]);
});

test("a block that came goes", () => {
  const after = email(block("a"), block("n"), block("s", "section", [block("b"), block("c")]));
  expect(restored(before, after, "n")).toEqual(before);
});

test("restoring the settings of a section leaves what is inside it now", () => {
  const painted = email(block("a"), { ...block("s", "section", [block("b"), block("new")]), props: { color: "#ff0000" } });
  expect(restored(before, painted, "s").root.children?.[1]).toEqual(block("s", "section", [block("b"), block("new")]));
});

test("says which settings of a block are different", () => {
  const now = { ...block("a", "text", undefined, "new"), extras: { hidden: ["phone"] } } as unknown as Block;
  const after = email({ ...now, props: { ...now.props, align: "center" } });
  const [changed] = compareDocuments(before, after).blocks;
  expect(changed && changedProps(before, changed)).toEqual({ props: ["text", "align"], others: true });
});

test("changed General settings are named", () => {
  expect(compareDocuments(before, { ...before, settings: { width: 600 } }).areSettingsChanged).toBe(true);
});

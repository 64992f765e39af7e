import { blockDefinitions } from "@mailwright/blocks";
import { type Block, createRegistry } from "@mailwright/document";
import { expect, test } from "vitest";
import { countContent } from "./count-content.js";

const registry = createRegistry(blockDefinitions);
const holding = (type: string, children: readonly Block[]): Block => ({ id: type, type, props: {}, children });

test("content is counted, not what only holds it", () => {
  const page = (contents: readonly Block[]) => holding("root", [holding("wrapper", [holding("section", [holding("cell", contents)])])]);
  const text = { id: "text", type: "text", props: {} };
  expect(countContent(page([]), registry)).toBe(0);
  expect(countContent(page([text, { ...text, id: "other", type: "not-known-here" }]), registry)).toBe(2);
});

test("only what is new after a change is counted", () => {
  const reads: string[] = [];
  const leaf = (id: string) => ({
    id,
    type: "text",
    props: {},
    get children() {
      reads.push(id);
      return [];
    },
  });
  const [one, two] = [leaf("one"), leaf("two")];
  expect(countContent({ id: "root", type: "root", props: {}, children: [one, two] }, registry)).toBe(2);
  reads.length = 0;
  expect(countContent({ id: "root", type: "root", props: {}, children: [one, two, leaf("three")] }, registry)).toBe(3);
  expect(reads).toEqual(["three"]);
});

import type { Block, EmailDocument } from "@mailwright/document";
import { expect, test } from "vitest";
import { findAnchor } from "./find-anchor.js";

const block = (id: string, children?: readonly Block[]): Block => ({ id, type: "text", props: {}, ...(children && { children }) });
const email = (...rows: readonly Block[]): EmailDocument => ({ version: 1, settings: {}, root: block("root", rows) });

const full = email(block("a"), block("s", [block("b"), block("c", [block("d")])]));

test("a block that is missing would stand after what is before it, or at the beginning of what is around it", () => {
  expect(findAnchor("s", full, email(block("a")))).toEqual({ id: "a", edge: "end" });
  expect(findAnchor("c", full, email(block("a"), block("s", [block("b")])))).toEqual({ id: "b", edge: "end" });
  expect(findAnchor("b", full, email(block("s", [])))).toEqual({ id: "s", edge: "start" });
  expect(findAnchor("d", full, email(block("a")))).toEqual({ id: "a", edge: "end" });
  expect(findAnchor("root", full, email())).toBeUndefined();
});

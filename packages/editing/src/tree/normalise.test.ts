import { blockRegistry } from "@mailwright/blocks";
import type { Block } from "@mailwright/document";
import { aDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { normaliseDocument } from "./normalise.js";
import { changeBlock, insertBlocks } from "./tree.js";

test("a new paragraph is not looked for in the rest of the email", () => {
  let looks = 0;
  const watched = (section: Block): Block => ({
    ...section,
    get id() {
      looks++;
      return section.id;
    },
  });
  const first = aSection(aText({}, "words"));
  const before = aDocument([first, ...Array.from({ length: 500 }, () => watched(aSection(aText())))]);
  const [cell] = first.children ?? [];
  if (!cell) throw new Error("no column");
  const changed = insertBlocks(first, { parentId: cell.id, index: 1 }, [aText({}, "new")]);
  const after = { ...before, root: changeBlock(before.root, first.id, () => changed) };
  looks = 0;
  expect(normaliseDocument(before, after, blockRegistry, counterIds("made-"))).toBe(after);
  expect(looks).toBe(0);
});

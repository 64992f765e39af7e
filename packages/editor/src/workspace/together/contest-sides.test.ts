import { blockRegistry } from "@mailwright/blocks";
import { findContested, mergeDocuments } from "@mailwright/collaboration";
import { type Block, collectBlocks, type EmailDocument, findBlock } from "@mailwright/document";
import { arbitraryDocument } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { aPeer, aSharedDocument } from "../../../../collaboration/src/testing/peers.js";
import { type Step, steps } from "../../../../editing/src/testing/random-steps.js";
import { openConflicts, standingSide, takeOtherSides } from "./contest-sides.js";

/** The document after somebody worked on it. */
function play(document: EmailDocument, name: string, todo: readonly Step[]): EmailDocument {
  const { editor } = aPeer(name, 1, aSharedDocument(document));
  for (const step of todo) step(editor);
  return editor.document.get();
}

const valuesIn = (document: EmailDocument, block: Block | undefined, part: "props" | "extras" | "settings") =>
  (part === "settings" ? document.settings : block?.[part]) as Block["props"] | undefined;
const some = fc.array(steps, { maxLength: 8 });

test("whatever two people did while they were apart: every block that is asked about was told, and stands as the side that is chosen", {
  timeout: 900_000,
}, () => {
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), some, some, (stored, here, there) => {
      const base = play(stored, "b", []);
      const [mine, theirs] = [play(base, "m", here), play(base, "t", there)];
      const { document: merged, contested } = mergeDocuments(base, mine, theirs, blockRegistry);
      const conflicts = findContested(base, mine, theirs, blockRegistry);
      expect(contested).toEqual(expect.arrayContaining(conflicts.map(({ id }) => id)));
      const contest = { mine, theirs, merged, conflicts };
      expect(openConflicts(contest, merged)).toEqual(conflicts);
      const ids = new Set(conflicts.map(({ id }) => id));
      const { document, leftOut } = takeOtherSides(contest, merged, ids);
      expect(leftOut).toBe(0);
      for (const { id, values, ...sides } of conflicts) {
        const side = standingSide({ id, values, ...sides }) === "mine" ? "theirs" : "mine";
        const block = findBlock(document.root, id);
        for (const value of values) expect(valuesIn(document, block, value.part)?.[value.name]).toEqual(value[side]);
      }
      const all = collectBlocks(document.root).map((block) => block.id);
      expect(new Set(all).size).toBe(all.length);
      // What was not asked about is as it was.
      for (const block of collectBlocks(merged.root)) {
        const is = findBlock(document.root, block.id);
        if (is && !ids.has(block.id)) expect([is.props, is.extras]).toEqual([block.props, block.extras]);
      }
      expect(takeOtherSides(contest, merged, new Set()).document).toBe(merged);
    }),
    runs(60, 400),
  );
});

import { blockRegistry } from "@mailwright/blocks";
import { arbitraryDocument, documentOfSize } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import type * as Y from "yjs";
import { steps } from "../../editing/src/testing/random-steps.js";
import { type DerivedDocument, deriveDocument } from "./derived-document.js";
import { sharedMap, takeKey } from "./shared-form.js";
import { deriveStructure } from "./structure.js";
import { aPeer, aSharedDocument, deliverAll } from "./testing/peers.js";

const patient = { timeout: 900_000 };

/** What is kept up to date must be what it would be if it were derived anew, with nothing remembered. */
function checkAgainstWhole(derived: DerivedDocument, keys: Iterable<readonly [string, unknown]>) {
  const { childrenOf, parentOf, counts } = derived.structure();
  const whole = deriveStructure(derived.rows, blockRegistry);
  expect(new Map([...childrenOf].map(([id, rows]) => [id, rows.map((row) => row.id)]))).toEqual(
    new Map([...whole.childrenOf].map(([id, rows]) => [id, rows.map((row) => row.id)])),
  );
  expect(parentOf).toEqual(whole.parentOf);
  expect(counts).toEqual(whole.counts);
  expect(derived.document()).toEqual(deriveDocument(keys, blockRegistry).document());
}

const ids = ["r", "w", "s1", "s2", "c1", "c2", "a", "b", "c", "s1-cell"];
const id = fc.constantFrom(...ids);
const order = fc.constantFrom("A", "B", "C", "D");
const place = fc.tuple(id, order);
/** One key of one block, as honest and hostile peers may leave it. */
const write = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(id, fc.constant("@"), fc.option(place, { nil: undefined, freq: 8 })) },
  { weight: 4, arbitrary: fc.tuple(id, fc.constant("x"), fc.option(place, { nil: undefined })) },
  {
    weight: 2,
    arbitrary: fc.tuple(id, fc.constant("t"), fc.constantFrom("wrapper", "section", "cell", "text", "form-data-table", undefined)),
  },
  { weight: 1, arbitrary: fc.tuple(id, fc.constantFrom("c", "l"), fc.constantFrom(true, undefined)) },
  { weight: 2, arbitrary: fc.tuple(id, fc.constant("p:width"), fc.constantFrom(20, 50, 100, undefined)) },
);
const begin: readonly (readonly [string, unknown])[] = [
  [":root", "r"],
  ["r:t", "root"],
  ["r:c", true],
  ...[
    ["w", "wrapper", "r", "A"],
    ["s1", "section", "w", "A"],
    ["s2", "section", "w", "B"],
    ["c1", "cell", "s1", "A"],
    ["c2", "cell", "s2", "A"],
    ["a", "text", "c1", "A"],
    ["b", "text", "c1", "B"],
    ["c", "text", "c2", "A"],
  ].flatMap(([block = "", type, parent, key]) => [
    [`${block}:t`, type] as const,
    [`${block}:c`, type !== "text"] as const,
    [`${block}:@`, [parent, key]] as const,
  ]),
];

test("whatever keys change, the structure that is kept is the one that all keys together say", patient, () => {
  void fc.assert(
    fc.property(fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 25 }), (happenings) => {
      const keys = new Map(begin);
      const derived = deriveDocument(keys, blockRegistry);
      for (const writes of happenings) {
        const touched = writes.map(([blockId, name, value]) => {
          const key = `${blockId}:${name}`;
          if (value === undefined) keys.delete(key);
          else keys.set(key, value);
          return takeKey(derived.rows, key, value);
        });
        derived.refresh(touched);
        checkAgainstWhole(derived, keys);
      }
    }),
    runs(400, 1_500),
  );
});

test("what two people do step by step is kept as it would be derived as a whole, at each of them", patient, () => {
  void fc.assert(
    fc.property(
      arbitraryDocument(blockRegistry, "valid", 3),
      fc.array(fc.record({ isFirst: fc.boolean(), step: steps, meet: fc.boolean() }), { minLength: 1, maxLength: 20 }),
      (document, todo) => {
        const origin = aSharedDocument(document);
        const peers = [aPeer("m", 1, origin), aPeer("t", 2, origin)] as const;
        const watched = peers.map(({ doc }) => watch(doc));
        for (const { isFirst, step, meet } of todo) {
          step(peers[isFirst ? 0 : 1].editor);
          if (meet) deliverAll(peers);
          for (const check of watched) check();
        }
      },
    ),
    runs(40, 150),
  );
});

function watch(doc: Y.Doc): () => void {
  const map = sharedMap(doc);
  const derived = deriveDocument(map.entries(), blockRegistry);
  map.observe(({ keysChanged }) => derived.refresh([...keysChanged].map((key) => takeKey(derived.rows, key, map.get(key)))));
  return () => checkAgainstWhole(derived, map.entries());
}

test("a move leaves every row that it does not concern the same object", () => {
  const peer = aPeer("ann", 1, aSharedDocument(documentOfSize(400)));
  const wrapper = () => peer.editor.document.get().root.children?.[0];
  const before = new Set(wrapper()?.children);
  const [first] = wrapper()?.children ?? [];
  peer.editor.run("move-block", { blockIds: [first?.id ?? ""], target: { parentId: wrapper()?.id ?? "", index: 20 } });
  expect(wrapper()?.children?.filter((row) => !before.has(row))).toEqual([]);
});

import { blockRegistry } from "@mailwright/blocks";
import {
  type Block,
  type BlockId,
  collectBlocks,
  type EmailDocument,
  findBlock,
  findParent,
  isEqualJson,
  readDocument,
  writeDocument,
} from "@mailwright/document";
import { aBlock, aButton, aDocument, aHeading, arbitraryDocument, aSection, aText, counterIds } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { type Step, steps } from "../../editing/src/testing/random-steps.js";
import { mergeDecided, type Side } from "./decide-conflicts.js";
import { type BlockConflict, findConflicts, isMergeable } from "./find-conflicts.js";
import { mergeDocuments } from "./merge-documents.js";
import { aPeer, aSharedDocument } from "./testing/peers.js";

const links = [{ text: "New in" }, { text: "Shop" }, { text: "Stories" }];
const top = { ...aSection(aHeading({ text: "Hello dear reader" }, "title"), aButton({ label: "Buy" }, "button")), id: "top" };
const below = { ...aSection(aText({ text: "<p>Words</p>" }, "words"), aBlock("menu", { links }, undefined, "menu")), id: "below" };
const base = aDocument([top, below]);

type Work = (run: (id: string, args: object) => void, cellOf: (id: string) => string) => void;

/** The document after somebody worked on it. */
function after(work: Work, document = base) {
  const { editor } = aPeer("p", 1, aSharedDocument(document));
  work(
    (id, args) => void editor.run(id, args),
    (id) => findBlock(editor.document.get().root, id)?.children?.[0]?.id ?? "",
  );
  return editor.document.get();
}

const set = (id: string, props: Block["props"]) => after((run) => run("set-props", { blockIds: [id], props }));
const remove = (id: string) => after((run) => run("remove-block", { blockIds: [id] }));

const conflictsOf = (mine: EmailDocument, theirs: EmailDocument, from = base) => findConflicts(from, mine, theirs, blockRegistry);
const decide = (mine: EmailDocument, theirs: EmailDocument, side: Side, from = base) =>
  mergeDecided(from, mine, theirs, blockRegistry, new Map(conflictsOf(mine, theirs, from).map(({ id }) => [id, side])));
const both = (mine: EmailDocument, theirs: EmailDocument, id: string) =>
  (["mine", "theirs"] as const).map((side) => findBlock(decide(mine, theirs, side).root, id)?.props);

test("of a value that both changed, the side that was chosen stands, beside what only one of them changed", () => {
  const mine = set("button", { background: "#111111", link: { kind: "web", value: "https://mine.example.com" } });
  const theirs = set("button", { background: "#222222", label: "Order" });
  expect(conflictsOf(mine, theirs)).toMatchObject([
    { id: "button", values: [{ part: "props", name: "background", mine: "#111111", theirs: "#222222" }] },
  ]);
  const shared = { label: "Order", link: { value: "https://mine.example.com" } };
  expect(both(mine, theirs, "button")).toMatchObject([
    { background: "#111111", ...shared },
    { background: "#222222", ...shared },
  ]);
});

test("different words of one text are both changed, the same words are asked about", () => {
  const mine = set("title", { text: "Good morning dear reader" });
  const apart = set("title", { text: "Hello dear friend" });
  expect(conflictsOf(mine, apart)).toEqual([]);
  expect(both(mine, apart, "title")).toEqual([{ text: "Good morning dear friend" }, { text: "Good morning dear friend" }]);
  const same = set("title", { text: "Goodbye dear reader" });
  expect(conflictsOf(mine, same)).toMatchObject([{ id: "title", values: [{ name: "text" }] }]);
  expect(both(mine, same, "title")).toEqual([{ text: "Good morning dear reader" }, { text: "Goodbye dear reader" }]);
});

test("what one deleted and the other wrote in is there as the chosen side has it", () => {
  const written = set("words", { text: "<p>Other words</p>" });
  expect(conflictsOf(written, remove("below"))).toMatchObject([{ id: "words", theirs: undefined, values: [] }]);
  expect(both(written, remove("below"), "words")).toEqual([{ text: "<p>Other words</p>" }, undefined]);
  expect(conflictsOf(remove("below"), written)).toMatchObject([{ id: "below", mine: undefined, values: [] }]);
  expect(both(remove("below"), written, "words")).toEqual([undefined, { text: "<p>Other words</p>" }]);
});

test("what they moved into a section that was deleted here is not lost, whatever was chosen", () => {
  const theirs = after((run, cellOf) => run("move-block", { blockIds: ["title"], target: { parentId: cellOf("below"), index: 0 } }));
  expect(conflictsOf(remove("below"), theirs)).toEqual([]);
  expect(findBlock(decide(remove("below"), theirs, "mine").root, "title")).toBeDefined();
  const more = after((run) => run("set-props", { blockIds: ["words"], props: { text: "<p>Theirs</p>" } }), theirs);
  expect(conflictsOf(remove("below"), more)).toHaveLength(1);
  const { root } = decide(remove("below"), more, "mine");
  expect(findParent(root, "title")).toBeDefined();
});

test("items of a list are merged where both changed others, and the list is asked about where both changed the same", () => {
  const list = (...texts: string[]) => set("menu", { links: texts.map((text) => ({ text })) });
  expect(conflictsOf(list("News", "Shop", "Stories"), list("New in", "Shop", "Jobs"))).toEqual([]);
  const [mine, theirs] = [list("News", "Shop", "Stories"), list("Latest", "Shop", "Stories")];
  expect(conflictsOf(mine, theirs)).toMatchObject([{ id: "menu", values: [{ name: "links" }] }]);
  expect(both(mine, theirs, "menu")).toEqual([mine, theirs].map(({ root }) => findBlock(root, "menu")?.props));
});

test("General settings that both changed are told with the root", () => {
  const width = (px: number): EmailDocument => ({ ...base, settings: { ...base.settings, width: px } });
  const [conflict] = conflictsOf(width(500), width(700));
  expect(conflict).toMatchObject({ id: base.root.id, values: [{ part: "settings", name: "width", mine: 500, theirs: 700 }] });
  expect(decide(width(500), width(700), "theirs").settings).toEqual(width(700).settings);
  expect(decide(width(500), width(700), "mine").settings).toEqual(width(500).settings);
});

test("another email is not merged", () => {
  expect(isMergeable(base, set("title", { text: "Other" }), base)).toBe(true);
  const imported = { ...base, root: { ...base.root, children: [{ ...aSection(), id: "new", type: "wrapper" }] } };
  expect(isMergeable(base, imported, base)).toBe(false);
  expect(isMergeable(base, base, { ...base, root: { ...base.root, id: "another" } })).toBe(false);
});

const some = fc.array(steps, { maxLength: 8 });

/** Two who worked on one document. */
function twoOn(stored: EmailDocument, here: readonly Step[], there: readonly Step[]) {
  const play = (document: EmailDocument, name: string, todo: readonly Step[]) => {
    const { editor } = aPeer(name, 1, aSharedDocument(document));
    for (const step of todo) step(editor);
    return editor.document.get();
  };
  const begin = play(stored, "b", []);
  return { begin, mine: play(begin, "m", here), theirs: play(begin, "t", there) };
}

const indexed = ({ root }: EmailDocument) => new Map(collectBlocks(root).map((block) => [block.id, block]));

/** Each value that only one side changed stands as that side has it. */
function expectOneSided(begin: EmailDocument, mine: EmailDocument, theirs: EmailDocument, merged: EmailDocument): void {
  const [olds, heres, theres, now] = [begin, mine, theirs, merged].map(indexed) as [
    Map<BlockId, Block>,
    Map<BlockId, Block>,
    Map<BlockId, Block>,
    Map<BlockId, Block>,
  ];
  for (const [id, was] of olds) {
    const [here, there, block] = [heres.get(id), theres.get(id), now.get(id)];
    if (!here || !there || !block) continue;
    for (const name of new Set([was, here, there].flatMap(({ props }) => Object.keys(props)))) {
      const [before, own, other] = [was.props[name], here.props[name], there.props[name]];
      if (isEqualJson(before, other)) expect([id, name, block.props[name]]).toEqual([id, name, own]);
      else if (isEqualJson(before, own)) expect([id, name, block.props[name]]).toEqual([id, name, other]);
    }
  }
  for (const [side, others] of [
    [heres, theres],
    [theres, heres],
  ] as const) {
    for (const id of side.keys()) if (!olds.has(id) && !others.has(id)) expect([...now.keys()]).toContain(id);
  }
}

function expectChosen(conflicts: readonly BlockConflict[], merged: EmailDocument, side: Side): void {
  for (const conflict of conflicts) {
    const block = findBlock(merged.root, conflict.id);
    for (const value of conflict.values) {
      const held = value.part === "settings" ? merged.settings : value.part === "props" ? block?.props : block?.extras;
      expect([conflict.id, value.name, (held as Block["props"] | undefined)?.[value.name]]).toEqual([conflict.id, value.name, value[side]]);
    }
    if (conflict.values.length === 0 && conflict[side]) expect(block?.props).toEqual(conflict[side].props);
  }
}

const problemsOf = (document: EmailDocument) => readDocument(writeDocument(document), blockRegistry, counterIds("n-")).problems;

test("whatever two people did: what one changed is there, what was chosen stands, and the email is as valid as both were", {
  timeout: 900_000,
}, () => {
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), some, some, (stored, here, there) => {
      const { begin, mine, theirs } = twoOn(stored, here, there);
      const conflicts = conflictsOf(mine, theirs, begin);
      for (const side of ["mine", "theirs"] as const) {
        const merged = decide(mine, theirs, side, begin);
        expectChosen(conflicts, merged, side);
        if (conflicts.length === 0) expectOneSided(begin, mine, theirs, merged);
        const ids = collectBlocks(merged.root).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        if ([mine, theirs].every((each) => problemsOf(each).length === 0)) expect(problemsOf(merged)).toEqual([]);
      }
      if (conflicts.length === 0)
        expect(decide(mine, theirs, "mine", begin)).toEqual(mergeDocuments(begin, mine, theirs, blockRegistry).document);
    }),
    runs(60, 400),
  );
});

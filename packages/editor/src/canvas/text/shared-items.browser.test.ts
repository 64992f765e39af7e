import { blockRegistry } from "@mailwright/blocks";
import { createSharedDocumentStore, fillSharedDocument } from "@mailwright/collaboration";
import { type Block, findBlock, type JsonValue } from "@mailwright/document";
import type { TextCaret } from "@mailwright/editing";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as Y from "yjs";
import { aPeer, type Peer } from "../../../../collaboration/src/testing/peers.js";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { mountWriting, propOf, settled, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

/** A menu that Ben has open too, with the caret at the end of *Stories*, its second link. */
async function writeInMenu() {
  await page.viewport(1200, 800);
  const carets: (TextCaret | null)[] = [];
  const doc = new Y.Doc();
  const menu = aBlock("menu", { links: ["Shop", "Stories", "Help"].map((text) => ({ text })) }, undefined, "menu");
  const desk = await mountWriting(aDocument([aSection(menu)]), {
    makeStore(options) {
      fillSharedDocument(doc, options.document, blockRegistry);
      return { ...createSharedDocumentStore({ ...options, doc }), showCaret: (caret) => void carets.push(caret) };
    },
  });
  mounted = desk;
  const ben = aPeer("ben", 2, doc);
  const give = (from: Y.Doc, to: Y.Doc) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
  const element = () => desk.canvas.textElementOf("menu", { prop: "links", item: 1, member: "text" });
  await userEvent.click(element() ?? document.body);
  await isIn(desk, 1);
  await type("{End}");
  return { desk, ben, carets, hear: () => give(ben.doc, doc), tell: () => give(doc, ben.doc) };
}

const isIn = ({ canvas }: CanvasMount, item: number) =>
  vi.waitFor(() => {
    const element = canvas.textElementOf("menu", { prop: "links", item, member: "text" });
    expect(element?.isContentEditable).toBe(true);
    expect(canvas.root.activeElement).toBe(element);
  });
type Links = readonly { readonly text: string }[];
const linksOf = (props: Block["props"] = {}) => (props["links"] as unknown as Links).map(({ text }) => text);
const wordsOf = (desk: CanvasMount) => linksOf({ links: propOf(desk, "menu", "links") ?? [] });
const wordsAt = ({ editor }: Peer) => linksOf(findBlock(editor.document.get().root, "menu")?.props);
function change({ editor }: Peer, work: (links: readonly JsonValue[]) => readonly JsonValue[]) {
  const links = findBlock(editor.document.get().root, "menu")?.props["links"] as readonly JsonValue[];
  editor.run("set-props", { blockIds: ["menu"], props: { links: work(links) } });
}

test("a link that somebody puts before the one that is written in takes none of its words, and writing goes on there", async () => {
  const { desk, ben, hear, tell } = await writeInMenu();
  await type(" of");
  change(ben, (links) => [{ text: "New" }, ...links]);
  hear();
  await isIn(desk, 2);
  await type("{End} old{Escape}");
  await settled(desk);
  expect(wordsOf(desk)).toEqual(["New", "Shop", "Stories of old", "Help"]);
  tell();
  expect(wordsAt(ben)).toEqual(wordsOf(desk));
});

test("letters that somebody else types in the same link come in beside those that are typed here", async () => {
  const { desk, ben, hear, tell } = await writeInMenu();
  await type(" of");
  ben.editor.run("set-text", { blockId: "menu", html: "All Stories", place: { prop: "links", item: 1, member: "text" }, mergeKey: "ben" });
  hear();
  await isIn(desk, 1);
  await type(" old{Escape}");
  await settled(desk);
  expect(wordsOf(desk)).toEqual(["Shop", "All Stories of old", "Help"]);
  tell();
  expect(wordsAt(ben)).toEqual(wordsOf(desk));
});

test("a link that somebody takes away while it is written in is gone, and the one beside it is left alone", async () => {
  const { desk, ben, hear } = await writeInMenu();
  await type(" of");
  change(ben, (links) => links.filter((_, at) => at !== 1));
  hear();
  await settled(desk);
  expect(wordsOf(desk)).toEqual(["Shop", "Help"]);
});

test("others are told in which link one writes, and where, also after somebody put one before it", async () => {
  const { desk, ben, carets, hear } = await writeInMenu();
  const place = (item: number) => ({ prop: "links", item, member: "text" });
  await vi.waitFor(() => expect(carets.at(-1)).toEqual({ at: 7, startsLine: false, place: place(1) }));
  change(ben, (links) => [{ text: "New" }, ...links]);
  hear();
  await isIn(desk, 2);
  await vi.waitFor(() => expect(carets.at(-1)?.place).toEqual(place(2)));
  await type("{Escape}");
  await vi.waitFor(() => expect(carets.at(-1)).toBeNull());
});

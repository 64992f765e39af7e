import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, type EmailDocument, findBlock } from "@mailwright/document";
import { aBlock, aDocument, arbitraryDocument, aSection } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { openKeptDocument } from "./renew-form.js";
import { openReplica } from "./replica.js";
import { aPeer, aSharedDocument, deliverAll } from "./testing/peers.js";

/** A shared document as it was kept when a list was one value. */
function anOldState(document: EmailDocument): Uint8Array {
  const [doc, today] = [new Y.Doc(), aSharedDocument(document)];
  const map = doc.getMap("document");
  const isOfToday = (key: string) => key === ":lists" || /:i:|:w:[^:]+:/.test(key);
  for (const [key, value] of today.getMap("document").entries()) if (!isOfToday(key)) map.set(key, value);
  for (const name of today.share.keys()) {
    if (name !== "document" && !isOfToday(name)) doc.getText(name).insert(0, today.getText(name).toString());
  }
  for (const { id, type, props } of collectBlocks(document.root)) {
    for (const [name, value] of Object.entries(props))
      if (blockRegistry.get(type)?.props[name]?.kind === "list") map.set(`${id}:p:${name}`, value);
  }
  return Y.encodeStateAsUpdate(doc);
}

function opened(state: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  openKeptDocument(doc, state, blockRegistry);
  return doc;
}

const menu = (props: object) => aDocument([aSection(aBlock("menu", { ...props }, undefined, "menu"))]);
const links = [{ text: "A" }, { text: "B" }];

test("what was kept when a list was one value is read without more", () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, anOldState(menu({ links })));
  const [ann, ben] = [aPeer("ann", 1, doc), aPeer("ben", 2, doc)];
  expect(findBlock(ann.editor.document.get().root, "menu")?.props).toEqual({ links });
  ann.editor.run("set-props", { blockIds: ["menu"], props: { links: [{ text: "A" }, { text: "C" }] } });
  deliverAll([ann, ben]);
  expect(findBlock(ben.editor.document.get().root, "menu")?.props).toEqual({ links: [{ text: "A" }, { text: "C" }] });
  ann.editor.run("undo");
  deliverAll([ann, ben]);
  expect(findBlock(ben.editor.document.get().root, "menu")?.props).toEqual({ links });
});

test.each([
  ["that was set", { links }, ["A!", "B?"]],
  ["that nobody set", {}, ["New in!", "Shop?", "Stories", "Contact"]],
])("once it was opened, two people change items of a list %s at the same time", (_, props, words) => {
  const doc = opened(anOldState(menu(props)));
  const [ann, ben] = [aPeer("ann", 1, doc), aPeer("ben", 2, doc)];
  const type = ({ editor }: typeof ann, item: number) => {
    const html = words[item] ?? "";
    editor.run("set-text", { blockId: "menu", html, place: { prop: "links", item, member: "text" }, mergeKey: "typing" });
  };
  type(ann, 0);
  type(ben, 1);
  deliverAll([ann, ben]);
  const { links: found } = findBlock(ben.editor.document.get().root, "menu")?.props ?? {};
  expect((found as typeof links).map(({ text }) => text)).toEqual(words);
});

test("a server that opens the same state once more, with somebody who has what the first one made, has every item and every letter once", () => {
  const state = anOldState(menu({ links }));
  const ann = aPeer("ann", 1, opened(state));
  ann.editor.run("set-text", { blockId: "menu", html: "A!", place: { prop: "links", item: 0, member: "text" }, mergeKey: "typing" });
  const again = opened(state);
  Y.applyUpdate(again, Y.encodeStateAsUpdate(ann.doc));
  const { root } = openReplica(again, blockRegistry, () => 0).document();
  expect(findBlock(root, "menu")?.props).toEqual({ links: [{ text: "A!" }, { text: "B" }] });
});

test("what is of today already is opened as it is", () => {
  const state = Y.encodeStateAsUpdate(aSharedDocument(menu({ links })));
  expect(Y.encodeStateAsUpdate(opened(state))).toEqual(state);
});

test("whatever was kept is the same email in today's form", { timeout: 900_000 }, () => {
  void fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), (document) => {
      const kept = openReplica(aSharedDocument(document), blockRegistry, () => 0).document();
      expect(openReplica(opened(anOldState(kept)), blockRegistry, () => 0).document()).toEqual(kept);
    }),
    runs(60, 400),
  );
});

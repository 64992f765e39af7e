import { blockRegistry } from "@mailwright/blocks";
import { createSharedDocumentStore, fillSharedDocument } from "@mailwright/collaboration";
import { afterEach, expect, test, vi } from "vitest";
import * as Y from "yjs";
import { aPeer, type Peer } from "../../../../collaboration/src/testing/peers.js";
import type { CanvasMount } from "../../testing/mount-canvas.js";
import { blockOf, edit, mountDesk, propOf, type } from "../../testing/mount-text-canvas.js";

let mounted: CanvasMount | undefined;
afterEach(() => mounted?.unmount());

/** A canvas whose email Ben has open too. */
async function mountShared() {
  const doc = new Y.Doc();
  const desk = await mountDesk({
    makeStore(options) {
      fillSharedDocument(doc, options.document, blockRegistry);
      return createSharedDocumentStore({ ...options, doc });
    },
  });
  mounted = desk;
  const ben = aPeer("ben", 2, doc);
  const give = (from: Y.Doc, to: Y.Doc) => Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)));
  const hear = () => give(ben.doc, doc);
  const tell = () => give(doc, ben.doc);
  return { desk, ben, hear, tell };
}

const textOf = ({ editor }: Peer | CanvasMount) => String(blockOf({ editor } as CanvasMount, "text")?.props["text"]);
const write = (ben: Peer, change: (text: string) => string) =>
  ben.editor.run("set-text", { blockId: "text", html: change(textOf(ben)), mergeKey: "ben" });
const shown = ({ canvas }: CanvasMount) => canvas.textElementOf("text")?.textContent;

test("what somebody else types at the very same place comes in beside what is being typed here, and the caret stays", async () => {
  const { desk, ben, hear, tell } = await mountShared();
  await edit(desk, "text");
  await type(" fo");
  write(ben, (text) => text.replace("</p>", " five</p>"));
  hear();
  expect(shown(desk)).toBe("One two three five fo");
  await type("ur");
  write(ben, (text) => text.replace("One", "Number one"));
  hear();
  await type("!");
  expect(shown(desk)).toBe("Number one two three five four!");
  await vi.waitFor(() => expect(textOf(desk)).toBe("<p>Number one <strong>two</strong> three five four!</p>"));
  tell();
  expect(textOf(ben)).toBe(textOf(desk));
});

test("undo takes back what was typed here, and what somebody else typed meanwhile stays", async () => {
  const { desk, ben, hear } = await mountShared();
  await edit(desk, "text");
  await type(" mine");
  await vi.waitFor(() => expect(textOf(desk)).toContain("mine"));
  write(ben, (text) => text.replace("One", "Two"));
  hear();
  await type("{Control>}z{/Control}");
  await vi.waitFor(() => expect(shown(desk)).toBe("Two two three"));
  await type("!");
  expect(shown(desk)).toBe("Two two three!");
});

test("a text that is left keeps what both wrote, also where nothing of the other was heard yet", async () => {
  const { desk, ben, hear, tell } = await mountShared();
  await edit(desk, "text");
  await type("{Enter}Mine");
  write(ben, (text) => text.replace("</p>", "</p><p>His</p>"));
  await type("{Escape}");
  hear();
  tell();
  expect(propOf(desk, "text", "text")).toContain("<p>Mine</p>");
  expect(propOf(desk, "text", "text")).toContain("<p>His</p>");
  expect(textOf(ben)).toBe(textOf(desk));
});

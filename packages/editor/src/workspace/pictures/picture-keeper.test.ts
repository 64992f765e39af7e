import { blockDefinitions } from "@mailwright/blocks";
import { type Block, createRegistry, defineBlock, findBlock, type PictureRequest, prop } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import { aBlock, aDocumentAround, counterIds } from "@mailwright/testing";
import { expect, test, vi } from "vitest";
import type { PictureAnswer } from "../../ports/picture-port.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { createPictureKeeper } from "./picture-keeper.js";

const sign = defineBlock({
  type: "sign",
  accepts: "nothing",
  props: { text: prop.text(""), note: prop.text(""), picture: prop.picture() },
  panel: [{ tab: "quick", fields: ["text", "note", "picture"] }],
  strings: { name: "Sign", props: { text: "Text", note: "Note", picture: "Picture" } },
  icon: ["M0 0"],
  compile: () => [],
  pictures: [{ kind: "qr", prop: "picture", request: ({ text }) => (text === "" ? undefined : { kind: "qr", text }) }],
});
const registry = createRegistry([...blockDefinitions, sign]);
const addressOf = (text: string) => `https://example.com/${text}.png`;

/** An editor with one sign, and a port that answers what `answer` says. */
function aPictureKeeper(props: Block["props"] = {}) {
  const document = aDocumentAround([aBlock("sign", props, undefined, "sign")], registry);
  const editor = createEditor({ registry, document, newId: counterIds("new-"), clock: () => 0 });
  const asked: string[] = [];
  const world = { refusal: undefined as PictureAnswer | undefined };
  const make = async (request: PictureRequest): Promise<PictureAnswer> => {
    const text = request.kind === "qr" ? request.text : "";
    asked.push(text);
    return world.refusal ?? { kind: "made", picture: { url: addressOf(text) } };
  };
  const keeper = createPictureKeeper(editor, { kinds: ["qr"], make }, 0);
  const blockOf = (id = "sign") => findBlock(editor.document.get().root, id);
  return {
    editor,
    keeper,
    asked,
    world,
    set: (values: Block["props"]) => editor.run("set-props", { blockIds: ["sign"], props: values }),
    picture: (id?: string) => blockOf(id)?.props["picture"] as { url: string } | undefined,
    text: () => blockOf()?.props["text"],
    settled: () => vi.waitFor(() => expect(keeper.stateOf("sign").phase).not.toBe("asking")),
  };
}

test("a changed block gets its picture as part of the change, and undo takes both back", async () => {
  const { editor, set, picture, text, asked } = aPictureKeeper();
  set({ text: "a" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  expect(editor.document.history().entries).toHaveLength(1);
  editor.run("undo");
  expect([text(), picture()]).toEqual([undefined, undefined]);
  editor.run("redo");
  expect(picture()?.url).toBe(addressOf("a"));
  expect(asked).toEqual(["a"]);
});

test("going back to what was made before asks nobody, and what can be redone stays", async () => {
  const { editor, set, picture, asked } = aPictureKeeper();
  set({ text: "a" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  set({ text: "b" });
  editor.run("undo");
  set({ text: "b" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("b")));
  set({ text: "a" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  editor.run("undo");
  expect(editor.document.history().canRedo).toBe(true);
  expect(picture()?.url).toBe(addressOf("b"));
  expect(asked).toEqual(["a", "b"]);
});

test("a step that has nothing to do with the picture in between does not lose it", async () => {
  const { editor, set, picture } = aPictureKeeper();
  set({ text: "a" });
  editor.run("set-settings", { settings: { lang: "de" } });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  editor.run("undo");
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  expect(editor.document.history().canRedo).toBe(true);
});

test("other props, incomplete values and stored pictures ask for nothing", async () => {
  const { editor, set, asked, keeper } = aPictureKeeper();
  set({ note: "words" });
  editor.run("duplicate-block", { blockIds: ["sign"] });
  await Promise.resolve();
  expect(keeper.stateOf("sign").phase).toBe("idle");
  expect(asked).toEqual([]);
});

test("a new block with enough to go by gets its picture", async () => {
  const { editor, picture } = aPictureKeeper();
  const outcome = editor.run("insert-block", { blueprint: { type: "sign", props: { text: "new" } } });
  const id = outcome.done ? String(outcome.value) : "";
  await vi.waitFor(() => expect(picture(id)?.url).toBe(addressOf("new")));
});

test("a block that was stored without its picture gets one, and there is nothing to undo", async () => {
  const { editor, picture, asked } = aPictureKeeper({ text: "a" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  expect(editor.document.history()).toMatchObject({ entries: [], canUndo: false });
  editor.document.replace(aDocumentAround([aBlock("sign", { text: "b" }, undefined, "sign")], registry), { asLoaded: true });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("b")));
  expect(asked).toEqual(["a", "b"]);
});

test("when it fails the old picture stays, and Retry asks again", async () => {
  const { set, picture, world, keeper, settled, asked } = aPictureKeeper();
  set({ text: "a" });
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("a")));
  world.refusal = refusalOf("network", true);
  set({ text: "b" });
  await Promise.resolve();
  await settled();
  expect(keeper.stateOf("sign")).toMatchObject({ phase: "failed", refusal: { code: "network" } });
  expect(picture()?.url).toBe(addressOf("a"));
  set({ note: "other" });
  await settled();
  expect(asked).toEqual(["a", "b"]);
  world.refusal = undefined;
  keeper.retry("sign");
  await vi.waitFor(() => expect(picture()?.url).toBe(addressOf("b")));
  expect(keeper.stateOf("sign").phase).toBe("idle");
});

test("who may only look changes nothing", async () => {
  const { editor, asked, keeper } = aPictureKeeper({ text: "a" });
  editor.viewState.setState({ readOnly: true });
  keeper.retry("sign");
  await Promise.resolve();
  expect([asked, editor.document.isDirty()]).toEqual([[], false]);
});

test("a port that breaks is a failure like any other", async () => {
  const { editor, keeper: other } = aPictureKeeper();
  other.stop();
  const port = { kinds: ["qr"], make: () => Promise.reject(new Error("broken")) } as const;
  const keeper = createPictureKeeper(editor, port, 0);
  editor.run("set-props", { blockIds: ["sign"], props: { text: "a" } });
  await vi.waitFor(() => expect(keeper.stateOf("sign")).toMatchObject({ phase: "failed", refusal: { code: "fault" } }));
  keeper.stop();
  expect(keeper.stateOf("sign").phase).toBe("idle");
});

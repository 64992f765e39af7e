import { type Block, findBlock, findParent, type JsonValue, writeDocument } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { aBlock, aButton, aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { meetAgain } from "../../testing/meet-again.js";
import { openTestEditor } from "../../testing/open-editor.js";

type Props = Readonly<Record<string, JsonValue>>;
type Work = (editor: Editor) => unknown;

const links = [{ text: "New in" }, { text: "Shop" }];
const email = writeDocument(
  aDocument([
    { ...aSection(aHeading({ text: "Hello" }, "title"), aButton({ label: "Buy" }, "button")), id: "top" },
    { ...aSection(aText({ text: "<p>Words</p>" }, "words"), aBlock("menu", { links }, undefined, "menu")), id: "below" },
  ]),
);

/** The email after somebody worked on it. */
async function after(work: Work): Promise<JsonValue> {
  const { editor } = (await openTestEditor({ document: email })).services;
  work(editor);
  return writeDocument(editor.document.get());
}

const set =
  (id: string, props: Props): Work =>
  (editor) =>
    editor.run("set-props", { blockIds: [id], props });
const remove =
  (...blockIds: string[]): Work =>
  (editor) =>
    editor.run("remove-block", { blockIds });
const moveBelow: Work = (editor) => {
  const cell = findParent(editor.document.get().root, "words")?.parent.id ?? "";
  editor.run("move-block", { blockIds: ["title"], target: { parentId: cell, index: 0 } });
};

/** Both worked on the email while they were apart, and meet again. */
async function meet(mine: Work, ...theirs: Work[]) {
  const open = await openTestEditor({ document: email });
  const { editor } = open.services;
  mine(editor);
  meetAgain(open, await after((there) => theirs.map((work) => work(there))));
  const block = (id: string) => findBlock(editor.document.get().root, id);
  /** Takes the other side of these blocks, and answers how many were left out. */
  const take = async (...blockIds: string[]) => {
    const outcome = editor.run("take-contested", { blockIds });
    return outcome.done ? outcome.value : outcome.refusal;
  };
  const contested = () => (open.workspace.getState().together?.contest()?.conflicts ?? []).map(({ id }) => id);
  return { ...open, editor, block, take, contested };
}

const both = (id: string, mine: Props, theirs: Props) => meet(set(id, mine), set(id, theirs));

test("of a value that both changed mine stands, the other one is taken as one step, and Undo takes that back", async () => {
  const { editor, block, take, contested } = await both(
    "button",
    { background: "#111111", label: "Order" },
    { background: "#222222", radius: 20 },
  );
  expect(contested()).toEqual(["button"]);
  const before = block("button")?.props;
  expect(before).toMatchObject({ background: "#111111", label: "Order", radius: 20 });
  expect(await take("button")).toBe(0);
  expect(block("button")?.props).toEqual({ ...before, background: "#222222" });
  expect(editor.document.history().entries.at(-1)?.label).toEqual({ key: "merge" });
  editor.run("undo");
  expect(block("button")?.props).toEqual(before);
});

test("blocks that are not chosen stay as they are, and nothing is asked a second time", async () => {
  const { editor, block, take, workspace } = await meet(
    (mine) => [set("button", { radius: 10 })(mine), set("menu", { fontSize: 10 })(mine)],
    set("button", { radius: 20 }),
    set("menu", { fontSize: 20 }),
  );
  expect(editor.can("show-contested").done).toBe(true);
  expect(await take("menu")).toBe(0);
  expect([block("button")?.props["radius"], block("menu")?.props["fontSize"]]).toEqual([10, 20]);
  expect(workspace.getState().together?.contest()).toBeUndefined();
  expect(editor.run("show-contested")).toEqual({ done: false, refusal: "not-offered" });
  expect(await take("button")).toBe("not-offered");
});

test("where all of mine is kept there is no step", async () => {
  const { editor, take } = await both("button", { radius: 10 }, { radius: 20 });
  const { entries } = editor.document.history();
  expect(await take()).toBe(0);
  expect(editor.document.history().entries).toEqual(entries);
});

test("a value that is not set on the other side is taken away", async () => {
  const open = await meet(set("title", { fontSize: 30 }), set("title", { fontSize: 40 }));
  expect(await open.take("title")).toBe(0);
  expect(open.block("title")?.props["fontSize"]).toBe(40);
  const unset = await openTestEditor({ document: await after(set("title", { fontSize: 20 })) });
  set("title", { fontSize: 30 })(unset.services.editor);
  meetAgain(unset, email);
  const outcome = unset.services.editor.run("take-contested", { blockIds: ["title"] });
  expect(outcome.done && (await outcome.value)).toBe(0);
  expect(findBlock(unset.services.editor.document.get().root, "title")?.props).not.toHaveProperty("fontSize");
});

test("texts have all letters of both, and are no conflict", async () => {
  const { contested, block } = await both("title", { text: "Hello1" }, { text: "Hello2" });
  expect(contested()).toEqual([]);
  expect(["Hello12", "Hello21"]).toContain(block("title")?.props["text"]);
});

test("a list of which both changed the same becomes that of the other side", async () => {
  const icons = (alt: string) => ({
    links: [{ text: "New in", link: { kind: "web", value: `https://${alt}.example.com` } }, { text: "Shop" }],
  });
  const { contested, take, block } = await both("menu", icons("mine"), icons("theirs"));
  expect(contested()).toEqual(["menu"]);
  expect(await take("menu")).toBe(0);
  expect(block("menu")?.props).toMatchObject(icons("theirs"));
});

test("General settings that both changed are taken from the other side", async () => {
  const width =
    (px: number): Work =>
    (editor) =>
      editor.run("set-settings", { settings: { width: px } });
  const { editor, contested, take } = await meet(width(500), width(700));
  const rootId = editor.document.get().root.id;
  expect(contested()).toEqual([rootId]);
  expect(editor.document.get().settings).toMatchObject({ width: 500 });
  expect(await take(rootId)).toBe(0);
  expect(editor.document.get().settings).toMatchObject({ width: 700 });
});

test("what they deleted and I wrote in is there, and goes with what it stood in when theirs is taken", async () => {
  const { block, contested, take, editor } = await meet(set("words", { text: "<p>Still here</p>" }), remove("below"));
  expect(contested()).toEqual(["words"]);
  expect(block("words")).toBeDefined();
  expect(await take("words")).toBe(0);
  expect([block("words"), block("below")]).toEqual([undefined, undefined]);
  editor.run("undo");
  expect(block("words")?.props["text"]).toBe("<p>Still here</p>");
});

test("of a section that they deleted, that stays which is not chosen", async () => {
  const { block, take } = await meet(
    (mine) => [set("words", { text: "<p>Still here</p>" })(mine), set("menu", { fontSize: 10 })(mine)],
    remove("below"),
  );
  expect(await take("words")).toBe(0);
  expect(block("words")).toBeUndefined();
  expect(block("menu")?.props["fontSize"]).toBe(10);
});

test("what I deleted and they wrote in is there, and goes when mine is taken", async () => {
  const { block, contested, take } = await meet(remove("below"), set("words", { text: "<p>Theirs</p>" }));
  expect(contested()).toEqual(["below"]);
  expect(block("words")?.props["text"]).toBe("<p>Theirs</p>");
  expect(await take("below")).toBe(0);
  expect(block("below")).toBeUndefined();
});

test("what they moved into what I deleted is not deleted with it", async () => {
  const { block, take, editor } = await meet(remove("below"), moveBelow, set("words", { text: "<p>Theirs</p>" }));
  expect(await take("below")).toBe(0);
  expect(block("words")).toBeUndefined();
  expect(findParent(editor.document.get().root, "title")?.parent.type).toBe("cell");
});

test("what was changed since is left as it is, and counted", async () => {
  const open = await meet(
    (mine) => [set("button", { radius: 10 })(mine), set("menu", { fontSize: 10 })(mine), set("words", { text: "<p>Mine</p>" })(mine)],
    set("button", { radius: 20 }),
    set("menu", { fontSize: 20 }),
    remove("words"),
  );
  set("button", { radius: 30 })(open.editor);
  set("words", { text: "<p>More</p>" })(open.editor);
  expect(await open.take("button", "menu", "words")).toBe(2);
  expect(open.block("button")?.props["radius"]).toBe(30);
  expect(open.block("menu")?.props["fontSize"]).toBe(20);
  expect(open.block("words")?.props["text"]).toBe("<p>More</p>");
});

test("a block that was deleted since is left out", async () => {
  const open = await both("button", { radius: 10 }, { radius: 20 });
  remove("button")(open.editor);
  expect(await open.take("button")).toBe(1);
  expect(open.block("button")).toBeUndefined();
});

test("another value of the block that was changed since stays", async () => {
  const open = await both("button", { radius: 10 }, { radius: 20 });
  set("button", { label: "Since" })(open.editor);
  expect(await open.take("button")).toBe(0);
  expect(open.block("button")?.props).toMatchObject({ radius: 20, label: "Since" });
});

test("values for a phone that both changed are taken from the other side", async () => {
  const phone =
    (fontSize: number): Work =>
    (editor) =>
      editor.run("set-extras", { blockIds: ["title"], part: "mobile", values: { fontSize } });
  const open = await meet(phone(10), phone(20));
  expect(open.contested()).toEqual(["title"]);
  expect(await open.take("title")).toBe(0);
  expect((open.block("title") as Block).extras).toMatchObject({ mobile: { fontSize: 20 } });
});

test("nobody may take it in an email that may not be changed", async () => {
  const open = await both("button", { radius: 10 }, { radius: 20 });
  open.editor.viewState.setState({ readOnly: true });
  expect(open.editor.can("show-contested")).toEqual({ done: false, refusal: "read-only" });
  expect(await open.take("button")).toBe("read-only");
});

import { blockRegistry } from "@mailwright/blocks";
import { checkDocument } from "@mailwright/checks";
import { collectBlocks, findBlock } from "@mailwright/document";
import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { refusalOf } from "../../testing/memory-ports.js";
import { openTestEditor, type TestEditorOptions } from "../../testing/open-editor.js";
import { addLaterCommands } from "./add-later-commands.js";

const insecure = '<p><a href="http://shop.example.com">Shop</a></p>';
const email = aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({ text: insecure }, "words"))]);

async function open(options: TestEditorOptions = {}) {
  const opened = await openTestEditor({ document: email, ...options });
  await addLaterCommands(opened.services.editor);
  const { editor } = opened.services;
  return {
    ...opened,
    ...opened.services,
    words: () => findBlock(editor.document.get().root, "words"),
    types: () => collectBlocks(editor.document.get().root).map(({ type }) => type),
  };
}

const date = "2026-01-02T03:04:05.000Z";
const versionOf = (document: unknown) => ({ date, userName: "Ann", name: "", authors: [], previewUrl: "", document });

test("a finding of the checks is fixed as it was told, in one undo step", async () => {
  const { editor, words } = await open();
  const found = checkDocument(editor.document.get(), { registry: blockRegistry }).findings.find(
    ({ fix }) => fix?.kind === "secure-address",
  );
  if (!found?.blockId || !found.fix) throw new Error("nothing was found");
  const given = JSON.parse(JSON.stringify(found));
  const outcome = editor.run("fix-finding", given);
  expect(outcome.done && (await outcome.value)).toBeUndefined();
  expect(words()?.props["text"]).toContain("https://shop.example.com");
  const again = editor.run("fix-finding", given);
  expect(again.done && (await again.value)).toEqual({ done: false, refusal: "nothing-to-change" });
  editor.run("undo");
  expect(words()?.props["text"]).toBe(insecure);
});

test("a fix writes nothing into a block that its settings could not, and nothing into one that is locked or gone", async () => {
  const { editor, words } = await open();
  const before = editor.document.get();
  const wrong = editor.run("fix-finding", { blockId: "title", fix: { kind: "set-heading-level", values: { level: 99 } } });
  expect(wrong.done && (await wrong.value)).toMatchObject({ refusal: "bad-arguments" });
  expect(editor.document.get()).toBe(before);
  const fix = { kind: "secure-address", values: { address: "http://shop.example.com" } };
  expect(editor.run("fix-finding", { blockId: "gone", fix })).toEqual({ done: false, refusal: "no-such-block" });
  editor.run("set-extras", { blockIds: ["words"], part: "lock", values: { content: true } });
  expect(editor.run("fix-finding", { blockId: "words", fix })).toEqual({ done: false, refusal: "locked-content" });
  expect(words()?.props["text"]).toBe(insecure);
});

test("a finding is ignored for a reason, and counts again without one", async () => {
  const { editor, words } = await open();
  const finding = { rule: "link-insecure", subject: "http://shop.example.com", blockId: "words" };
  const ignore = async (more: { readonly reason?: string }) => {
    const outcome = editor.run("ignore-finding", { ...finding, ...more });
    return outcome.done && (await outcome.value);
  };
  expect(await ignore({})).toEqual({ done: false, refusal: "nothing-to-change" });
  expect(await ignore({ reason: "Not ours" })).toBeUndefined();
  expect(JSON.stringify(words()?.extras)).toContain("Not ours");
  expect(await ignore({})).toBeUndefined();
  expect(words()?.extras).toBeUndefined();
  expect(editor.run("ignore-finding", { ...finding, blockId: "gone" })).toEqual({ done: false, refusal: "no-such-block" });
});

test("a version takes the place of the work by its date, and Undo brings the work back", async () => {
  const { editor, world, types } = await open();
  const before = editor.document.get();
  world.versions = [versionOf(aDocument([aSection(aText({}, "old"))]))];
  world.refusal = refusalOf("not-found");
  const refused = editor.run("restore-version", { date });
  expect(refused.done && (await refused.value)).toMatchObject({ kind: "refused", code: "not-found" });
  expect(editor.document.get()).toBe(before);
  world.refusal = undefined;
  const outcome = editor.run("restore-version", { date });
  expect(outcome.done && (await outcome.value)).toBeUndefined();
  expect(types()).not.toContain("heading");
  expect(world.restored).toBe(date);
  editor.run("undo");
  expect(editor.document.get()).toEqual(before);
  expect(world.restored).toBeNull();
  editor.run("redo");
  expect(world.restored).toBe(date);
  editor.document.markSaved();
  editor.run("undo");
  editor.run("redo");
  expect(world.restored).toBeNull();
});

test("the next save says which version it restores, and those after it do not; what changes nothing restores nothing", async () => {
  const { editor, world } = await open();
  const restore = async () => {
    const outcome = editor.run("restore-version", { date });
    expect(outcome.done && (await outcome.value)).toBeUndefined();
    return world.restored;
  };
  world.versions = [versionOf(aDocument([aSection(aText({}, "old"))]))];
  expect(await restore()).toBe(date);
  editor.document.markSaved();
  expect(world.restored).toBeNull();
  expect(await restore()).toBeNull();
});

test("a version that arrives after the template was closed to changes replaces nothing", async () => {
  const { editor, world } = await open();
  world.versions = [versionOf(aDocument([aSection(aText({}, "old"))]))];
  const before = editor.document.get();
  const outcome = editor.run("restore-version", { date });
  editor.viewState.setState({ readOnly: true });
  expect(outcome.done && (await outcome.value)).toEqual({ done: false, refusal: "read-only" });
  expect(editor.document.get()).toBe(before);
});

test("one block of a version is restored, and one that has not changed is not", async () => {
  const { editor, world, words } = await open();
  world.versions = [versionOf(email)];
  editor.run("set-props", { blockIds: ["words"], props: { text: "<p>Other</p>" } });
  const restore = async (blockId: string) => {
    const outcome = editor.run("restore-block", { date, blockId });
    return outcome.done && (await outcome.value);
  };
  expect(await restore("words")).toBeUndefined();
  expect(words()?.props["text"]).toBe(insecure);
  expect(await restore("words")).toEqual({ done: false, refusal: "nothing-to-change" });
  editor.run("remove-block", { blockIds: ["title"] });
  // A version never changes, so it is not asked for again.
  world.refusal = refusalOf("network");
  expect(await restore("title")).toBeUndefined();
  expect(findBlock(editor.document.get().root, "title")).toBeDefined();
});

test("without versions none is restored; what no dialog asks about is not answered", async () => {
  const { editor } = await open({ without: ["versions"] });
  expect(editor.run("restore-version", { date })).toEqual({ done: false, refusal: "not-offered" });
  expect(editor.run("restore-block", { date, blockId: "words" })).toEqual({ done: false, refusal: "not-offered" });
  expect(editor.run("take-theirs")).toEqual({ done: false, refusal: "not-now" });
  expect(editor.run("restore-draft", { draft: 0 })).toEqual({ done: false, refusal: "not-now" });
});

test("a document takes the place of everything in one undo step; what is none is refused", async () => {
  const { editor, types } = await open();
  const before = types();
  const unknown = { id: "u", type: "hologram", props: {} };
  const document = JSON.parse(JSON.stringify(aDocument([aSection(aText({}, "other"))])));
  document.root.children.push(unknown);
  expect(editor.run("replace-document", { document })).toMatchObject({ done: true, value: [{ code: "unknown-type" }] });
  expect(types()).toContain("hologram");
  editor.run("undo");
  expect(types()).toEqual(before);
  for (const wrong of [null, "<h1>", { version: 1 }, { root: [] }])
    expect(editor.run("replace-document", { document: wrong })).toMatchObject({ refusal: "bad-arguments" });
  expect(types()).toEqual(before);
});

test("code that cannot be read changes nothing, and it is answered why", async () => {
  const { editor, world } = await open();
  const before = editor.document.get();
  const run = async (html: string) => {
    const outcome = editor.run("import-code", { html });
    return outcome.done && (await outcome.value);
  };
  expect(await run("no markup")).toEqual({ kind: "refused", refusal: "source-no-markup" });
  world.refusal = refusalOf("unavailable");
  expect(await run("<p>Hello</p>")).toMatchObject({ kind: "refused", code: "unavailable" });
  expect(editor.document.get()).toBe(before);
});

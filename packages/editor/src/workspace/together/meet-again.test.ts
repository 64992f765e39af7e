import { collectBlocks, findBlock } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { steps } from "../../../../editing/src/testing/random-steps.js";
import { propsOf, setProps as set, together } from "../../testing/cut-room.js";

test.each([
  ["Yjs would let Ann's stand", true],
  ["Yjs would let Ben's stand", false],
])("a value that both changed while apart is hers for everybody, and is told with his; %s", async (_, annWins) => {
  const room = await together(annWins);
  const { editor, ben } = room;
  await room.lose();
  set(editor, "button", { background: "#111111", radius: 3 });
  set(ben, "button", { background: "#222222", fontSize: 12 });
  room.sendBens();
  await room.comeBack();
  expect(room.contested()).toEqual([["button", ["background", "#111111", "#222222"]]]);
  expect(room.takeContested()).toEqual(["button"]);
  for (const each of [editor, ben])
    expect(propsOf(each, "button")).toEqual({ label: "Buy", background: "#111111", radius: 3, fontSize: 12 });
});

test.each([[true], [false]])(
  "what she changes once more, after his has arrived, is not taken back to what she had before (%s)",
  async (annWins) => {
    const room = await together(annWins);
    const { editor, ben } = room;
    await room.lose();
    set(editor, "button", { background: "#111111" });
    set(ben, "button", { background: "#222222" });
    room.sendBens();
    room.arrive();
    await room.lose();
    set(editor, "button", { background: "#333333" });
    await room.comeBack();
    expect(room.contested()).toEqual([]);
    for (const each of [editor, ben]) expect(propsOf(each, "button")?.["background"]).toBe("#333333");
  },
);

test.each([[true], [false]])(
  "columns that stand beside others than either made them for are made to fit, and are nobody's to decide (%s)",
  async (annWins) => {
    const room = await together(annWins);
    const { editor, ben } = room;
    const sectionOf = ({ document }: Editor) => collectBlocks(document.get().root).find(({ type }) => type === "section");
    const columns = (of: Editor, widths: readonly number[]) =>
      of.run("set-columns", { sectionId: sectionOf(of)?.id ?? "", widths: [...widths] });
    columns(editor, [50, 50]);
    room.sendToBen();
    await room.lose();
    columns(editor, [100]);
    columns(ben, [25, 25, 50]);
    room.sendBens();
    await room.comeBack();
    const widths = (of: Editor) => sectionOf(of)?.children?.map(({ props }) => props["width"]) ?? [];
    expect(widths(editor)).toEqual(widths(ben));
    expect(widths(editor).toSorted()).toEqual([33.33, 66.67]);
    expect(room.contested()).toEqual([]);
  },
);

test.each([[true], [false]])("of a list what only one changed is there, and of what both changed hers (%s)", async (annWins) => {
  const room = await together(annWins);
  const at = (value: string) => ({ kind: "web", value: `https://${value}.example.com` });
  await room.lose();
  set(room.editor, "menu", { links: [{ text: "New in", link: at("ann") }, { text: "Shop" }] });
  set(room.ben, "menu", {
    links: [
      { text: "New in", link: at("ben") },
      { text: "Shop", link: at("shop") },
    ],
  });
  room.sendBens();
  await room.comeBack();
  expect(room.contested()).toMatchObject([["menu", ["links", [{ link: at("ann") }, {}], [{ link: at("ben") }, { link: at("shop") }]]]]);
  for (const each of [room.editor, room.ben])
    expect(propsOf(each, "menu")?.["links"]).toMatchObject([{ link: at("ann") }, { link: at("shop") }]);
});

test("letters of one text, and different values of one block, are no conflict", async () => {
  const room = await together(true);
  await room.lose();
  set(room.editor, "title", { text: "Hello1" });
  set(room.editor, "button", { radius: 3 });
  set(room.ben, "title", { text: "Hello2" });
  set(room.ben, "button", { fontSize: 12 });
  room.sendBens();
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
  expect(["Hello12", "Hello21"]).toContain(propsOf(room.editor, "title")?.["text"]);
  expect(propsOf(room.ben, "button")).toMatchObject({ radius: 3, fontSize: 12 });
});

test("where both wrote the same there is nothing to decide", async () => {
  const room = await together(true);
  await room.lose();
  for (const each of [room.editor, room.ben]) set(each, "title", { fontSize: 40 });
  room.sendBens();
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
});

test("what was written before anybody noticed that nothing passes is part of it", async () => {
  const room = await together(false);
  set(room.editor, "title", { fontSize: 24 });
  room.sendToBen();
  room.cut();
  set(room.editor, "title", { fontSize: 40 });
  set(room.editor, "button", { radius: 3 });
  await room.lose();
  set(room.ben, "title", { fontSize: 30 });
  room.sendBens();
  await room.comeBack();
  expect(room.contested()).toEqual([["title", ["fontSize", 40, 30]]]);
  expect(propsOf(room.ben, "title")?.["fontSize"]).toBe(40);
});

test("what others made of one's own work, which had arrived before the connection went, is theirs alone", async () => {
  const room = await together(true);
  set(room.editor, "title", { fontSize: 40 });
  room.sendToBen();
  await room.lose();
  set(room.ben, "title", { fontSize: 30 });
  room.sendBens();
  set(room.editor, "button", { radius: 3 });
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
  for (const each of [room.editor, room.ben]) expect(propsOf(each, "title")?.["fontSize"]).toBe(30);
});

test("who only looked on while there was no connection is told of nothing, and a second time counts from the first", async () => {
  const room = await together(true);
  await room.lose();
  set(room.ben, "title", { fontSize: 30 });
  room.sendBens();
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
  await room.lose();
  set(room.editor, "title", { fontSize: 40 });
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
  expect(propsOf(room.ben, "title")?.["fontSize"]).toBe(40);
});

test("what one deleted stays deleted, and is not asked about", async () => {
  const room = await together(true);
  await room.lose();
  set(room.editor, "title", { fontSize: 40 });
  room.ben.run("remove-block", { blockIds: ["title"] });
  room.sendBens();
  await room.comeBack();
  expect(room.contest()).toBeUndefined();
  expect(propsOf(room.editor, "title")).toBeUndefined();
});

test("whatever both did while apart, both have the same afterwards, and what is told stands as she has it", {
  timeout: 900_000,
}, async () => {
  const some = fc.array(steps, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), some, some, some, async (annWins, first, hers, his) => {
      const room = await together(annWins);
      for (const step of first) step(room.editor);
      room.sendToBen();
      await room.lose();
      for (const step of hers) step(room.editor);
      for (const step of his) step(room.ben);
      room.sendBens();
      await room.comeBack();
      expect(room.ben.document.get()).toEqual(room.editor.document.get());
      for (const { id, values } of room.contest()?.conflicts ?? []) {
        const { props = {}, extras = {} } = findBlock(room.editor.document.get().root, id) ?? {};
        const held: Record<string, Record<string, unknown>> = { props, extras, settings: { ...room.editor.document.get().settings } };
        for (const { part, name, mine } of values)
          if (!Array.isArray(mine)) expect([id, name, held[part]?.[name]]).toEqual([id, name, mine]);
      }
      room.leave();
    }),
    runs(30, 300),
  );
});

test("Undo takes back that hers stands, for everybody", async () => {
  const room = await together(false);
  await room.lose();
  set(room.editor, "title", { fontSize: 40 });
  set(room.ben, "title", { fontSize: 30 });
  room.sendBens();
  await room.comeBack();
  expect(propsOf(room.editor, "title")?.["fontSize"]).toBe(40);
  room.editor.run("undo");
  expect(propsOf(room.editor, "title")?.["fontSize"]).toBe(30);
});

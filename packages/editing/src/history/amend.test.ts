import { expect, test } from "vitest";
import { aStore, titled } from "../testing/test-store.js";
import { changeBlock } from "../tree/tree.js";

test("what follows from earlier work joins the last step, keeps what can be redone, and is unsaved", () => {
  const { store, setText, time } = aStore(titled());
  const follow = (color: string) =>
    store.amend({
      ...store.get(),
      root: changeBlock(store.get().root, "words", (block) => ({ ...block, props: { ...block.props, color } })),
    });
  const colorOf = () => store.get().root.children?.[0]?.children?.[1]?.children?.[0]?.children?.[0]?.props["color"];
  setText("B");
  time.ms += 10_000;
  store.markSaved();
  expect(follow("#111111")).toBe(true);
  expect(store.isDirty()).toBe(true);
  expect(store.history().entries).toHaveLength(1);
  setText("C");
  store.undo();
  expect(follow("#222222")).toBe(true);
  expect(store.history().canRedo).toBe(true);
  expect(colorOf()).toBe("#222222");
  store.undo();
  expect(colorOf()).toBeUndefined();
  store.redo();
  expect(colorOf()).toBe("#222222");
  expect(follow("#222222")).toBe(false);
});

test("what follows before the first step is unsaved work without a step", () => {
  const { store } = aStore(titled());
  expect(store.amend({ ...store.get(), settings: { lang: "de" } })).toBe(true);
  expect(store.isDirty()).toBe(true);
  expect(store.history().canUndo).toBe(false);
});

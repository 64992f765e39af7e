import { aDocument, aHeading, aSection, aText } from "@mailwright/testing";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { Editor } from "../editor/editor.js";
import type { Outcome } from "../outcome/outcome.js";
import { anEditor } from "../testing/test-editor.js";
import { orderCommands } from "./command.js";
import { collectOffers, commandWords } from "./command-words.js";
import { duplicateBlock } from "./duplicate-block.js";
import { editingCommands } from "./editing-commands.js";
import { undo } from "./history.js";

const commands = orderCommands(editingCommands);
const opened = () => anEditor(aDocument([aSection(aHeading({ text: "Hello" }, "title"), aText({}, "words"))]));

/** A record that has every field, each with this value. */
function everyField(value: unknown): object {
  return new Proxy(
    {},
    {
      get: () => value,
      has: () => true,
      getOwnPropertyDescriptor: () => ({ value, configurable: true, enumerable: true, writable: true }),
    },
  );
}

function withThrowingFields(): object {
  const fail = () => {
    throw new Error("a trap of the page");
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail });
}

const hostile: readonly (readonly [string, unknown])[] = [
  ["a number", 7],
  ["a text", "remove-block"],
  ["a list", [["title"]]],
  ["a function", () => ({})],
  ["a symbol", Symbol("x")],
  ["yes", true],
  ["fields of symbols", everyField(Symbol("x"))],
  ["fields that are no number", everyField(Number.NaN)],
  ["fields that are functions", everyField(() => "up")],
  ["fields that throw", withThrowingFields()],
];

describe.each(commands.map((command) => [command.id, command] as const))("%s", (id, command) => {
  test("has words in both languages, and each of its offers too", () => {
    for (const words of [command.words, ...(command.offers ?? []).map((offer) => offer.words)]) {
      expect(words.en).toMatch(/^[A-Z]/);
      expect(words.de).toMatch(/^[A-ZÄÖÜ]/);
    }
  });

  test("takes what its shortcuts and offers give", () => {
    const given = [...(command.shortcuts ?? []), ...(command.offers ?? [])].map(({ args }) => args);
    for (const args of given) expect(command.takes(args)).toEqual({ ok: true, value: args });
  });

  test.each(hostile)("refuses %s, and changes nothing", (_, args) => {
    const { editor } = opened();
    editor.run("select", { blockIds: ["title"] });
    const before = { document: editor.document.get(), viewState: editor.viewState.getState() };
    expect(editor.can(id as string, args)).toMatchObject({ done: false, refusal: "bad-arguments" });
    expect(editor.run(id as string, args)).toMatchObject({ done: false, refusal: "bad-arguments" });
    expect(editor.document.get()).toBe(before.document);
    expect(editor.viewState.getState()).toBe(before.viewState);
    expect(editor.document.isDirty()).toBe(false);
  });
});

test("ids and keys are told apart", () => {
  const ids = commands.map(({ id }) => id);
  const keys = commands.flatMap(({ shortcuts = [] }) => shortcuts.map((shortcut) => shortcut.keys));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(keys).size).toBe(keys.length);
});

test("what is wrong is named", () => {
  const { editor } = opened();
  const target = { parentId: "wrapper", index: -1 };
  expect(editor.run("move-block", { target })).toEqual({ done: false, refusal: "bad-arguments", detail: "move-block.target.index" });
  const widths = [50, "50"] as unknown as number[];
  expect(editor.run("set-columns", { widths })).toEqual({ done: false, refusal: "bad-arguments", detail: "set-columns.widths.1" });
});

test("fields that a command does not know are left out", () => {
  expect(undo.takes(null)).toEqual({ ok: true, value: undefined });
  expect(duplicateBlock.takes({ blockIds: ["a"], force: true })).toEqual({ ok: true, value: { blockIds: ["a"] } });
});

test("a list offers commands that need no more, each with a name in both languages", () => {
  const offers = collectOffers(commands);
  const words = offers.map(({ word }) => word);
  expect(words).toContain("move-block-step.up");
  expect(words).toContain("undo");
  expect(words).not.toContain("set-props");
  for (const language of ["en", "de"] as const) {
    const names = commandWords(commands, language);
    expect(words.filter((word) => !names[word])).toEqual([]);
  }
});

test("arguments and answers have the types of the list", () => {
  const check = (editor: Editor) => {
    expectTypeOf(editor.run("copy-blocks")).toEqualTypeOf<Outcome<string>>();
    expectTypeOf(editor.run("insert-block", { blueprint: { type: "heading" } })).toEqualTypeOf<Outcome<string>>();
    expectTypeOf(editor.run("zoom-in" as string, 7)).toEqualTypeOf<Outcome>();
    // @ts-expect-error: no such device
    editor.run("set-device", { device: "fridge" });
    // @ts-expect-error: the device is missing
    editor.run("set-device");
    // @ts-expect-error: no such command
    editor.run("format-disk");
  };
  expect(check).toBeTypeOf("function");
});

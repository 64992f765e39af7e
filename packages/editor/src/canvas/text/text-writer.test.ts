import { collectBlocks } from "@mailwright/document";
import { documentOfSize } from "@mailwright/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aPeer, aSharedDocument } from "../../../../collaboration/src/testing/peers.js";
import { readEditable } from "./editable-text.js";
import { createTextMemory } from "./text-memory.js";
import { createTextWriter, type TextWriterOptions } from "./text-writer.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = globalThis as unknown as Window;
const snapshot = { state: {} } as unknown as ReturnType<ReturnType<TextWriterOptions["text"]>["snapshot"]>;

/** A text of an email, and a key for it. */
function openWriter(others?: TextWriterOptions["others"]) {
  const document = documentOfSize(10);
  const blockId = collectBlocks(document.root).find(({ type }) => type === "text")?.id ?? "";
  const { editor, pass } = aPeer("ann", 1, aSharedDocument(document));
  const start = readEditable(editor, blockId);
  if (!start) throw new Error("There is no text.");
  let html = "<p></p>";
  const memory = createTextMemory(editor, start);
  let isComposing = false;
  const text = () => ({ html: () => html, snapshot: () => snapshot, isComposing: () => isComposing });
  const writer = createTextWriter({ editor, blockId, memory, view, text, others });
  const typeSteadily = (letters: string) => {
    for (const letter of letters) {
      html = html.replace("</p>", `${letter}</p>`);
      writer.note(snapshot);
      for (let ms = 0; ms < 100; ms += 10) {
        pass(10);
        vi.advanceTimersByTime(10);
      }
    }
  };
  const compose = (composes: boolean) => {
    isComposing = composes;
  };
  return { editor, typeSteadily, compose, written: () => readEditable(editor, blockId)?.html, start: start.html };
}

const shared = { join: (_: unknown, mine: string) => mine };

test("others read what somebody types who makes no pause", () => {
  const { typeSteadily, written } = openWriter(shared);
  typeSteadily("abcdefghijkl");
  expect(written()).toContain("<p>abcdefgh");
});

test("what is typed without a pause is one step of undo while nothing is stored, also where others read it meanwhile", () => {
  const { editor, typeSteadily, written, start } = openWriter(shared);
  typeSteadily("abcdefghijkl");
  vi.advanceTimersByTime(1000);
  expect(written()).toBe("<p>abcdefghijkl</p>");
  editor.document.undo();
  expect(written()).toBe(start);
});

test("where nobody else writes, the document waits for a pause", () => {
  const { typeSteadily, written, start } = openWriter();
  typeSteadily("abcdefghijkl");
  expect(written()).toBe(start);
  vi.advanceTimersByTime(1000);
  expect(written()).toBe("<p>abcdefghijkl</p>");
});

test.each([
  ["others write too", shared],
  ["nobody else writes", undefined],
])("what an input method makes is written once it is made, as one step of undo, where %s", (_, others) => {
  const { editor, typeSteadily, compose, written, start } = openWriter(others);
  compose(true);
  typeSteadily("に");
  vi.advanceTimersByTime(2000);
  typeSteadily("ほ");
  vi.advanceTimersByTime(2000);
  expect(written()).toBe(start);
  compose(false);
  vi.advanceTimersByTime(1000);
  expect(written()).toBe("<p>にほ</p>");
  editor.document.undo();
  expect(written()).toBe(start);
});

test.each([
  ["others write too", shared],
  ["nobody else writes", undefined],
])("the last word of a phone's keyboard, which it keeps as long as nothing follows, is written all the same, where %s", (_, others) => {
  const { typeSteadily, compose, written, start } = openWriter(others);
  compose(true);
  typeSteadily("hello");
  vi.advanceTimersByTime(4000);
  expect(written()).toBe(start);
  vi.advanceTimersByTime(2000);
  expect(written()).toBe("<p>hello</p>");
});

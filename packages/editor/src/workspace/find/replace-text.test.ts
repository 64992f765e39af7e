import { blockRegistry } from "@mailwright/blocks";
import { collectBlocks, type EmailDocument } from "@mailwright/document";
import { createEditor } from "@mailwright/editing";
import { aButton, aDocument, aHeading, anImage, aSection, aText, counterIds } from "@mailwright/testing";
import { expect, test } from "vitest";
import { findMatches } from "./find-matches.js";
import { replaceText } from "./replace-text.js";

const open = (document: EmailDocument) => createEditor({ registry: blockRegistry, document, newId: counterIds("new-"), clock: () => 0 });

const letter = () =>
  aDocument([
    aSection(
      aHeading({ text: "Spring sale" }, "title"),
      aText({ text: '<p>The <strong>sp</strong>ring <a href="https://shop.test/spring">sale</a> &amp; more spring</p>' }, "words"),
      aButton({ label: "To the SPRING shop", link: { kind: "web", value: "https://shop.test/spring" } }, "go"),
      anImage({ alt: "A spring meadow" }, "picture"),
    ),
  ]);

const find = (document: EmailDocument, words: string, isCaseSensitive = false) =>
  findMatches(document, blockRegistry, { words, isCaseSensitive }).map(({ place }) => `${place.block.id} ${place.propName}`);

const propsOf = (editor: ReturnType<typeof open>, id: string) =>
  collectBlocks(editor.document.get().root).find((block) => block.id === id)?.props;

test("texts, links and alternative texts are found in the order of the email", () => {
  expect(find(letter(), "spring")).toEqual(["title text", "words text", "words text", "words text", "go label", "go link", "picture alt"]);
  expect(find(letter(), "spring", true)).toEqual(["words text", "words text", "words text", "go link", "picture alt"]);
  expect(find(letter(), "(spring")).toEqual([]);
});

test("replace all is one undo step, and tags stay where they are", () => {
  const editor = open(letter());
  const before = JSON.stringify(editor.document.get());
  expect(editor.run(replaceText, { words: "spring", isCaseSensitive: false, replacement: "a < b" })).toEqual({ done: true, value: 7 });
  expect(propsOf(editor, "words")?.["text"]).toBe(
    '<p>The <strong>a &lt; b</strong> <a href="https://shop.test/a &lt; b">sale</a> &amp; more a &lt; b</p>',
  );
  expect(propsOf(editor, "picture")?.["alt"]).toBe("A a < b meadow");
  expect(editor.document.history().entries).toHaveLength(1);
  editor.run("undo");
  expect(JSON.stringify(editor.document.get())).toBe(before);
});

test("one find is replaced and the others stay", () => {
  const editor = open(letter());
  editor.run(replaceText, { words: "spring", isCaseSensitive: false, replacement: "summer", index: 2 });
  expect(propsOf(editor, "words")?.["text"]).toContain("more summer");
  expect(propsOf(editor, "title")?.["text"]).toBe("Spring sale");
});

test("several texts of one list are all replaced", () => {
  const menu = { id: "menu", type: "menu", props: { links: [{ text: "One shop" }, { text: "Two shop" }] } };
  const editor = open(aDocument([aSection(menu)]));
  editor.run(replaceText, { words: "shop", isCaseSensitive: false, replacement: "store" });
  expect(JSON.stringify(propsOf(editor, "menu"))).toMatch(/One store.*Two store/);
});

test("locked content stays", () => {
  const locked = { ...aHeading({ text: "Spring" }, "kept"), extras: { lock: { content: true } } };
  const editor = open(aDocument([aSection(locked)]));
  const outcome = editor.run(replaceText, { words: "spring", isCaseSensitive: false, replacement: "x" });
  expect(outcome).toMatchObject({ done: false, refusal: "locked-content" });
});

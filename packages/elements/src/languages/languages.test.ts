import { readdirSync, readFileSync } from "node:fs";
import { german as dashboardGerman } from "@mailwright/dashboard/languages/german";
import { german as editorGerman } from "@mailwright/editor/languages/german";
import { createTranslator, defineStrings, type Message, type StringOverrides } from "@mailwright/ui";
import { expect, test } from "vitest";
import { german as siteGerman } from "../../../../examples/demo-site/src/languages/german.js";
import { fieldsStrings } from "../../../../examples/demo-site/src/pages/fields/fields-strings.js";
import { peopleStrings } from "../../../../examples/demo-site/src/pages/people/people-strings.js";
import { siteStrings } from "../../../../examples/demo-site/src/strings.js";
import { collectEnglish, englishNamespaces } from "../testing/english-words.js";

const english = collectEnglish();
const german: StringOverrides = { ...editorGerman, ...dashboardGerman };
const packages = new URL("../../..", import.meta.url);
const forms = (message: Message): readonly string[] => (typeof message === "string" ? [message] : Object.values(message));
const placeholders = (message: Message) => [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test("German says everything that English says, and nothing else", () => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
});

test("the demo site says everything in German", () => {
  expect(Object.keys(siteGerman.site).sort()).toEqual(Object.keys(siteStrings.messages).sort());
  expect(Object.keys(siteGerman.fields).sort()).toEqual(Object.keys(fieldsStrings.messages).sort());
  expect(Object.keys(siteGerman.people).sort()).toEqual(Object.keys(peopleStrings.messages).sort());
});

test("a German sentence names the same values as the English one", () => {
  const differing = Object.entries(english).filter(([key, message]) => {
    const translated = german[key];
    return translated !== undefined && placeholders(translated).join() !== placeholders(message).join();
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test("what has plural forms in English has those of German", () => {
  const wanted = new Intl.PluralRules("de").resolvedOptions().pluralCategories;
  const lacking = Object.entries(english).filter(([key, message]) => {
    const translated = german[key];
    return typeof message !== "string" && (typeof translated !== "object" || wanted.some((form) => translated[form] === undefined));
  });
  expect(lacking.map(([key]) => key)).toEqual([]);
});

test("German addresses people formally, and in German typography", () => {
  const odd = Object.entries(german).filter(([, message]) =>
    forms(message).some((text) => /\b(?:du|dein\w*|dir|dich)\b|["“][^„]*”/i.test(text)),
  );
  expect(odd).toEqual([]);
});

test("numbers and plurals follow the language", () => {
  const say = createTranslator(defineStrings("editor.settings", { blockCount: { one: "", other: "" } }), {
    locale: "de",
    overrides: german,
  });
  expect([1, 1200].map((count) => say("blockCount", { count }))).toEqual(["1 Block", "1.200 Blöcke"]);
});

test("every file that declares words is found by its name", () => {
  const declaring = ["ui", "rich-text", "views", "editor", "dashboard"].flatMap((name) =>
    declarationsBelow(new URL(`${name}/src/`, packages)),
  );
  expect([...englishNamespaces()].sort()).toEqual(declaring.sort());
});

/** The namespaces in the source of a package. */
function declarationsBelow(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|(?:^|\/)testing|define-strings/.test(path))
    .flatMap((path) => [...readFileSync(new URL(path, folder), "utf8").matchAll(/defineStrings(?:<\w+>)?\(\s*"([^"]+)"/g)])
    .map(([, namespace = ""]) => namespace);
}

import { expect, test } from "vitest";
import { readLanguage } from "./read-language.js";

test("a language is a tag, and no other words", () => {
  const found = ["en", "pt-BR", "pt_BR", "zh-Hant-TW", "", "javascript:alert(1)", "English", "e", "en us"].map(readLanguage);
  expect(found).toEqual(["en", "pt-BR", "pt-BR", "zh-Hant-TW", undefined, undefined, undefined, undefined, undefined]);
});

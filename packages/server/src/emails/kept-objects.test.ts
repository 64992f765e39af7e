import { aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { compileEmail, findLanguage } from "./compile-email.js";
import { keptCompilerOf } from "./kept-objects.js";

const written = JSON.stringify(aDocument([aSection(aText({ text: "<p>Stays</p>" })), aSection(aText({ text: "<p>WORDS</p>" }))]));
const asStored = (words: string) => ({ name: "Ours", preHeader: "", components: JSON.parse(written.replace("WORDS", words)), likes: [] });

function languageOf() {
  const language = findLanguage([]);
  if (!language) throw new Error("There is no language.");
  return language;
}

test("of an email that is compiled again under its name only the rows that changed are made anew, to the same bytes", async () => {
  await compileEmail({ ...asStored("Before"), againAs: "ours" });
  const { counters } = keptCompilerOf("ours", languageOf());
  const before = { ...counters };
  const again = await compileEmail({ ...asStored("After"), againAs: "ours" });
  expect(counters).toEqual({ ...before, rowsCompiled: before.rowsCompiled + 1, unitsRendered: before.unitsRendered + 1 });
  expect(again).toContain("After");
  expect(await compileEmail(asStored("After"))).toBe(again);
});

test("so it is after many others, each of another width", async () => {
  const emailOf = (width: number, words: string) => {
    const { components, ...email } = asStored(words);
    return { ...email, components: { ...components, settings: { ...components.settings, width } }, againAs: `of ${width}` };
  };
  const widths = Array.from({ length: 40 }, (_, n) => 500 + n);
  for (const width of widths) await compileEmail(emailOf(width, "Before"));
  const { counters } = keptCompilerOf("of 500", languageOf());
  const before = { ...counters };
  for (const width of widths) await compileEmail(emailOf(width, "After"));
  expect(counters).toEqual({ ...before, rowsCompiled: before.rowsCompiled + 1, unitsRendered: before.unitsRendered + 1 });
});

test("another email under the same name is compiled as what it is", async () => {
  await compileEmail({ ...asStored("Ours"), againAs: "theirs" });
  const other = { ...asStored(""), components: JSON.parse(written.replace("Stays", "Alone").replace(/"width":100/, '"width":50')) };
  const html = await compileEmail({ ...other, againAs: "theirs" });
  expect(html).toContain("Alone");
  expect(await compileEmail(other)).toBe(html);
});

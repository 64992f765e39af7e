import { aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { compileEmail, compilerOf, findLanguage } from "./compile-email.js";

const written = JSON.stringify(aDocument([aSection(aText({ text: "<p>Stays</p>" })), aSection(aText({ text: "<p>WORDS</p>" }))]));
const asStored = (words: string) => ({ name: "Ours", preHeader: "", components: JSON.parse(written.replace("WORDS", words)), likes: [] });

function countRows() {
  const language = findLanguage([]);
  if (!language) throw new Error("There is no language.");
  return compilerOf(language).counters.rowsCompiled;
}

test("of an email that is compiled again under its name only the rows that changed are made anew, to the same bytes", async () => {
  await compileEmail({ ...asStored("Before"), againAs: "ours" });
  const before = countRows();
  const again = await compileEmail({ ...asStored("After"), againAs: "ours" });
  expect(countRows() - before).toBe(1);
  expect(again).toContain("After");
  expect(await compileEmail(asStored("After"))).toBe(again);
  expect(countRows() - before).toBe(3);
});

test("another email under the same name is compiled as what it is", async () => {
  await compileEmail({ ...asStored("Ours"), againAs: "theirs" });
  const other = { ...asStored(""), components: JSON.parse(written.replace("Stays", "Alone").replace(/"width":100/, '"width":50')) };
  const html = await compileEmail({ ...other, againAs: "theirs" });
  expect(html).toContain("Alone");
  expect(await compileEmail(other)).toBe(html);
});

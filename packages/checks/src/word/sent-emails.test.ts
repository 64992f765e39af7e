import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { createCompiler } from "@mailwright/compiler";
import { collectBlocks, type EmailDocument } from "@mailwright/document";
import { arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc, runs } from "@mailwright/testing/fast-check";
import { validateHtml } from "@mailwright/testing/validate-html";
import { validateMjml } from "@mailwright/testing/validate-mjml";
import { expect, test } from "vitest";
import { findWordHarm } from "./find-word-harm.js";

// What is sent is right in the eyes of three: of Word, which draws it in Outlook for Windows, of html-validate and of MJML's own validator.
// In light and dark, from left to right and from right to left.

const compiler = createCompiler(blockRegistry);
const darkColours = { bgColor: "#14171c", textColor: "#dfe4ec", linkColor: "#93b3ff" };
const looks = [
  { name: "light, ltr", dir: "ltr", isDark: false },
  { name: "dark, rtl", dir: "rtl", isDark: true },
  { name: "dark, ltr", dir: "ltr", isDark: true },
  { name: "light, rtl", dir: "rtl", isDark: false },
] as const;
type Look = (typeof looks)[number];

function inLook(document: EmailDocument, { dir, isDark }: Look): EmailDocument {
  const { dark = darkColours, ...settings } = document.settings;
  return { ...document, settings: { ...settings, dir, ...(isDark && { dark }) } };
}

/** Hand-written code is sent with the elements that somebody wrote: a style sheet of theirs may be about a heading without words. */
function isHandWritten({ root }: EmailDocument, message: string): boolean {
  return message.startsWith("empty-heading:") && collectBlocks(root).some(({ type }) => type === "code" || type === "mjml");
}

async function expectRight(document: EmailDocument) {
  const { html } = compiler.compileDocument(document, { title: "Spring", preheader: "Ten days" });
  expect(findWordHarm(html).filter(({ harm }) => harm === "breaks")).toEqual([]);
  expect(validateHtml(html).filter((message) => !isHandWritten(document, message))).toEqual([]);
  expect(await validateMjml(compiler.toMjml(document))).toEqual([]);
}

const starters = starterDocuments.map((starter, index) => ({
  ...starter,
  looks: isLong() ? looks : [looks[index % looks.length] ?? looks[0]],
}));

/** Each starter in one look where everybody waits for it, in all of them else. */
function isLong(): boolean {
  return runs(0, 1).numRuns === 1;
}

// Three readers for each email, and up to four hundred emails: html-validate takes a tenth of a second for one.
const manyEmails = { timeout: 240_000 };

test.each(starters)("nothing is wrong with the starter “$name” as it is sent", manyEmails, async (starter) => {
  for (const look of starter.looks) await expectRight(inLook(plantStarter(starter, counterIds()), look));
});

test.each(looks)("nothing is wrong with any email, $name", manyEmails, async (look) => {
  const document = arbitraryDocument(blockRegistry, "valid", 3);
  await fc.assert(
    fc.asyncProperty(document, (made) => expectRight(inLook(made, look))),
    runs(4, 100),
  );
});

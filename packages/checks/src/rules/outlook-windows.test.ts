import { aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { german } from "../languages/german.js";
import { describeFinding } from "../report/messages.js";
import { wordMessages } from "../report/word-messages.js";
import { anEmail, codesOf, findingsOf, someHtml } from "../testing/check-sample.js";
import { wordRules } from "../word/find-word-harm.js";
import { loadWordReading } from "../word/word-reading.js";

const wordReading = await loadWordReading();

test("what Word puts elsewhere is told for the block that it is in, with what to expect there", () => {
  const email = anEmail(aText({ text: "<p>Fine</p>" }), someHtml('<div style="display:flex"><p style="margin-top:-9px">Over</p></div>'));
  const findings = findingsOf("outlook-windows", email, { wordReading });
  expect(findings.map(({ blockId, severity }) => [blockId, severity])).toEqual([
    ["code", "warning"],
    ["code", "warning"],
  ]);
  expect(findings.map(describeFinding)).toEqual([wordMessages["word-negative-margin"], wordMessages["word-flex-and-grid"]]);
  expect(findings[1]?.values["url"]).toMatch(/^https:\/\//);
});

test("one rule says once of a block what it finds there often, and nothing of what only looks plainer", () => {
  const round = '<div style="border-radius:6px;float:left">Words</div>';
  expect(codesOf("outlook-windows", anEmail(someHtml(round.repeat(9))), { wordReading })).toEqual(["word-float"]);
});

test("what another check says already is not said twice", () => {
  expect(codesOf("outlook-windows", anEmail(someHtml('<img src="https://a.example/a.webp" width="9" alt="A">')), { wordReading })).toEqual(
    [],
  );
});

test("every rule of Word that breaks something has its sentence, in German too", () => {
  const leftOut = ["picture-format", "pixels-per-inch", "shape-names"];
  const breaking = wordRules.flatMap(({ id, harm }) => (harm === "breaks" && !leftOut.includes(id) ? [`word-${id}`] : []));
  expect(Object.keys(wordMessages).sort()).toEqual(breaking.sort());
  expect(Object.keys(german.checks)).toEqual(expect.arrayContaining(breaking));
});

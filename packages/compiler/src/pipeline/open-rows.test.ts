import { blockRegistry } from "@mailwright/blocks";
import { aButton, aDocument, aHeading, aRow, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import { createCompiler } from "./compiler.js";

const document = aDocument([aSection(aHeading()), aRow([aHeading()], [aButton()]), aSection(aButton())]);

test("row by row is the same as all rows at once", () => {
  const parts = createCompiler(blockRegistry).parts(document);
  const opened = createCompiler(blockRegistry).openRows(document);
  const units = opened.rows.flatMap((row) => opened.compileRow(row) ?? []);
  expect(opened.frame).toEqual(parts.frame);
  expect(units.map(({ canvasHtml }) => canvasHtml)).toEqual(parts.units.map(({ canvasHtml }) => canvasHtml));
  expect(opened.headCss(units)).toBe(parts.headCss);
});

test("opening compiles nothing, and a row compiles only itself", () => {
  const compiler = createCompiler(blockRegistry);
  const { rows, compileRow } = compiler.openRows(document);
  expect(compiler.counters.rowsCompiled).toBe(0);
  const [row] = rows;
  if (row) expect(compileRow(row)).toBe(compileRow(row));
  expect(compiler.counters.rowsCompiled).toBe(1);
});

test("the CSS still serves a row that was drawn before a change", () => {
  const compiler = createCompiler(blockRegistry);
  const before = compiler.openRows(document);
  const units = before.rows.flatMap((row) => before.compileRow(row) ?? []);
  const after = compiler.openRows({ ...document, settings: { textFontSize: 20 } });
  expect(after.headCss(units)).toContain("mj-column-per-50");
});

test("a row whose words changed needs the same of the head, one with other columns does not", () => {
  const { rows, compileRow, headKind } = createCompiler(blockRegistry).openRows(document);
  const kinds = rows.map((row) => {
    const unit = compileRow(row);
    return unit && headKind(unit);
  });
  expect(kinds[0]).toBe(kinds[2]);
  expect(kinds[0]).not.toBe(kinds[1]);
});

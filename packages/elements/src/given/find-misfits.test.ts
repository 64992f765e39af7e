import { expect, test } from "vitest";
import { templateDashboardShapes } from "./element-shapes.js";
import { emailEditorShapes } from "./email-editor-shapes.js";
import { findMisfits } from "./find-misfits.js";
import type { Shapes } from "./shapes.js";

const told = (given: Readonly<Record<string, unknown>>, shapes: Shapes = emailEditorShapes) =>
  findMisfits(given, shapes).map(({ code, path, message }) => [code, path, message]);

test.each([
  [{ theme: "pink" }, ["wrong-value", "theme", 'theme is "pink"; "light" or "dark" or "auto" is expected.']],
  [{ mode: "expert" }, ["wrong-value", "mode", 'mode is "expert"; "simple" or "advanced" is expected.']],
  [{ locale: "no language" }, ["wrong-value", "locale", 'locale is "no language"; a language tag, such as en or de-AT, is expected.']],
  [{ providers: { savve: () => undefined } }, ["unknown-name", "providers.savve", "providers knows no savve; did you mean save?"]],
  [{ providers: { save: "yes" } }, ["wrong-value", "providers.save", 'providers.save is "yes"; a function is expected.']],
  [
    { providers: { shop: { stores: () => [] } } },
    ["wrong-value", "providers.shop.products", "providers.shop.products is undefined; a function is expected."],
  ],
  [{ features: { chekcs: false } }, ["unknown-name", "features.chekcs", "features knows no chekcs; did you mean checks?"]],
  [
    { features: { checks: { publish: "loud" } } },
    ["wrong-value", "features.checks.publish", 'features.checks.publish is "loud"; "warn" or "block" or "off" is expected.'],
  ],
  [{ features: { checks: true } }, ["wrong-value", "features.checks", "features.checks is true; false or an object is expected."]],
  [
    { features: { banner: true } },
    ["unknown-name", "features.banner", "features knows no banner; it may have home, tour, checks, entitlements"],
  ],
  [{ mergeTags: ["{{name}}"] }, ["wrong-value", "mergeTags[0]", 'mergeTags[0] is "{{name}}"; an object is expected.']],
  [
    { templating: { logic: "cobol" } },
    ["wrong-value", "templating.logic", 'templating.logic is "cobol"; "liquid" or "handlebars" is expected.'],
  ],
  [{ blocks: [] }, ["wrong-value", "blocks", "blocks is a list; an object is expected."]],
  [
    { strings: { "editor.commands.save": 1 } },
    ["wrong-value", "strings.editor.commands.save", "strings.editor.commands.save is 1; a text is expected."],
  ],
  [
    { document: { blocks: [] } },
    ["not-a-document", "document", "document is an object, and no email: an object with a root is expected, as getDocument answers it."],
  ],
])("%j is told", (given, expected) => {
  expect(told(given)).toEqual([expected]);
});

test("HTML in place of an email is told with the way to import it", () => {
  expect(told({ document: "<h1>" })[0]?.[2]).toContain("HTML or MJML imported");
});

test("the dashboard's properties are looked at as well", () => {
  expect(told({ theme: "pink", view: 5 }, templateDashboardShapes).map(([, path]) => path)).toEqual(["theme", "view"]);
});

test("what fits, and what was taken away again, is told of by nobody", () => {
  const logic = { condition: () => ["", ""], repeat: () => ["", ""] };
  const given = {
    theme: "dark",
    mode: null,
    locale: "de_AT",
    document: { version: 1, root: { type: "root" } },
    user: { id: "ann", role: "boss" },
    mergeTags: [{ value: "{{name}}", label: "Name", more: 1 }],
    providers: { save: () => undefined, modules: { list: () => [] }, versions: undefined },
    features: { tour: false, checks: false, entitlements: ["products"] },
    templating: { logic, recipients: [{ name: "Ann", data: {} }] },
    strings: { "a.b": "c", "d.e": { one: "f", other: "g" } },
    blocks: { definitions: [], presets: [] },
  };
  expect(told(given)).toEqual([]);
});

import { expect, test } from "vitest";

test("importing either face in Node touches no DOM", async () => {
  const [light, dialogs] = await Promise.all([import("./index.js"), import("./dialogs.js")]);
  expect(light.UiRoot).toBeTypeOf("function");
  expect(dialogs.Dialog).toBeTypeOf("function");
});

test("the style text holds tokens, base and primitives in one layer", async () => {
  const { uiStyles } = await import("./index.js");
  expect(uiStyles).toMatch(/^@layer mw-ui\{/);
  for (const part of ["--mw-accent:", ".mw-root", ".mw-button"]) expect(uiStyles).toContain(part);
});

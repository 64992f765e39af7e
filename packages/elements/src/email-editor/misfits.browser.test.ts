import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type OpenElement, openElement } from "../testing/open-element.js";

const opened: OpenElement[] = [];
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
  vi.restoreAllMocks();
});

async function open(given: Parameters<typeof openElement>[0]): Promise<OpenElement> {
  const editor = await openElement({ name: crypto.randomUUID(), ...given });
  opened.push(editor);
  return editor;
}

const errors = ({ heard }: OpenElement) => heard.flatMap(([name, detail]) => (name === "error" ? [detail] : []));

test("what does not fit is told once, on the console and as an event, and the rest counts", async () => {
  const editor = await open({ providers: { savve: () => undefined, sendTestEmail: () => undefined } as object });
  await vi.waitFor(() => expect(errors(editor)).toHaveLength(1));
  expect(errors(editor)[0]).toEqual({
    code: "unknown-name",
    path: "providers.savve",
    message: "providers knows no savve; did you mean save?",
  });
  editor.element.setAttribute("theme", "pink");
  await vi.waitFor(() => expect(errors(editor)).toHaveLength(2));
  expect(errors(editor)[1]).toMatchObject({ code: "wrong-value", path: "theme" });
  editor.element.setAttribute("locale", "de");
  await vi.waitFor(() => expect(editor.inside().lang).toBe("de"));
  expect(vi.mocked(console.warn).mock.calls.map(([words]) => words)).toEqual([
    "<email-editor> providers knows no savve; did you mean save?",
    '<email-editor> theme is "pink"; "light" or "dark" or "auto" is expected.',
  ]);
});

test("a property that holds more than text is told where it was written as an attribute", async () => {
  const editor = await open({});
  editor.element.setAttribute("providers", "[object Object]");
  editor.element.theme = "dark";
  await vi.waitFor(() => expect(errors(editor)).toMatchObject([{ code: "not-an-attribute", path: "providers" }]));
});

test("what is no email is told, and does not replace the email that is open", async () => {
  const editor = await open({});
  await editor.element.run("insert-block", { blueprint: { type: "divider" } });
  const before = await editor.element.getDocument();
  await editor.element.setDocument("<h1>Hello</h1>" as unknown as null);
  expect(await editor.element.getDocument()).toEqual(before);
  expect(await editor.element.undo()).toBe(true);
  expect(errors(editor)).toMatchObject([{ code: "not-a-document", path: "document" }]);
});

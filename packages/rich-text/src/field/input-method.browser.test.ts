import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { mountText } from "../testing/mount-text.js";

afterEach(() => document.body.replaceChildren());

interface Chromium {
  send(method: string, parameters: object): Promise<unknown>;
}

// Vitest leaves the type of a session to its provider.
const chromium = () => cdp() as unknown as Chromium;
const compose = (text: string) =>
  chromium().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
const accept = (text: string) => chromium().send("Input.insertText", { text });

test("words written with an input method arrive once", async () => {
  const onChange = vi.fn();
  const { field } = mountText({ html: "<p>a</p>", onChange });
  await compose("に");
  await compose("にほ");
  await compose("にほん");
  await accept("日本");
  await vi.waitFor(() => expect(field.html()).toBe("<p>a日本</p>"));
  expect(onChange).toHaveBeenCalled();
  await userEvent.keyboard("!");
  expect(field.html()).toBe("<p>a日本!</p>");
});

test("reading the text in the middle of a word does not disturb it", async () => {
  const { field, element } = mountText({ html: "<p><strong>a</strong></p>" });
  await compose("し");
  expect(field.html()).toBe("<p><strong>aし</strong></p>");
  field.state();
  await compose("しゅ");
  await accept("主");
  await vi.waitFor(() => expect(field.html()).toBe("<p><strong>a主</strong></p>"));
  expect(element.textContent).toBe("a主");
});

test("a word that was given up leaves nothing", async () => {
  const { field } = mountText({ html: "<p>a</p>" });
  await compose("に");
  await compose("");
  await userEvent.keyboard("b");
  await vi.waitFor(() => expect(field.html()).toBe("<p>ab</p>"));
});

import { afterEach, expect, test, vi } from "vitest";
import { warnOfQuirks } from "./warn-of-quirks.js";

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  vi.restoreAllMocks();
});

function elementOn(html: string): Element {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frames.push(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error("no page");
  page.open();
  page.write(html);
  page.close();
  return page.createElement("email-editor");
}

test("a page without a doctype is told what to write, once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const element = elementOn("<body></body>");
  warnOfQuirks(element);
  warnOfQuirks(element);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("<!doctype html>")]]);
});

test("a page with a doctype hears nothing", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  warnOfQuirks(elementOn("<!doctype html><body></body>"));
  expect(warn).not.toHaveBeenCalled();
});

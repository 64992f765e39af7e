import { readFile } from "node:fs/promises";
import { letterWith, text } from "../../editor-letter.js";
import { expect } from "../../test.js";
import type { Task } from "../task.js";

let downloaded = "";

export const exportHtml: Task = {
  name: "Take the email out as HTML",
  before: letterWith(text("one", "Finished")),
  presses: 4,
  async walk({ page, hand }) {
    await hand.press(page.getByRole("button", { name: "Export", exact: true }));
    const dialog = page.getByRole("dialog", { name: "Export" });
    await hand.press(dialog.getByRole("tab", { name: "File" }));
    await hand.press(dialog.getByRole("radio", { name: "HTML" }));
    const download = page.waitForEvent("download");
    await hand.press(dialog.getByRole("button", { name: "Download" }));
    downloaded = await readFile(await (await download).path(), "utf8");
  },
  async check() {
    expect(downloaded).toMatch(/^<!doctype html>[\s\S]*Finished/i);
  },
};

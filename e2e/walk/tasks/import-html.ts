import { expect } from "../../test.js";
import type { Task } from "../task.js";

const letter =
  '<html><body><table width="600"><tr><td><h1>Harbour lights</h1><p>Tonight at nine.</p><a href="https://harbour.example" style="display:inline-block;padding:12px 24px;background:#0a6b5d;color:#fff">Come along</a></td></tr></table></body></html>';

export const importHtml: Task = {
  name: "Take over an HTML email",
  presses: 5,
  async walk({ page, hand, block }) {
    await hand.press(page.getByRole("button", { name: "Import code" }));
    const dialog = page.getByRole("dialog", { name: "Import code" });
    const file = { name: "harbour.html", mimeType: "text/html", buffer: Buffer.from(letter) };
    await hand.pickFile(dialog.getByRole("button", { name: /file/i }).first(), file);
    await hand.press(dialog.getByRole("button", { name: "Continue" }));
    await hand.press(dialog.getByRole("button", { name: "Import", exact: true }));
    await expect(block("heading")).toHaveText("Harbour lights");
  },
  async check({ html }) {
    expect(await html()).toMatch(/Harbour lights[\s\S]*Tonight at nine\.[\s\S]*https:\/\/harbour\.example/);
  },
};

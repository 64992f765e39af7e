import type { Page } from "@playwright/test";
import { PNG } from "pngjs";

/** A picture of one grey, so that each is another content. */
export function png(name: string, grey: number) {
  const picture = new PNG({ width: 60, height: 40 });
  picture.data.fill(grey);
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture) };
}

/** The image dialog, with its file field. */
export function imageDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Images" });
  return {
    dialog,
    option: (name: string) => dialog.getByRole("option", { name }),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    upload: (files: ReturnType<typeof png>[]) => dialog.locator("input[type=file]").setInputFiles(files),
  };
}

import type { Request } from "@playwright/test";
import { PNG } from "pngjs";
import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { imageDialog, png } from "./image-dialog.js";
import { callsOf, everyone, openLetterOf } from "./image-sentences.js";
import { people } from "./people.js";
import { pauseClock, searchesAfter } from "./search-pause.js";
import { blocks, expect, test } from "./test.js";

/** A heavy picture of noise that is larger than what is stored. */
function large(name: string, seed: number) {
  const picture = new PNG({ width: 2400, height: 500 });
  let value = seed;
  for (let at = 0; at < picture.data.length; at++) {
    value = (value * 48271) % 2147483647;
    picture.data[at] = at % 4 === 3 ? 255 : value & 255;
  }
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture, { deflateLevel: 0 }) };
}

const told = (calls: readonly Request[]) => calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`);

for (const person of everyone) {
  test(`${person}: four tabs, and a placeholder that is still selected goes with the dialog, however it is closed`, async ({
    page,
    product,
  }) => {
    await openLetterOf(page, await apiOf(product, people[person]), person, `Tabs of ${person}`);
    const { dialog, button } = imageDialog(page);
    const image = blocks(page, "image");
    for (const close of [() => page.keyboard.press("Escape"), () => button("Cancel").click(), () => button("Close").click()]) {
      await image.click();
      await expect(dialog.getByRole("tab")).toHaveText(["Global images", "Template images", "Free images", "AI images"]);
      await expect(dialog.getByRole("tab", { name: "Template images" })).toBeDisabled();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(image).toHaveCount(0);
      await page.keyboard.press("ControlOrMeta+z");
      await expect(image).toHaveCount(1);
    }
    await test.step("one that has a picture stays", async () => {
      await image.click();
      await button("Add by address").click();
      await dialog.getByRole("textbox", { name: "Image address" }).fill(`${product.url}/starter/arc-one.png`);
      await button("Add").click();
      await button("Use image").click();
      await expect(image.locator("img")).toHaveCount(1);
      await image.locator("img").dblclick();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(image.locator("img")).toHaveCount(1);
    });
  });

  test(`${person}: images are uploaded, copied, searched and deleted by the calls of the specification`, async ({ page, product }) => {
    const api = await apiOf(product, people[person]);
    const id = await openLetterOf(page, api, person, `Calls of ${person}`);
    const { dialog, option, button, upload } = imageDialog(page);
    const calls = callsOf(page, /^\/api\/v2\/assets/);
    await blocks(page, "image").click();
    await test.step("'Image URL should not be empty.', and nothing is sent", async () => {
      await button("Add by address").click();
      const field = dialog.getByRole("textbox", { name: "Image address" });
      for (const nothing of ["", "   "]) {
        await field.fill("x");
        await field.fill(nothing);
        await expect(dialog.getByText("Image URL should not be empty.")).toBeVisible();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(button("Add")).toBeDisabled();
      }
      await button("Cancel").first().click();
    });
    await test.step("each file is at most 1 MB and 1920 px, and a toast says what it was", async () => {
      await upload([large(`beach of ${person}.png`, 11)]);
      await expect(page.getByText(new RegExp(`^beach of ${person}\\.png was reduced from \\d\\.\\d MB to `))).toBeVisible();
      await expect(option(`beach of ${person}.jpg`)).toBeVisible();
      const [stored] = (await (await api.call("GET", `/assets/user?search=beach`)).json()) as Record<string, number>[];
      expect(stored?.["sizeBytes"]).toBeLessThanOrEqual(1024 * 1024);
      expect(stored?.["widthPx"]).toBe(1920);
    });
    await test.step("a search begins 600 ms after the last letter", async () => {
      await upload([png(`lamp of ${person}.png`, 20)]);
      await expect(option(`lamp of ${person}.png`)).toBeVisible();
      await pauseClock(page);
      const [early, late] = await searchesAfter(page, dialog.getByRole("searchbox"), "lamp", {
        ms: 600,
        address: /\/assets\/user\?.*search=lamp/,
      });
      expect([early, late]).toEqual([0, 1]);
      await page.clock.resume();
      await expect(option(`beach of ${person}.jpg`)).toHaveCount(0);
    });
    await test.step("copied to the template, twice without a fault; the copy and the original are deleted", async () => {
      const tab = (name: string) => dialog.getByRole("tab", { name });
      await option(`lamp of ${person}.png`).click();
      for (const times of [1, 2]) {
        await button("Copy to template").click();
        await expect(page.getByText(`lamp of ${person}.png is copied to the template`)).toHaveCount(times);
      }
      await tab("Template images").click();
      await option(`lamp of ${person}.png`).click();
      await button("Delete").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(option(`lamp of ${person}.png`)).toHaveCount(0);
      await tab("Global images").click();
      await option(`lamp of ${person}.png`).click();
      await button("Delete").click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(option(`lamp of ${person}.png`)).toHaveCount(0);
    });
    await test.step("every call carries the session", async () => {
      const sent = told(calls.filter((call) => !/\/public\//.test(call.url())));
      const own = new RegExp(`^lamp-of-${person}-[0-9a-f]{8}\\.png$`);
      const named = sent.map((call) => call.replace(/[^/]+$/, (name) => (own.test(name) ? "{name}" : name)).replace(id, "{id}"));
      expect([...new Set(named)]).toEqual(
        expect.arrayContaining([
          "GET /api/v2/assets/user",
          "POST /api/v2/assets",
          "GET /api/v2/assets/template/{id}",
          "GET /api/v2/assets/template/{id}/{name}",
          "DELETE /api/v2/assets/template/{id}",
          "DELETE /api/v2/assets/{name}",
        ]),
      );
      for (const call of calls.filter((each) => !each.url().includes("/public/"))) {
        const headers = await call.allHeaders();
        // On the product's own site the token is in a cookie that no script can read.
        expect([call.url(), headers["x-session-id"], headers["cookie"]]).toEqual([
          call.url(),
          expect.stringMatching(/./),
          expect.stringMatching(/./),
        ]);
      }
    });
  });

  test(`${person}: what fails with an image is said in the words of the specification`, async ({ page, product }) => {
    const api = await apiOf(product, people[person]);
    const src = await api.upload(`wall of ${person}.png`, png("wall", 40).buffer);
    await openLetterOf(page, api, person, `Faults of ${person}`, letterWith({ id: "picture", type: "image", props: { src } }));
    const { dialog, button, upload } = imageDialog(page);
    const image = blocks(page, "image").locator("img");
    const fail = { status: 500, json: { code: "fault", error: "", fields: [], requestId: "test" } };
    await image.dblclick();
    await test.step("'Compression error while reducing file size.'", async () => {
      await upload([{ ...png("half", 9), name: "half.png", buffer: png("half", 9).buffer.subarray(0, 40) }]);
      await expect(dialog.getByText("half.png: Compression error while reducing file size.")).toBeVisible();
    });
    await test.step("'Image upload unsuccessful. Please try again.'", async () => {
      await page.route("**/api/v2/assets", (route) => route.fulfill(fail), { times: 1 });
      await upload([png("unlucky.png", 41)]);
      await expect(dialog.getByText("unlucky.png: Image upload unsuccessful. Please try again.")).toBeVisible();
      await button("Cancel").last().click();
    });
    await test.step("'Something went wrong. Try again!' when an edited image cannot be stored", async () => {
      const editor = page.getByRole("dialog", { name: "Edit image" });
      await blocks(page, "image").click();
      await page.getByRole("complementary", { name: "Settings & Styles" }).getByRole("button", { name: "Edit image" }).click();
      await editor.getByRole("button", { name: "Turn right", exact: true }).click();
      await page.route("**/api/v2/assets/picture/*/edit*", (route) => route.fulfill(fail), { times: 1 });
      await editor.getByRole("button", { name: "Save image" }).click();
      await expect(editor.getByText("Something went wrong. Try again!")).toBeVisible();
      await editor.getByRole("button", { name: "Save image" }).click();
      await expect(editor).toHaveCount(0);
      await expect(image).not.toHaveAttribute("src", src);
    });
  });
}

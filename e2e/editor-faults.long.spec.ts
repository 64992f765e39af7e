import type { Page, Route } from "@playwright/test";
import { apiOf } from "./api.js";
import { openLetter } from "./editor-letter.js";
import { refuse } from "./refuse.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const save = { name: "Save", exact: true } as const;
const generic = "Something went wrong. Try again later";

test("loading, restoring, notes and export that fail say so and can be tried again", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Failing");
  await beSignedIn(page, "ann");
  await test.step("There was an error loading your template!", async () => {
    await page.route(`**/api/v2/usertemplate/${id}`, refuse(500, "internal"));
    await page.goto(`/edit/${id}`);
    await expect(page.getByText("There was an error loading your template!")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("main", { name: "Canvas" })).toBeVisible();
  });
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await page.getByRole("button", save).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await test.step("a version that does not come leaves the canvas alone", async () => {
    const dialog = page.getByRole("dialog", { name: "Version history" });
    await page.getByRole("button", { name: "Version history" }).click();
    await page.route("**/version/*", refuse(500, "internal"));
    await dialog
      .getByRole("button", { name: /^Restore/ })
      .last()
      .click();
    await expect(page.getByText(generic)).toBeVisible();
    await expect(blocks(page, "heading")).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press("Escape");
  });
  await test.step("Note load, add, delete failures: generic error toast; a note that is not added stays in its field", async () => {
    const dialog = page.getByRole("dialog", { name: "Personal notes" });
    await page.route("**/api/v2/note/template/*", refuse(500, "internal"));
    const words = page.getByRole("alert").filter({ hasText: generic });
    await closeAlerts(page);
    await page.getByRole("button", { name: "Personal notes" }).click();
    await expect(words).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await closeAlerts(page);
    await page.route("**/api/v2/note", (route) => route.abort());
    await dialog.getByRole("textbox", { name: "Note" }).fill("Not lost");
    await page.keyboard.press("Enter");
    await expect(page.getByText("There is no connection. Check it and try again")).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Add" }).click();
    const note = dialog.getByRole("listitem").filter({ hasText: "Not lost" });
    await expect(note).toBeVisible();
    await page.route("**/api/v2/note/*", refuse(500, "internal"));
    await note.getByRole("button", { name: /^Delete/ }).click();
    const confirm = page.getByRole("alertdialog", { name: "Delete this note?" }).getByRole("button", { name: "Delete" });
    await confirm.click();
    await expect(words).toBeVisible();
    await expect(note).toBeVisible();
    await page.unrouteAll();
    await confirm.click();
    await expect(note).toHaveCount(0);
    await page.keyboard.press("Escape");
  });
  await test.step("a drawing is given up; a server without a renderer says what can be had all the same", async () => {
    const dialog = page.getByRole("dialog", { name: "Export" });
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await dialog.getByRole("tab", { name: "File" }).click();
    await page.route("**/export/**", () => {});
    await dialog.getByRole("button", { name: "Download" }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).first().click();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await page.unrouteAll();
    await page.route("**/export/**", refuse(503, "renderer-unavailable"));
    await dialog.getByRole("button", { name: "Download" }).click();
    await expect(dialog.getByText(/^This server is not configured/)).toBeVisible();
  });
});

/** What a server may answer in place of doing it, and a network that is cut. */
const answers: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ["network cut", (route) => route.abort()],
  ["202", refuse(202, "template-too-large", { sizeBytes: 12 * 1024 * 1024 })],
  ["403", refuse(403, "not-a-collaborator")],
  ["409", refuse(409, "template-deleted")],
  ["412", refuse(412, "version-conflict")],
  ["413", refuse(413, "body-too-large")],
  ["500", refuse(500, "internal")],
];

/** What is said where there is more to say than that something went wrong. */
const words = new Map([
  ["network cut", "There is no connection. Check it and try again"],
  ["202", "Templates of up to 10MB are supported, and this one has 12.0MB."],
  ["403", "Only the owner and the collaborators may change this template."],
  ["409", "This template has been deleted meanwhile."],
  ["412", "Somebody else has saved this template meanwhile. Save your work first to compare"],
]);

const uploadWords = new Map([["network cut", "logo.png was not uploaded, because there is no connection. Please try again."]]);

test("whatever an upload, a version or a file meets, nothing is lost and the next try works", async ({ page, product, faults }) => {
  test.setTimeout(180_000);
  const ann = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  await openLetter(page, ann, "Hard to reach");
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });

  await test.step("upload: 'Image upload unsuccessful. Please try again.'; slow ones are given up", async () => {
    const panel = page.getByRole("complementary", { name: "Settings & Styles" });
    // A click on the empty place would open the image dialog.
    await blocks(page, "divider").click();
    await page.keyboard.press("ArrowUp");
    const file = panel.locator("input[type=file]");
    const upload = () => file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: picture });
    for (const [name, answer] of answers) {
      await page.route("**/api/v2/assets*", answer);
      await upload();
      await expect(panel.getByText(uploadWords.get(name) ?? "logo.png: Image upload unsuccessful. Please try again."), name).toBeVisible();
      await page.unrouteAll();
    }
    await expectSignedOut(page, "**/api/v2/assets*", upload);
    await expect(panel.getByText("Image upload unsuccessful. Please try again.")).toBeVisible();
    await page.route("**/api/v2/assets*", () => {});
    await upload();
    await panel.getByRole("button", { name: "Cancel" }).click();
    await expect(panel.getByRole("progressbar")).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await expect(blocks(page, "heading")).toHaveText("Spring sale");
    await upload();
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /logo/);
  });

  await page.getByRole("button", save).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await test.step("version restore: the words of each fault, and the canvas as it was", async () => {
    await page.getByRole("button", { name: "Version history" }).click();
    const dialog = page.getByRole("dialog", { name: "Version history" });
    const restore = dialog.getByRole("button", { name: /^Restore/ }).last();
    for (const [name, answer] of answers) {
      await page.route("**/version/*", answer);
      await restore.click();
      await expect(page.getByRole("alert").filter({ hasText: words.get(name) ?? generic }), name).toBeVisible();
      await page.unrouteAll();
      await expect(blocks(page, "image").locator("img"), name).toHaveAttribute("src", /logo/);
      await closeAlerts(page);
    }
    await expectSignedOut(page, "**/version/*", () => restore.click());
    let go: () => void = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/version/*", (route) => wait.then(() => route.continue()), { times: 1 });
    await page.route("**/api/v2/usertemplate/*", (route) => (route.request().method() === "PATCH" ? route.abort() : route.fallback()));
    await restore.click();
    await expect(restore).toHaveAttribute("aria-busy", "true");
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /logo/);
    go();
    await expect(page.getByText(/^The template has been restored to the version from/)).toBeVisible();
    const failed = page.getByRole("alertdialog", { name: "Not saved" });
    await expect(failed).toBeVisible();
    await page.unrouteAll();
    await failed.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Template has been saved").last()).toBeVisible();
  });

  await test.step("export: the words of each fault, the choice kept, and the file in the end", async () => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await dialog.getByRole("tab", { name: "File" }).click();
    await dialog.getByRole("radio", { name: /^Image/ }).check();
    // After a fault the same button offers the next try.
    let start = dialog.getByRole("button", { name: "Download" });
    for (const [name, answer] of answers) {
      await page.route("**/export/**", answer);
      await start.click();
      // A file is expected, so the size that would stand in a 202 is not read.
      const said = name === "202" ? generic : (words.get(name) ?? generic);
      await expect(page.getByRole("alert").filter({ hasText: said }), name).toBeVisible();
      await page.unrouteAll();
      await expect(dialog.getByRole("radio", { name: /^Image/ })).toBeChecked();
      await closeAlerts(page);
      start = dialog.getByRole("button", { name: "Try again" });
    }
    await expectSignedOut(page, "**/export/**", () => start.click());
    await expect(start).toBeEnabled();
    const downloading = page.waitForEvent("download");
    await start.click();
    expect((await downloading).suggestedFilename()).toBe("Hard to reach.png");
  });

  faults.length = 0;
});

/** A call whose session is over: the page around the editor is told, and nothing else happens to the page. */
async function expectSignedOut(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const hear = (event: Event) => {
          event.stopImmediatePropagation();
          resolve((event as CustomEvent<{ code: string }>).detail.code);
        };
        document.addEventListener("mw-error", hear, { capture: true, once: true });
      }),
  );
  await page.route(address, refuse(401, "session-ended"));
  await act();
  expect(await told).toBe("signed-out");
  await page.unrouteAll();
  await closeAlerts(page);
}

/** Notifications stay for a while: each of a row of faults is seen by itself. One may go away by itself meanwhile. */
async function closeAlerts(page: Page): Promise<void> {
  const dismiss = page.getByRole("region", { name: "Notifications", exact: true }).getByRole("button", { name: "Dismiss" });
  await dismiss.evaluateAll((buttons: readonly HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(dismiss).toHaveCount(0);
}

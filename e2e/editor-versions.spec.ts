import { apiOf } from "./api.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const save = { name: "Save", exact: true } as const;
const close = { name: "Close" } as const;

test("versions are listed newest first, previewed, compared, and restored in part or as a whole", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  const { id } = await ann.createTemplate("Remembered");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  for (const preset of ["Heading", "Button"]) {
    await page.getByRole("button", { name: preset, exact: true }).click();
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
    await page.getByRole("button", save).click();
    await saved;
  }
  const dialog = page.getByRole("dialog", { name: "Version history" });
  const rows = dialog.getByRole("list", { name: "Versions" }).getByRole("listitem");
  const openVersions = () => page.getByRole("button", { name: "Version history" }).click();
  await test.step("empty state when no versions exist", async () => {
    await page.route("**/versions", (route) => route.fulfill({ json: [] }));
    await openVersions();
    await expect(dialog.getByText("No versions yet")).toBeVisible();
    await dialog.getByRole("button", close).click();
    await page.unrouteAll();
  });
  await test.step("each with time, user name, restore and preview; relative if under 1 day old, otherwise a full date", async () => {
    await page.route("**/versions", async (route) => {
      const response = await route.fetch();
      const versions = (await response.json()) as { versionDate: string }[];
      const old = { ...versions.at(-1), versionDate: "2020-02-29T12:00:00.000Z" };
      await route.fulfill({ response, json: [...versions.slice(0, -1), old] });
    });
    await openVersions();
    await expect(rows.first()).toContainText("Latest");
    await expect(rows.first()).toContainText("by Ann Lindqvist");
    await expect(rows.first().getByRole("time")).toHaveText(/^(now|\d+ (second|minute)s? ago)$/);
    await expect(rows.last().getByRole("time")).toHaveText(/^Feb 29, 2020, \d+:\d+/);
    for (const name of [/^Restore/, /^Preview/]) await expect(rows.last().getByRole("button", { name })).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole("button", close).click();
    await openVersions();
  });
  await test.step("preview opens the public version address, in a window of 1376x768", async () => {
    await page.evaluate(() => {
      const { open } = window;
      window.open = (url, target, features) => {
        document.title = features ?? "";
        return open(url, target, features);
      };
    });
    const opening = page.waitForEvent("popup");
    await rows
      .nth(1)
      .getByRole("button", { name: /^Preview/ })
      .click();
    const popup = await opening;
    await expect(popup).toHaveURL(/\/usertemplate\/public\/.*version\?versionDate=/);
    await expect(page).toHaveTitle(/width=1376,height=768/);
    await popup.close();
  });
  await test.step("what changed is shown before and after, and one block is taken back", async () => {
    await rows
      .nth(1)
      .getByRole("button", { name: /^What changed/ })
      .click();
    await expect(dialog.getByTitle("The email as it was").contentFrame().getByText("Your heading")).toBeVisible();
    await expect(dialog.getByTitle("The email as it is now").contentFrame().getByText("Read more")).toBeVisible();
    await expect(dialog.locator("button[aria-current=true]")).toContainText("Button: Read more");
    await dialog.getByRole("button", { name: "Remove Button" }).click();
    await expect(dialog.getByText("Nothing has changed since this version.")).toBeVisible();
    await dialog.getByRole("button", close).click();
    await expect(blocks(page, "button")).toHaveCount(0);
  });
  await test.step("restoring applies it, says so, and saves a second later", async () => {
    await openVersions();
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
    await rows
      .first()
      .getByRole("button", { name: /^Restore/ })
      .click();
    // The button that was taken away is not saved yet.
    const question = page.getByRole("alertdialog", { name: "Replace what is not saved?" });
    await question.getByRole("button", { name: "Restore the version" }).click();
    await expect(page.getByText(/^The template has been restored to the version from .*\.$/)).toBeVisible();
    await expect(blocks(page, "button")).toBeVisible();
    await saved;
    const stored = JSON.stringify(await (await ann.call("GET", `/usertemplate/${id}`)).json());
    expect(stored).toContain('"type":"button"');
    await openVersions();
    await dialog.getByRole("button", { name: "Activity" }).click();
    const told = page.getByRole("dialog", { name: /^Activity/ }).getByRole("listitem");
    await expect(told.first()).toContainText(/Ann Lindqvist restored the version from \w+ \d+, \d+/);
  });
});

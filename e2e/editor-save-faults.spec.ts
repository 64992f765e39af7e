import type { Page, Route } from "@playwright/test";
import { apiOf } from "./api.js";
import { refuse } from "./refuse.js";
import { beSignedIn, blocks, expect, test, untilDrafted, untilFetched } from "./test.js";

const save = { name: "Save", exact: true } as const;

/** Saves once while the server answers something else, and then for real. */
async function saveAgainst(page: Page, answer: (route: Route) => Promise<void>, words: string): Promise<void> {
  const address = "**/api/v2/usertemplate/*";
  await page.route(address, (route) => (route.request().method() === "PATCH" ? answer(route) : route.fallback()));
  await page.getByRole("button", save).click();
  await expect(page.getByText(words).last()).toBeVisible();
  await expect(page.getByText("Not saved").first()).toBeAttached();
  await page.unroute(address);
}

test("a refused save says why, loses nothing, and works the next time", async ({ page, product, faults }) => {
  test.setTimeout(180_000);
  const ann = await apiOf(product, "demo-ann");
  const { id } = await ann.createTemplate("Hard to save");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await untilDrafted(page, '"heading"');
  await untilFetched(page, "/rest-");
  const tooLarge = refuse(202, "template-too-large", { sizeBytes: 12 * 1024 * 1024 });
  await saveAgainst(page, refuse(403, "not-a-collaborator"), "Only the owner and the collaborators may change this template.");
  await saveAgainst(page, refuse(409, "template-deleted"), "This template has been deleted meanwhile. Restore it under Deleted Templates");
  await saveAgainst(page, refuse(413, "body-too-large"), "The template has 0.0MB, which is more than the server takes.");
  await saveAgainst(page, refuse(423, "template-locked"), "The template is locked because it's currently being edited by another user.");
  await saveAgainst(page, tooLarge, "Templates of up to 10MB are supported, and this one has 12.0MB.");
  await saveAgainst(page, refuse(500, "internal"), "Your project has not been saved, check your connection and try again");
  await untilDrafted(page, '"heading"');
  await expect(blocks(page, "heading")).toBeVisible();
  await page.getByRole("alertdialog", { name: "Not saved" }).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications", exact: true }).getByRole("alert"), "why it was not saved").toHaveCount(0);
  expect(JSON.stringify(await (await ann.call("GET", `/usertemplate/${id}`)).json())).toContain('"heading"');
  faults.length = 0;
});

test("a slow save keeps what is written meanwhile unsaved", async ({ page, product }) => {
  const { id } = await (await apiOf(product, "demo-ann")).createTemplate("Slow");
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  let go: () => void = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/api/v2/usertemplate/*", async (route) => {
    if (route.request().method() === "PATCH") await wait;
    await route.fallback();
  });
  await page.getByRole("button", save).click();
  await expect(page.getByText("Saving…")).toBeVisible();
  await page.getByRole("button", { name: "Button", exact: true }).click();
  go();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
});

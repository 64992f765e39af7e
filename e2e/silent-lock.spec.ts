import { apiOf } from "./api.js";
import { beSignedIn, expect, test } from "./test.js";

const benId = "018f0000-0000-7000-8000-000000000003";
const save = { name: "Save", exact: true } as const;

// Where nobody works together in a template, opening one of somebody else's takes its lock.
test.use({ environment: { LIVE_EDITING: "off" } });

test("opening somebody else's shared draft locks it; unlocking leads to the shared templates", async ({ page, product }) => {
  const ann = await apiOf(product, "demo-ann");
  const { id } = await ann.createTemplate("Spring together");
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators: [benId] });
  await beSignedIn(page, "ben");
  await page.goto(`/edit/${id}`);
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  expect((await ann.call("GET", `/usertemplate/${id}`)).status).toBe(423);
  await test.step("Publish is allowed only when the template is not shared", async () => {
    await expect(page.getByRole("button", save)).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  });
  await test.step("A view action is available for draft shared templates, in a new window", async () => {
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "View", exact: true }).click();
    await expect(await opening).toHaveURL(/\/api\/v2\/usertemplate\/sharing\/show\//);
  });
  await test.step("Unlock request failures show the response error field or the generic message", async () => {
    const says = async (status: number, error: string, code: string, words: string) => {
      await page.route("**/lock/false", (route) => route.fulfill({ status, json: { error, code, fields: [], requestId: "test" } }));
      await page.getByRole("button", { name: "Unlock" }).click();
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await page.unrouteAll();
    };
    await says(409, "Cleo has taken the lock over.", "template-not-locked", "Cleo has taken the lock over.");
    await says(500, "internal", "internal", "Something went wrong. Try again later");
  });
  await test.step("After unlocking a shared template the user goes to / with status=shared; unsaved work is asked about", async () => {
    await page.getByRole("button", { name: "Heading", exact: true }).click();
    await page.getByRole("button", { name: "Unlock" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(/\/\?(?:.*&)?status=shared/);
    expect((await ann.call("GET", `/usertemplate/${id}`)).status).toBe(200);
  });
});

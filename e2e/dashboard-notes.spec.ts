import { apiOf } from "./api.js";
import { choose, openAs, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("personal notes of an administrator: listed, added, deleted one by one and all, each with confirmation", async ({ page, product }) => {
  const api = await apiOf(product, people.ada);
  await api.createTemplate("Noted");
  await openAs(page, people.ada, "/?status=draft&search=Noted");
  const dialog = page.getByRole("dialog", { name: "Personal notes" });
  const field = dialog.getByRole("textbox", { name: "New note" });
  const failed = said(page, "Something went wrong. Try again later");
  const notes = "**/api/v2/note/**";
  const fail = (method: string) =>
    page.route(notes, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 403, json: { error: "", code: "not-yours", fields: [], requestId: "r" } })
        : route.fallback(),
    );
  const expectFailed = async () => {
    await expect(failed).toBeVisible();
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Dismiss" }).click();
    await expect(failed).toHaveCount(0);
  };
  await test.step("notes that do not come say so, and come on Retry", async () => {
    await fail("GET");
    await choose(page, "Noted", "Personal notes");
    await expectFailed();
    await expect(dialog.getByText("The notes could not be loaded")).toBeVisible();
    await expect(dialog.getByText("No notes yet")).toHaveCount(0);
    await page.unroute(notes);
    await dialog.getByRole("button", { name: "Retry" }).click();
  });
  await expect(dialog.getByText("No notes yet")).toBeVisible();
  await field.press("Enter");
  await expect(dialog.getByText("Please enter a note!")).toBeVisible();
  await test.step("a note that cannot be added says so, and stays in its field", async () => {
    await page.route("**/api/v2/note", (route) => route.fulfill({ status: 500, body: "no" }));
    await field.fill("First");
    await field.press("Enter");
    await expectFailed();
    await expect(field).toHaveValue("First");
    await page.unroute("**/api/v2/note");
  });
  for (const text of ["First", "Second", "Third"]) {
    await field.fill(text);
    await field.press("Enter");
    await expect(dialog.getByRole("listitem").filter({ hasText: text })).toContainText("ada okafor");
    await expect(field).toBeFocused();
  }
  await test.step("a note that cannot be deleted says so and stays; the same press works the next time, and the focus is in the field", async () => {
    await fail("DELETE");
    await dialog
      .getByRole("listitem")
      .filter({ hasText: "Second" })
      .getByRole("button", { name: /^Delete note/ })
      .click();
    const confirm = page.getByRole("alertdialog", { name: "Delete this note?" }).getByRole("button", { name: "Delete" });
    await confirm.click();
    await expectFailed();
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await page.unroute(notes);
    await confirm.click();
    await expect(dialog.getByRole("listitem")).toHaveCount(2);
    await expect(field).toBeFocused();
  });
  await dialog.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("alertdialog", { name: "Delete all notes?" }).getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("No notes yet")).toBeVisible();
});

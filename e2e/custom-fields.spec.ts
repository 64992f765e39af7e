import { openAs } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("custom fields that were changed are asked about before they are lost, whichever way the page is left", async ({ page }) => {
  await openAs(page, people.ada, "/account");
  await page.getByRole("button", { name: "Custom fields" }).click();
  const name = page.getByRole("textbox", { name: "Name of field 1" });
  const question = page.getByRole("alertdialog", { name: "Discard what you have changed?" });
  const back = page.getByRole("button", { name: "Back to templates" });
  const stored = await name.inputValue();

  await test.step("Back asks, and Keep editing keeps", async () => {
    await name.fill("Something else");
    await back.click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue("Something else");
  });

  await test.step("so does the browser's own way back, and Escape keeps", async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/fields$/);
    await expect(name).toHaveValue("Something else");
  });

  await test.step("a reload is asked about by the browser", async () => {
    const asked = page.waitForEvent("dialog");
    const reloading = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloading;
    await expect(name).toHaveValue(stored);
  });

  await test.step("Discard goes where one wanted to", async () => {
    await name.fill("Something else");
    await page.goBack();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(page).not.toHaveURL(/\/fields$/);
    await page.getByRole("button", { name: "Custom fields" }).click();
    await expect(name).toHaveValue(stored);
  });

  await test.step("what is saved is no reason to ask, and what a host said of the fields is saved along", async () => {
    // Other tests read the same fields.
    await page.route("**/contacts/customfields", (route) =>
      route.request().method() === "PUT" ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await name.fill("Something else");
    const sent = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/customfields"));
    await page.getByRole("button", { name: "Save" }).click();
    expect((await sent).postDataJSON().fields[0]).toMatchObject({ name: "Something else", price: "25.00" });
    await expect(page.getByText("The custom fields have been saved")).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/\/$/);
  });
});

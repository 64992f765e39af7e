import type { ExpectedCall } from "../packages/destinations/src/testing/fake-service.js";
import { agree, choose, openExport, testBeforeServices } from "./destination-product.js";
import { expect } from "./test.js";

const holds = ["Your heading"];
const key = { "api-key": "key-of-ours" };
const senders: ExpectedCall = {
  method: "GET",
  path: "/v3/senders",
  headers: key,
  answer: { body: { senders: [{ id: 4, active: true }] } },
};
const withdrawn: ExpectedCall = { ...senders, answer: { status: 401, body: { code: "unauthorized", message: "Key not found" } } };
const template = (id: number): ExpectedCall => ({
  method: "POST",
  path: "/v3/smtp/templates",
  headers: key,
  holds,
  answer: { body: { id } },
});
const tokens: ExpectedCall = {
  method: "POST",
  path: "/oauth2/token",
  holds: ["code-good-once"],
  answer: { body: { access_token: "granted" } },
};
const metadata: ExpectedCall = {
  ...{ method: "GET", path: "/oauth2/metadata", headers: { authorization: "OAuth granted" } },
  answer: { body: { dc: "us21" } },
};
const campaign: ExpectedCall = { method: "POST", path: "/us21/3.0/templates", holds, answer: { body: { id: 612 } } };

const test = testBeforeServices([
  ...[senders, template(5), senders, senders, template(6), withdrawn],
  ...[tokens, metadata, campaign, metadata, campaign],
]);
test.describe.configure({ mode: "serial" });

test("an account that is remembered is used again, tested and removed", async ({ page, product }) => {
  await openExport(page, product, "Kept account");
  const told = page.getByText("Your email template has been successfully exported to Brevo!");

  await test.step("it is kept with the first export", async () => {
    const dialog = await choose(page, "Email provider", "Brevo");
    await dialog.getByLabel("API key", { exact: true }).fill("key-of-ours");
    await dialog.getByRole("checkbox", { name: "Remember this account" }).check();
    await dialog.getByLabel("Name of the account").fill("Newsletter");
    await expect(dialog.getByRole("checkbox", { name: "Everybody in the workspace may use it" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(told).toBeVisible();
  });

  await test.step("after a reload nothing is asked any more", async () => {
    await page.reload();
    const dialog = await choose(page, "Email provider", "Brevo");
    await expect(dialog.getByRole("combobox", { name: "Account" })).toHaveText(/Newsletter/);
    await expect(dialog.getByLabel("API key", { exact: true })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Test connection" }).click();
    await expect(dialog.getByText("Brevo lets us in.")).toBeVisible();
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(told).toBeVisible();
  });

  await test.step("the account page lists it, tells that it is no longer good, and removes it", async () => {
    await page.goto("/account");
    await page.getByRole("button", { name: "Accounts at services" }).click();
    const row = page.getByRole("listitem", { name: "Newsletter" });
    await expect(row).toContainText("Brevo · yours · last used");
    await row.getByRole("button", { name: "Test connection of Newsletter" }).click();
    await expect(row.getByRole("status")).toHaveText(/^Brevo does not let us in\..* Brevo says: Key not found$/);
    await row.getByRole("button", { name: "Remove Newsletter" }).click();
    await page.getByRole("alertdialog", { name: "Remove Newsletter?" }).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No account is kept")).toBeVisible();
  });
});

test("a service that asks in a window asks once for an account that is remembered", async ({ page, product, service }) => {
  await openExport(page, product, "Kept consent");
  const told = page.getByText("Your email template has been successfully drafted in Mailchimp!");

  const first = await choose(page, "Email provider", "Mailchimp");
  await first.getByRole("checkbox", { name: "Remember this account" }).check();
  await agree(page, first);
  await expect(told).toBeVisible();

  await page.reload();
  const again = await choose(page, "Email provider", "Mailchimp");
  await expect(again.getByRole("combobox", { name: "Account" })).toHaveText(/Mailchimp/);
  await again.getByRole("button", { name: "Export", exact: true }).click();
  await expect(told).toBeVisible();
  expect(service.problems()).toEqual([]);
});

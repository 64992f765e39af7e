import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import type { FakeService } from "../packages/destinations/src/testing/fake-service.js";
import { apiOf } from "./api.js";
import { card, openAs, tabTo } from "./dashboard-page.js";
import { agree, choose, openExport, testBeforeServices } from "./destination-product.js";
import { againJourney, applicationJourneys, type Journey, keyJourneys, manyCalls, windowJourneys } from "./destination-protocols.js";
import { people } from "./people.js";
import { expect } from "./test.js";

const all = [...keyJourneys, againJourney, ...windowJourneys, ...applicationJourneys];

const test = testBeforeServices([...all.flatMap(({ calls }) => calls), ...manyCalls]);
test.describe.configure({ mode: "serial" });

async function fillIn(dialog: Locator, { fills }: Journey, service: FakeService): Promise<void> {
  const go = dialog.getByRole("button", { name: "Export", exact: true });
  for (const [label, value] of Object.entries(fills)) {
    await expect(go).toBeDisabled();
    await dialog.getByLabel(label, { exact: true }).fill(value.replace("{service}", service.origin));
  }
  await expect(go).toBeEnabled();
}

async function expectTold(page: Page, { name, isDraft = false }: Journey): Promise<void> {
  const said = isDraft ? `drafted in ${name}!` : `exported to ${name}!`;
  await expect(page.getByText(`Your email template has been successfully ${said}`)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Export" })).toHaveCount(0);
}

test("emails go to each service that knows an account by its key", async ({ page, product, service }) => {
  test.setTimeout(240_000);
  await openExport(page, product, "By key");
  for (const journey of keyJourneys)
    await test.step(journey.name, async () => {
      const dialog = await choose(page, "Email provider", journey.name);
      await fillIn(dialog, journey, service);
      await dialog.getByRole("button", { name: "Export", exact: true }).click();
      await expectTold(page, journey);
    });
  await test.step("where it went is told in Template info, and it goes there again", async () => {
    await page.getByRole("button", { name: "By key" }).click();
    const info = page.getByRole("dialog", { name: "Template info" });
    await info.getByRole("button", { name: "Where it went" }).click();
    await expect(info.getByText("As it is now")).toHaveCount(keyJourneys.length);
    await info.getByRole("button", { name: `Send again to ${againJourney.name}` }).click();
    const dialog = page.getByRole("dialog", { name: "Export" });
    await expect(dialog.getByText("What is there stays as it is, and a new one is made.")).toBeVisible();
    await fillIn(dialog, againJourney, service);
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expectTold(page, againJourney);
    await expect(page.getByText("so a new one was made.")).toBeVisible();
  });
  await test.step("Moosend fetches the email, which it cannot from here, and says so before", async () => {
    const dialog = await choose(page, "Email provider", "Moosend");
    await expect(dialog.getByText("Moosend fetches the email from an address in the internet")).toBeVisible();
    for (const label of ["API key", "Mailing list ID 1", "Segment ID 1"]) await dialog.getByLabel(label, { exact: true }).fill("1");
    await dialog.getByLabel("Sender email").fill("news@sender.example");
    await expect(dialog.getByRole("button", { name: "Export", exact: true })).toBeDisabled();
  });
});

test("emails go to each service that asks the person in a window", async ({ page, product }) => {
  test.setTimeout(240_000);
  await openExport(page, product, "By window");
  await test.step("closing the window, and not agreeing, end it", async () => {
    const dialog = await choose(page, "Email provider", "Mailchimp");
    const opening = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const window = await opening;
    await expect(dialog.getByRole("progressbar", { name: "Waiting for the window of Mailchimp" })).toBeVisible();
    await expect(window.getByRole("link", { name: "Agree" })).toBeVisible();
    expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 600]);
    await window.close();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await agree(page, dialog, "No");
    await expect(dialog.getByRole("alert")).toHaveText("Nobody agreed in the window of Mailchimp.");
    await dialog.getByRole("button", { name: "Close" }).click();
  });
  for (const journey of windowJourneys)
    await test.step(journey.name, async () => {
      await agree(page, await choose(page, "Email provider", journey.name));
      await expectTold(page, journey);
    });
});

test("emails go to mailboxes, hooks and files", async ({ page, product, service }) => {
  test.setTimeout(240_000);
  await openExport(page, product, "By application");
  for (const journey of applicationJourneys)
    await test.step(journey.name, async () => {
      const dialog = await choose(page, "Application", journey.name);
      await fillIn(dialog, journey, service);
      if (journey.isDraft) await agree(page, dialog);
      else await dialog.getByRole("button", { name: "Export", exact: true }).click();
      await expectTold(page, journey);
    });
  for (const [system, extension, begins] of [
    ["Windows", "oft", "d0cf11e0"],
    ["macOS", "emltpl", "X-Unsent: 1"],
  ] as const)
    await test.step(`a file for Outlook on ${system}`, async () => {
      const dialog = await choose(page, "Application", "Outlook app");
      await dialog.getByRole("radio", { name: new RegExp(`^${system}`) }).check();
      const downloading = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Download" }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${new URL(page.url()).pathname.split("/").at(-1)}.${extension}`);
      const bytes = await readFile(await download.path());
      expect(extension === "oft" ? bytes.subarray(0, 4).toString("hex") : bytes.subarray(0, 11).toString()).toBe(begins);
    });
});

test("a selection goes to a service and into an archive, and what was left out is named", async ({ page, product, service }) => {
  test.setTimeout(120_000);
  const api = await apiOf(product, people.ann);
  for (const name of ["Many 1", "Many 2"]) await api.createTemplate(name);
  await openAs(page, people.ann, "/?status=draft&search=Many&sort=name");
  await expect(card(page, "Many 2")).toBeVisible();
  await tabTo(page, /: Many 1$/);
  await page.keyboard.press("Space");
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await bar.getByRole("button", { name: "Select all" }).click();
  const dialog = page.getByRole("dialog", { name: "Export 2 templates" });
  const report = page.getByRole("dialog", { name: "What was exported" });

  await test.step("to a service: one is refused, and sent again alone", async () => {
    await bar.getByRole("button", { name: "Export" }).click();
    await dialog.getByRole("tab", { name: "Email provider" }).click();
    await dialog.getByRole("button", { name: /^Klaviyo/ }).click();
    await dialog.getByLabel("Private API key", { exact: true }).fill("pk");
    await expect(dialog.getByRole("button", { name: "Export 2" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Export 2" }).click();
    await expect(report.getByRole("status")).toContainText("1 template has been exported to Klaviyo.", { timeout: 20_000 });
    await expect(report.getByRole("listitem")).toHaveText([/^Many 2.*Klaviyo says: This name is not liked\.$/]);
    await report.getByRole("button", { name: "Export the other 1" }).click();
    await page.getByRole("dialog", { name: "Export 1 template" }).getByRole("button", { name: "Export 1" }).click();
    await expect(report.getByRole("status")).toContainText("1 template has been exported to Klaviyo.", { timeout: 20_000 });
    await report.getByRole("button", { name: "Close" }).first().click();
    for (const name of ["Many 1", "Many 2"]) await expect(card(page, name)).toContainText("Exported to Klaviyo, version 1");
  });

  await test.step("to the same service again: what is there is changed", async () => {
    await bar.getByRole("button", { name: "Export" }).click();
    await dialog.getByRole("tab", { name: "Email provider" }).click();
    await dialog.getByRole("button", { name: /^Klaviyo/ }).click();
    await dialog.getByLabel("Private API key", { exact: true }).fill("pk");
    await dialog.getByRole("checkbox", { name: /^Change the 2 that went there before/ }).check();
    await dialog.getByRole("button", { name: "Export 2" }).click();
    await expect(report.getByRole("listitem")).toHaveText(["Many 1Changed", "Many 2Changed"], { timeout: 20_000 });
    await report.getByRole("button", { name: "Close" }).first().click();
    expect(service.problems()).toEqual([]);
  });

  await test.step("into an archive, which is downloaded", async () => {
    await bar.getByRole("button", { name: "Export" }).click();
    await dialog.getByRole("checkbox", { name: /^MJML/ }).check();
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(report.getByText("2 templates are in the archive.")).toBeVisible({ timeout: 20_000 });
    const downloading = page.waitForEvent("download");
    await report.getByRole("button", { name: "Download archive" }).click();
    const bytes = await readFile(await (await downloading).path());
    expect(Object.keys(unzipSync(bytes))).toEqual(["Many 1.html", "Many 1.mjml", "Many 2.html", "Many 2.mjml"]);
  });
});

test("what a service refuses is said with its reason, and nothing that was typed is lost", async ({ page, product, service }) => {
  await openExport(page, product, "Refused");
  const dialog = await choose(page, "Email provider", "EcoMail");
  await dialog.getByLabel("API key", { exact: true }).fill("wrong");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  // The script has ended, so that the service takes nothing any more.
  await expect(dialog.getByRole("alert")).toContainText("Something went wrong. Try again later");
  await expect(dialog.getByRole("alert")).toContainText("EcoMail does not take the email like this.");
  await expect(dialog.getByLabel("API key", { exact: true })).toHaveValue("wrong");
  expect(service.problems()).toEqual(["POST /template came, and nothing was expected"]);
});

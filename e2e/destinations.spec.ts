import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { destinations } from "../packages/destinations/src/index.js";
import { type FakeService, startFakeService } from "../packages/destinations/src/testing/fake-service.js";
import { apiOf } from "./api.js";
import { againJourney, applicationJourneys, type Journey, keyJourneys, windowJourneys } from "./destination-protocols.js";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, expect } from "./test.js";

const all = [...keyJourneys, againJourney, ...windowJourneys, ...applicationJourneys];

/** The product in front of services that take the calls of these journeys, in their order and no others. */
const test = base.extend<object, { readonly service: FakeService; readonly product: Product }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const service = await startFakeService(
        all.flatMap(({ calls }) => calls),
        showAgreement,
      );
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ service }, use) => {
      const product = await startProduct({ DESTINATIONS: JSON.stringify(settingsFor(service.origin)) });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
test.describe.configure({ mode: "serial" });

/** Every service is at one address; what stands in braces in its own is a part of the path. */
function settingsFor(origin: string) {
  const client = { clientId: "client-of-ours", clientSecret: "client-secret-of-ours" };
  return Object.fromEntries(
    destinations.map(({ provider, bases, authorization }) => {
      const local = Object.entries(bases).map(([name, base]) => [
        name,
        origin + (/\{\w+\}/.exec(base) ?? []).map((part) => `/${part}`).join(""),
      ]);
      return [provider, { bases: Object.fromEntries(local), ...(authorization.kind === "code" && client) }];
    }),
  );
}

/** The page on which a service asks whether we may come in. */
function showAgreement(path: string): string | undefined {
  const { searchParams } = new URL(path, "http://service.example");
  const redirect = searchParams.get("redirect_uri");
  if (!redirect) return undefined;
  const back = (answer: string) => {
    const url = new URL(redirect);
    url.search += `${url.search ? "&" : ""}${answer}&state=${searchParams.get("state")}`;
    return url.href.replaceAll("&", "&amp;");
  };
  return `<a href="${back("code=code-good-once")}">Agree</a> <a href="${back("error=access_denied")}">No</a>`;
}

async function openExport(page: Page, product: Product, name: string): Promise<Locator> {
  const { id } = await (await apiOf(product, people.ann)).createTemplate(name);
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  return page.getByRole("dialog", { name: "Export" });
}

async function choose(page: Page, tab: string, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Export", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("tab", { name: tab }).click();
  await dialog.getByRole("button", { name: new RegExp(`^${name}(?: (?:Becomes|Goes|A file)|$)`) }).click();
  await expect(dialog.getByRole("heading", { name, exact: true })).toBeFocused();
  return dialog;
}

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

async function agree(page: Page, dialog: Locator, answer: "Agree" | "No" = "Agree"): Promise<void> {
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: /^(?:Export|Try again)$/ }).click();
  const window = await opening;
  const closing = window.waitForEvent("close");
  await window.getByRole("link", { name: answer }).click();
  await closing;
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
  expect(service.problems()).toEqual([]);
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

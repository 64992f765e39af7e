import type { Locator, Page } from "@playwright/test";
import { destinations } from "../packages/destinations/src/index.js";
import { type ExpectedCall, type FakeService, startFakeService } from "../packages/destinations/src/testing/fake-service.js";
import { apiOf } from "./api.js";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, expect } from "./test.js";

/** A test whose product stands in front of services that take these calls, in their order and no others. */
export function testBeforeServices(calls: readonly ExpectedCall[]) {
  return base.extend<object, { readonly service: FakeService; readonly product: Product }>({
    service: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
      async ({}, use) => {
        const service = await startFakeService(calls, showAgreement);
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
}

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

/** Makes a template and opens it in the editor. */
export async function openExport(page: Page, product: Product, name: string): Promise<Locator> {
  const { id } = await (await apiOf(product, people.ann)).createTemplate(name);
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  return page.getByRole("dialog", { name: "Export" });
}

/** Opens the form of a destination. */
export async function choose(page: Page, tab: string, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Export", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("tab", { name: tab }).click();
  await dialog.getByRole("button", { name: new RegExp(`^${name}(?: (?:Becomes|Goes|A file)|$)`) }).click();
  await expect(dialog.getByRole("heading", { name, exact: true })).toBeFocused();
  return dialog;
}

/** Exports, and answers in the window of the service. */
export async function agree(page: Page, dialog: Locator, answer: "Agree" | "No" = "Agree"): Promise<void> {
  const opening = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: /^(?:Export|Try again)$/ }).click();
  const window = await opening;
  const closing = window.waitForEvent("close");
  await window.getByRole("link", { name: answer }).click();
  await closing;
}

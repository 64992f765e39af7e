import type { Browser, Page } from "@playwright/test";
import { startTestOidcProvider } from "../packages/server/src/testing/test-oidc-provider.js";
import { expectNoViolations } from "./axe.js";
import { type Product, startProduct } from "./product.js";
import { expect, skipTour, test } from "./test.js";

const people = {
  ada: { email: "ada@mail.test", email_verified: true, given_name: "Ada", family_name: "Okafor" },
  ben: { email: "ben@mail.test", email_verified: true, given_name: "Ben", family_name: "Castellanos" },
  eve: { email: "eve@mail.test", email_verified: true, given_name: "Eve", family_name: "Other" },
};

test("a team signs in by its own provider: set-up link, invitation, people page, ended sessions, sign-out on both sides", async ({
  page,
  browser,
}) => {
  let product: Product | undefined;
  const provider = await startTestOidcProvider(() => product?.url ?? "");
  Object.assign(provider.accounts, people);
  product = await startProduct({
    AUTH_MODE: "oidc",
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
  const { url } = product;
  await expect.poll(() => product?.printed()).toMatch(/\/set-up#token=/);
  const [link = ""] = /http:\S+\/set-up#token=\S+/.exec(product.printed()) ?? [];

  await test.step("the printed link makes the first administrator, once", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Set up Mailwright" })).toBeVisible();
    expect(page.url()).not.toContain("token");
    await expectNoViolations(page, "page");
    await page.getByRole("button", { name: "Sign in as administrator" }).click();
    await page.getByRole("button", { name: "ada" }).click();
    await expect(page.getByRole("button", { name: /^User menu: Ada Okafor/ })).toBeVisible();
    const second = await openBrowser(browser);
    await second.goto(link);
    await second.getByRole("button", { name: "Sign in as administrator" }).click();
    await expect(second.getByRole("heading", { name: "This link works no more" })).toBeVisible();
    await second.context().close();
  });

  await test.step("the administrator finds the people in the user menu and invites by mail", async () => {
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "People" }).click();
    await expect(page.getByRole("heading", { name: "People", level: 1 })).toBeVisible();
    await page.getByRole("textbox", { name: "Email" }).fill("ben@mail.test");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Invited, not here yet" })).toContainText("ben@mail.test");
    await expectNoViolations(page, "page");
  });

  await test.step("nobody else comes in", async () => {
    const eve = await openBrowser(browser);
    await signIn(eve, url, "eve");
    await expect(eve.getByRole("heading", { name: "You have no access yet" })).toBeVisible();
    await expectNoViolations(eve, "no access");
    await eve.context().close();
  });

  const ben = await openBrowser(browser);
  await test.step("who was invited comes in, and is signed out everywhere by the administrator", async () => {
    await signIn(ben, url, "ben");
    await expect(ben.getByRole("button", { name: /^User menu: Ben/ })).toBeVisible();
    await page.reload();
    const row = page.getByRole("listitem", { name: "Ben Castellanos" });
    await expect(row).toContainText("Last seen");
    await row.getByRole("button", { name: "More for Ben Castellanos" }).click();
    await page.getByRole("menuitem", { name: "End sessions" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End sessions" }).click();
    await expect(page.getByText("Ben Castellanos has been signed out everywhere")).toBeVisible();
  });

  await test.step("they sign in again in a window of its own, over the page as it is", async () => {
    const again = ben.getByRole("dialog", { name: "Sign in again" });
    const opening = ben.waitForEvent("popup");
    await again.getByRole("button", { name: "Sign in" }).click();
    // The provider still knows who it is, and asks nothing.
    const popup = await opening;
    await expect(again).toHaveCount(0);
    await popup.close();
    await expect(ben.getByRole("button", { name: /^User menu: Ben/ })).toBeVisible();
  });

  await test.step("signing out at the provider ends the session here, by the back channel", async () => {
    await ben.goto(`${provider.issuer}/session/end`);
    await ben.getByRole("button", { name: /yes/i }).click();
    await expect.poll(() => provider.events).toContain("backchannel");
    await ben.goto(url);
    await expect(ben).toHaveURL(/\/login$/);
  });

  await test.step("signing out here leads to the provider and back", async () => {
    await page.getByRole("button", { name: "Back to templates" }).click();
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("button", { name: /yes/i }).click();
    await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    expect((await page.context().cookies(url)).filter(({ name }) => name === "mailwright")).toEqual([]);
  });

  await ben.context().close();
  await product.stop();
  await provider.stop();
});

async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await skipTour(context);
  return context.newPage();
}

async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: account }).click();
}

import type { Route } from "@playwright/test";
import { apiOf } from "./api.js";
import { faults } from "./dashboard-failing.js";
import { card, choose, chooseByKeys, goTo, openAs, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

// The clock of the page is set by a script in every frame, and the frames of emails refuse scripts.
test.use({ isHostile: true });

const list = "**/api/v2/usertemplate?**";
const answer = (status: number) => (route: Route) => route.fulfill({ status, json: { error: "", code: "", fields: [], requestId: "r" } });

/** What failed for a moment is asked for twice more, after one and after two seconds, before it is told. */
const toldMs = 10_000;

test("a list that does not come says why, shows nothing that is not there, and comes on Retry, to a user and to an administrator", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openAs(page, people.ann, "/?status=draft");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const person of ["Ann", "Ada"]) {
    await test.step(`every fault, as ${person}`, async () => {
      if (person === "Ada") {
        await page.getByRole("button", { name: "Switch users" }).click();
        await page.getByRole("dialog", { name: "Switch users" }).getByRole("button", { name: /Ada/ }).click();
        await expect(page.getByRole("button", { name: /^User menu: Ada/ })).toBeVisible();
      }
      for (const [nth, name] of ["the network cut", "500", "404", "409", "412", "nonsense"].entries()) {
        await page.route(list, (route) => faults[name]?.answer(route));
        await goTo(page, `/?search=${"aeiort"[nth]}`);
        await expect(page.getByText("Templates haven't been loaded. Please, try again later")).toBeVisible({ timeout: toldMs });
        await expect(page.getByText("Oops")).toBeVisible();
        await expect(page.getByRole("article")).toHaveCount(0);
        await page.unroute(list);
        await page.getByRole("button", { name: "Retry" }).click();
        await expect(page.getByRole("article").first(), name).toBeVisible();
      }
    });

    await test.step(`403, as ${person}: says that one may not see them, and leads back`, async () => {
      await page.route(list, answer(403));
      await goTo(page, "/?search=l");
      await expect(page.getByText("You may not see these templates")).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await page.unroute(list);
      await page.getByRole("button", { name: "Go to my templates" }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("article").first()).toBeVisible();
    });
  }

  await test.step("slowed: its places stand there until it comes, and the rest can be used", async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(list, (route) => held.then(() => route.continue()));
    await goTo(page, "/?status=deleted&sort=created");
    await expect(page.getByRole("list", { name: "Loading templates" })).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.getByRole("radio", { name: "Small grid" }).check({ force: true });
    letGo();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unroute(list);
    await page.getByRole("radio", { name: "Grid", exact: true }).check({ force: true });
  });
});

test("a slowed action shows that it is under way, nothing as done before it is, and ends in its words", async ({ page, product }) => {
  const api = await apiOf(product, people.ada);
  const { id } = await api.createTemplate("Slowed");
  await openAs(page, people.ada, "/?status=draft&search=Slowed");
  const sale = card(page, "Slowed");
  await expect(sale).toBeVisible();
  const move = "**/api/v2/usertemplate/*/status/*";
  /** Holds every move back until it is let go. */
  const hold = async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const asked = page.waitForRequest((request) => request.method() === "PUT");
    await page.route(move, (route) => held.then(() => route.continue()), { times: 1 });
    return { asked, letGo: () => letGo() };
  };

  await test.step("without a question: the card is busy, and stays where it is", async () => {
    const { asked, letGo } = await hold();
    await choose(page, "Slowed", "Publish");
    await asked;
    await expect(sale).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("dialog", { name: "Template published" })).toHaveCount(0);
    letGo();
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Go back to templates" }).click();
  });

  await test.step("with a question: its button is busy and takes no second press, the card stays, and so does the question", async () => {
    await goTo(page, "/?search=Slowed");
    await expect(sale).not.toHaveAttribute("aria-busy");
    const { asked, letGo } = await hold();
    await choose(page, "Slowed", "Remove");
    const question = page.getByRole("alertdialog", { name: "Remove template" });
    const confirm = question.getByRole("button", { name: "Remove" });
    await confirm.click();
    await asked;
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("article", { name: "Slowed", includeHidden: true })).toHaveCount(1);
    await expect(said(page, /has been removed/)).toHaveCount(0);
    expect(await (await api.call("GET", `/usertemplate/${id}`)).json()).toMatchObject({ status: "published" });
    letGo();
    await expect(said(page, "1 template has been removed")).toBeVisible();
    await expect(sale).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
});

test("notifications are stacked, coloured and announced, and close after 5 seconds unless somebody attends to them", async ({ page }) => {
  await page.clock.install();
  await openAs(page, people.ada);
  const name = (await page.getByRole("article").first().getAttribute("aria-label")) ?? "";
  await expect(card(page, name)).toBeVisible();
  const clone = "**/api/v2/usertemplate/*/clone**";
  const failed = said(page, "Something went wrong. Try again later").last();
  const done = said(page, /has been duplicated/).last();
  await page.route(clone, answer(409));
  await choose(page, name, "Duplicate");
  // While one is pointed at none goes, so the menu is used by keys from here on.
  await failed.hover();
  await page.unroute(clone);
  await chooseByKeys(page, name, "Duplicate");
  await expect(done).toBeVisible();

  await test.step("success is a status and an error an alert, each in its colour, one below the other", async () => {
    await expect(failed).toHaveRole("alert");
    await expect(done).toHaveRole("status");
    const colourOf = (toast: typeof failed) => toast.locator("..").evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf(failed)).not.toBe(await colourOf(done));
    const [first, second] = [await failed.boundingBox(), await done.boundingBox()];
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0);
  });

  await test.step("paused while hovered or focused", async () => {
    await page.clock.fastForward(20_000);
    await expect(failed).toBeVisible();
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Dismiss" }).first().focus();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(20_000);
    await expect(failed).toBeVisible();
  });

  await test.step("toasts close after 5 seconds", async () => {
    await page.getByRole("searchbox", { name: "Search templates" }).focus();
    await page.clock.fastForward(4000);
    await expect(failed).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(failed).toHaveCount(0);
    await expect(done).toHaveCount(0);
  });
});

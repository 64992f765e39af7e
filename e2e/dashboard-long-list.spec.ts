import { apiOf } from "./api.js";
import { card, choose, entry, openAs, said, searchBox, watchShifts } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

test("a long list loads by pages of 20 as it is scrolled, and comes back to where it was left", async ({ page, product }) => {
  const api = await apiOf(product, people.ben);
  for (let batch = 0; batch < 6; batch++)
    await Promise.all(Array.from({ length: 10 }, (_, nth) => api.createTemplate(`Many ${String(batch * 10 + nth).padStart(2, "0")}`)));
  const readShifts = await watchShifts(page);
  const offsets: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith("/usertemplate")) offsets.push(`${url.searchParams.get("limit")} from ${url.searchParams.get("offset")}`);
  });
  await openAs(page, people.ben, "/?status=draft&search=Many&sort=name");
  await expect(card(page, "Many 00")).toBeVisible();
  expect(offsets).toContain("20 from 0");
  await expect(page.getByRole("button", { name: "Scroll down" })).toBeVisible();
  await page.getByRole("link", { name: "Open: Many 00" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await expect(card(page, "Many 59")).toBeVisible();
  expect(offsets).toContain("20 from 40");
  expect(await readShifts(), "nothing moves by itself while it loads and is scrolled").toEqual([]);
  await page.getByRole("link", { name: "Open: Many 59" }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.goBack();
  await expect(card(page, "Many 59")).toBeInViewport();
});

test("what another session changes appears without a jump: scroll, selection and what is typed stay", async ({
  page,
  product,
  browser,
}) => {
  const api = await apiOf(product, people.ada);
  await Promise.all(Array.from({ length: 36 }, (_, nth) => api.createTemplate(`Lively ${String(nth + 10)}`)));
  await page.clock.install();
  await openAs(page, people.ada, "/?status=draft&search=Lively&sort=name");
  await expect(card(page, "Lively 10")).toBeVisible();
  const list = page.getByRole("list", { name: "Templates" });
  await list.evaluate((element) => element.parentElement?.scrollTo({ top: 900 }));
  const held = card(page, "Lively 28");
  await expect(held).toBeVisible();
  for (const name of ["Lively 28", "Lively 29"])
    await card(page, name).click({ modifiers: ["ControlOrMeta"], position: { x: 60, y: 120 } });
  const drafts = async () => Number((await entry(page, "Draft").innerText()).match(/\d+/)?.[0]);
  const before = { top: (await held.boundingBox())?.y, drafts: await drafts() };

  await test.step("the other session makes two rows, which stand above what is on screen, and removes one below it", async () => {
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: "reduce" });
    await skipTour(context);
    const other = await context.newPage();
    await Promise.all(Array.from({ length: 10 }, (_, nth) => api.createTemplate(`Lively 0${nth}`)));
    await openAs(other, people.ada, "/?status=draft&search=Lively 45");
    await choose(other, "Lively 45", "Remove");
    await other.getByRole("alertdialog", { name: "Remove template" }).getByRole("button", { name: "Remove" }).click();
    await expect(said(other, "1 template has been removed")).toBeVisible();
    await context.close();
  });

  await test.step("half a minute later this one knows, and nothing has moved", async () => {
    await page.clock.fastForward(31_000);
    await expect.poll(drafts).toBe(before.drafts + 9);
    await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "46");
    await expect.poll(async () => Math.abs(((await held.boundingBox())?.y ?? 0) - (before.top ?? 0))).toBeLessThan(2);
    await expect(page.getByRole("toolbar", { name: "Bulk actions" })).toContainText("2 selected");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(searchBox(page)).toHaveValue("Lively");
  });
});

import { apiOf } from "./api.js";
import { card, choose, entry, openAs, said, searchBox, typeAtOnce, watchShifts } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

// The clock of the page is set by a script in every frame, and the frames of emails refuse scripts.
test.use({ isHostile: true });

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

test("of ten thousand templates no more than a few screens of cards exist while they are scrolled to the end, and nothing moves by itself", async ({
  page,
  product,
}) => {
  const total = 10_000;
  const api = await apiOf(product, people.ada);
  await api.createTemplate("Myriad");
  const readShifts = await watchShifts(page);
  const asked: number[] = [];
  const searched: (string | null)[] = [];
  // The server's own answer, with its one template so many times: to store ten thousand takes longer than to scroll them.
  await page.route("**/api/v2/usertemplate?**", async (route) => {
    const { searchParams } = new URL(route.request().url());
    const offset = Number(searchParams.get("offset"));
    asked.push(offset);
    if (offset === 0) searched.push(searchParams.get("searchTerm"));
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/offset=\d+/, "offset=0"),
    });
    const answer = (await response.json()) as { elements: object[] };
    const elements = Array.from({ length: 20 }, (_, nth) => ({
      ...answer.elements[0],
      id: `018f0000-0000-7000-9000-${String(offset + nth).padStart(12, "0")}`,
      name: `Myriad ${offset + nth}`,
    }));
    const ends = { "first-page": offset === 0, "last-page": offset + 20 >= total, "total-page": total / 20, "total-elements": total };
    await route.fulfill({ response, json: { elements, ...ends } });
  });
  await openAs(page, people.ada, "/?status=draft&search=Myriad&sort=name");
  await expect(card(page, "Myriad 0")).toBeVisible();
  const list = page.getByRole("list", { name: "Templates" });
  const cards = page.getByRole("article");

  await test.step("what exists is counted in every frame of the way", async () => {
    const most = await list.evaluate(async (element) => {
      const scroller = element.parentElement;
      if (!scroller) throw new Error("nothing scrolls");
      const onScreen = () => {
        const { top, bottom } = scroller.getBoundingClientRect();
        const isSeen = ({ top: above, bottom: below }: DOMRect) => below > top && above < bottom;
        return [...element.children].filter((item) => isSeen(item.getBoundingClientRect())).length;
      };
      const nextFrame = () => new Promise(requestAnimationFrame);
      const screenful = onScreen();
      let most = 0;
      for (let step = 1; step <= 120; step++) {
        scroller.scrollTo({ top: (scroller.scrollHeight / 120) * step });
        await nextFrame();
        most = Math.max(most, element.children.length / screenful);
      }
      return most;
    });
    expect(most, "screens of cards").toBeLessThan(4);
    await expect(card(page, `Myriad ${total - 1}`)).toBeVisible();
  });

  await test.step("at every rest, each page on screen is asked for once; what flew by is not", async () => {
    expect(asked.length).toBeLessThan(60);
    for (const part of [0.2, 0.5, 0.8]) {
      asked.length = 0;
      await list.evaluate((element, share) => element.parentElement?.scrollTo({ top: element.scrollHeight * share }), part);
      // A page learns that it was scrolled in its next frame only: until then it rests where it was. The first card stays, as Tab leads to it.
      const fromThere = async () => Math.abs(Number(/Myriad (\d+)/.exec(await cards.last().innerText())?.[1]) - total * part);
      await expect.poll(fromThere).toBeLessThan(100);
      await expect(page.locator("[data-mw-waiting]")).toHaveCount(0);
      await expect(cards.first()).toBeVisible();
      expect(asked.toSorted(), "no page twice").toEqual([...new Set(asked)].toSorted());
      expect(asked.length).toBeLessThanOrEqual(4);
    }
  });

  expect(await readShifts(), "nothing moves by itself").toEqual([]);

  await test.step("a search in the middle of it asks once for each pause", async () => {
    for (const words of ["Myri", "Myria"]) {
      searched.length = 0;
      await typeAtOnce(page, words);
      await expect(page).toHaveURL(new RegExp(`search=${words}(&|$)`));
      await expect(card(page, "Myriad 0")).toBeVisible();
      await expect.poll(() => searched).toEqual([words]);
    }
  });
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

import { apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { imageDialog } from "./image-dialog.js";
import { callsOf, everyone, openLetterOf } from "./image-sentences.js";
import { people } from "./people.js";
import { photoUrl, testWithServices as test } from "./picture-services.js";
import { pauseClock, searchesAfter } from "./search-pause.js";
import { blocks, expect } from "./test.js";

for (const person of everyone) {
  test(`${person}: free images come by 20, 500 ms after typing, with who took them, and their service is told of the chosen one`, async ({
    page,
    product,
    services,
  }) => {
    await page.route(`${photoUrl}*`, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'/>" }),
    );
    await openLetterOf(page, await apiOf(product, people[person]), person, `Photos of ${person}`);
    const { dialog } = imageDialog(page);
    await blocks(page, "image").click();
    const asked = callsOf(page, /\/photos\/search$/);
    await dialog.getByRole("tab", { name: "Free images" }).click();
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await pauseClock(page);
    const field = dialog.getByRole("searchbox");
    expect(await searchesAfter(page, field, "lamps", { ms: 500, address: /\/photos\/search\?.*query=lamps/ })).toEqual([0, 1]);
    await page.clock.resume();
    const list = dialog.getByRole("listbox", { name: "Free images" });
    await expect(list.getByRole("option").nth(1)).toBeVisible();
    const pages = () =>
      asked
        .map((call) => new URL(call.url()).searchParams)
        .filter((words) => words.get("query") === "lamps")
        .map((words) => [words.get("page"), words.get("per_page")].join());
    await expect.poll(pages).toContain("1,20");
    await list.focus();
    const atTheEnd = async () => {
      await page.keyboard.press("End");
      return pages();
    };
    await expect.poll(atTheEnd).toEqual(["1,20", "2,20"]);
    await page.keyboard.press("Home");
    await expect(dialog.getByRole("link", { name: "Mia Lund" })).toHaveAttribute("href", /^https:\/\/unsplash\.com\/@mia/);
    const before = services.calls.length;
    await page.keyboard.press("Enter");
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", new RegExp(`^${photoUrl}`));
    expect(services.calls.slice(before).map(({ url }) => url)).toEqual(["/photos/photos/l1/download"]);
  });

  test(`${person}: an AI image is asked for with prompt, negative prompt, ratio and style, and shown by '/preview'`, async ({
    page,
    product,
    services,
  }) => {
    await openLetterOf(page, await apiOf(product, people[person]), person, `Words of ${person}`);
    const { dialog, button } = imageDialog(page);
    await blocks(page, "image").click();
    await dialog.getByRole("tab", { name: "AI images" }).click();
    const words = dialog.getByRole("textbox", { name: "What the image shall show" });
    const [ratio, style] = ["Aspect ratio", "Style"].map((name) => dialog.getByRole("combobox", { name }));
    if (!ratio || !style) throw new Error("two choices");
    await test.step("a 'type to search' empty state when idle; disabled without a prompt; the styles and ratios", async () => {
      await expect(dialog.getByText("Type to search")).toBeVisible();
      for (const nothing of ["", "   "]) {
        await words.fill(nothing);
        await expect(button("Generate")).toBeDisabled();
      }
      expect(await style.getByRole("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
        ...["photograph", "digital_art", "landscape", "sketch", "watercolor", "cyberpunk", "pop_art"],
      ]);
      await expect(style).toHaveValue("photograph");
      await expect(ratio.getByRole("option")).toHaveText(["1:1", "3:4", "4:3", "16:9", "9:16"]);
      await expect(ratio).toHaveValue("1:1");
    });
    await test.step("a failed call is told, and the words stay", async () => {
      await words.fill("broken");
      await button("Generate").click();
      await expect(dialog.getByText("Something went wrong. Try again later")).toBeVisible();
      await expect(words).toHaveValue("broken");
    });
    await test.step("all four fields are sent", async () => {
      await words.fill(`A lamp of ${person}`);
      await dialog.getByRole("textbox", { name: "What it shall not show" }).fill("People");
      await ratio.selectOption("16:9");
      await style.selectOption("watercolor");
      await button("Generate").click();
      const made = dialog.getByRole("listbox", { name: "AI images" }).getByRole("option");
      await expect(made).toHaveCount(4);
      await expect(made.first().locator("img")).toHaveAttribute("src", /\/api\/v2\/ai\/image\/[\w-]+\/preview$/);
      const { body = "{}" } = services.calls.findLast(({ url }) => url === "/ai/images/generations") ?? {};
      const { prompt, size } = JSON.parse(body) as Record<string, string>;
      // The service knows neither styles nor what is not wanted: it is told in words.
      expect([prompt, size]).toEqual([`A lamp of ${person}\n\nStyle: a watercolour painting.\nAvoid: People.`, "1536x864"]);
    });
  });

  test(`${person}: the icons option has only a search, 36 a page and 500 ms after typing, within categories and styles`, async ({
    page,
    product,
  }) => {
    const api = await apiOf(product, people[person]);
    await openLetterOf(page, api, person, `Icons of ${person}`, letterWith({ id: "sign", type: "icon", props: {} }));
    await blocks(page, "icon").click();
    const asked = callsOf(page, /\/icons\/search$/);
    const queries = () => asked.map((call) => Object.fromEntries(new URL(call.url()).searchParams));
    const panel = page.getByRole("complementary", { name: "Settings & Styles" });
    await panel.getByRole("button", { name: /^(?:Choose an|Change) icon$/ }).click();
    const chooser = page.getByRole("dialog", { name: "Choose an icon" });
    const icons = chooser.getByRole("toolbar", { name: "Icons" }).getByRole("button");
    await expect(icons).toHaveCount(36);
    await expect(chooser.getByRole("tab")).toHaveCount(0);
    await chooser.getByRole("button", { name: "More icons" }).click();
    await expect(icons).toHaveCount(72);
    expect(queries()).toMatchObject([
      { offset: "0", count: "36" },
      { offset: "36", count: "36" },
    ]);
    await pauseClock(page);
    const field = chooser.getByRole("searchbox");
    expect(await searchesAfter(page, field, "bicycle", { ms: 500, address: /\/icons\/search\?.*query=bicycle/ })).toEqual([0, 1]);
    await page.clock.resume();
    await test.step("categories and styles have a name and an identifier; an icon what a search answers", async () => {
      for (const [name, field] of [
        ["Category", "category"],
        ["Style", "style"],
      ] as const) {
        const groups = (await (await api.call("GET", `/icons/${field}`)).json()) as { name: string; identifier: string }[];
        expect(groups.length).toBeGreaterThan(1);
        const [group] = groups.slice(1);
        await chooser.getByRole("combobox", { name }).selectOption(group?.name ?? "");
        await expect.poll(() => queries().at(-1)?.[field]).toBe(group?.identifier);
      }
      const words = "query=house&vector=false&offset=0&count=36&category=&style=&premium=false&license=commercial-nonattribution";
      const answer = (await (await api.call("GET", `/icons/search?${words}`)).json()) as { icons: object[]; total_count: number };
      expect(answer.total_count).toBeGreaterThan(0);
      const formats = [{ preview_url: expect.stringMatching(/^http/) }];
      expect(answer.icons[0]).toMatchObject({
        ...{ id: expect.any(String), icon_id: expect.any(String), url: expect.any(String), description: expect.any(String) },
        ...{ tags: expect.any(Array), raster_sizes: Array.from({ length: 7 }, () => ({ formats })) },
      });
    });
    await test.step("one is chosen among those that were found", async () => {
      await chooser.getByRole("combobox", { name: "Category" }).selectOption("All");
      await icons.first().click();
      await expect(chooser).toHaveCount(0);
      await expect(blocks(page, "icon").locator("img")).toHaveCount(1);
    });
  });
}

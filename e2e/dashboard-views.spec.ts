import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { card, openAs, people, said, watchShifts } from "./dashboard-page.js";
import { expect, test } from "./test.js";

const views = (page: Page) => page.getByRole("navigation", { name: "Template views" });
const entry = (page: Page, name: string) => views(page).getByRole("link", { name: new RegExp(`^${name} [0-9,]+$`) });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search templates" });

/** Key after key without a pause between, however busy the machine is. */
async function typeAtOnce(page: Page, text: string): Promise<void> {
  await search(page).evaluate((input: HTMLInputElement, words) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (let length = 1; length <= words.length; length++) {
      write?.call(input, words.slice(0, length));
      input.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
  }, text);
}

test("the header of a user: logo, breadcrumb, theme, editor mode with its version, user menu, switch users", async ({ page }) => {
  await openAs(page, people.ann, "/?status=draft");
  const header = page.getByRole("banner", { name: "Dashboard header" });
  const breadcrumb = header.getByRole("navigation", { name: "Breadcrumb" });
  await test.step("breadcrumb: My Templates, Draft, Shared, Template Library, Category", async () => {
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Draft"]);
    await entry(page, "Shared").click();
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["My Templates", "Shared"]);
    await entry(page, "Events").click();
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["Template Library", "Category"]);
    await breadcrumb.getByRole("link", { name: "Template Library" }).click();
    await expect(page).toHaveURL(/\?category=all$/);
  });
  await test.step("the logo links to /", async () => {
    await header.getByRole("link", { name: "Mailwright" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("light and dark theme", async () => {
    await header.getByRole("button", { name: "Use the dark theme" }).click();
    await header.getByRole("button", { name: "Use the light theme" }).click();
    await expect(header.getByRole("button", { name: "Use the dark theme" })).toBeVisible();
  });
  await test.step("editor mode with the version label 2.8.2", async () => {
    await expect(header.getByRole("button", { name: "Editor mode: Simple" })).toContainText("v2.8.2");
  });
  await test.step("user menu: account settings in a new window, current plan, logout", async () => {
    await header.getByRole("button", { name: /^User menu/ }).click();
    await expect(page.getByText("Current plan: paid")).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
    const opened = page.waitForEvent("popup");
    await page.getByRole("menuitem", { name: "Account settings" }).click();
    await expect((await opened).getByRole("heading", { name: "Account settings" })).toBeVisible();
  });
  await test.step("switch users lists name, role, id and email; the chosen session is stored locally", async () => {
    await header.getByRole("button", { name: "Switch users" }).click();
    const list = page.getByRole("dialog", { name: "Switch users" });
    await expect(list.getByRole("button")).toHaveCount(4);
    await expect(list.getByRole("button", { name: /Ada/ })).toContainText("Administrator");
    await expect(list.getByRole("button", { name: /Ben/ })).toContainText("ben@example.com");
    await expect(list.getByRole("button", { name: /Ben/ })).toContainText("018f0000-0000-7000-8000-000000000003");
    await list.getByRole("button", { name: /Ben/ }).click();
    await expect(header.getByRole("button", { name: /^User menu: Ben/ })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("mailwright.session"))).toBe("demo-ben");
  });
});

test("the free-plan banner: its words, Upgrade Now in a new window, dismissed for good", async ({ page }) => {
  const words = "You are currently trying out our Premium Features. Your Free Trial ends soon!";
  await openAs(page, people.fay);
  await expect(page.getByText(words)).toBeVisible();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Upgrade Now" }).click();
  await expect((await opened).getByRole("heading", { name: "Subscription" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test("the sidebar of a user: live counts, empty entries hidden, categories without layouts and without management", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, people.fay);
  await openAs(page, people.fay);
  await expect(entry(page, "Published")).toBeVisible();
  await test.step("entries whose count is 0 are hidden", async () => {
    const counts = (await (await api.call("GET", "/usertemplate/counts")).json()) as Record<string, number>;
    const shown = { published: "Published", draft: "Draft", deleted: "Deleted", shared: "Shared", favorited: "Favorite" };
    for (const [status, name] of Object.entries(shown))
      await expect(views(page).getByRole("link", { name: new RegExp(`^${name} [0-9]`) })).toHaveCount(counts[status] === 0 ? 0 : 1);
  });
  await test.step("quick start: all system templates, one entry per category with its count; no layouts, nothing to manage", async () => {
    await expect(entry(page, "All system templates")).toBeVisible();
    for (const name of ["E-Commerce", "Events", "Featured", "Integrations", "Newsletter", "Seasonal"])
      await expect(entry(page, name)).toBeVisible();
    await expect(views(page).getByRole("link", { name: /Layouts/ })).toHaveCount(0);
    await expect(views(page).getByRole("link", { name: /Deleted system/ })).toHaveCount(0);
    await expect(views(page).getByRole("button")).toHaveCount(0);
  });
  await test.step("counts follow what happens elsewhere when somebody comes back to the page", async () => {
    const counted = async () => Number((await entry(page, "Draft").innerText()).match(/\d+/)?.[0]);
    const before = (await entry(page, "Draft").count()) === 0 ? 0 : await counted();
    await api.createTemplate("From another tab");
    // What was asked ten seconds ago counts as fresh: the clock of the page goes on.
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(entry(page, "Draft")).toBeVisible();
    await expect.poll(counted).toBe(before + 1);
  });
});

test("an administrator hides a category and shows it again; users see it only when shown; layouts cannot be edited", async ({
  page,
  product,
}) => {
  const ann = await apiOf(product, people.ann);
  const seen = async () => ((await (await ann.call("GET", "/categories?type=email")).json()) as { name: string }[]).map(({ name }) => name);
  const templatesSeen = async () => {
    const list = await ann.call("GET", "/systemtemplate/type/email/status/published?limit=1&categoryHidden=false");
    return ((await list.json()) as { "total-elements": number })["total-elements"];
  };
  const made = await (await apiOf(product, people.ada)).call("GET", "/categories?type=email");
  const seasonal = ((await made.json()) as { id: string; name: string }[])
    .filter(({ name }) => name === "Seasonal")
    .map(({ id }) => ({ id }));
  await (await apiOf(product, people.ada)).call("POST", "/systemtemplate/type/email", { name: "Only for a season", categories: seasonal });
  const before = await templatesSeen();
  await openAs(page, people.ada);
  const actions = views(page).getByRole("button", { name: "Actions for Seasonal" });
  await actions.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Rename", "Hide", "Delete"]);
  await page.getByRole("menuitem", { name: "Hide" }).click();
  await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toBeVisible();
  expect(await seen()).not.toContain("Seasonal");
  await test.step("users do not see templates whose categories are all hidden", async () => {
    expect(await templatesSeen()).toBeLessThan(before);
  });
  await views(page).getByRole("button", { name: "Show Seasonal again" }).click();
  await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toHaveCount(0);
  expect(await seen()).toContain("Seasonal");
  await expect(entry(page, "Layouts")).toBeVisible();
  await expect(views(page).getByRole("button", { name: "Actions for Layouts" })).toHaveCount(0);
  await expect(views(page).getByRole("button", { name: "Create category" })).toBeVisible();
  await test.step("a failure to hide says so, and nothing is shown as hidden", async () => {
    await page.route("**/api/v2/categories/*", (route) => route.fulfill({ status: 500, body: "no" }));
    await actions.click();
    await page.getByRole("menuitem", { name: "Hide" }).click();
    await expect(said(page, "Something went wrong. Try again later")).toBeVisible();
    await expect(views(page).getByRole("button", { name: "Show Seasonal again" })).toHaveCount(0);
  });
});

test("the filter bar: sort keys by view, search with its pause and its clear button, view toggle kept", async ({ page }) => {
  await openAs(page, people.ann);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await test.step("sort: editing date, created date, name, and isShared among drafts only", async () => {
    await expect(sort.getByRole("option")).toHaveText(["Editing date", "Created date", "Name"]);
    await sort.selectOption("name");
    const names = await page.getByRole("article").evaluateAll((cards) => cards.map((element) => element.getAttribute("aria-label") ?? ""));
    await expect
      .poll(() => page.getByRole("article").evaluateAll((cards) => cards.map((element) => element.getAttribute("aria-label") ?? "")))
      .toEqual([...names].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())));
    await entry(page, "Draft").click();
    await expect(sort.getByRole("option")).toHaveText(["Editing date", "Created date", "Name", "Shared"]);
    await sort.selectOption("isShared");
    await expect(page).toHaveURL(/sort=isShared/);
    await expect(page.getByRole("article").first().getByRole("img", { name: "Shared" })).toBeVisible();
  });
  await test.step("search asks once, 500 ms after the last key", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("searchTerm") && asked.push(request.url()));
    await typeAtOnce(page, "slow kitchen");
    await expect(card(page, "The Slow Kitchen no 43")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(asked).toHaveLength(1);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(page.getByRole("article").nth(1)).toBeVisible();
  });
  await test.step("the view is stored under templatesViewType; the grid is the default", async () => {
    await expect(page.getByRole("radio", { name: "Grid", exact: true })).toBeChecked();
    await page.getByRole("radio", { name: "List" }).check({ force: true });
    await expect(page.getByRole("table", { name: "Templates" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("mailwright.templatesViewType"))).toBe("list");
    await page.reload();
    await expect(page.getByRole("table", { name: "Templates" })).toBeVisible();
    await test.step("the columns of the list sort either way, in every view", async () => {
      await page.goto("/?status=shared");
      const heads = page.getByRole("columnheader", { name: "Name" });
      await heads.getByRole("button").click();
      await heads.getByRole("button").click();
      await expect(heads).toHaveAttribute("aria-sort", "descending");
      await expect(page).toHaveURL(/sort=name&order=desc/);
      const names = () =>
        page.getByRole("rowheader").getByRole("link").or(page.getByRole("rowheader").getByRole("button")).allTextContents();
      const sorted = async () => {
        const shown = (await names()).map((name) => name.toLowerCase());
        return shown.length > 1 && shown.join() === shown.toSorted().toReversed().join();
      };
      await expect.poll(sorted).toBe(true);
    });
    await page.getByRole("radio", { name: "Small grid" }).check({ force: true });
    await expect(page.getByRole("list", { name: "Templates" })).toHaveAttribute("data-view-type", "small-grid");
  });
});

test("cards have name, preview, date, size, star, lock, share and a menu; a create card ends the grid where the spec has it", async ({
  page,
}) => {
  await openAs(page, people.ann, "/?status=shared");
  await test.step("a locked template says who is editing it", async () => {
    const lock = page.getByRole("img", { name: /^The template is locked because/ }).first();
    await expect(lock).toBeVisible();
  });
  await test.step("no create card among shared, deleted and favorited", async () => {
    const createCard = page.getByRole("button", { name: "Create new template" });
    await expect(createCard).toHaveCount(0);
    for (const status of ["deleted", "favorited"]) {
      await page.goto(`/?status=${status}`);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(createCard).toHaveCount(0);
    }
    await page.goto("/");
    await page.getByRole("list", { name: "Templates" }).evaluate((list) => list.parentElement?.scrollTo({ top: 1e6 }));
    await expect(createCard).toBeVisible();
  });
  await test.step("the facts of a card", async () => {
    await page.goto("/");
    const welcome = card(page, "Welcome to Lumen and Leaf");
    await expect(welcome.getByRole("time")).toBeVisible();
    await expect(welcome.getByText(/^\d+ KB$/)).toBeVisible();
    await expect(welcome.getByRole("img", { name: "Favorite" })).toBeVisible();
    await welcome.hover();
    await expect(page.locator("[role=tooltip]")).toHaveText("Welcome to Lumen and Leaf · First mail after signing up");
  });
  await test.step("size in KB, or in MB above 1024 KB", async () => {
    const list = "**/api/v2/usertemplate?**";
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { elements: { name: string; size: number }[] };
      const elements = answer.elements.map((template, nth) => ({ ...template, size: (nth === 0 ? 1024 : 1536) * 1024 }));
      await route.fulfill({ response, json: { ...answer, elements } });
    });
    await page.goto("/");
    await expect(page.getByText("1,024 KB")).toBeVisible();
    await expect(page.getByText("1.5 MB").first()).toBeVisible();
    await page.unroute(list);
  });
  await test.step("in the deleted view with removed items, delete-all-forever takes the place of Create", async () => {
    await entry(page, "Deleted").click();
    await expect(page.getByRole("button", { name: "Delete all forever" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Create", exact: true })).toHaveCount(0);
  });
});

test("empty views say what fills them and lead on; the shared one has words of its own", async ({ page }) => {
  const none = { elements: [], "first-page": true, "last-page": true, "total-page": 0, "total-elements": 0 };
  await page.route("**/api/v2/usertemplate/sharing?**", (route) => route.fulfill({ json: none }));
  await openAs(page, people.fay, "/?status=shared");
  await expect(page.getByText("Nothing is shared yet")).toBeVisible();
  await page.getByRole("button", { name: "Go to drafts" }).click();
  await expect(page).toHaveURL(/status=draft/);
});

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

test("at 390 pixels the sidebar is a sheet, and cards are chosen and opened by touch", async ({ browser, product }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: product.url });
  await context.addInitScript(() => {
    if (window.origin !== "null") localStorage.setItem("mailwright.dashboardTourFinished", "true");
  });
  const page = await context.newPage();
  await openAs(page, people.ann);
  await page.getByRole("button", { name: "Template views" }).tap();
  await page
    .getByRole("dialog", { name: "Template views" })
    .getByRole("link", { name: /^Draft/ })
    .tap();
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await test.step("the link of the view on screen closes the sheet, too", async () => {
    await page.getByRole("button", { name: "Template views" }).tap();
    await page
      .getByRole("dialog", { name: "Template views" })
      .getByRole("link", { name: /^Draft/ })
      .tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await page.getByRole("button", { name: "Bulk actions" }).tap();
  await page
    .getByRole("link", { name: /^Open:/ })
    .first()
    .tap();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await context.close();
});

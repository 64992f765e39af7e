import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { article, prepareDashboards } from "../testing/dashboard-tests.js";
import { aTemplate } from "../testing/sample-templates.js";

const open = prepareDashboards();
const events = { id: "events", name: "Events", group: "system", hidden: false };

test("a template that was moved to a category is found, listed and counted there", async () => {
  const { went } = open({ templates: [aTemplate("Sale"), aTemplate("Fair", { status: "draft", categories: [events] })] });
  const own = page.getByRole("region", { name: "My categories" });
  await expect.element(own.getByRole("link", { name: "Events 1" })).toBeVisible();
  await page.getByRole("button", { name: "Actions for Sale" }).click();
  await page.getByRole("menuitem", { name: "Move to" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Events" }).click();
  await own.getByRole("link", { name: "Events 2" }).click();
  expect(went.at(-1)).toBe("/?own-category=events");
  await expect.element(page.getByRole("heading", { name: "Events", level: 1 })).toBeVisible();
  await expect.element(article("Sale")).toBeVisible();
  await expect.element(article("Fair")).toBeVisible();
  await expect.element(article("Sale").getByText("Events")).toBeVisible();
});

test("a tag is shown on its card, and pressed keeps the list to it until it is taken away", async () => {
  const { went } = open({ templates: [aTemplate("One", { tags: "lamps,favorite" }), aTemplate("Two", { tags: "chairs" })] });
  await article("One").getByRole("button", { name: "Only with the tag lamps" }).click();
  await expect.element(article("Two")).not.toBeInTheDocument();
  expect(went.at(-1)).toBe("/?tag=lamps");
  expect(article("One").getByRole("button", { name: "Only with the tag favorite" }).query()).toBeNull();
  await page.getByRole("button", { name: "Stop showing only the tag lamps" }).click();
  await expect.element(article("Two")).toBeVisible();
});

test("tags are edited in the settings, and a favourite stays one", async () => {
  const { world } = open({ templates: [aTemplate("One", { tags: "lamps,favorite" })] });
  await page.getByRole("button", { name: "Actions for One" }).click();
  await page.getByRole("menuitem", { name: "Rename and settings" }).click();
  const tags = page.getByRole("textbox", { name: "Tags" });
  await tags.fill("chairs");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(world.templates[0]?.tags).toBe("lamps,chairs,favorite"));
  await expect.element(article("One").getByRole("button", { name: "Only with the tag chairs" })).toBeVisible();
});

test("a template that somebody else shares says who", async () => {
  open({
    view: "status=shared",
    templates: [
      aTemplate("Theirs", { isShared: true, userId: "ben", ownerName: "Ben Castellanos", collaboratorsList: ["ann"] }),
      aTemplate("Mine", { isShared: true, ownerName: "Ann Lee", collaboratorsList: ["ben"] }),
    ],
  });
  await expect.element(article("Theirs").getByText("Ben Castellanos")).toBeVisible();
  expect(article("Mine").getByText("Ann Lee").query()).toBeNull();
});

test("the blank layout shows a sign in its place, not a picture of nothing", async () => {
  const { root } = open({ view: "category=all" });
  await expect.element(article("Blank")).toBeVisible();
  const shown = (name: string) => root.querySelector(`article[aria-label="${name}"] .mw-card-preview > *`)?.localName;
  expect([shown("Blank"), shown("Spring sale")]).toEqual(["svg", "img"]);
});

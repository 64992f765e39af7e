import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { letterWith, openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

const greeting = letterWith({ id: "title", type: "heading", props: { text: "Hello" } });
const openEditor = (page: Page, api: Api, name: string) => openLetter(page, api, name, greeting);

const openModules = async (page: Page) => {
  await page.getByRole("tab", { name: /^Modules/ }).click();
  await expect(page.getByRole("button", { name: "Dark header with menu", exact: true })).toBeVisible();
};

test("the left sidebar is collapsible, has a search box and tabs, and remembers", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openEditor(page, await apiOf(product, "demo-ann"), "Sidebar");
  for (const name of ["Blocks", "Modules", "Layers"]) await expect(page.getByRole("tab", { name: new RegExp(`^${name}`) })).toBeVisible();

  await test.step("the Modules tab has an add-group button, and counts no groups while there are none", async () => {
    await openModules(page);
    await expect(page.getByTitle(/custom module groups?$/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add group" })).toBeVisible();
  });

  await test.step("the search finds modules by name and category", async () => {
    await page.getByRole("searchbox", { name: "Search modules" }).fill("preheaders");
    await expect(page.getByRole("button", { name: "Headers", exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Preheaders", exact: true })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search modules" }).fill("");
  });

  await test.step("a collapsed sidebar stays so after a reload", async () => {
    await page.getByRole("button", { name: "Collapse blocks and modules" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Show blocks and modules" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Blocks" })).toBeHidden();
    await page.getByRole("button", { name: "Show blocks and modules" }).click();
  });
});

test("modules of one's own and their categories", async ({ page, product }) => {
  const api = await apiOf(product, "demo-ann");
  await beSignedIn(page, "ann");
  await openEditor(page, api, "Modules");
  const dialog = page.getByRole("dialog");

  await test.step("custom module category: name trimmed, required and unique", async () => {
    await openModules(page);
    await page.getByRole("button", { name: "Add group" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Category name is required")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("headers");
    await expect(dialog.getByText("A category with this name already exists! Please type a different name")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("  Greetings  ");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Greetings", exact: true })).toBeVisible();
    await expect(page.getByTitle("1 custom module group")).toHaveText("1");
  });

  await test.step("custom block: name required, category 'My modules' by default, shown to users with the right", async () => {
    await blocks(page, "heading").first().click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save as module" }).click();
    await expect(dialog.getByRole("combobox", { name: "Category" })).toHaveValue("none");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter name")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Hello line");
    await dialog.getByRole("combobox", { name: "Category" }).selectOption("Greetings");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.call("GET", "/customblocks?type=email")).json();
    const made = stored.find(({ name }: { name: string }) => name === "Hello line");
    expect(made).toMatchObject({ category: { name: "Greetings" }, type: "email" });
    expect(made.html).toContain("Hello");
  });

  await test.step("a module is inserted by a press and by a drag onto the canvas", async () => {
    await page.getByRole("button", { name: "Hello line", exact: true }).click();
    await expect(blocks(page, "heading")).toHaveCount(2);
    await page.getByRole("button", { name: "Hello line", exact: true }).hover();
    await page.mouse.down();
    const box = (await blocks(page, "heading").first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + 4, { steps: 8 });
    await expect(page.locator(".mw-drop-line")).toBeVisible();
    await page.mouse.up();
    await expect(blocks(page, "heading")).toHaveCount(3);
  });

  await test.step("edit: another name and category", async () => {
    await page.getByRole("button", { name: "Hello line: actions" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Hello again");
    await dialog.getByRole("combobox", { name: "Category" }).selectOption("My modules");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Hello again", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "My modules", exact: true })).toBeVisible();
  });

  await test.step("edit: what is selected takes the place of what was saved", async () => {
    await blocks(page, "heading").first().click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Good evening");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Hello again: actions" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await dialog.getByRole("checkbox", { name: "Replace its content with the selected block" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    const stored = await (await api.call("GET", "/customblocks?type=email")).json();
    const changed = stored.find(({ name }: { name: string }) => name === "Hello again");
    expect([JSON.stringify(changed.components), changed.html].map((text) => text.includes("Good evening"))).toEqual([true, true]);
  });

  await test.step("deleting a block: on error it closes the dialog and refreshes; otherwise it is gone", async () => {
    const confirm = page.getByRole("alertdialog", { name: "Delete module" });
    const askDelete = async () => {
      await page.getByRole("button", { name: "Hello again: actions" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
    };
    await page.route("**/api/v2/customblocks/*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await askDelete();
    const refreshed = page.waitForResponse(
      (response) => response.url().includes("/api/v2/customblocks?") && response.request().method() === "GET",
    );
    await confirm.getByRole("button", { name: "Delete" }).click();
    await refreshed;
    await expect(confirm).toBeHidden();
    await expect(page.getByText("Something went wrong. Try again later")).toBeVisible();
    await page.unroute("**/api/v2/customblocks/*");
    await askDelete();
    await confirm.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("button", { name: "Hello again", exact: true })).toBeHidden();
  });

  await test.step("a category is renamed and deleted; on error the dialog closes all the same and the list is fetched again", async () => {
    const menu = async (name: string) => {
      await page.getByRole("button", { name: "Group Greetings: actions" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    await menu("Rename");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Greetings");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    const confirm = page.getByRole("alertdialog");
    await page.route("**/api/v2/categories/*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await menu("Delete");
    const refreshed = page.waitForResponse(
      (response) => response.url().includes("/api/v2/categories?") && response.request().method() === "GET",
    );
    await confirm.getByRole("button", { name: "Delete" }).click();
    await refreshed;
    await expect(confirm).toBeHidden();
    await page.unroute("**/api/v2/categories/*");
    await menu("Delete");
    await confirm.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("button", { name: "Greetings", exact: true })).toBeHidden();
  });

  await test.step("failure saving a block is swallowed: no notification, and the dialog is there to try again", async () => {
    await page.route("**/api/v2/customblocks", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.keyboard.press("Escape");
    await blocks(page, "heading").first().click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save as module" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill("Lost");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("It was not saved. Check your connection and try again.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });
});

test("modules of the library are changed by administrators only", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openEditor(page, await apiOf(product, "demo-ann"), "As a user");
  await openModules(page);
  await expect(page.getByRole("button", { name: "Dark header with menu: actions" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Group Headers: actions" })).toBeHidden();

  await beSignedIn(page, "ada");
  await openEditor(page, await apiOf(product, "demo-admin"), "As an administrator");
  await openModules(page);
  await expect(page.getByRole("button", { name: "Dark header with menu: actions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Group Headers: actions" })).toBeVisible();

  await test.step("A right for custom modules controls category selection, module groups, and group edit and delete", async () => {
    await page.route("**/api/v2/session", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), entitlements: [] } });
    });
    await beSignedIn(page, "ann");
    await openEditor(page, await apiOf(product, "demo-ann"), "Without the right");
    await openModules(page);
    await expect(page.getByRole("button", { name: "Add group" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Group .*: actions$/ })).toHaveCount(0);
    await blocks(page, "heading").click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Save as module" }).click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("combobox", { name: "Category" })).toHaveCount(0);
    await page.unrouteAll();
  });
});

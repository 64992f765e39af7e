import { focusManager } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focusOn, link, prepareDashboards } from "../../testing/dashboard-tests.js";
import { aTemplate, templatesOf } from "../../testing/sample-templates.js";

const open = prepareDashboards();

/** The page is looked at again, and what is on screen is asked for anew. */
function comeBack(): void {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

test("arrows walk the grid, a letter finds a name, Enter opens", async () => {
  const { focused, went } = open({ templates: [...templatesOf(6), aTemplate("Zebra crossing")] });
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("Open: Newsletter 3");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Open: Newsletter 2");
  await userEvent.keyboard("z");
  expect(focused()).toBe("Open: Zebra crossing");
  await userEvent.keyboard("{Enter}");
  expect(went).toEqual(["/edit/zebra-crossing"]);
});

test("a card keeps the focus when somebody else changes the list: moves it, locks it, removes it", async () => {
  const { world, root, focused } = open({ templates: templatesOf(6) });
  const names = () => [...root.querySelectorAll("article")].map((card) => card.getAttribute("aria-label"));
  await focusOn("Newsletter 2");

  world.templates = [...world.templates.slice(5), ...world.templates.slice(0, 5)];
  comeBack();
  await vi.waitFor(() => expect(names().slice(0, 3)).toEqual(["Newsletter 6", "Newsletter 1", "Newsletter 2"]));
  expect(focused()).toBe("Open: Newsletter 2");
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  expect(focused()).toBe("Open: Newsletter 2");

  const lock = { isShared: true, isLocked: true, collaboratorId: "ben" };
  world.templates = world.templates.map((template) => (template.name === "Newsletter 2" ? { ...template, ...lock } : template));
  comeBack();
  await expect.element(page.getByRole("button", { name: "Open: Newsletter 2", exact: true })).toBeInTheDocument();
  expect(focused()).toBe("Open: Newsletter 2");

  world.templates = world.templates.filter(({ name }) => name !== "Newsletter 2");
  comeBack();
  await expect.element(page.getByRole("button", { name: "Open: Newsletter 2", exact: true })).not.toBeInTheDocument();
  expect(focused()).toBe("Open: Newsletter 3");
});

test("a menu stays open when somebody else changes the order of the list", async () => {
  const { world, root, focused } = open({ templates: templatesOf(6) });
  const names = () => [...root.querySelectorAll("article")].map((card) => card.getAttribute("aria-label"));
  await page.getByRole("button", { name: "Actions for Newsletter 2", exact: true }).click();
  const menu = page.getByRole("menu", { name: "Actions for Newsletter 2" });
  await expect.element(menu).toBeVisible();
  const first = focused();
  world.templates = [...world.templates.slice(5), ...world.templates.slice(0, 5)];
  comeBack();
  await vi.waitFor(() => expect(names().slice(0, 3)).toEqual(["Newsletter 6", "Newsletter 1", "Newsletter 2"]));
  await expect.element(menu).toBeVisible();
  expect(focused()).toBe(first);
  await menu.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect.element(page.getByText(/has been duplicated/)).toBeVisible();
});

test("the list is one stop of the Tab key, and the card in focus has its own controls next", async () => {
  const { focused, root } = open();
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe("Actions for Newsletter 2");
  const stops = [...root.querySelectorAll("ul[aria-label=Templates] :is(a, button)")].filter((control) =>
    control.matches("[tabindex='0']"),
  );
  expect(stops.map((stop) => stop.getAttribute("aria-label"))).toEqual([
    "Open: Newsletter 2",
    "Add to favorites",
    "Actions for Newsletter 2",
  ]);
});

test("Space chooses, Shift chooses up to here, and the words say how many", async () => {
  open({ templates: templatesOf(5) });
  await focusOn("Newsletter 1");
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 1" })).toBeChecked();
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 3" })).toBeChecked();
  await expect.element(page.getByRole("button", { name: "Bulk actions 3 selected" })).toBeInTheDocument();
  await page.getByRole("button", { name: "Bulk actions 3 selected" }).click();
  await expect.element(page.getByRole("checkbox", { name: "Select Newsletter 1" })).not.toBeInTheDocument();
});

test("a dashboard that a page takes away while a menu is open, and puts back, goes on", async () => {
  const { root, navigate } = open({ templates: templatesOf(6) });
  const faults: unknown[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.error);
  };
  window.addEventListener("error", note);
  await page.getByRole("button", { name: "Actions for Newsletter 2" }).click();
  await expect.element(page.getByRole("menu", { name: "Actions for Newsletter 2" })).toBeVisible();
  root.host.remove();
  navigate("/?sort=name&order=desc");
  await expect.poll(() => root.querySelector<HTMLSelectElement>("select")?.value).toBe("name");
  document.body.append(root.host);
  await vi.waitFor(() => expect(root.querySelector("article")?.getAttribute("aria-label")).toBe("Newsletter 6"));
  window.removeEventListener("error", note);
  expect(faults).toEqual([]);
});

test("the right button and the menu key open a template's menu", async () => {
  open();
  await expect.element(link("Newsletter 1")).toBeInTheDocument();
  await link("Newsletter 1").click({ button: "right" });
  await expect.element(page.getByRole("menu", { name: "Actions for Newsletter 1" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await focusOn("Newsletter 2");
  await userEvent.keyboard("{ContextMenu}");
  await expect.element(page.getByRole("menu", { name: "Actions for Newsletter 2" })).toBeInTheDocument();
});

test("by keyboard a template is put into a category through its menu", async () => {
  const { world, focused } = open();
  await focusOn("Newsletter 1");
  await userEvent.keyboard("{ContextMenu}");
  await expect.element(page.getByRole("menuitem", { name: "Move to" })).toBeInTheDocument();
  await userEvent.keyboard("Move{Enter}");
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Seasonal" })).toBeInTheDocument();
  await userEvent.keyboard("Seas{Enter}");
  await expect.element(page.getByText("“Newsletter 1” is now in Seasonal")).toBeInTheDocument();
  expect(world.templates[0]?.categories).toMatchObject([{ id: "seasonal" }]);
  expect(focused()).toBe("Open: Newsletter 1");
});

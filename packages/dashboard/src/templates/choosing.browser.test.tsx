import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { link, prepareDashboards } from "../testing/dashboard-tests.js";
import { templatesOf } from "../testing/sample-templates.js";

const open = prepareDashboards();
const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });

test.each(["grid", "list"])("Shift on a tick box of the %s takes everything from the last one to it", async (viewType) => {
  const { preferences, navigate } = open({ templates: templatesOf(6) });
  preferences.set("templatesViewType", viewType);
  navigate("/?sort=created");
  await page.getByRole("button", { name: "Bulk actions" }).click();
  await box("Newsletter 2").click();
  await box("Newsletter 5").click({ modifiers: ["Shift"] });
  await expect.element(page.getByRole("toolbar").getByText("4 selected")).toBeVisible();
  await expect.element(box("Newsletter 3")).toBeChecked();
});

test("Shift and Space on a tick box take the range, too", async () => {
  open({ templates: templatesOf(6) });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  await box("Newsletter 1").click();
  (box("Newsletter 3").element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  await expect.element(page.getByRole("toolbar").getByText("3 selected")).toBeVisible();
});

test("the second press of a double click selects nothing in what has been opened; the next press may", async () => {
  const { went } = open();
  const pressed: boolean[] = [];
  const hear = (event: MouseEvent) => pressed.push(event.defaultPrevented);
  document.body.addEventListener("mousedown", hear);
  await link("Newsletter 1").click();
  await vi.waitFor(() => expect(went).toEqual(["/edit/newsletter-1"]));
  for (const detail of [2, 1, 2]) document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true, detail }));
  document.body.removeEventListener("mousedown", hear);
  expect(pressed.slice(-3)).toEqual([true, false, false]);
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { prepareDashboards } from "../testing/dashboard-tests.js";
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

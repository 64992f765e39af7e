import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { prepareDashboards } from "../testing/dashboard-tests.js";
import { aTemplate } from "../testing/sample-templates.js";

const open = prepareDashboards();

async function choose(name: string, entry: string) {
  await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

const settings = page.getByRole("dialog", { name: "Template settings" });
const question = page.getByRole("alertdialog", { name: "Discard what you have changed?" });

test("Escape asks before it drops edits of settings, and keeps them where the answer is no", async () => {
  open({ templates: [aTemplate("Sale")] });
  await choose("Sale", "Rename and settings");
  await settings.getByRole("textbox", { name: "Name" }).fill("Summer sale");
  await userEvent.keyboard("{Escape}");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(settings.getByRole("textbox", { name: "Name" })).toHaveValue("Summer sale");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await settings.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect.element(settings).not.toBeInTheDocument();
});

test("Escape closes settings in which nothing has changed, and Cancel drops edits without a question", async () => {
  open({ templates: [aTemplate("Sale")] });
  await choose("Sale", "Rename and settings");
  await expect.element(settings).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(settings).not.toBeInTheDocument();
  await choose("Sale", "Rename and settings");
  await settings.getByRole("textbox", { name: "Name" }).fill("Summer sale");
  await settings.getByRole("button", { name: "Cancel" }).click();
  await expect.element(settings).not.toBeInTheDocument();
});

test("removing a shared template says who loses it", async () => {
  open({ templates: [aTemplate("Sale", { isShared: true, collaboratorsList: ["ben", "cy"] }), aTemplate("Own")] });
  await choose("Sale", "Remove");
  await expect.element(page.getByRole("alertdialog").getByText("The 2 people it is shared with can no longer open it.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await choose("Own", "Remove");
  await expect.element(page.getByRole("alertdialog")).not.toHaveTextContent("shared with");
});

test("removing many says how many of them are shared", async () => {
  open({ templates: [aTemplate("Sale", { isShared: true, collaboratorsList: ["ben"] }), aTemplate("Own")] });
  await page.getByRole("button", { name: "Bulk actions" }).click();
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  await bar.getByRole("button", { name: "Select all" }).click();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect
    .element(page.getByRole("alertdialog").getByText("1 of them is shared: its collaborators can no longer open it."))
    .toBeVisible();
});

test("a notification never covers a button of a dialog, whichever came first", async () => {
  open({
    templates: [aTemplate("Sale", { isShared: true, isLocked: true, collaboratorId: "ben", collaboratorsList: ["ben"] }), aTemplate("Own")],
  });
  await page.viewport(1000, 480);
  await page.getByRole("button", { name: "Actions for Sale", exact: true }).click();
  await userEvent.keyboard("{End}{Enter}");
  await expect.element(page.getByRole("alert").getByText("This template is locked and cannot be deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const create = page.getByRole("dialog", { name: "Create new template" });
  const toast = page.getByRole("alert").getByText("This template is locked and cannot be deleted.");
  const hit = () => {
    const box = create.getByRole("button", { name: "Create" }).element().getBoundingClientRect();
    const over = toast.element().closest(".mw-toast")?.getBoundingClientRect();
    return over !== undefined && over.top < box.bottom && box.top < over.bottom && over.left < box.right && box.left < over.right;
  };
  await expect.element(create.getByRole("button", { name: "Create" })).toBeVisible();
  await expect.poll(hit).toBe(false);
});

test("whom a template is shared with has a name, also when deactivated and offered no more", async () => {
  open({ templates: [aTemplate("Sale", { isShared: true, collaboratorsList: ["ben", "dee"] })] });
  await choose("Sale", "Share");
  const dialog = page.getByRole("dialog", { name: "Share template" });
  await expect.element(dialog.getByRole("button", { name: "Remove Dee Moreau (dee@example.com)" })).toBeVisible();
  await dialog.getByRole("button", { name: "Remove Dee Moreau (dee@example.com)" }).click();
  await dialog.getByRole("combobox", { name: "Collaborators" }).click();
  await expect.element(page.getByRole("option", { name: /Ben/ })).toBeVisible();
});

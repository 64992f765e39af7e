import { type Api, apiOf } from "./api.js";
import { failWrites, question } from "./dashboard-failing.js";
import { card, goTo, heard, openAs, said, tabTo } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

/** Templates of one name each, by the API. */
async function createMany(api: Api, name: string, count: number): Promise<{ readonly ids: readonly string[] }> {
  const made = await Promise.all(Array.from({ length: count }, (_, index) => api.createTemplate(`${name} ${index + 1}`)));
  return { ids: made.map(({ id }) => id) };
}

test("a whole clean-up by keyboard alone: choose, unpublish, remove and delete forever; a locked one is named with the reason", async ({
  page,
  product,
}) => {
  const api = await apiOf(product, people.fay);
  const { ids } = await createMany(api, "Sweep", 4);
  const ben = await apiOf(product, people.ben);
  const { id: benId } = (await (await ben.call("GET", "/session")).json()) as { id: string };
  for (const id of ids) await api.call("PUT", `/usertemplate/${id}/status/published`);
  await openAs(page, people.fay, "/?search=Sweep&sort=name");
  await expect(card(page, "Sweep 4")).toBeVisible();
  const press = (...keys: string[]) => keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });

  await test.step("bulk unpublish: 'N template(s) have been drafted', with a selected count", async () => {
    await tabTo(page, /^Open: Sweep 1$/);
    await press("Space");
    await expect(heard(page)).toHaveText("Sweep 1 selected, 1 in all");
    await press("Shift+ArrowRight", "ArrowRight", "Space");
    await expect(heard(page)).toHaveText("Sweep 3 selected, 3 in all");
    await tabTo(page, /^Select all$/);
    await press("Enter");
    await expect(bar.getByRole("status")).toHaveText("4 selected");
    await tabTo(page, /^Unpublish$/, "ArrowRight");
    await press("Enter");
    const asked = page.getByRole("alertdialog", { name: "Unpublish templates" });
    await expect(asked).toContainText("4 templates");
    await expect(asked.getByRole("button", { name: "Unpublish" })).toBeFocused();
    await press("Enter");
    await expect(said(page, "4 templates have been drafted")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(bar.getByRole("button", { name: "Unpublish" })).toBeFocused();
    await expect(bar).toContainText("0 selected");
  });

  await test.step("bulk soft delete: 'have been removed'; what is locked is left out, and named", async () => {
    const [locked = ""] = ids;
    await api.call("PATCH", `/usertemplate/sharing/${locked}`, { collaborators: [benId] });
    await ben.call("PATCH", `/usertemplate/sharing/${locked}/lock/true`);
    await goTo(page, "/?status=draft&search=Sweep&sort=name");
    await expect(card(page, "Sweep 1")).toBeVisible();
    await tabTo(page, /: Sweep 1$/);
    await press("Space");
    await tabTo(page, /^Select all$/);
    await press("Enter");
    await expect(bar).toContainText("4 selected");
    await tabTo(page, /^Remove$/, "ArrowRight");
    await press("Enter");
    // A dangerous question has the focus on the way back.
    await expect(page.getByRole("alertdialog", { name: "Remove templates" }).getByRole("button", { name: "Cancel" })).toBeFocused();
    await press("Tab", "Enter");
    await expect(said(page, "3 templates have been removed")).toBeVisible();
    const result = page.getByRole("dialog", { name: "Not all templates are done" });
    await expect(result.getByRole("listitem")).toHaveText(["Sweep 1This template is locked and cannot be deleted."]);
    await expect(result.getByRole("status")).toContainText("1 template could not be done:");
    await press("Escape");
    await expect(result).toHaveCount(0);
  });

  await test.step("bulk hard delete: 'have been deleted forever'", async () => {
    await goTo(page, "/?status=deleted&search=Sweep&sort=name");
    await expect(card(page, "Sweep 2")).toBeVisible();
    await tabTo(page, /: Sweep 2$/);
    await press("Space");
    await tabTo(page, /^Select all$/);
    await press("Enter");
    await expect(bar).toContainText("3 selected");
    await tabTo(page, /^Delete forever$/, "ArrowRight");
    await press("Enter");
    const asked = page.getByRole("alertdialog", { name: "Delete templates forever" });
    await expect(asked).toContainText("3 templates");
    await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
    await press("Tab", "Enter");
    await expect(said(page, "3 templates have been deleted forever")).toBeVisible();
    await expect(card(page, "Sweep 2")).toHaveCount(0);
  });
});

test("delete all forever takes what the list has not loaded too, shows a figure, and can be cancelled and taken up again", async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const api = await apiOf(product, people.ben);
  const { ids } = await createMany(api, "Heap", 30);
  await api.call("PATCH", "/usertemplate/status/deleted", { ids });
  await openAs(page, people.ben, "/?status=deleted");
  const count = (await (await api.call("GET", "/usertemplate/counts")).json()) as { deleted: number };
  await page.getByRole("button", { name: "Delete all forever" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete all templates forever" });
  await expect(question).toContainText(`All ${count.deleted} removed templates`);

  await test.step("cancelled on the way: what is done is said, and the rest is left", async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/usertemplate/type/email", async (route) => {
      await held;
      await route.continue();
    });
    await question.getByRole("button", { name: "Delete all forever" }).click();
    const work = page.getByRole("dialog", { name: "Delete all templates forever" });
    await expect(work.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
    await expect(work).toContainText(`0 of ${count.deleted} templates`);
    await work.getByRole("button", { name: "Cancel" }).click();
    letGo();
    await expect(said(page, "20 templates have been deleted forever")).toBeVisible();
    const result = page.getByRole("dialog", { name: "Not all templates are done" });
    await expect(result).toContainText(`${count.deleted - 20} templates have not been tried.`);
    await page.unroute("**/usertemplate/type/email");
  });

  await test.step("taken up again", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
    await expect(said(page, `${count.deleted - 20} templates have been deleted forever`)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("article")).toHaveCount(0);
    // Create is back in its place.
    await expect(page.getByRole("button", { name: "Create", exact: true })).toBeVisible();
  });
});

test("an administrator removes and deletes forever many system templates at once", async ({ page, product }) => {
  const api = await apiOf(product, people.ada);
  for (const nth of [1, 2, 3]) await api.call("POST", "/systemtemplate/type/email", { name: `Attic ${nth}` });
  await openAs(page, people.ada, "/?category=all&search=Attic");
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  const deleteType = () =>
    page.waitForRequest((request) => request.method() === "DELETE").then((request) => request.headers()["delete-type"]);

  for (const { step, place, button, title, done, header } of [
    {
      step: "soft delete",
      place: undefined,
      button: "Remove",
      title: "Remove templates",
      done: "3 templates have been removed",
      header: "soft_delete",
    },
    {
      step: "hard delete, by the delete-type header",
      place: "/?status=deleted&system_templates=true&search=Attic",
      button: "Delete forever",
      title: "Delete templates forever",
      done: "3 templates have been deleted forever",
      header: "hard_delete",
    },
  ]) {
    await test.step(step, async () => {
      if (place) await goTo(page, place);
      await expect(card(page, "Attic 3")).toBeVisible();
      await page.getByRole("button", { name: "Bulk actions" }).click();
      await bar.getByRole("button", { name: "Select all" }).click();
      await expect(bar).toContainText("3 selected");
      await bar.getByRole("button", { name: button }).click();
      const asked = deleteType();
      await page.getByRole("alertdialog", { name: title }).getByRole("button", { name: button }).click();
      expect(await asked).toBe(header);
      await expect(said(page, done)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
    });
  }
});

test("many templates at once meet faults: what is left is named, and Retry does it", async ({ page, product }) => {
  test.setTimeout(180_000);
  const api = await apiOf(product, people.ada);
  const { ids } = await createMany(api, "Heaped", 2);
  for (const id of ids) await api.call("PUT", `/usertemplate/${id}/status/published`);
  await openAs(page, people.ada, "/?search=Heaped");
  await expect(card(page, "Heaped 1")).toBeVisible();
  const writes = await failWrites(page);
  const bar = page.getByRole("toolbar", { name: "Bulk actions" });
  const result = page.getByRole("dialog", { name: "Not all templates are done" });
  const retry = result.getByRole("button", { name: "Retry" });
  const left = result.getByRole("listitem").filter({ hasText: "Heaped 1" });
  const chooseAll = async (view: string) => {
    await goTo(page, view);
    await expect(card(page, "Heaped 1")).toBeVisible();
    await page.getByRole("button", { name: /^Bulk actions/ }).click();
    await bar.getByRole("button", { name: "Select all" }).click();
    await expect(bar).toContainText("2 selected");
  };
  const tryBulk = async (view: string, button: string, title: string, done: string) => {
    await chooseAll(view);
    await bar.getByRole("button", { name: button }).click();
    const asked = question(page, title, button);
    const press = async () => ((await result.count()) === 0 ? asked.press() : retry.click());
    await writes.tryNext({ press, done: said(page, done), stays: left, told: result });
    await expect(result).toHaveCount(0);
    await expect(card(page, "Heaped 1")).toHaveCount(0);
    await bar.getByRole("button", { name: "Finish" }).click();
  };

  await test.step("Unpublish", () => tryBulk("/?search=Heaped", "Unpublish", "Unpublish templates", "2 templates have been drafted"));
  await test.step("Move to, which asks for each: what is refused is not tried again until it is chosen again", async () => {
    await chooseAll("/?status=draft&search=Heaped");
    const press = async () => {
      if ((await retry.count()) > 0) return retry.click();
      if ((await result.count()) > 0) await result.getByRole("button", { name: "Close" }).last().click();
      await bar.getByRole("button", { name: "Move to" }).click();
      await page.getByRole("menu", { name: "Move to" }).getByRole("menuitemcheckbox", { name: "Seasonal" }).click();
    };
    // What fails for all stops at the first, whichever that is.
    const stays = result.getByRole("listitem").filter({ hasText: "Heaped" }).first();
    const ownWords = { "409": "Its status does not allow this any more." };
    await writes.tryNext({ press, done: said(page, "2 templates are now in Seasonal"), stays, told: result, ownWords });
    await expect(result).toHaveCount(0);
    await bar.getByRole("button", { name: "Finish" }).click();
  });
  await test.step("Remove", () => tryBulk("/?status=draft&search=Heaped", "Remove", "Remove templates", "2 templates have been removed"));
  await test.step("Move to drafts", () =>
    tryBulk("/?status=deleted&search=Heaped", "Move to drafts", "Move templates to drafts", "2 templates have been drafted"));
  await test.step("Delete forever", async () => {
    await api.call("PATCH", "/usertemplate/status/deleted", { ids });
    await tryBulk(
      "/?status=deleted&search=Heaped&sort=name",
      "Delete forever",
      "Delete templates forever",
      "2 templates have been deleted forever",
    );
  });
});

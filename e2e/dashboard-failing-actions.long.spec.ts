import type { Page } from "@playwright/test";
import { type Api, apiOf } from "./api.js";
import { dismissAll, type FailingWrites, failWrites, faults, generic, question } from "./dashboard-failing.js";
import { card, choose, entry, goTo, openAs, said, views } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

const idOf = async (api: Api) => ((await (await api.call("GET", "/session")).json()) as { id: string }).id;

/** Takes a template through an action that asks first, against the faults whose turn it is. */
async function tryAsked(
  page: Page,
  writes: FailingWrites,
  name: string,
  action: string,
  words: [title: string, button: string, done: string],
) {
  const [title, button, done] = words;
  await test.step(action, async () => {
    const { dialog, press } = question(page, title, button);
    await choose(page, name, action);
    await writes.tryNext({ press, done: said(page, done), stays: dialog });
    await expect(dialog).toHaveCount(0);
  });
}

/** Takes a template through an action that does not ask, against the faults whose turn it is. */
async function tryAtOnce(page: Page, writes: FailingWrites, name: string, action: string, done: string) {
  await test.step(action, () =>
    writes.tryNext({ press: () => choose(page, name, action), done: said(page, done), stays: card(page, name) }),
  );
}

test("every action of a user with a template meets faults, and every fault actions: the right words, nothing looks done, the next try works", async ({
  page,
  product,
  context,
}) => {
  test.setTimeout(300_000);
  const [ann, ben, ada] = await Promise.all([people.ann, people.ben, people.ada].map((id) => apiOf(product, id)));
  if (!ann || !ben || !ada) throw new Error("Nobody could sign in.");
  await ann.createTemplate("Faulty");
  const held = await ben.createTemplate("Faulty of Ben");
  await ben.call("PATCH", `/usertemplate/sharing/${held.id}`, { collaborators: [await idOf(ann), await idOf(ada)] });
  await ada.call("PATCH", `/usertemplate/sharing/${held.id}/lock/true`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAs(page, people.ann, "/?status=draft&search=Faulty");
  await expect(card(page, "Faulty")).toBeVisible();
  const writes = await failWrites(page);

  await test.step("Add to favorites: the star turns back", async () => {
    const press = () => choose(page, "Faulty", "Add to favorites");
    await writes.tryNext({ press, done: card(page, "Faulty").getByRole("img", { name: "Favorite" }), stays: card(page, "Faulty") });
  });
  await test.step("Move to: a category", async () => {
    const press = async () => {
      await choose(page, "Faulty", "Move to");
      await page.getByRole("menu", { name: "Move to" }).getByRole("menuitemcheckbox", { name: "Events" }).click();
    };
    await writes.tryNext({ press, done: said(page, "“Faulty” is now in Events"), stays: card(page, "Faulty") });
  });
  await tryAtOnce(page, writes, "Faulty", "Share by URL", "The link has been copied");
  await tryAtOnce(page, writes, "Faulty", "Duplicate", "“Faulty” has been duplicated. The copy is among your drafts.");
  await expect(card(page, "Copy of Faulty")).toHaveCount(1);

  await test.step("Rename and settings: what was typed stays", async () => {
    const { dialog, press } = question(page, "Template settings", "Save", "dialog");
    await choose(page, "Copy of Faulty", "Rename and settings");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Faulty copy");
    await writes.tryNext({ press, done: said(page, "Template settings has been saved"), stays: dialog });
    await expect(card(page, "Faulty copy")).toBeVisible();
  });
  await test.step("Publish: no confirmation of what is not published", async () => {
    const { dialog, press } = question(page, "Template published", "Go back to templates", "dialog");
    await writes.tryNext({ press: () => choose(page, "Faulty copy", "Publish"), done: dialog, stays: card(page, "Faulty copy") });
    await press();
    await expect(page).toHaveURL(/\/$/);
  });
  await tryAsked(page, writes, "Faulty copy", "Unpublish", ["Unpublish template", "Unpublish", "1 template has been drafted"]);

  await test.step("notes: added, one deleted, all deleted", async () => {
    await goTo(page, "/?status=draft&search=Faulty");
    const notes = page.getByRole("dialog", { name: "Personal notes" });
    const field = notes.getByRole("textbox", { name: "New note" });
    const rows = notes.getByRole("listitem");
    await choose(page, "Faulty copy", "Personal notes");
    await field.fill("Not lost");
    const typed = notes.locator("form").filter({ has: page.getByRole("textbox", { name: "New note" }) });
    await writes.tryNext({ press: () => field.press("Enter"), done: rows.filter({ hasText: "Not lost" }), stays: typed });
    await expect(field).toHaveValue("");
    for (const [button, title] of [
      [/^Delete note of/, "Delete this note?"],
      ["Delete all", "Delete all notes?"],
    ] as const) {
      await notes.getByRole("button", { name: button }).click();
      const asked = question(page, title, "Delete");
      await writes.tryNext({ press: asked.press, done: notes.getByText("No notes yet"), stays: asked.dialog });
      await field.fill("Once more");
      await field.press("Enter");
      await expect(rows).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
  });

  await test.step("Share: who was chosen stays chosen; then Duplicate asks, and Unlock", async () => {
    const share = question(page, "Share template", "Save", "dialog");
    await choose(page, "Faulty", "Share");
    await share.dialog.getByRole("combobox", { name: "Collaborators" }).fill("ben");
    await page.getByRole("option", { name: /^Ben Castellanos/ }).click();
    await writes.tryNext({ press: share.press, done: said(page, "“Faulty” is shared with 1 person"), stays: share.dialog });
    const copy = question(page, "Duplicate shared template", "Duplicate", "dialog");
    await choose(page, "Faulty", "Duplicate");
    await writes.tryNext({ press: copy.press, done: said(page, /^“Faulty” has been duplicated/), stays: copy.dialog });
    const all = (await (await ann.call("GET", "/usertemplate?status=draft&searchTerm=Faulty")).json()) as {
      elements: { id: string; name: string }[];
    };
    const { id } = all.elements.find(({ name }) => name === "Faulty") ?? { id: "" };
    await ben.call("PATCH", `/usertemplate/sharing/${id}/lock/true`);
    await goTo(page, "/?status=shared&search=Faulty");
    await tryAtOnce(page, writes, "Faulty of Ben", "Send unlock request", "Unlock request has been sent successfully.");
    await tryAsked(page, writes, "Faulty", "Unlock", ["Unlock template", "Unlock", "“Faulty” has been unlocked"]);
  });

  await test.step("removed, moved to drafts, deleted forever", async () => {
    await goTo(page, "/?status=draft&search=Faulty copy");
    await tryAsked(page, writes, "Faulty copy", "Remove", ["Remove template", "Remove", "1 template has been removed"]);
    await goTo(page, "/?status=deleted&search=Faulty copy");
    await tryAtOnce(page, writes, "Faulty copy", "Move to drafts", "1 template has been drafted");
    const { elements } = (await (await ann.call("GET", "/usertemplate?status=draft&searchTerm=Faulty copy")).json()) as {
      elements: { id: string; name: string }[];
    };
    // The words match in any order, so "Copy of Faulty" is found too.
    const copy = elements.find(({ name }) => name === "Faulty copy");
    await ann.call("PUT", `/usertemplate/${copy?.id}/status/deleted`);
    await goTo(page, "/?status=deleted&search=Faulty cop");
    const done = "1 template has been deleted forever";
    await tryAsked(page, writes, "Faulty copy", "Delete forever", ["Delete forever", "Delete forever", done]);
  });

  await test.step("a lost Undo can be tried again from its notification", async () => {
    await goTo(page, "/?status=draft&search=Copy of Faulty");
    await choose(page, "Copy of Faulty", "Remove");
    await question(page, "Remove template", "Remove").press();
    await expect(said(page, "1 template has been removed")).toBeVisible();
    writes.fault = faults["the network cut"];
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(said(page, generic)).toBeVisible();
    await expect(said(page, /is back where it was/)).toHaveCount(0);
    writes.fault = undefined;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(said(page, "“Copy of Faulty” is back where it was")).toBeVisible();
    await expect(card(page, "Copy of Faulty")).toBeVisible();
    await dismissAll(page);
  });

  await test.step("a lock that came meanwhile: 'This template is locked and cannot be deleted.', bottom-right", async () => {
    await choose(page, "Copy of Faulty", "Remove");
    const { dialog, press } = question(page, "Remove template", "Remove");
    const locked = { error: "Locked.", code: "template-locked", fields: [], requestId: "r" };
    writes.fault = { words: "", answer: (route) => route.fulfill({ status: 423, json: locked }) };
    await press();
    await expect(said(page, "This template is locked and cannot be deleted.")).toBeVisible();
    const box = await page.getByRole("region", { name: "Notifications" }).boundingBox();
    expect([(box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([1440 - 16, 900 - 16]);
    await expect(dialog).toBeVisible();
  });

  await test.step("a template that is gone: 'Template not found', redirect to /, and its question goes with it", async () => {
    await expectGone(page, writes, question(page, "Remove template", "Remove"));
  });

  await test.step("'There was an error loading your template!' where its email is looked at", async () => {
    const { id } = await ann.createTemplate("Not shown");
    await goTo(page, "/?status=draft&search=Not shown");
    const one = `**/api/v2/usertemplate/${id}`;
    const preview = page.getByRole("dialog", { name: "Preview: Not shown" });
    for (const name of ["403", "404", "409", "412", "nonsense"]) {
      await page.route(one, (route) => faults[name]?.answer(route));
      if ((await preview.count()) === 0) await choose(page, "Not shown", "Preview");
      else await preview.getByRole("button", { name: "Retry" }).click();
      await expect(preview.getByText("There was an error loading your template!"), name).toBeVisible();
      await page.unroute(one);
    }
    await preview.getByRole("button", { name: "Retry" }).click();
    await expect(preview.locator("iframe")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("any 401 leads to the login", async () => {
    await writes.letSessionEnd();
    writes.fault = faults["401"];
    await choose(page, "Not shown", "Publish");
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("every action of an administrator with the library meets faults", async ({ page, product }) => {
  test.setTimeout(240_000);
  const api = await apiOf(product, people.ada);
  await api.createTemplate("Faulty layout");
  await openAs(page, people.ada, "/?status=draft&search=Faulty layout");
  await expect(card(page, "Faulty layout")).toBeVisible();
  const writes = await failWrites(page);
  const tryOn = (action: string, words: [string, string, string]) => tryAsked(page, writes, "Faulty layout", action, words);
  const library = "/?category=all&search=Faulty layout";

  await tryOn("Convert to system template", ["Convert to system template", "Convert", "Template successfully converted to system"]);
  await goTo(page, library);
  await tryOn("Remove", ["Remove template", "Remove", "1 template has been removed"]);
  await goTo(page, "/?status=deleted&system_templates=true&search=Faulty layout");
  await tryAtOnce(page, writes, "Faulty layout", "Restore", "“Faulty layout” is back in the library");
  await goTo(page, library);
  await test.step("'There was an error loading your template!', and 'Template not found', of a layout", async () => {
    const one = /\/api\/v2\/systemtemplate\/[0-9a-f-]{36}$/;
    await page.route(one, (route) => faults["403"]?.answer(route));
    await choose(page, "Faulty layout", "Preview");
    const preview = page.getByRole("dialog", { name: "Preview: Faulty layout" });
    await expect(preview.getByText("There was an error loading your template!")).toBeVisible();
    await page.unroute(one);
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    await choose(page, "Faulty layout", "Remove");
    await expectGone(page, writes, question(page, "Remove template", "Remove"));
    await goTo(page, library);
  });
  await tryOn("Delete forever", ["Delete forever", "Delete forever", "1 template has been deleted forever"]);

  await test.step("a category is created and renamed: what was typed stays", async () => {
    await views(page).getByRole("button", { name: "Create category" }).click();
    for (const [title, button, name, done] of [
      ["Create category", "Create", "Faults", "The category “Faults” has been created"],
      ["Rename category", "Rename", "No faults", "The category is called “No faults” now"],
    ] as const) {
      const { dialog, press } = question(page, title, button, "dialog");
      await dialog.getByRole("textbox", { name: "Category name" }).fill(name);
      await writes.tryNext({ press, done: said(page, done), stays: dialog });
      if (title === "Create category") await inMenu(page, "Faults", "Rename");
    }
  });
  await test.step("hidden, shown again and deleted", async () => {
    const shown = views(page).getByRole("button", { name: "Show No faults again" });
    await writes.tryNext({ press: () => inMenu(page, "No faults", "Hide"), done: shown, stays: entry(page, "No faults") });
    const again = page.locator("[data-mw-live=polite]").filter({ hasText: "No faults is shown again" });
    await writes.tryNext({ press: () => shown.click(), done: again, stays: entry(page, "No faults") });
    await expect(shown).toHaveCount(0);
    await inMenu(page, "No faults", "Delete");
    const { dialog, press } = question(page, "Delete category", "Delete");
    await writes.tryNext({ press, done: said(page, "The category “No faults” has been deleted"), stays: dialog });
  });
  await test.step("the editor mode", async () => {
    await page.getByRole("button", { name: /^Editor mode/ }).click();
    await page.getByRole("menuitemcheckbox", { name: "Advanced" }).click();
    const { dialog, press } = question(page, "Switch to the advanced editor", "Switch mode");
    const reloaded = page.waitForEvent("load");
    await writes.tryNext({ press, done: said(page, "The editor mode has been saved. The page reloads now."), stays: dialog });
    await reloaded;
    await expect(page.getByRole("button", { name: "Editor mode: Advanced" })).toBeVisible();
    await api.call("PUT", "/usersettings", { userId: await idOf(api), dnd_mode: "simple" });
  });
});

/** The template that a question is about is gone by now. */
async function expectGone(page: Page, writes: FailingWrites, { dialog, press }: ReturnType<typeof question>): Promise<void> {
  const gone = { error: "Gone.", code: "template-not-found", fields: [], requestId: "r" };
  writes.fault = { words: "", answer: (route) => route.fulfill({ status: 404, json: gone }) };
  await press();
  await expect(said(page, "Template not found")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog).toHaveCount(0);
  writes.fault = undefined;
  await dismissAll(page);
}

async function inMenu(page: Page, category: string, item: string): Promise<void> {
  await views(page)
    .getByRole("button", { name: `Actions for ${category}`, exact: true })
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

import { apiOf } from "./api.js";
import { card, choose, chooseByKeys, entriesOf, goTo, openAs, openMenu, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

for (const { role, owner, shared, colleague, colleagueId } of [
  {
    role: "a user",
    owner: people.ann,
    shared: "Shared by Ann",
    colleague: ["ada", "Ada Okafor (ada@example.com)"],
    colleagueId: people.ada,
  },
  {
    role: "an administrator",
    owner: people.ada,
    shared: "Shared by Ada",
    colleague: ["ann", "Ann Lindqvist (ann@example.com)"],
    colleagueId: people.ann,
  },
] as const) {
  test(`sharing, locking and unlocking between ${role} and collaborators`, async ({ page, product, browser }) => {
    const api = await apiOf(product, owner);
    const { id } = await api.createTemplate(shared);
    await openAs(page, owner, `/?status=draft&search=${shared}`);

    await test.step("collaborators are chosen from a multi-select over a search of principals", async () => {
      await choose(page, shared, "Share");
      const dialog = page.getByRole("dialog", { name: "Share template" });
      await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
      for (const [typed, option] of [["ben", "Ben Castellanos (ben@example.com)"], colleague] as const) {
        await dialog.getByRole("combobox", { name: "Collaborators" }).fill(typed);
        await page.getByRole("option", { name: option }).click();
      }
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(said(page, `“${shared}” is shared with 2 people`)).toBeVisible();
    });

    await test.step("a shared draft opened by somebody else is locked; the lock says who may not delete it", async () => {
      await (await apiOf(product, people.ben)).call("PATCH", `/usertemplate/sharing/${id}/lock/true`);
      await goTo(page, `/?status=draft&search=${shared}&sort=name`);
      await expect(card(page, shared).getByRole("img", { name: /^The template is locked because/ })).toBeVisible();
      await chooseByKeys(page, shared, "Remove");
      await expect(said(page, "This template is locked and cannot be deleted.")).toBeVisible();
      await chooseByKeys(page, shared, "Rename and settings");
      await expect(said(page, "The template is locked because it's currently being edited by another user.")).toBeVisible();
    });

    await test.step("other users may send an unlock request to the current editor; a failure shows the error field, else general words; it cannot be opened", async () => {
      const context = await browser.newContext({ baseURL: product.url });
      await skipTour(context);
      const other = await context.newPage();
      await openAs(other, colleagueId, `/?status=shared&search=${shared}`);
      const entries = await entriesOf(await openMenu(other, shared));
      expect(entries).toContain("Send unlock request");
      expect(entries).not.toContain("Unlock");
      expect(entries).not.toContain("Share");
      const route = "**/sharing/email/unlock/**";
      for (const [error, words] of [
        ["Nobody is editing it any more.", "Nobody is editing it any more."],
        ["", "Something went wrong. Try again later"],
      ] as const) {
        await other.route(route, (request) =>
          request.fulfill({ status: 409, json: { error, code: "wrong-status", fields: [], requestId: "r" } }),
        );
        await other.getByRole("menuitem", { name: "Send unlock request" }).click();
        await expect(said(other, words)).toBeVisible();
        await other.unroute(route);
        await openMenu(other, shared);
      }
      await other.getByRole("menuitem", { name: "Send unlock request" }).click();
      await expect(said(other, "Unlock request has been sent successfully.")).toBeVisible();
      const [popup] = await Promise.all([other.waitForEvent("popup"), choose(other, shared, "View shared")]);
      expect(new URL(popup.url()).pathname).toBe(`/api/v2/usertemplate/sharing/show/${id}`);
      await card(other, shared)
        .getByRole("button", { name: `Open: ${shared}` })
        .click();
      await expect(said(other, /currently being edited by another user/)).toBeVisible();
      expect(new URL(other.url()).search).toContain("?status=shared");
      await context.close();
    });

    await test.step("the owner unlocks after a question, and goes to status=shared", async () => {
      await choose(page, shared, "Unlock");
      const question = page.getByRole("alertdialog", { name: "Unlock template" });
      await expect(question).toContainText("may be lost");
      await question.getByRole("button", { name: "Unlock" }).click();
      await expect(page).toHaveURL(/\/\?status=shared$/);
      await expect(said(page, `“${shared}” has been unlocked`)).toBeVisible();
    });
  });
}

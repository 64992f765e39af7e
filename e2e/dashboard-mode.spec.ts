import { apiOf } from "./api.js";
import { openAs, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, staySignedIn, test } from "./test.js";

const reloadDelayMs = 1000;
// The browser's clock and its timers are rounded.
const roundingMs = 5;

test("switching the editor mode asks, saves the setting, and reloads the page after 1000 ms, either way, by a user and by an administrator", async ({
  page,
  product,
}) => {
  const keepMode = async (sessionId: string, mode: "simple" | "advanced") => {
    const api = await apiOf(product, sessionId);
    const { id: userId } = (await (await api.call("GET", "/session")).json()) as { id: string };
    await api.call("PUT", "/usersettings", { userId, dnd_mode: mode });
  };
  await keepMode(people.ada, "advanced");
  await openAs(page, people.fay);
  for (const { from, to, mode, user } of [
    { from: "Simple", to: "Advanced", mode: "advanced", user: "Fay" },
    { from: "Advanced", to: "Simple", mode: "simple", user: "Ada" },
  ]) {
    await test.step(`${from} to ${mode}, by ${user}`, async () => {
      if (user === "Ada") {
        await page.getByRole("button", { name: "Switch users" }).click();
        await page.getByRole("dialog", { name: "Switch users" }).getByRole("button", { name: /Ada/ }).click();
        await staySignedIn(page, people.ada);
        await expect(page.getByRole("button", { name: /^User menu: Ada/ })).toBeVisible();
      }
      await page.getByRole("button", { name: `Editor mode: ${from}` }).click();
      await page.getByRole("menuitemcheckbox", { name: to }).click();
      let reloadedAt = 0;
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(
        `${product.url}/`,
        async (route) => {
          reloadedAt = Date.now();
          await held;
          await route.continue();
        },
        { times: 1 },
      );
      const saving = page.waitForResponse((response) => response.url().endsWith("/usersettings") && response.ok());
      const question = page.getByRole("alertdialog", { name: `Switch to the ${mode} editor` });
      await question.getByRole("button", { name: "Switch mode" }).click();
      const saved = await saving;
      expect(await saved.json()).toMatchObject({ dnd_mode: mode });
      await expect(said(page, "The editor mode has been saved. The page reloads now.")).toBeVisible();
      await expect.poll(() => reloadedAt).toBeGreaterThan(0);
      const { startTime, responseStart } = saved.request().timing();
      expect(reloadedAt - (startTime + responseStart)).toBeGreaterThanOrEqual(reloadDelayMs - roundingMs);
      const loaded = page.waitForEvent("load");
      letGo();
      await loaded;
      await expect(page.getByRole("button", { name: `Editor mode: ${to}` })).toBeVisible();
    });
  }
  await keepMode(people.fay, "simple");
});

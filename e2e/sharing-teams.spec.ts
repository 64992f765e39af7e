import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { card, choose, openAs as openDashboard, said } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, skipTour, staySignedIn, test } from "./test.js";

const cell = { id: "cell", type: "cell", props: {}, children: [{ id: "title", type: "heading", props: { text: "Hello" } }] };
const row = { id: "row", type: "section", props: {}, children: [cell] };
const wrapper = { id: "wrapper", type: "wrapper", props: {}, children: [row] };
const components = { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [wrapper] } };

test("Ada makes a team of Ben, Ann shares with it: he comments as its member, and has it no more once he leaves the team", async ({
  browser,
  page,
  product,
}) => {
  const [name, team] = ["For the team", "Commenters"];
  const ann = await apiOf(product, people.ann);
  const { id } = await ann.createTemplate(name, { html: "<p>Ours</p>", css: "", components });
  const openAs = async (sessionId: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    await skipTour(context);
    const opened = await context.newPage();
    await staySignedIn(opened, sessionId);
    return opened;
  };
  const hers = await openAs(people.ada);
  const members = hers.getByRole("dialog", { name: `People in ${team}` });

  await test.step("an administrator makes a team and takes Ben in", async () => {
    await hers.goto("/people");
    await hers.getByRole("radio", { name: "Teams" }).click();
    await hers.getByRole("textbox", { name: "Name of the team" }).fill(team);
    await hers.getByRole("button", { name: "Make team" }).click();
    await hers.getByRole("button", { name: `People in ${team}` }).click();
    await members.getByRole("combobox", { name: "Add somebody" }).fill("ben");
    await hers.getByRole("option", { name: /^Ben Castellanos/ }).click();
    await expect(members.getByRole("listitem", { name: "Ben Castellanos" })).toBeVisible();
    await expectNoViolations(hers, "the people of a team");
  });

  await test.step("Ann finds the team beside people, and lets it comment", async () => {
    await openDashboard(page, people.ann, `/?status=draft&search=${name}`);
    await choose(page, name, "Share");
    const dialog = page.getByRole("dialog", { name: "Share template" });
    await dialog.getByRole("combobox", { name: "Collaborators" }).fill("commenters");
    await page.getByRole("option", { name: `${team} (team · 1 person)` }).click();
    await dialog.getByRole("combobox", { name: `What ${team} may do` }).selectOption("Can comment");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(said(page, `“${name}” is shared with 1 team`)).toBeVisible();
  });

  const his = await openAs(people.ben);
  const list = await his.context().newPage();
  await test.step("Ben has it among what is shared with him, comments, and may not save", async () => {
    await openDashboard(list, people.ben, `/?status=shared&search=${name}`);
    await expect(card(list, name)).toBeVisible();
    await his.goto(`/edit/${id}`);
    await expect(his.getByText(/^You may comment on this email/)).toBeVisible();
    await expect(his.getByRole("button", { name: "Save", exact: true })).toBeHidden();
    await his.getByRole("status").filter({ hasText: "You may comment" }).getByRole("button", { name: "Comments" }).click();
    const panel = his.getByRole("complementary", { name: "Comments" });
    await panel.getByRole("textbox", { name: /^Comment on/ }).fill("A shorter heading?");
    await panel.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(panel.getByText("A shorter heading?")).toBeVisible();
  });

  await test.step("Ada takes him out of the team: his open editor says so, and it is gone from his dashboard", async () => {
    await members.getByRole("button", { name: "Take Ben Castellanos out of the team" }).click();
    await expect(his.getByText(/^Your access to this email has ended/)).toBeVisible();
    await expect(card(list, name)).toBeHidden();
  });
  for (const each of [hers, his]) await each.context().close();
});

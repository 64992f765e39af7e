import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { card, choose, goTo, openAs, openMenu } from "./dashboard-page.js";
import { letterWith } from "./editor-letter.js";
import { people } from "./people.js";
import { expect, skipTour, test } from "./test.js";

const written = (text: string) => letterWith({ id: "title", type: "heading", props: { text } });

test.afterAll(async ({ product }) => {
  await (await apiOf(product, people.ada)).call("PATCH", "/workspace", { publishesApprovedOnly: false });
});

test("where only what is approved is published, Ann asks Ben, he approves, she publishes; a change takes the approval back", async ({
  browser,
  page,
  product,
}) => {
  const name = "Asked about";
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const { id } = await ann.createTemplate(name, { html: "<p>Ours</p>", components: written("Ours") });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  const share = (collaborators: string[]) => ann.call("PATCH", `/usertemplate/sharing/${id}`, { collaborators });
  const context = await browser.newContext({ baseURL: product.url });
  await skipTour(context);
  const his = await context.newPage();
  const review = (of: typeof page) => of.getByRole("dialog", { name: "Review" });

  await test.step("Ada switches it on", async () => {
    await openAs(page, people.ada, "/");
    await page.goto("/people");
    const only = page.getByRole("switch", { name: "Publish only what is approved" });
    await only.check();
    await expect(only).toBeChecked();
    await expect.poll(async () => (await (await ann.call("GET", "/workspace")).json()).publishesApprovedOnly).toBe(true);
  });

  await test.step("Publish says to Ann why not, and offers to ask; nobody sees the template yet", async () => {
    await openAs(page, people.ann, `/?status=draft&search=${name}`);
    await choose(page, name, "Publish");
    await expect(review(page).getByText("Only what is approved is published here.")).toBeVisible();
    await expect(review(page).getByText("Nobody else sees this template yet.")).toBeVisible();
    await page.keyboard.press("Escape");
    await share([benId]);
  });

  await test.step("she asks Ben, whose card says so at once", async () => {
    await openAs(his, people.ben, `/?status=shared&search=${name}`);
    await goTo(page, `/?status=shared&search=${name}`);
    await choose(page, name, "Ask for review");
    await review(page).getByRole("checkbox", { name: "Ben Castellanos" }).check();
    await review(page).getByRole("button", { name: "Ask for review" }).click();
    await expect(review(page).getByText("In review")).toBeVisible();
    await expectNoViolations(page, "the review of an email");
    await page.keyboard.press("Escape");
    await expect(card(page, name).getByText("In review")).toBeVisible();
    await expect(card(his, name).getByText("Your review")).toBeVisible();
  });

  await test.step("Ben approves it, and Ann sees that at once", async () => {
    await choose(his, name, "Review");
    await review(his).getByRole("textbox", { name: "Note" }).fill("Fine.");
    await review(his).getByRole("button", { name: "Approve" }).click();
    await expect(review(his).getByText("Everybody approved the email as it is stored now.")).toBeVisible();
    await expect(card(page, name).getByText("Approved")).toBeVisible();
  });

  await test.step("she publishes it, once it is shared with nobody any more", async () => {
    await share([]);
    await goTo(page, `/?status=draft&search=${name}`);
    await choose(page, name, "Publish");
    await page.getByRole("dialog", { name: "Template published" }).getByRole("button", { name: "Go back to templates" }).click();
    expect((await (await ann.call("GET", `/usertemplate/${id}`)).json()).status).toBe("published");
  });

  await test.step("changed afterwards it is not published again", async () => {
    await ann.call("PUT", `/usertemplate/${id}/status/draft`);
    await ann.call("PATCH", `/usertemplate/${id}`, { template: { html: "<p>Others'</p>", components: written("Others'") } });
    await goTo(page, `/?status=draft&search=${name}`);
    await expect(card(page, name).getByText("Changed since approval")).toBeVisible();
    const publish = (await openMenu(page, name)).getByRole("menuitem", { name: "Publish" });
    await publish.click();
    await expect(review(page).getByText("Only what is approved is published here.")).toBeVisible();
    expect((await ann.call("PUT", `/usertemplate/${id}/status/published`)).status).toBe(409);
    await review(page)
      .getByRole("button", { name: /^What changed since the version that Ben Castellanos answered/ })
      .click();
    const changes = page.getByRole("region", { name: "Changed blocks" });
    await expect(changes.getByRole("button", { name: /^Heading: Others'/ })).toBeVisible();
  });

  await test.step("nor in the editor, where the review says why and offers to ask", async () => {
    await page.goto(`/edit/${id}`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(review(page).getByText("Only what is approved is published here.")).toBeVisible();
  });
  await context.close();
});

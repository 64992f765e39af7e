import type { Page } from "@playwright/test";
import { apiOf } from "./api.js";
import { expectNoViolations } from "./axe.js";
import { letterWith } from "./editor-letter.js";
import { people } from "./people.js";
import { blocks, expect, skipTour, staySignedIn, test } from "./test.js";

const review = (page: Page) => page.getByRole("dialog", { name: "Review" });
const header = (page: Page) => page.getByRole("banner", { name: "Editor header" });

test("Ann asks in the editor, Ben approves in his; she sees that at once, and that a word of hers takes it back", async ({
  browser,
  product,
}) => {
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const components = letterWith({ id: "title", type: "heading", props: { text: "Spring sale" } });
  const { id } = await ann.createTemplate("Asked in the editor", { html: "<p></p>", css: "", components });
  const benId = (await (await ben.call("GET", "/session")).json()).id;
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, {
    collaborators: [benId],
    collaboratorRoles: [{ userId: benId, role: "comment" }],
  });
  const open = async (sessionId: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    await skipTour(context);
    const page = await context.newPage();
    await staySignedIn(page, sessionId);
    await page.goto(`/edit/${id}`);
    await expect(blocks(page, "heading")).toBeVisible();
    return page;
  };
  const [hers, his] = [await open(people.ann), await open(people.ben)];

  await test.step("Ben, who may only comment, has nothing to review yet; Ann asks him", async () => {
    await expect(header(his).getByRole("button", { name: /^Review/ })).toHaveCount(0);
    await header(hers).getByRole("button", { name: "Review", exact: true }).click();
    await review(hers).getByRole("checkbox", { name: "Ben Castellanos" }).check();
    await expectNoViolations(hers, "asking for review in the editor");
    await review(hers).getByRole("button", { name: "Ask for review" }).click();
    await expect(review(hers).getByText("No answer yet")).toBeVisible();
  });

  await test.step("he is told at once, and approves what he sees, while she looks on", async () => {
    await expect(his.getByText("You are asked to review this email.")).toBeVisible();
    await header(his).getByRole("button", { name: "Review Your review" }).click();
    await review(his).getByRole("button", { name: "Approve" }).click();
    await expect(review(his).getByText("Everybody approved the email as it is stored now.")).toBeVisible();
    await his.keyboard.press("Escape");
    await expect(review(hers).getByText("Everybody approved the email as it is stored now.")).toBeVisible();
    await hers.keyboard.press("Escape");
    await expect(header(hers).getByRole("button", { name: "Review Approved" })).toBeVisible();
  });

  await test.step("she changes a word, and both are told that the approval was taken back", async () => {
    await blocks(hers, "heading").click();
    await hers.keyboard.press("End");
    await hers.keyboard.type(" today");
    const taken = "The approval was taken back, because the email was changed.";
    await expect(hers.getByText(taken)).toBeVisible();
    await expect(his.getByText(taken)).toBeVisible();
    await expect(header(his).getByRole("button", { name: "Review Changed since approval" })).toBeVisible();
    await expectNoViolations(his, "an approval that was taken back");
  });

  await test.step("what she changed he sees without leaving the editor, and who did what too", async () => {
    await header(his)
      .getByRole("button", { name: /^Review/ })
      .click();
    await review(his)
      .getByRole("button", { name: /^What changed since the version that Ben Castellanos answered/ })
      .click();
    const changes = his.getByRole("region", { name: "Changed blocks" });
    await expect(changes.getByRole("button", { name: /^Heading: Spring sale today/ })).toBeVisible();
    await his.keyboard.press("Escape");
    await his.keyboard.press("ControlOrMeta+k");
    await his.getByRole("dialog", { name: "Commands" }).getByRole("searchbox").fill("activity");
    await his.keyboard.press("Enter");
    const activity = his.getByRole("dialog", { name: "Activity: Asked in the editor" });
    await expect(activity.getByText("Ben Castellanos approved it")).toBeVisible();
    await expect(activity.getByText("Ann Lindqvist asked Ben Castellanos for approval")).toBeVisible();
  });
  await hers.context().close();
  await his.context().close();
});

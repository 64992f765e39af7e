import { apiOf } from "./api.js";
import { card, choose, openAs } from "./dashboard-page.js";
import { people } from "./people.js";
import { expect, test } from "./test.js";

test("what people did with a template is told to those who see it, and over all of them, and leads to the template", async ({
  page,
  product,
}) => {
  const ann = await apiOf(product, people.ann);
  const ben = await apiOf(product, people.ben);
  const { id: benId } = (await (await ben.call("GET", "/session")).json()) as { id: string };
  const { id } = await ann.createTemplate("Told of", { html: "<p>Told of</p>" });
  await ann.call("PATCH", `/usertemplate/sharing/${id}`, {
    collaborators: [benId],
    collaboratorRoles: [{ userId: benId, role: "comment" }],
  });
  await ben.call("POST", "/comment", { templateId: id, text: "Which price?" });
  await openAs(page, people.ann, "/?status=draft&search=Told of");

  await test.step("a card's menu tells of one template, by days, and of one kind", async () => {
    await choose(page, "Told of", "Activity");
    const dialog = page.getByRole("dialog", { name: "Activity: Told of" });
    const today = dialog.getByRole("list", { name: "Today" });
    await expect(today.getByRole("listitem")).toHaveText([
      /Ben \S+ wrote a comment/,
      /Ann \S+ shared it with Ben \S+, who may comment/,
      /Ann \S+ created it/,
    ]);
    await dialog.getByRole("combobox", { name: "Show" }).selectOption("Sharing");
    await expect(today.getByRole("listitem")).toHaveText([/shared it with/]);
    await page.keyboard.press("Escape");
    await expect(card(page, "Told of").getByRole("button", { name: /^Actions/ })).toBeFocused();
  });

  await test.step("the user menu tells of all that one sees, and each line leads to its template", async () => {
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "Activity" }).click();
    const dialog = page.getByRole("dialog", { name: "Activity" });
    const line = dialog.getByRole("listitem").filter({ hasText: "wrote a comment" }).filter({ hasText: "Told of" });
    await line.getByRole("link", { name: "Told of" }).click();
    await expect(page).toHaveURL(new RegExp(`/edit/${id}$`));
  });
});

import { apiOf } from "./api.js";
import { openLetter } from "./editor-letter.js";
import { beSignedIn, blocks, expect, test } from "./test.js";

test("an event is added, and leads to calendars and to a file that the server makes", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "Invitation");
  await page.getByRole("button", { name: "Event", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await expect(panel.getByText("When does it begin? Without it no calendar can take the event.")).toBeVisible();
  await panel.getByRole("textbox", { name: "Title" }).fill("Tea; cake");
  await panel.getByLabel("Start", { exact: true }).fill("2027-03-12T18:00:00");
  await panel.getByRole("combobox", { name: "Time zone" }).selectOption("UTC+01:00, Berlin");
  const file = panel.getByRole("link", { name: "Open the file" });
  await expect(file).toBeVisible();
  const event = blocks(page, "event");
  await expect(event.getByText("Add to calendar")).toBeVisible();
  const google = await event.getByText("Google", { exact: true }).getAttribute("href");
  expect(new URL(google ?? "").searchParams.get("dates")).toBe("20270312T170000Z/20270312T180000Z");
  const address = (await event.getByText("Apple and others").getAttribute("href")) ?? "";
  await expect(file).toHaveAttribute("href", address);
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toMatch(/DTSTART:20270312T170000Z[\s\S]*SUMMARY:Tea\\; cake/);
});

test("an event is told to inboxes once nothing of a reservation is missing", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  const api = await apiOf(product, "demo-ann");
  const id = await openLetter(page, api, "Tickets");
  await page.getByRole("button", { name: "Event", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await panel.getByLabel("Start", { exact: true }).fill("2027-03-12T18:00:00");
  await panel.getByRole("combobox", { name: "Time zone" }).selectOption("UTC+01:00, Berlin");
  await panel.getByRole("textbox", { name: "Place" }).fill("Hall 4, Bath");
  await expect(panel.getByRole("textbox", { name: "Number of the reservation" })).toHaveCount(0);
  await panel.getByRole("combobox", { name: "Tell the inbox" }).selectOption("A reservation (Gmail, Apple Mail)");
  await expect(panel.getByText(/^A merge tag usually, such as \{\{ ticket \}\}/)).toBeVisible();
  await panel.getByRole("textbox", { name: "Number of the reservation" }).fill("{{ ticket }}");
  await panel.getByRole("textbox", { name: "Reserved for" }).fill("{{ first_name }}");
  await expect(panel.getByText(/^A merge tag usually/)).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Template has been saved")).toBeVisible();
  const html = await (await api.call("GET", `/usertemplate/export/${id}/html`)).text();
  expect(html).toContain('"@type":"EventReservation","reservationNumber":"{{ ticket }}"');
});

test("a rating asks where its answers lead, and each answer leads there with its value", async ({ page, product }) => {
  await beSignedIn(page, "ann");
  await openLetter(page, await apiOf(product, "demo-ann"), "How was it");
  await page.getByRole("button", { name: "NPS", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Settings & Styles" });
  await expect(panel.getByText(/^Where does an answer lead\?/)).toBeVisible();
  await panel.getByRole("textbox", { name: "Address", exact: true }).fill("https://example.com/rate?id={{ id }}");
  const answers = blocks(page, "rating").locator("a");
  await expect(answers.last()).toHaveAttribute("href", "https://example.com/rate?id={{ id }}&score=10");
  await expect(answers).toHaveCount(11);
});

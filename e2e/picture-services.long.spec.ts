import type { Page, Route } from "@playwright/test";
import { apiOf } from "./api.js";
import { openAs, title } from "./dashboard-page.js";
import { documentOf } from "./editor-letter.js";
import { people } from "./people.js";
import { photoUrl, testWithServices as test } from "./picture-services.js";
import type { Product } from "./product.js";
import { refuse } from "./refuse.js";
import { beSignedIn, blocks, expect } from "./test.js";

async function openLetter(page: Page, product: Product, person: keyof typeof people, block: { type: string }) {
  const api = await apiOf(product, people[person]);
  const components = documentOf({ id: "one", props: {}, ...block });
  const { id } = await api.createTemplate(`Services ${block.type} ${person}`, { html: "<p></p>", components });
  await beSignedIn(page, person);
  await page.goto(`/edit/${id}`);
}

test("an administrator connects a store, another person puts its product into an email and reads its prices again", async ({
  page,
  product,
  services,
}) => {
  await test.step("an address without a store is told, and what was filled in stays", async () => {
    await openAs(page, people.ada);
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.getByRole("menuitem", { name: "Stores" }).click();
    await expect(title(page, "Stores")).toBeVisible();
    await expect(page).toHaveURL(/\?stores=true$/);
    await page.getByRole("button", { name: "Connect a store" }).click();
    const dialog = page.getByRole("dialog", { name: "Connect a store" });
    await dialog.getByRole("combobox", { name: "Kind of store" }).selectOption("feed");
    const address = dialog.getByRole("textbox", { name: "Address of the feed" });
    await address.fill(`${services.base}/nothing.xml`);
    await dialog.getByRole("textbox", { name: "Name" }).fill("Lamp shop");
    await dialog.getByRole("button", { name: "Test and connect" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(/^Nothing was found at this address/);
    await address.fill(`${services.base}/products.xml`);
    await dialog.getByRole("button", { name: "Test and connect" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("listitem", { name: "Lamp shop" })).toContainText(/Product feed · .*\/products\.xml.*Products read/);
  });
  await test.step("its products are chosen in the editor, several at once", async () => {
    await openLetter(page, product, "ann", { type: "products" });
    await blocks(page, "products").click();
    await page.getByRole("button", { name: "Choose products" }).last().click();
    const dialog = page.getByRole("dialog", { name: "Products" });
    await dialog.getByRole("combobox", { name: "Store" }).click();
    await page.getByRole("option", { name: "Lamp shop" }).click();
    await dialog.getByRole("combobox", { name: "Products" }).click();
    for (const number of [1, 2]) await page.getByRole("option", { name: new RegExp(`^Lamp ${number} & shade`) }).click();
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(blocks(page, "products")).toContainText(/Lamp 1 & shade[\s\S]*14\.90[\s\S]*Lamp 2 & shade/);
  });
  await test.step("Refresh brings the prices of today, and one undo takes them back", async () => {
    services.sellFor("9.50 EUR");
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByText("Prices and pictures are those of today")).toBeVisible();
    await expect(blocks(page, "products")).toContainText(/€9\.50[\s\S]*€9\.50/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(blocks(page, "products")).toContainText("€14.90");
  });
  await test.step("whoever is no administrator sees the store, and has its products read again", async () => {
    services.sellFor("8.00 EUR");
    page.on("dialog", (asked) => void asked.accept());
    await page.goto("about:blank");
    await openAs(page, people.ann, "/?stores=true");
    await expect(page.getByRole("button", { name: "Remove Lamp shop" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Connect a store" })).toHaveCount(0);
    await page.getByRole("button", { name: "Read the products of Lamp shop again" }).click();
    await expect(page.getByText("The products of Lamp shop are up to date")).toBeVisible();
    const api = await apiOf(product, people.ann);
    const [store] = ((await (await api.call("GET", "/stores")).json()) as { name: string; storeUuid: string }[]).filter(
      ({ name }) => name === "Lamp shop",
    );
    const products = (await (await api.call("GET", `/products/store/${store?.storeUuid}`)).json()) as { price: string }[];
    expect(products.map(({ price }) => price)).toEqual(["8.00", "8.00", "8.00"]);
  });
  await test.step("the administrator removes it", async () => {
    await openAs(page, people.ada, "/?stores=true");
    await page.getByRole("button", { name: "Remove Lamp shop" }).click();
    await page.getByRole("alertdialog", { name: "Remove Lamp shop?" }).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("listitem", { name: "Lamp shop" })).toHaveCount(0);
    await expect(title(page, "Stores")).toBeFocused();
  });
});

test("a free photo is searched, credited, and its service told that it is used", async ({ page, product, services }) => {
  await page.route(`${photoUrl}*`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'/>" }),
  );
  await openLetter(page, product, "ada", { type: "image" });
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  await dialog.getByRole("tab", { name: "Free images" }).click();
  await dialog.getByRole("searchbox").fill("harbour");
  const searches = () =>
    services.calls.flatMap(({ url }) => (url.includes("query=harbour") ? [new URL(url, services.base).searchParams] : []));
  await expect.poll(() => searches().map((words) => words.get("per_page"))).toEqual(["20"]);
  await dialog.getByRole("option").first().click();
  await expect(dialog.getByRole("link", { name: "Mia Lund" })).toHaveAttribute(
    "href",
    /^https:\/\/unsplash\.com\/@mia\?utm_source=mailwright/,
  );
  await expect(dialog.getByRole("link", { name: "Unsplash" })).toBeVisible();
  await test.step("whoever leaves while the photo is being fetched does not get it, and it is fetched once", async () => {
    const held: Route[] = [];
    await page.route("**/api/v2/photos/download/*", (route) => void held.push(route));
    await dialog.getByRole("listbox").focus();
    for (const press of [1, 2]) await page.keyboard.press("Enter", { delay: press });
    await expect.poll(() => held.length).toBe(1);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("The image block without an image was removed.").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    const fetched = page.waitForResponse("**/api/v2/photos/download/*");
    await held[0]?.continue();
    await (await fetched).finished();
    await page.unroute("**/api/v2/photos/download/*");
    await blocks(page, "image").click();
    await dialog.getByRole("tab", { name: "Free images" }).click();
    await dialog.getByRole("searchbox").fill("harbour");
    await dialog.getByRole("option").first().click();
    expect(held).toHaveLength(1);
  });
  await dialog.getByRole("button", { name: "Use image", exact: true }).click();
  await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", new RegExp(`^${photoUrl}`));
  expect(services.calls.map(({ url }) => url)).toContain("/photos/photos/h7/download");
});

test("images are made from words, kept, and changed by words", async ({ page, product, services }) => {
  await openLetter(page, product, "fay", { type: "image" });
  await blocks(page, "image").click();
  const dialog = page.getByRole("dialog", { name: "Images" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const words = dialog.getByRole("textbox", { name: "What the image shall show" });
  await dialog.getByRole("tab", { name: "AI images" }).click();
  await test.step("what the service will not make is told, and the words stay", async () => {
    await words.fill("forbidden");
    await button("Generate").click();
    await expect(dialog.getByText("The service makes no such image. Describe another one.")).toBeVisible();
    await expect(words).toHaveValue("forbidden");
  });
  await test.step("while they are made there is progress, and they can be given up", async () => {
    await page.route("**/api/v2/ai/image*", () => {});
    await words.fill("A red lamp");
    await button("Generate").click();
    await expect(dialog.getByRole("progressbar", { name: "Making images" })).toBeVisible();
    await dialog.getByRole("tabpanel").getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByText("Type to search")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  await test.step("a day's images are used up", async () => {
    await page.route("**/api/v2/ai/image*", refuse(429, "quota-generated"));
    await button("Generate").click();
    await expect(dialog.getByText("The images for today are used up. Try again tomorrow.")).toBeVisible();
    await page.unrouteAll();
  });
  await test.step("four are made, and one is kept in the library", async () => {
    await expect(words).toHaveValue("A red lamp");
    await button("Generate").click();
    await expect(dialog.getByRole("listbox", { name: "AI images" }).getByRole("option")).toHaveCount(4);
    await dialog.getByRole("option", { name: "Image 3" }).click();
    await button("Keep in the library").click();
    await expect(page.getByText("The image is in your global images")).toBeVisible();
    await dialog.getByRole("tab", { name: "Global images" }).click();
    await expect(dialog.getByRole("option", { name: "A red lamp.png" })).toBeVisible();
  });
  await test.step("what was asked for and made is still there after a look at another tab", async () => {
    await dialog.getByRole("tab", { name: "AI images" }).click();
    await expect(dialog.getByRole("listbox", { name: "AI images" }).getByRole("option")).toHaveCount(4);
    await expect(words).toHaveValue("A red lamp");
    await dialog.getByRole("tab", { name: "Global images" }).click();
  });
  await test.step("it is changed by words, and what came of it is used", async () => {
    await dialog.getByRole("option", { name: "A red lamp.png" }).click();
    await button("Change with AI").click();
    await expect(dialog.getByRole("textbox", { name: "What is to change" })).toBeFocused();
    await expect(dialog.getByRole("radio", { name: "No background" })).toHaveCount(0);
    await dialog.getByRole("textbox", { name: "What is to change" }).fill("Make it blue");
    await button("Change").click();
    await dialog.getByRole("option", { name: "Image 2" }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(blocks(page, "image").locator("img")).toHaveAttribute("src", /\/api\/v2\/assets\/public\//);
    const edits = services.calls.filter(({ url }) => url === "/ai/images/edits");
    expect(edits).toHaveLength(4);
    expect(edits[0]?.body).toContain("Make it blue");
  });
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import { startTestProxy, type TestProxy } from "../packages/server/src/testing/test-proxy.js";
import { type Api, apiOf } from "./api.js";
import { letterWith } from "./editor-letter.js";
import { imageDialog } from "./image-dialog.js";
import { people } from "./people.js";
import { type Product, startProduct } from "./product.js";
import { test as base, beSignedIn, blocks, expect } from "./test.js";

/** The product behind a wire that can be cut: the page reaches it only through that, the test's own calls do without. */
const test = base.extend<object, { readonly wire: TestProxy; readonly target: { host: string; port: number }; readonly product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  target: [async ({}, use) => use({ host: "127.0.0.1", port: 0 }), { scope: "worker" }],
  wire: [
    async ({ target }, use) => {
      const wire = await startTestProxy(target);
      await use(wire);
      await wire.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ wire, target }, use) => {
      const product = await startProduct({ PUBLIC_URL: addressOf(wire) });
      target.port = Number(new URL(product.url).port);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  // Whoever asks for it asks for the product, too: nothing is behind the wire before.
  baseURL: async ({ wire, product: _ }, use) => use(addressOf(wire)),
});

const addressOf = ({ port }: TestProxy) => `http://127.0.0.1:${port}`;

/** Noise, which nothing makes smaller: 450 KB that are sent in many pieces. */
function noise(name: string, seed: number) {
  const picture = new PNG({ width: 500, height: 300 });
  let value = seed;
  for (let at = 0; at < picture.data.length; at++) {
    value = (value * 48271) % 2147483647;
    picture.data[at] = at % 4 === 3 ? 255 : value & 255;
  }
  return { name, mimeType: "image/png", buffer: PNG.sync.write(picture) };
}

/** A part of what is sent, whichever of these pictures it is. */
const partBytes = 40_000;

/** When a wire is cut that carries a picture of this weight. */
const moments = (wire: TestProxy, bytes: number) => [
  { when: "before anything is sent", arm: wire.cut },
  { when: "in the middle", arm: () => wire.when(({ sentBytes }) => sentBytes > partBytes, wire.cut) },
  { when: "before the last bytes", arm: () => wire.when(({ sentBytes }) => sentBytes > bytes, wire.cut) },
  { when: "before the answer", arm: () => wire.when(({ sentBytes, isAnswer }) => isAnswer && sentBytes > bytes, wire.cut) },
];

/** The files that the server keeps, those that are being written among them. */
const keptBy = ({ directory }: Product) =>
  readdirSync(join(directory, "blobs"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

interface Stored {
  readonly originalName: string;
  readonly sizeBytes: number;
  readonly url: string;
}

async function storedAs(api: Api, search: string): Promise<readonly Stored[]> {
  return (await (await api.call("GET", `/assets/user?search=${encodeURIComponent(search)}`)).json()) as Stored[];
}

async function openLetter(page: Page, api: Api, src = ""): Promise<void> {
  const components = letterWith({ id: "picture", type: "image", props: src === "" ? {} : { src } });
  const { id } = await api.createTemplate("Behind a wire", { html: "<p></p>", components });
  await beSignedIn(page, "ann");
  await page.goto(`/edit/${id}`);
  await blocks(page, "image").click();
}

test("a connection that breaks at any moment of an upload leaves nothing half-stored, is told, and the next try stores the image once", async ({
  page,
  product,
  wire,
}) => {
  const api = await apiOf(product, people.ann);
  await openLetter(page, api);
  const { dialog, option, button, upload } = imageDialog(page);
  await expect(dialog.getByText("No images yet").or(dialog.getByRole("listbox").first())).toBeVisible();
  const bytes = noise("any", 1).buffer.length - 2_000;
  for (const [index, { when, arm }] of moments(wire, bytes).entries()) {
    await test.step(when, async () => {
      const name = `noise ${index}.png`;
      const before = keptBy(product);
      arm();
      await upload([noise(name, 100 + index)]);
      await expect(dialog.getByText(`${name} was not uploaded, because there is no connection. Please try again.`)).toBeVisible();
      // Only the answer was lost, or it is as if nothing had been sent.
      const whole = when === "before the answer" ? 1 : 0;
      expect(await storedAs(api, name)).toHaveLength(whole);
      expect(keptBy(product)).toHaveLength(before.length + whole);
      wire.mend();
      await button(`Retry ${name}`).click();
      await expect(option(name)).toHaveCount(1);
      await expect(dialog.getByText(/was not uploaded/)).toHaveCount(0);
      const [stored, ...others] = await storedAs(api, name);
      expect(others).toEqual([]);
      expect(keptBy(product)).toHaveLength(before.length + 1);
      expect((await (await fetch(stored?.url ?? "")).arrayBuffer()).byteLength).toBe(stored?.sizeBytes);
    });
  }
});

test("a library that could not be loaded comes with the first image that is stored", async ({ page, product, wire }) => {
  const api = await apiOf(product, people.ann);
  await api.upload("there before.png", noise("there before", 400).buffer);
  await page.route("**/api/v2/assets/user?**", (route) => route.abort());
  await openLetter(page, api);
  const { dialog, option, button, upload } = imageDialog(page);
  await expect(dialog.getByText("The images could not be loaded")).toBeVisible();
  wire.cut();
  await page.unrouteAll();
  await upload([noise("comes back.png", 401)]);
  await expect(dialog.getByText(/^comes back\.png was not uploaded/)).toBeVisible();
  wire.mend();
  await button("Retry comes back.png").click();
  await expect(option("comes back.png")).toHaveAttribute("aria-selected", "true");
  await expect(option("there before.png")).toBeVisible();
});

test("an upload that hangs on a dead line is given up, and nothing of it comes later", async ({ page, product, wire }) => {
  const api = await apiOf(product, people.ann);
  await openLetter(page, api);
  const { dialog, option, upload } = imageDialog(page);
  await expect(dialog.getByRole("searchbox")).toBeVisible();
  const before = keptBy(product);
  wire.when(
    ({ sentBytes }) => sentBytes > partBytes,
    () => wire.delay(Number.POSITIVE_INFINITY),
  );
  await upload([noise("hangs.png", 200)]);
  const sending = dialog.getByRole("list", { name: "Uploads" }).getByRole("listitem").filter({ hasText: "Uploading hangs.png" });
  await sending.getByRole("button", { name: "Cancel" }).click();
  await expect(sending).toHaveCount(0);
  wire.mend();
  await upload([noise("goes.png", 201)]);
  await expect(option("goes.png")).toHaveCount(1);
  expect(await storedAs(api, "hangs.png")).toEqual([]);
  expect(keptBy(product)).toHaveLength(before.length + 1);
});

test("a connection that breaks while an edited image is saved says so, keeps what was done, and the next try saves it once", async ({
  page,
  product,
  wire,
}) => {
  const api = await apiOf(product, people.ann);
  const src = await api.upload("noise to turn.png", noise("to turn", 300).buffer);
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  const shown = blocks(page, "image").locator("img");
  const open = async () => {
    await openLetter(page, api, src);
    await page.getByRole("complementary", { name: "Settings & Styles" }).getByRole("button", { name: "Edit image" }).click();
    await expect(dialog.getByText(/^500 × 300 px, /)).toBeVisible();
  };
  // Each time another picture comes of it.
  const turns = [["Turn left"], ["Mirror left to right"], ["Mirror upside down"], ["Turn left", "Mirror left to right"]];
  // How much an edited one weighs, for what is cut near its end.
  await open();
  await button("Turn right").click();
  await button("Save image").click();
  await expect(dialog).toHaveCount(0);
  const [edited] = await storedAs(api, "noise to turn, edited");
  for (const [index, { when, arm }] of moments(wire, (edited?.sizeBytes ?? 0) * 0.8).entries()) {
    await test.step(when, async () => {
      await open();
      const before = [keptBy(product).length, (await storedAs(api, "noise to turn")).length];
      for (const turn of turns[index] ?? []) await button(turn).click();
      arm();
      await button("Save image").click();
      await expect(dialog.getByText("Something went wrong. Try again!")).toBeVisible();
      await expect(shown).toHaveAttribute("src", src);
      wire.mend();
      await button("Save image").click();
      await expect(dialog).toHaveCount(0);
      await expect(shown).not.toHaveAttribute("src", src);
      expect([keptBy(product).length, (await storedAs(api, "noise to turn")).length]).toEqual(before.map((count) => count + 1));
    });
  }
});

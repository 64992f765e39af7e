import { expect, test } from "@playwright/test";
import { type FakeService, startFakeService } from "../packages/destinations/src/testing/fake-service.js";
import { type EngineDriver, engines, programs } from "./engines/driver.js";
import { findEngine, launchEngine } from "./engines/launch.js";
import { chooseFile, fill, isOnPage, locate, markToursDone, press, untilStyled } from "./engines/page-reader.js";
import { tellOfFile } from "./engines/page-state.js";
import { greyPicture } from "./engines/picture.js";
import { type Product, startProduct } from "./product.js";

const required = (process.env["REQUIRE_ENGINES"] ?? "").split(",");
/** A service that takes one email from each engine. */
let service: FakeService;
let product: Product;
test.beforeAll(async () => {
  const taken = {
    method: "POST",
    path: "/template",
    headers: { key: "key-of-ours" },
    holds: ["Spring has come"],
    answer: { body: { id: 12 } },
  };
  service = await startFakeService(engines.map(() => taken));
  product = await startProduct({ DESTINATIONS: JSON.stringify({ ECOMAIL: { bases: { api: service.origin } } }) });
});
test.afterAll(async () => {
  await product.stop();
  await service.close();
});

for (const engine of engines) {
  test(`the first journey in ${engine}`, async () => {
    const program = findEngine(engine);
    test.skip(!program && !required.includes(engine), `${engine} is not installed: apt-get install -y ${programs[engine].packages}`);
    if (!program) throw new Error(`${engine} is required and not installed: apt-get install -y ${programs[engine].packages}`);
    const driver = await launchEngine(engine, program);
    try {
      await signInAndCreate(driver, `Made in ${engine}`);
      await writeHeading(driver);
      await dragButton(driver);
      await style(driver);
      await chooseImage(driver, `${engine}.png`);
      await turnImage(driver);
      await saveAndPreview(driver);
      await exportFile(driver);
      await exportToService(driver);
      await importCode(driver);
    } catch (error) {
      await test.info().attach("screen", { body: await driver.screenshot(), contentType: "image/png" });
      throw error;
    } finally {
      await driver.close();
    }
  });
}

async function signInAndCreate(driver: EngineDriver, name: string): Promise<void> {
  await driver.goto(`${product.url}/login`);
  await driver.evaluate(markToursDone, null);
  await driver.evaluate((key) => localStorage.setItem(key, "done"), "mailwright.editor.tour");
  await press(driver, { selector: "button", name: "Ann" });
  await locate(driver, { selector: "[role=list], ul", name: "" });
  await press(driver, { selector: "button", name: "Create" });
  await fill(driver, { selector: "[role=dialog] input[type=text], [role=dialog] input:not([type])" }, name);
  await press(driver, { selector: "[role=dialog] button[type=submit], [role=dialog] footer button:last-of-type", name: "Create" });
  await locate(driver, { selector: "[data-block-type=wrapper]" });
}

async function writeHeading(driver: EngineDriver): Promise<void> {
  await press(driver, { selector: "button", name: "Heading" });
  await press(driver, { selector: "[data-block-type=heading] h1, [data-block-type=heading] h2" });
  await locate(driver, { selector: "[contenteditable=true]" });
  await driver.press("Control+a");
  await driver.type("Spring has come");
  await driver.press("Shift+ArrowLeft");
  await driver.press("Escape");
  await expect.poll(() => isOnPage(driver, { selector: "[contenteditable=true]" })).toBe(false);
  expect((await locate(driver, { selector: "[data-block-type=heading]" })).text).toBe("Spring has come");
}

async function dragButton(driver: EngineDriver): Promise<void> {
  const tile = await locate(driver, { selector: "button", name: "Button" });
  const heading = await locate(driver, { selector: "[data-block-type=heading]" });
  await driver.move(tile.x, tile.y);
  await driver.down();
  await driver.move(tile.x + 20, tile.y + 20, 4);
  const below = heading.top + heading.height - 3;
  await driver.move(heading.x, below, 12);
  await expect.poll(() => isLineShown(driver, heading.x, below)).toBe(true);
  await driver.up();
  const button = await locate(driver, { selector: "[data-block-type=button]" });
  expect(button.top).toBeGreaterThanOrEqual(heading.top + heading.height - 2);
  await driver.press("Control+z");
  await expect.poll(() => isOnPage(driver, { selector: "[data-block-type=button]" })).toBe(false);
  await driver.press("Control+Shift+z");
  await locate(driver, { selector: "[data-block-type=button]" });
}

/** Whether the drop line is there; the drag layer may still be on its way, and hears the pointer only from then on. */
async function isLineShown(driver: EngineDriver, x: number, y: number): Promise<boolean> {
  await driver.move(x - 2, y);
  await driver.move(x, y);
  return isOnPage(driver, { selector: ".mw-drop-line:not([hidden])" });
}

/** What is set in the panel is what the canvas shows. */
async function style(driver: EngineDriver): Promise<void> {
  const radius = { selector: "[role=spinbutton]", name: "Corner radius" };
  await press(driver, { selector: "[data-block-type=button] p" });
  await locate(driver, { selector: "[contenteditable=true]" });
  await driver.press("Escape");
  await expect.poll(() => isOnPage(driver, { selector: "[contenteditable=true]" })).toBe(false);
  await press(driver, radius);
  await driver.press("Control+a");
  await driver.type("18");
  await driver.press("Enter");
  await untilStyled(driver, "[data-block-type=button] p", "border-top-left-radius", "18px");
}

/** A file that is dropped on the image dialog is made ready, uploaded and used. Each engine has a name of its own: the library holds what the engine before turned. */
async function chooseImage(driver: EngineDriver, name: string): Promise<void> {
  const data = greyPicture(60, 40).toString("base64");
  await press(driver, { selector: "button", name: "Image" });
  await press(driver, { selector: "[data-block-type=image]" });
  await locate(driver, { selector: "[role=dialog] [role=tab]", name: "AI images" });
  const { x, y } = await locate(driver, { selector: "[role=dialog] .mw-pictures" });
  for (const type of ["dragover", "drop"] as const) await driver.evaluate(tellOfFile, { type, x, y, name, data });
  await press(driver, { selector: "[role=dialog] [role=option]", name });
  await press(driver, { selector: "[role=dialog] footer button:not([disabled])", name: "Use image" });
  await expect.poll(() => isOnPage(driver, { selector: "[role=dialog]" })).toBe(false);
  await locate(driver, { selector: "[data-block-type=image] img[src*='/assets/public/']" });
}

/** What the image editor draws is encoded by the browser, uploaded, and takes the old image's place. */
async function turnImage(driver: EngineDriver): Promise<void> {
  const { height } = await locate(driver, { selector: "[data-block-type=image] img" });
  await press(driver, { selector: "button", name: "Edit image" });
  await press(driver, { selector: "[role=dialog] button", name: "Turn right" });
  await press(driver, { selector: "[role=dialog] footer button:not([disabled])", name: "Save image" });
  await expect.poll(() => isOnPage(driver, { selector: "[role=dialog]" })).toBe(false);
  await expect.poll(async () => (await locate(driver, { selector: "[data-block-type=image] img" })).height).toBeGreaterThan(height);
}

async function saveAndPreview(driver: EngineDriver): Promise<void> {
  await press(driver, { selector: "button", name: "Save" });
  await locate(driver, { selector: "[role=status]", name: "Template has been saved" });
  await press(driver, { selector: "button", name: "Preview" });
  await locate(driver, { selector: "iframe" });
  await press(driver, { selector: "button", name: "Exit preview" });
}

async function exportFile(driver: EngineDriver): Promise<void> {
  await press(driver, { selector: "[role=toolbar] button", name: "Export" });
  await press(driver, { selector: "[role=dialog] [role=tab]", name: "File" });
  await press(driver, { selector: "[role=dialog] label", name: "HTML" });
  await press(driver, { selector: "[role=dialog] button", name: "Download" });
  await locate(driver, { selector: "[role=status]", name: "has been downloaded" });
}

async function exportToService(driver: EngineDriver): Promise<void> {
  await press(driver, { selector: "[role=toolbar] button", name: "Export" });
  await press(driver, { selector: "[role=dialog] li button", name: "EcoMail" });
  await fill(driver, { selector: "[role=dialog] input[type=password]" }, "key-of-ours");
  await press(driver, { selector: "[role=dialog] footer button:not([disabled])", name: "Export" });
  await locate(driver, { selector: "[role=status]", name: "successfully exported to EcoMail" });
}

/** The code, then what becomes of it, then that. */
async function importCode(driver: EngineDriver): Promise<void> {
  await press(driver, { selector: "button", name: "Import code" });
  const mjml = "<mjml><mj-body><mj-section><mj-column><mj-text>From elsewhere</mj-text></mj-column></mj-section></mj-body></mjml>";
  await chooseFile(driver, "mail.html", mjml);
  for (const name of ["Continue", "Import"]) await press(driver, { selector: "[role=dialog] footer button:not([disabled])", name });
  const text = await locate(driver, { selector: "[data-block-type=text]" });
  expect(text.text).toBe("From elsewhere");
}

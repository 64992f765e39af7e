import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountInShadow, type ShadowMount } from "../../../../ui/src/testing/mount-in-shadow.js";
import type { LibraryPicture, PictureEdit, PictureLibrary } from "../model/picture-library.js";
import { PictureEditor } from "./picture-editor.js";
import { noSteps, type PictureSteps } from "./steps/picture-steps.js";

let mount: ShadowMount | undefined;
afterEach(async () => {
  mount?.unmount();
  await page.viewport(1280, 800);
});

/** A red left half and a blue right one. */
async function halves(): Promise<string> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.fillStyle = "#ff0000";
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = "#0000ff";
  context.fillRect(200, 0, 200, 200);
  return URL.createObjectURL(await canvas.convertToBlob({ type: "image/png" }));
}

interface Editing {
  readonly steps?: unknown;
  readonly edit?: PictureLibrary["edit"];
  readonly url?: string;
}

async function mountEditor({ steps, edit, url }: Editing = {}) {
  const picture: LibraryPicture = { id: "p", name: "Halves.png", url: url ?? (await halves()) };
  const edits: PictureEdit[] = [];
  const store: NonNullable<PictureLibrary["edit"]> = async (given) => {
    edits.push(given);
    return { kind: "uploaded", picture: { ...picture, id: "new", name: given.file.name } };
  };
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const library: PictureLibrary = {
    orders: [],
    original: async () => ({ kind: "original", picture, steps }),
    edit: edit ?? store,
  };
  mount = mountInShadow(<PictureEditor library={library} picture={picture} onSaved={onSaved} onClose={onClose} />);
  await expect.element(page.getByRole("dialog", { name: "Edit image" })).toBeVisible();
  return { edits, onSaved, onClose };
}

const ready = () => expect.element(page.getByText(/^\d.* px, /)).toBeVisible();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tool = (name: string) => page.getByRole("tab", { name }).click();
const slide = (name: string, value: string) => page.getByRole("slider", { name, exact: true }).fill(value);

async function saved({ edits, onSaved }: Awaited<ReturnType<typeof mountEditor>>) {
  await button("Save image").click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  const [sent] = edits;
  if (!sent) throw new Error("Nothing was sent.");
  const bitmap = await createImageBitmap(sent.file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const colourAt = (x: number, y: number) => [...(context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [])];
  return { sent, steps: sent.steps as PictureSteps, size: [bitmap.width, bitmap.height], colourAt };
}

test("a turned picture is stored with its steps, and the original stays", async () => {
  const mounted = await mountEditor();
  await ready();
  await button("Turn right").click();
  const { sent, steps, size, colourAt } = await saved(mounted);
  expect([sent.picture.id, sent.file.type, sent.file.name]).toEqual(["p", "image/jpeg", "Halves, edited.jpg"]);
  expect([steps.quarterTurns, size]).toEqual([1, [200, 400]]);
  const [red = 0, , blue = 255] = colourAt(0.5, 0.1);
  expect([red > 200, blue < 60]).toEqual([true, true]);
});

test("a picture that was edited begins with what was done to it", async () => {
  const mounted = await mountEditor({ steps: { ...noSteps, quarterTurns: 1, brightness: 20 } });
  await ready();
  await tool("Colours");
  await expect.element(page.getByRole("slider", { name: "Brightness" })).toHaveValue("20");
  await button("Back to the original").click();
  const { steps } = await saved(mounted);
  expect(steps).toEqual(noSteps);
});

test("a shape is cut out around the focal point", async () => {
  const mounted = await mountEditor();
  await ready();
  await tool("Focus");
  const point = page.getByRole("button", { name: /^Focal point/ });
  await point.click();
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await tool("Crop");
  await page.getByRole("combobox", { name: "Shape" }).selectOptions("1:1");
  const { size, colourAt } = await saved(mounted);
  expect(size).toEqual([200, 200]);
  expect(colourAt(0.05, 0.5)[2]).toBeGreaterThan(200);
});

test("the area that stays is moved and made smaller by the arrow keys", async () => {
  const mounted = await mountEditor();
  await ready();
  // Reached by Tab: a click holds the area and not the edge.
  page
    .getByRole("button", { name: /^Edge of the area that stays: right/ })
    .element()
    .focus();
  await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
  const { steps } = await saved(mounted);
  expect(steps.crop.width).toBeLessThan(1);
});

test("a text is laid on the picture, moved by keys, and undone in one step", async () => {
  const mounted = await mountEditor();
  await ready();
  await tool("Text");
  await button("Text").click();
  await page.getByRole("textbox", { name: "Words" }).fill("Sale");
  const item = page.getByRole("button", { name: "Text: Sale" });
  await item.click();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await button("Box").click();
  await button("Undo").click();
  const { steps } = await saved(mounted);
  expect(steps.items.map(({ kind, text, x }) => [kind, text, Number(x.toFixed(2))])).toEqual([["text", "Sale", 0.52]]);
});

test("an item can be added on a page without a secure connection", async () => {
  const withoutUuids = vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new TypeError("crypto.randomUUID is not a function");
  });
  await mountEditor();
  await ready();
  await tool("Text");
  await button("Box").click();
  await expect.element(page.getByRole("button", { name: "Box 1" })).toBeVisible();
  withoutUuids.mockRestore();
});

test("an item that is removed by key leaves the focus with the buttons that add one, and a used-up Undo beside it", async () => {
  await mountEditor();
  await ready();
  await tool("Text");
  await button("Box").click();
  await page.getByRole("button", { name: "Box 1" }).click();
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => mount?.root.activeElement?.textContent).toBe("Text");
  await button("Undo").click();
  await button("Undo").click();
  await expect.poll(() => mount?.root.activeElement?.ariaLabel).toBe("Back to the original");
});

test("an item is pulled across the picture", async () => {
  const mounted = await mountEditor();
  await ready();
  await tool("Text");
  await button("Box").click();
  const item = page.getByRole("button", { name: "Box 1" });
  const canvas = page.getByRole("img", { name: "Image" });
  await userEvent.dragAndDrop(item, canvas, { targetPosition: { x: 30, y: 30 } });
  const { steps } = await saved(mounted);
  expect([(steps.items[0]?.x ?? 1) < 0.3, (steps.items[0]?.y ?? 1) < 0.4]).toEqual([true, true]);
});

test("round corners without a ground make a PNG that can be seen through", async () => {
  const mounted = await mountEditor();
  await ready();
  await tool("Frame");
  await slide("Round corners", "50");
  const { sent, colourAt } = await saved(mounted);
  expect([sent.file.type, colourAt(0, 0)[3]]).toEqual(["image/png", 0]);
});

test("a lower quality is told as a lower weight at once", async () => {
  await mountEditor();
  await ready();
  await tool("Size");
  await page.getByRole("spinbutton", { name: "Largest width" }).fill("100");
  await userEvent.tab();
  await expect.element(page.getByText(/^100 × 50 px, /)).toBeVisible();
});

test("what fails to be stored stays as it is, and can be stored again", async () => {
  let answers = 0;
  const edit: NonNullable<PictureLibrary["edit"]> = async ({ file }) => {
    answers += 1;
    if (answers === 1) throw new Error("the network is gone");
    return { kind: "uploaded", picture: { id: "new", name: file.name, url: "https://example.com/a.jpg" } };
  };
  const { onSaved } = await mountEditor({ edit });
  await ready();
  await button("Turn right").click();
  await button("Save image").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong. Try again!");
  await button("Save image").click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
});

test("cancelling while it is being stored gives the upload up and keeps the work", async () => {
  let given: AbortSignal | undefined;
  const edit: NonNullable<PictureLibrary["edit"]> = ({ signal }) => {
    given = signal;
    return new Promise(() => undefined);
  };
  const { onClose } = await mountEditor({ edit });
  await ready();
  await button("Turn right").click();
  await button("Save image").click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  await button("Cancel").click();
  expect([given?.aborted, onClose.mock.calls.length]).toEqual([true, 0]);
  await expect.element(button("Save image")).toBeEnabled();
});

test("leaving with changes asks first", async () => {
  const { onClose } = await mountEditor();
  await ready();
  await button("Turn right").click();
  await button("Cancel").click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Discard" }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a picture that moves stays as it is, and one that is gone can be asked for again", async () => {
  const frame = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  const bytes = new Uint8Array([...new TextEncoder().encode("GIF89a"), 1, 0, 1, 0, 0, 0, 0, ...frame, ...frame]);
  await mountEditor({ url: URL.createObjectURL(new Blob([bytes])) });
  await expect.element(page.getByText(/This image is animated/)).toBeVisible();
  mount?.unmount();
  await mountEditor({ url: "blob:gone" });
  await expect.element(page.getByText("The image could not be opened")).toBeVisible();
});

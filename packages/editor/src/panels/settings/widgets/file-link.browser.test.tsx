import { blockRegistry } from "@mailwright/blocks";
import { compileDocument } from "@mailwright/compiler";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { within } from "@testing-library/dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FileAnswer, FileOrder, FilePort } from "../../../ports/file-port.js";
import { refusalOf } from "../../../testing/memory-ports.js";
import { mountPanel, type PanelMount } from "../../../testing/mount-settings-panel.js";
import { selectedBlockCode } from "../later-selected-block.js";

beforeAll(() => page.viewport(1280, 800));
// The fields come with the first selection; here they are waited for once.
beforeAll(async () => void (await selectedBlockCode.load()), 60_000);
let panel: PanelMount | undefined;
afterEach(() => panel?.unmount());

/** Keeps files as soon as it is told to. */
function heldFiles(more: Partial<FilePort> = {}) {
  const orders: (FileOrder & { answer: (answer: FileAnswer) => void })[] = [];
  const upload: FilePort["upload"] = (order) => new Promise((answer) => orders.push({ ...order, answer }));
  return { orders, files: { upload, ...more } };
}

const terms = "https://example.com/terms.pdf";

async function open(files?: FilePort) {
  const link = { kind: "file", value: terms, title: "Terms" };
  const document = aDocumentAround([aBlock("button", { link }, undefined, "one")], blockRegistry);
  const mounted = await mountPanel({ document }, files && { files });
  panel = mounted;
  const { editor } = mounted.editor.services;
  editor.run("select", { blockIds: ["one"] });
  const controls = within(mounted.inside);
  const address = () => controls.getByRole("textbox", { name: "File address" });
  await vi.waitFor(address);
  const html = () => compileDocument(editor.document.get(), blockRegistry).html;
  const choose = (name: string) => {
    // The other one is for the picture of the button's icon.
    const field = mounted.inside.querySelector<HTMLInputElement>(".mw-file-upload input[type=file]");
    if (!field) throw new Error("There is no field for files.");
    return userEvent.upload(field, new File(["%PDF-1.7"], name));
  };
  return { editor, controls, address, html, choose };
}

test("a file that was uploaded is where the link leads, in one step; what was changed meanwhile stays", async () => {
  const { orders, files } = heldFiles();
  const { editor, controls, address, html, choose } = await open(files);
  await choose("Prices.pdf");
  await vi.waitFor(() => expect(controls.getByRole("progressbar", { name: "Uploading Prices.pdf" })).toBeDefined());
  orders[0]?.onProgress(0.5);
  await vi.waitFor(() => expect(controls.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50"));
  await userEvent.fill(controls.getByRole("textbox", { name: "Title" }), "All prices");
  orders[0]?.answer({ kind: "uploaded", url: "https://example.com/prices.pdf" });
  await vi.waitFor(() => expect(html()).toContain('href="https://example.com/prices.pdf"'));
  expect(html()).toContain('title="All prices"');
  expect(controls.getByText("Prices.pdf is uploaded").role).toBe("status");
  editor.run("undo");
  await vi.waitFor(() => expect(address()).toHaveProperty("value", terms));
});

test("a file that is refused says why and leaves the link as it was; so does one that is cancelled", async () => {
  const { orders, files } = heldFiles();
  const { controls, address, html, choose } = await open(files);
  await choose("Prices.pdf");
  await vi.waitFor(() => expect(orders).toHaveLength(1));
  orders[0]?.answer({ ...refusalOf("host-refused"), message: "The shelf is full" });
  await vi.waitFor(() => expect(controls.getByRole("alert").textContent).toBe("The shelf is full"));
  await choose("Prices.pdf");
  await userEvent.click(await controls.findByRole("button", { name: "Cancel" }));
  expect(orders[1]?.signal.aborted).toBe(true);
  orders[1]?.answer({ kind: "uploaded", url: "https://example.com/late.pdf" });
  await vi.waitFor(() => expect(controls.queryByRole("progressbar")).toBeNull());
  expect(address()).toHaveProperty("value", terms);
  expect(html()).not.toContain("late.pdf");
});

test("what is known to be refused is not sent", async () => {
  const { orders, files } = heldFiles({ endings: ["csv"], bytesMax: 4 });
  const { controls, choose } = await open(files);
  await choose("Prices.pdf");
  await vi.waitFor(() => expect(controls.getByRole("alert").textContent).toMatch(/^Prices.pdf cannot be uploaded\. Choose one of .*csv/));
  await choose("Prices.csv");
  await vi.waitFor(() => expect(controls.getByRole("alert").textContent).toMatch(/^Prices.csv is too large/));
  expect(orders).toEqual([]);
});

test("a file is dropped on the address", async () => {
  const { orders, files } = heldFiles();
  const { address } = await open(files);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["%PDF-1.7"], "Dropped.pdf"));
  const isLetThrough = address().dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, composed: true }));
  expect(isLetThrough).toBe(false);
  await vi.waitFor(() => expect(orders[0]?.file.name).toBe("Dropped.pdf"));
});

test("where nobody keeps files there is the address alone", async () => {
  const { controls } = await open();
  expect(controls.queryByRole("button", { name: "Upload a file" })).toBeNull();
});

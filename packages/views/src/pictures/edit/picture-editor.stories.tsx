import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { LibraryPicture, PictureLibrary } from "../model/picture-library.js";
import { PictureEditor } from "./picture-editor.js";
import { noSteps, type PictureItem } from "./steps/picture-steps.js";

/** A picture that needs no server: a lamp in the evening. */
function drawLamp(): string {
  const canvas = document.createElement("canvas");
  canvas.width = 900;
  canvas.height = 600;
  const context = canvas.getContext("2d");
  if (!context) return "";
  const evening = context.createLinearGradient(0, 0, 900, 600);
  evening.addColorStop(0, "#f4b942");
  evening.addColorStop(0.5, "#d1495b");
  evening.addColorStop(1, "#2e4057");
  context.fillStyle = evening;
  context.fillRect(0, 0, 900, 600);
  context.fillStyle = "#fff3d6";
  context.beginPath();
  context.arc(620, 240, 110, 0, 2 * Math.PI);
  context.fill();
  return canvas.toDataURL("image/jpeg");
}

const picture: LibraryPicture = { id: "lamp", name: "Lamp.jpg", url: drawLamp() };

function libraryOf(steps?: unknown, given: Partial<PictureLibrary> = {}): PictureLibrary {
  return {
    orders: [],
    original: async () => ({ kind: "original", picture, steps }),
    edit: async () => ({ kind: "uploaded", picture }),
    ...given,
  };
}

const item = { turnDeg: 0, isBold: true, opacity: 100, x: 0.3, y: 0.3, width: 0.3, height: 0.1 };
const items: readonly PictureItem[] = [
  { ...item, id: "box", kind: "box", text: "", color: "#1b1e25", opacity: 60, width: 0.46, height: 0.18 },
  { ...item, id: "text", kind: "text", text: "Evening sale\n20 % off", color: "#ffffff", height: 0.07 },
];

const meta: Meta<typeof PictureEditor> = {
  title: "Views/Image editor",
  component: PictureEditor,
  parameters: { frame: { ground: "none" } },
  args: { library: libraryOf(), picture, ownRatio: 2, onSaved: fn(), onClose: fn() },
};
export default meta;

type Story = StoryObj<typeof PictureEditor>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function openTool(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("tab", { name }));
}

export const Cropping: Story = {
  args: { library: libraryOf({ ...noSteps, crop: { x: 0.3, y: 0.1, width: 0.6, height: 0.7 }, straightenDeg: -4 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^540 × 420 px, /)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save image" })).toBeDisabled();
  },
};

export const Colours: Story = {
  args: { library: libraryOf({ ...noSteps, filter: "cool", contrast: 20 }) },
  play: async ({ canvas }) => {
    await openTool(canvas, "Colours");
    await expect(canvas.getByRole("radio", { name: "Cool" })).toBeChecked();
  },
};

export const WithText: Story = {
  args: { library: libraryOf({ ...noSteps, items }) },
  play: async ({ canvas }) => {
    await openTool(canvas, "Text");
    await expect(canvas.getByRole("textbox", { name: "Words" })).toHaveValue("Evening sale\n20 % off");
  },
};

export const Framed: Story = {
  args: { library: libraryOf({ ...noSteps, radius: 30, frameWidth: 8 }) },
  play: async ({ canvas }) => openTool(canvas, "Frame"),
};

export const FocalPoint: Story = {
  args: { library: libraryOf({ ...noSteps, focus: { x: 0.69, y: 0.4 } }) },
  play: async ({ canvas }) => {
    await openTool(canvas, "Focus");
    await expect(canvas.getByRole("button", { name: /^Focal point/ })).toBeVisible();
  },
};

export const Compressing: Story = { play: async ({ canvas }) => openTool(canvas, "Size") };

export const Saving: Story = {
  args: { library: libraryOf(undefined, { edit: () => new Promise<never>(() => undefined) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Turn right" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save image" }));
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { library: libraryOf(undefined, { edit: async () => ({ kind: "refused", code: "network", message: "" }) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Turn right" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save image" }));
    await expect(await canvas.findByText("Something went wrong. Try again!")).toBeVisible();
  },
};

export const NotOpened: Story = {
  args: { library: libraryOf(undefined, { original: async () => ({ kind: "refused", code: "network", message: "" }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The image could not be opened")).toBeVisible();
  },
};

export const Opening: Story = { args: { library: libraryOf(undefined, { original: () => new Promise<never>(() => undefined) }) } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aTemplate } from "../testing/sample-templates.js";
import { StoryDialog } from "../testing/story-dialog.js";

const template = aTemplate("Spring sale", { status: "draft" });
const shared = aTemplate("Spring sale", { status: "draft", isShared: true, collaboratorsList: ["ben"] });

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Dialogs at work",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "remove", template }, templates: [template] },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

const never = () => new Promise<Response>(() => undefined);
const neverWritten = (request: Request) => (request.method === "GET" ? undefined : never());
const failing = (request: Request) => (request.method === "GET" ? undefined : refuse(500, "internal"));

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function pressRemove(canvas: Canvas) {
  const question = within(await canvas.findByRole("alertdialog", { name: "Remove template" }));
  await userEvent.click(question.getByRole("button", { name: "Remove" }));
  return question;
}

export const ConfirmBusy: Story = {
  args: { intercept: neverWritten },
  play: async ({ canvas }) => {
    const question = await pressRemove(canvas);
    await expect(question.getByRole("button", { name: "Remove" })).toHaveAttribute("aria-busy", "true");
  },
};

export const ConfirmFailed: Story = {
  args: { intercept: failing },
  play: async ({ canvas }) => {
    await pressRemove(canvas);
    await expect(await canvas.findByText("Something went wrong. Try again later")).toBeVisible();
    await expect(canvas.getByRole("alertdialog", { name: "Remove template" })).toBeVisible();
  },
};

export const Creating: Story = {
  args: { request: { id: "create" }, intercept: (request) => (request.url.endsWith("/type/email") ? never() : undefined) },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create new template" }));
    fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Autumn" } });
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await expect(dialog.getByRole("button", { name: "Create" })).toHaveAttribute("aria-busy", "true");
  },
};

export const ShareWithNobodyYet: Story = {
  args: { request: { id: "share", template } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const ShareChoosing: Story = {
  args: { request: { id: "share", template: shared } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("combobox", { name: "Collaborators" }));
    await expect((await canvas.findAllByRole("option"))[0]).toBeVisible();
  },
};

export const PreviewLoading: Story = {
  args: { request: { id: "preview", template }, intercept: (request) => (request.url.includes("/spring-sale") ? never() : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Preview: Spring sale" })).toBeVisible();
  },
};

export const PreviewOnPhone: Story = {
  args: { request: { id: "preview", template } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Mobile" }));
    await expect(canvas.getByRole("radio", { name: "Mobile" })).toBeChecked();
  },
};

export const TourSecondStep: Story = {
  args: { request: { id: "tour", step: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Step 2 of 3")).toBeVisible();
  },
};

const saving: NonNullable<Story["play"]> = async ({ canvas }) => {
  const dialog = within(await canvas.findByRole("dialog", { name: "Template settings" }));
  fireEvent.change(dialog.getByRole("textbox", { name: "Name" }), { target: { value: "Autumn" } });
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
};

export const SettingsSaving: Story = {
  args: { request: { id: "settings", template }, intercept: neverWritten },
  play: async (context) => {
    await saving(context);
    await expect(context.canvas.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true");
  },
};

export const SettingsNotSaved: Story = {
  args: { request: { id: "settings", template }, intercept: failing },
  play: async (context) => {
    await saving(context);
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
  },
};

export const ShareLoading: Story = {
  args: {
    request: { id: "share", template: shared },
    intercept: (request) => (request.url.includes("/principal/search") ? never() : undefined),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Share template" })).toBeVisible();
  },
};

export const ModeChangeToSimple: Story = {
  args: { request: { id: "mode-change", mode: "simple" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog", { name: "Switch to the simple editor" })).toBeVisible();
  },
};

const longNamed = aTemplate("The very long name of a template that somebody copied from the brief of a campaign. ".repeat(3).trim());
export const LongName: Story = {
  args: { request: { id: "preview", template: longNamed }, templates: [longNamed] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: /^Preview: The very long name/ })).toBeVisible();
  },
};

import type { PictureLibrary } from "@mailwright/views/picture-library";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { IconPort } from "../../../ports/icon-port.js";
import { refusalOf } from "../../../testing/memory-ports.js";
import { never } from "../../../testing/story-dialog.js";
import { StoryPart } from "../../../testing/story-part.js";
import type { PanelTab } from "../../../workspace/panels/panel-tabs.js";
import { SettingsPanel } from "../settings-panel.js";

interface ChosenPictureProps {
  readonly type: "icon" | "image";
  readonly icons?: IconPort["search"];
  readonly groups?: NonNullable<IconPort["groups"]>;
  readonly inColor?: NonNullable<IconPort["inColor"]>;
  readonly upload?: NonNullable<PictureLibrary["upload"]>;
}

const none: ReadonlySet<PanelTab> = new Set();

function ChosenPicture({ type, icons, groups, inColor, upload }: ChosenPictureProps) {
  return (
    <StoryPart
      prepare={({ services: { editor, ports } }) => {
        Object.assign(ports, icons && { icons: { search: icons, ...(groups && { groups }), ...(inColor && { inColor }) } });
        Object.assign(ports.images?.libraries.template ?? {}, upload && { upload });
        editor.run("insert-block", { blueprint: { type: "wrapper" } });
        editor.run("insert-block", { blueprint: { type } });
      }}
    >
      <SettingsPanel closedTabs={none} onToggle={() => undefined} onGeneralSettings={() => undefined} />
    </StoryPart>
  );
}

const meta: Meta<typeof ChosenPicture> = {
  title: "Editor/Icons and uploads",
  component: ChosenPicture,
  args: { type: "icon" },
  parameters: { frame: { widthPx: 320 } },
};
export default meta;

type Story = StoryObj<typeof ChosenPicture>;
type Play = NonNullable<Story["play"]>;

const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8"/></svg>')}`;
const some = Array.from({ length: 36 }, (_, index) => ({ id: `i${index}`, name: `Icon ${index + 1}`, url: drawn }));

const openChooser = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Choose an icon" }));
};

export const Icons: Story = {
  args: { icons: async () => ({ kind: "listed", icons: some, total: 210 }) },
  play: async (context) => {
    await openChooser(context);
    await context.canvas.findByText("210 icons found");
    await expect(context.canvas.getByRole("button", { name: "More icons" })).toBeVisible();
    const icons = within(context.canvas.getByRole("toolbar", { name: "Icons" })).getAllByRole("button");
    icons[1]?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowUp}");
    await expect(icons[2]?.matches(":focus")).toBe(true);
  },
};

/** The colour is chosen with the icon, and the icons are shown in it. */
export const IconsInAColour: Story = {
  args: { icons: async () => ({ kind: "listed", icons: some, total: 36 }), inColor: ({ url }, color) => `${url}#${color.slice(1)}` },
  play: async (context) => {
    const { canvas } = context;
    await openChooser(context);
    const chooser = within(await canvas.findByRole("dialog", { name: "Choose an icon" }));
    const field = chooser.getByRole("textbox", { name: "Colour, hex value" });
    await fireEvent.change(field, { target: { value: "#c2410c" } });
    await fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(chooser.getByRole("img", { name: "Icon 1" })).toHaveAttribute("src", expect.stringMatching(/#c2410c$/)));
    await userEvent.click(chooser.getByRole("button", { name: "Icon 1" }));
    await expect(canvas.getByRole("textbox", { name: "Colour, hex value" })).toHaveValue("#c2410c");
  },
};

/** A set with groups, and icons that were chosen before. */
export const IconGroups: Story = {
  args: {
    icons: async (_query, _offset, _signal, among) => ({ kind: "listed", icons: some, total: among?.category === "nature" ? 36 : 210 }),
    groups: async () => ({
      kind: "grouped",
      categories: [
        { id: "arrows", name: "Arrows" },
        { id: "nature", name: "Nature" },
      ],
      styles: [
        { id: "regular", name: "Regular" },
        { id: "bold", name: "Bold" },
      ],
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await openChooser(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Icon 5" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Change icon" }));
    await expect(await canvas.findByRole("toolbar", { name: "Used before" })).toBeVisible();
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Category" }), "Nature");
    await expect(await canvas.findByText("36 icons found")).toBeVisible();
    await expect(canvas.queryByRole("toolbar", { name: "Used before" })).toBeNull();
  },
};

export const SearchingIcons: Story = {
  args: { icons: never },
  play: async (context) => {
    await openChooser(context);
    await expect(await context.canvas.findByText("Searching icons")).toBeVisible();
  },
};

export const NoIconFound: Story = {
  args: { icons: async () => ({ kind: "listed", icons: [], total: 0 }) },
  play: async (context) => {
    await openChooser(context);
    await expect(await context.canvas.findByText("No icon fits. Try another word.")).toBeVisible();
  },
};

export const IconsFailed: Story = {
  args: { icons: async () => refusalOf("network", true) },
  play: async (context) => {
    await openChooser(context);
    await expect(await context.canvas.findByText("The icons could not be fetched.")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const uploadOne = async ({ canvas }: Parameters<Play>[0]) => {
  const button = await canvas.findByRole("button", { name: /^Upload/ });
  const input = button.parentElement?.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await userEvent.upload(input, new File(["GIF89a"], "logo.gif", { type: "image/gif" }));
};

export const Uploading: Story = {
  args: {
    type: "image",
    upload: ({ onProgress }) => {
      onProgress(0.4);
      return never();
    },
  },
  play: async (context) => {
    await uploadOne(context);
    await expect(await context.canvas.findByRole("progressbar")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

export const UploadFailed: Story = {
  args: { type: "image", upload: async () => refusalOf("network", true) },
  play: async (context) => {
    await uploadOne(context);
    await expect(await context.canvas.findByText(/^logo\.gif was not uploaded, because there is no connection\./)).toBeVisible();
  },
};

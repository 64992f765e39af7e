import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { StoryPart } from "../testing/story-part.js";
import { PalettePanel } from "./palette-panel.js";

const meta: Meta<typeof PalettePanel> = {
  title: "Editor/Palette",
  component: PalettePanel,
  args: { isTapOnly: false, onInserted: () => undefined },
  parameters: { frame: { widthPx: 300 } },
  render: (args) => (
    <StoryPart>
      <PalettePanel {...args} />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<typeof PalettePanel>;

export const All: Story = {};

export const OnASmallScreen: Story = { args: { isTapOnly: true } };

export const Found: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole("searchbox", { name: "Search blocks" });
    await fireEvent.change(search, { target: { value: "photo" } });
    await expect(canvas.getByRole("button", { name: "Image" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Heading" })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole("searchbox", { name: "Search blocks" });
    await fireEvent.change(search, { target: { value: "hologram" } });
    await expect(canvas.getByText("No block matches “hologram”.")).toBeVisible();
  },
};

/** What the plan does not include is shown locked; what no port can make is not shown. */
export const OnASmallPlan: Story = {
  render: (args) => (
    <StoryPart entitlements={[]} without={["pictures"]}>
      <PalettePanel {...args} />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Code" })).toHaveAttribute("title", "Not enabled in your plan");
    await expect(canvas.queryByRole("button", { name: "Video" })).toBeNull();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent } from "storybook/test";
import { BlocksSide } from "../../shell/arrangement/blocks-side.js";
import { StoryPart } from "../../testing/story-part.js";

const meta: Meta<typeof BlocksSide> = {
  title: "Editor/Palette",
  component: BlocksSide,
  args: { band: "wide" },
  parameters: { frame: { widthPx: 300 } },
  render: (args) => (
    <StoryPart>
      <BlocksSide {...args} />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<typeof BlocksSide>;

/** No tile stands alone where its row has room for three. */
export const All: Story = {
  play: async ({ canvas }) => {
    const groups = await canvas.findAllByRole("region");
    const tilesOf = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>(".mw-tile")];
    await expect(groups.filter((group) => tilesOf(group).length > 0).length).toBeGreaterThan(3);
    for (const group of groups) {
      const tiles = tilesOf(group);
      const last = tiles.at(-1)?.offsetTop;
      const row = tiles.filter((tile) => tile.offsetTop === last);
      if (row.length === 1) await expect(row[0]?.offsetWidth).toBe(row[0]?.parentElement?.offsetWidth);
    }
    for (const name of canvas.getAllByText(/./, { selector: ".mw-tile-name" })) await expect(name.scrollHeight).toBe(name.clientHeight);
  },
};

/** A page without pictures and a shop has fewer tiles, of which again none stands alone. */
export const AllWithoutPorts: Story = {
  ...All,
  render: (args) => (
    <StoryPart without={["pictures", "products"]}>
      <BlocksSide {...args} />
    </StoryPart>
  ),
};

export const Advanced: Story = {
  render: (args) => (
    <StoryPart prepare={({ services }) => services.editor.viewState.setState({ mode: "advanced" })}>
      <BlocksSide {...args} />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByRole("tab", { name: "Advanced" }));
    await expect(canvas.getByRole("button", { name: "4 columns" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Heading" })).toBeNull();
  },
};

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

/** A preset that the plan does not include is locked. One that no port can make is left out. */
export const OnASmallPlan: Story = {
  render: (args) => (
    <StoryPart entitlements={[]} without={["pictures"]}>
      <BlocksSide {...args} />
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Code" })).toHaveAttribute("title", "Not enabled in your plan");
    await expect(canvas.queryByRole("button", { name: "Video" })).toBeNull();
  },
};

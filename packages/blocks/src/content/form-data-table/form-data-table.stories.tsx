import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { formDataTable } from "./index.js";

const meta = { title: "Blocks/Form data table", tags: ["autodocs"], ...blockStory(formDataTable) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const RowsOfDifferentLength: StoryObj = {
  args: { leftText: "Name\nAddress\nDate", rightText: "Ines Okafor", borderWidth: 2, rowPadding: 16 },
};

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { quote } from "./index.js";

const meta = { title: "Blocks/Quote", tags: ["autodocs"], ...blockStory(quote) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const OnColour: StoryObj = {
  args: { background: "#f4f1ea", barWidth: 0, align: "center", text: "<p>It forgives everything but haste.</p>" },
};

export const WithoutSource: StoryObj = { args: { source: "" } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { progress } from "./index.js";

const meta = { title: "Blocks/Progress bar", tags: ["autodocs"], ...blockStory(progress) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const NothingYet: StoryObj = { args: { value: 0, words: "Your first stamp is waiting" } };

export const BarAlone: StoryObj = {
  args: { value: 100, words: "", showValue: false, thickness: 24, radius: 12, width: 60, align: "left" },
};

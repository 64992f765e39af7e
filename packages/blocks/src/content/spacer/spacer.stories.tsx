import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { spacer } from "./index.js";

const meta = { title: "Blocks/Space", tags: ["autodocs"], ...blockStory(spacer) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const Tall: StoryObj = { args: { height: 200 } };

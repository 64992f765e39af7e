import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { mjml } from "./index.js";

const meta = { title: "Blocks/MJML", tags: ["autodocs"], ...blockStory(mjml) } satisfies Meta;
export default meta;

export const WithoutSource: StoryObj = {};

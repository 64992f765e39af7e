import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { accordion } from "./index.js";

const meta = { title: "Blocks/Accordion", tags: ["autodocs"], ...blockStory(accordion) } satisfies Meta;
export default meta;

export const FirstOpen: StoryObj = {};

export const AllOpen: StoryObj = { args: { opened: "all", titleColor: "#1f4fd8", lineWidth: 0, itemPadding: 6 } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { seed } from "../../palette/seed.js";
import { mjmlRows } from "./index.js";

const children = [
  seed.section({}, seed.cell({}, seed.heading({ text: "The first section" }))),
  seed.section({}, seed.cell({}, seed.text())),
];

const meta = { title: "Blocks/MJML wrapper", tags: ["autodocs"], ...blockStory(mjmlRows, { children }) } satisfies Meta;
export default meta;

export const TwoSections: StoryObj = {};

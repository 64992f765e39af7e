import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blueprint } from "../../palette/blueprint.js";
import { mjmlRows } from "./index.js";

const children = [
  blueprint.section({}, blueprint.cell({}, blueprint.heading({ text: "The first section" }))),
  blueprint.section({}, blueprint.cell({}, blueprint.text())),
];

const meta = { title: "Blocks/MJML wrapper", tags: ["autodocs"], ...blockStory(mjmlRows, { children }) } satisfies Meta;
export default meta;

export const TwoSections: StoryObj = {};

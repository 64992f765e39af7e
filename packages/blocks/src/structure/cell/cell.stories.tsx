import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blueprint } from "../../palette/blueprint.js";
import { cell } from "./index.js";

const children = [blueprint.heading({ level: "h4", text: "In a column" }), blueprint.text(), blueprint.button()];

const meta = { title: "Blocks/Column", tags: ["autodocs"], ...blockStory(cell, { children }) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const Card: StoryObj = { args: { background: "#fef3c7", radius: 12, padding: { top: 20, right: 20, bottom: 20, left: 20 } } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blueprint } from "../../palette/blueprint.js";
import { wrapper } from "./index.js";

const children = [blueprint.section({}, blueprint.cell({}, blueprint.heading({ level: "h1", text: "On the page" }), blueprint.text()))];

const meta = { title: "Blocks/Page wrapper", tags: ["autodocs"], ...blockStory(wrapper, { children }) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const FramedSheet: StoryObj = { args: { background: "#fffbeb", borderWidth: 2, borderColor: "#b45309", radius: 12 } };

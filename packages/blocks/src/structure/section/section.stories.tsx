import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blueprint } from "../../palette/blueprint.js";
import { section } from "./index.js";

const children = [
  blueprint.cell({ width: 60 }, blueprint.heading({ level: "h3", text: "The wide column" }), blueprint.text()),
  blueprint.cell({ width: 40 }, blueprint.button()),
];

const meta = { title: "Blocks/Section", tags: ["autodocs"], ...blockStory(section, { children }) } satisfies Meta;
export default meta;

export const TwoColumns: StoryObj = {};

export const SideBySideOnMobile: StoryObj = { args: { stackOnMobile: false, verticalAlign: "middle" } };

export const ColouredAndRound: StoryObj = {
  args: { background: "#e8eefc", radius: 16, padding: { top: 24, right: 16, bottom: 24, left: 16 } },
};

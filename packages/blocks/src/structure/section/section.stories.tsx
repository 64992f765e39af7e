import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { seed } from "../../palette/seed.js";
import { section } from "./index.js";

const children = [
  seed.cell({ width: 60 }, seed.heading({ level: "h3", text: "The wide column" }), seed.text()),
  seed.cell({ width: 40 }, seed.button()),
];

const meta = { title: "Blocks/Section", tags: ["autodocs"], ...blockStory(section, { children }) } satisfies Meta;
export default meta;

export const TwoColumns: StoryObj = {};

export const SideBySideOnMobile: StoryObj = { args: { stackOnMobile: false, verticalAlign: "middle" } };

export const ColouredAndRound: StoryObj = {
  args: { background: "#e8eefc", radius: 16, padding: { top: 24, right: 16, bottom: 24, left: 16 } },
};

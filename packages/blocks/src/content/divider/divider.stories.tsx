import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { divider } from "./index.js";

const meta = { title: "Blocks/Divider", tags: ["autodocs"], ...blockStory(divider) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const ShortAndDashed: StoryObj = { args: { line: "dashed", thickness: 3, width: 40, align: "left", color: "#b45309" } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { heading } from "./index.js";

const meta = { title: "Blocks/Heading", tags: ["autodocs"], ...blockStory(heading) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const EveryLevelInherits: StoryObj = { args: { level: "h1", text: "A first-level heading, styled by General settings" } };

export const WithLinkAndMergeTag: StoryObj = {
  args: { text: 'Hello {{ first_name }}, <a href="https://example.com">read this</a>', italic: true, color: "#7c2d12" },
};

export const LongWords: StoryObj = { args: { text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" } };

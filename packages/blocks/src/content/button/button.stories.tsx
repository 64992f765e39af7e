import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { button } from "./index.js";

const meta = { title: "Blocks/Button", tags: ["autodocs"], ...blockStory(button) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const FullWidth: StoryObj = {
  args: { label: "Reserve my seat", width: "full", link: { kind: "web", value: "https://example.com" } },
};

export const Outlined: StoryObj = {
  args: { background: "#ffffff", color: "#1f4fd8", borderWidth: 2, radius: 24, link: { kind: "web", value: "https://example.com" } },
};

export const LongLabel: StoryObj = {
  args: { label: "A label that says far more than a label on a button ever should say to anybody at all" },
};

export const WithIcon: StoryObj = {
  args: {
    icon: new URL("../../../artwork/pens.png", import.meta.url).href,
    iconSize: 24,
    label: "Write to us",
    link: { kind: "email", value: "hello@example.com" },
  },
};

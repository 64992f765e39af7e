import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { link } from "./index.js";

const meta = { title: "Blocks/Link", tags: ["autodocs"], ...blockStory(link) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const BoldAndCentred: StoryObj = {
  args: { align: "center", bold: true, fontSize: 20, underline: false, link: { kind: "phone", value: "+44 20 7946 0018" } },
};

export const WithIcon: StoryObj = {
  args: {
    icon: new URL("../../../artwork/pens.png", import.meta.url).href,
    iconSize: 20,
    iconAlign: "right",
    label: "Write to us",
    link: { kind: "email", value: "hello@example.com" },
  },
};

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { icon } from "./index.js";

const picture = { url: "/starter/social/heart-color.png", key: "" };

const meta = { title: "Blocks/Icon", tags: ["autodocs"], ...blockStory(icon, { props: { picture, alt: "A heart" } }) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const LargeAndLinked: StoryObj = {
  args: { size: 96, align: "left", indent: 20, link: { kind: "web", value: "https://example.com" } },
};

export const NoIconYet: StoryObj = { args: { picture: { url: "", key: "" } } };

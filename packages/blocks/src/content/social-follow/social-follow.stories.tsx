import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { socialFollow } from "./index.js";
import { followNetworkIds } from "./social-follow.js";

const all = followNetworkIds.map((network) => ({ network, href: "mailwright" }));

const meta = {
  title: "Blocks/Social follow",
  tags: ["autodocs"],
  ...blockStory(socialFollow, { props: { networks: all } }),
} satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const BlackSquares: StoryObj = { args: { shape: "square", color: "black" } };

export const Transparent: StoryObj = { args: { color: "transparent", size: 40, align: "left" } };

export const Largest: StoryObj = { args: { size: 94, color: "grey" } };

export const OwnAlternativeText: StoryObj = {
  args: { networks: [{ network: "instagram", href: "mailwright", alt: "Our pictures on Instagram" }] },
};

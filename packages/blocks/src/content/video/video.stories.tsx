import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { video } from "./index.js";

const picture = { url: new URL("../../../artwork/studio.png", import.meta.url).href, key: "story", title: "A day in the studio" };

const meta = {
  title: "Blocks/Video",
  tags: ["autodocs"],
  ...blockStory(video, { props: { url: "https://vimeo.com/76979871", picture } }),
} satisfies Meta;
export default meta;

export const AsMade: StoryObj = {};

export const WithoutAddress: StoryObj = { args: { url: "", picture: { url: "", key: "" } } };

export const SmallAndRound: StoryObj = { args: { width: 320, radius: 24, align: "left" } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { map } from "./index.js";

const src = new URL("../../../artwork/plants.png", import.meta.url).href;

const meta = {
  title: "Blocks/Map",
  tags: ["autodocs"],
  ...blockStory(map, { props: { src, address: "1 Market Square, Cambridge" } }),
} satisfies Meta;
export default meta;

export const AsMade: StoryObj = {};

export const WithoutPicture: StoryObj = { args: { src: "" } };

export const SmallAndRound: StoryObj = { args: { width: 320, radius: 16, align: "left" } };

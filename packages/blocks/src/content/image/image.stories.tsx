import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { image } from "./index.js";

const plants = new URL("../../../artwork/plants.png", import.meta.url).href;

const meta = {
  title: "Blocks/Image",
  tags: ["autodocs"],
  ...blockStory(image, { props: { src: plants, alt: "Three potted plants" } }),
} satisfies Meta;
export default meta;

export const AsUploaded: StoryObj = {};

export const Empty: StoryObj = { args: { src: "" } };

export const SmallRoundAndLinked: StoryObj = {
  args: { width: 240, radius: 120, align: "left", link: { kind: "web", value: "https://example.com" } },
};

export const FluidOnMobile: StoryObj = { args: { width: 300, fluidOnMobile: true } };

export const WithCaption: StoryObj = { args: { width: 420, caption: "Three that forgive you for August" } };

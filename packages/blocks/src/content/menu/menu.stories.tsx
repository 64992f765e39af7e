import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { menu } from "./index.js";

const meta = { title: "Blocks/Menu", tags: ["autodocs"], ...blockStory(menu) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const WithLinesBetween: StoryObj = {
  args: { separatorWidth: 1, bold: true, color: "#1f4fd8", links: [{ text: "Women" }, { text: "Men" }, { text: "Sale" }] },
};

export const LongWords: StoryObj = {
  args: {
    links: [
      { text: "Donaudampfschifffahrtsgesellschaft" },
      { text: "Everything for the garden" },
      { text: "A" },
      { text: "" },
      { text: "Contact" },
    ],
  },
};

export const OneLink: StoryObj = { args: { underline: true, links: [{ text: "View in your browser" }] } };

export const WithPictures: StoryObj = {
  args: { links: ["bakery", "arc-one", "arc-repair"].map((name) => ({ text: name, picture: `/starter/${name}.png` })) },
};

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { carousel } from "./index.js";

const pictures = [
  { src: new URL("../../../artwork/knit-hero.png", import.meta.url).href, alt: "A knitted jumper over a chair" },
  {
    src: new URL("../../../artwork/tea.png", import.meta.url).href,
    alt: "A cup of tea",
    link: { kind: "web", value: "https://example.com/tea" },
  },
  { src: new URL("../../../artwork/river.png", import.meta.url).href, alt: "A river at dusk" },
];

const meta = { title: "Blocks/Carousel", tags: ["autodocs"], ...blockStory(carousel, { props: { pictures } }) } satisfies Meta;
export default meta;

export const WithThumbnails: StoryObj = {};

export const DotsOnly: StoryObj = { args: { thumbnails: false, width: 480, align: "left", radius: 16, color: "#b42318" } };

export const FallbackOfAll: StoryObj = { args: { fallback: "all" } };

export const OnePicture: StoryObj = { args: { pictures: pictures.slice(0, 1) } };

export const Empty: StoryObj = { args: { pictures: [{}, {}] } };

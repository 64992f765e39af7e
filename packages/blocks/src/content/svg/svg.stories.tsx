import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { svg } from "./index.js";

const src = new URL("../../../artwork/lamp-dome.png", import.meta.url).href;

const meta = { title: "Blocks/SVG", tags: ["autodocs"], ...blockStory(svg, { props: { src, alt: "A lamp" } }) } satisfies Meta;
export default meta;

export const AsUploaded: StoryObj = {};

export const Empty: StoryObj = { args: { src: "" } };

export const AddressOfAnSvg: StoryObj = { args: { src: "https://example.com/lamp.svg" } };

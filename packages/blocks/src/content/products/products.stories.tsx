import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { products } from "./index.js";

const pictureOf = {
  cone: new URL("../../../artwork/lamp-cone.png", import.meta.url).href,
  dome: new URL("../../../artwork/lamp-dome.png", import.meta.url).href,
  globe: new URL("../../../artwork/lamp-globe.png", import.meta.url).href,
  room: new URL("../../../artwork/lamps.png", import.meta.url).href,
  cover: new URL("../../../artwork/cover-room.png", import.meta.url).href,
};
const lamp = (name: string, shape: keyof typeof pictureOf, price: string) => ({
  name,
  price,
  image: pictureOf[shape],
  category: "Lighting / Pendants",
  url: "https://northlight.example.com",
  description: "A pendant that glows like a full moon",
});
const lamps = [lamp("Moon", "globe", "62.00"), lamp("Ember", "dome", "76.00"), lamp("Fjord", "cone", "69.00")];

const meta = { title: "Blocks/Products", tags: ["autodocs"], ...blockStory(products, { props: { products: lamps } }) } satisfies Meta;
export default meta;

export const Horizontal: StoryObj = {};

export const ThreeInARow: StoryObj = { args: { layout: "vertical" } };

export const OneLeftOver: StoryObj = { args: { layout: "vertical", columns: 2, showCategory: true } };

const sized = (shape: keyof typeof pictureOf, imageWidth: number, imageHeight: number) => ({
  ...lamp("Moon", shape, "62.00"),
  imageWidth,
  imageHeight,
});
const shapes = [sized("globe", 640, 640), sized("room", 1400, 800), sized("cover", 400, 600)];

/** Pictures of different shapes: the words below them begin at the same height. */
export const InSquareBoxes: StoryObj = { args: { layout: "vertical", imageBox: "square", products: shapes } };

export const InWideBoxes: StoryObj = { args: { layout: "vertical", imageBox: "wide", products: shapes } };

export const InTallBoxes: StoryObj = { args: { layout: "horizontal", imageBox: "tall", products: shapes } };

export const Empty: StoryObj = { args: { products: [] } };

export const OrderForTheInbox: StoryObj = { args: { inbox: "order", shop: "Northlight", orderNumber: "{{ order_number }}" } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { networkIds } from "../../shared/networks.js";
import { social } from "./index.js";

const meta = { title: "Blocks/Social", tags: ["autodocs"], ...blockStory(social) } satisfies Meta;
export default meta;

const some = ["facebook", "snapchat", "youtube", "whatsapp", "email"].map((network) => ({ network, href: "mailwright" }));

export const AsDropped: StoryObj = {};

export const LogosOfManyNetworks: StoryObj = {
  args: { shape: "logo", icons: networkIds.slice(0, 30).map((network) => ({ network, href: "mailwright" })) },
};

export const GreySquares: StoryObj = { args: { shape: "rounded", color: "gray", size: 48, icons: some } };

export const Outlined: StoryObj = { args: { outline: true, color: "color", size: 40, align: "left", icons: some } };

export const White: StoryObj = { args: { color: "white", shape: "square", icons: some } };

export const OneOfItsOwn: StoryObj = {
  args: { icons: [{ network: "instagram" }, { network: "youtube", size: 56, shape: "rounded", color: "black" }, { network: "tiktok" }] },
};

export const WithAPictureOfOnesOwn: StoryObj = {
  args: { size: 40, icons: [{ network: "instagram" }, { network: "website", picture: "/starter/bakery.png" }, { network: "tiktok" }] },
};

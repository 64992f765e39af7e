import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { qrCode } from "./index.js";

const picture = { url: new URL("../../../artwork/qr-code.png", import.meta.url).href, key: "story" };

const meta = {
  title: "Blocks/QR code",
  tags: ["autodocs"],
  ...blockStory(qrCode, { props: { url: "https://example.com/spring", picture } }),
} satisfies Meta;
export default meta;

export const AsMade: StoryObj = {};

export const WithoutAddress: StoryObj = { args: { url: "", picture: { url: "", key: "" } } };

export const LargeAtTheStart: StoryObj = { args: { size: 300, align: "left" } };

export const FromTheCampaign: StoryObj = { args: { useCampaignCode: true } };

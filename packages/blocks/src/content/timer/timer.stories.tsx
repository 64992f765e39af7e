import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { timer } from "./index.js";

const picture = { url: new URL("../../../artwork/timer.png", import.meta.url).href, key: "story" };
const props = { end: "2027-01-31T18:00:00", timeZone: "UTC+01:00", picture };

const meta = { title: "Blocks/Timer", tags: ["autodocs"], ...blockStory(timer, { props }) } satisfies Meta;
export default meta;

export const AsMade: StoryObj = {};

export const WithoutEnd: StoryObj = { args: { end: "", timeZone: "", picture: { url: "", key: "" } } };

export const SmallAtTheStart: StoryObj = { args: { width: 240, align: "left" } };

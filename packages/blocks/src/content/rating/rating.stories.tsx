import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { rating } from "./index.js";

const props = { link: { kind: "web", value: "https://example.com/rate" } } as const;

const meta = { title: "Blocks/Rating", tags: ["autodocs"], ...blockStory(rating, { props }) } satisfies Meta;
export default meta;

export const Stars: StoryObj = {};

export const Smileys: StoryObj = { args: { scale: "smileys", size: 36, low: "", high: "" } };

export const Numbers: StoryObj = {
  args: { scale: "numbers", size: 18, background: "#eef2ff", signColor: "#1f4fd8", align: "left", width: 50 },
};

export const Nps: StoryObj = {
  args: {
    scale: "nps",
    question: "How likely are you to recommend us to a friend?",
    low: "Not at all likely",
    high: "Extremely likely",
    size: 16,
    background: "#f2f4f7",
    signColor: "#10182b",
    width: 100,
  },
};

export const WithoutLink: StoryObj = { args: { link: { kind: "web", value: "" } } };

import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { text } from "./index.js";

const meta = { title: "Blocks/Text", tags: ["autodocs"], ...blockStory(text) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const Formatted: StoryObj = {
  args: {
    text: '<p><strong>Bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s> and <span style="color:#b91c1c">red</span>, with a <a href="https://example.com">link</a>.</p><ul><li>One thing</li><li>And another</li></ul><ol><li>First</li><li>Second</li></ol>',
  },
};

export const Justified: StoryObj = {
  args: {
    align: "justify",
    lineHeight: "200%",
    fontSize: 18,
    text: `<p>${"A line that is long enough to wrap, more than once. ".repeat(4)}</p>`,
  },
};

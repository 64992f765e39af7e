import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { code } from "./index.js";

const meta = { title: "Blocks/Code", tags: ["autodocs"], ...blockStory(code) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const WithStyleSheet: StoryObj = {
  args: { html: '<style>.note { color: #1f4fd8; font-weight: 700 }</style><p class="note">Only this block is blue.</p>' },
};

export const Hostile: StoryObj = {
  args: { html: '<script>alert(1)</script><img src=x onerror=alert(1)><p style="position:fixed;inset:0">Nothing of it runs.</p>' },
};

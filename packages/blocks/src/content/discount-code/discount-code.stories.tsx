import { blockStory } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { discountCode } from "./index.js";

const meta = { title: "Blocks/Discount code", tags: ["autodocs"], ...blockStory(discountCode) } satisfies Meta;
export default meta;

export const AsDropped: StoryObj = {};

export const CodeOnly: StoryObj = { args: { code: "LEAF10", button: "", borderColor: "#1f3d2f", background: "#f4f7f0" } };

export const LongCode: StoryObj = { args: { code: "{{ customer.personal_discount_code }}", width: 500, fontSize: 40 } };

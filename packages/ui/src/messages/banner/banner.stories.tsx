import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.js";
import { Banner } from "./banner.js";

const meta: Meta<typeof Banner> = {
  title: "Banner",
  component: Banner,
  args: { label: "Maintenance", children: "Sending pauses tonight from 22:00 to 22:30.", onDismiss: () => undefined },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Plain: Story = {};

export const WithAnAction: Story = { args: { action: <Button>Read more</Button> } };

export const OnAPhone: Story = { parameters: { frame: { widthPx: 390 } }, args: { action: <Button>Read more</Button> } };

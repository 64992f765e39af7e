import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/button/button.js";
import { type ToastOptions, useToasts } from "./toast-context.js";

const meta: Meta = { title: "Overlays/Toast" };
export default meta;

const shown: ToastOptions[] = [
  { kind: "info", message: "Ada is editing this template too.", isSticky: true },
  { kind: "success", message: "Saved.", isSticky: true },
  { kind: "success", message: "Template moved to Deleted.", action: { label: "Undo", onSelect: () => undefined }, isSticky: true },
  {
    kind: "error",
    message: "Base64 encoded content is not allowed in the template. Please check and remove them before saving the template",
    isSticky: true,
  },
];

function Shower() {
  const toasts = useToasts();
  return <Button onClick={() => shown.forEach(toasts.show)}>Show</Button>;
}

export const Stacked: StoryObj = {
  render: () => <Shower />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(await canvas.findByText("Saved.")).toHaveAttribute("role", "status");
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
  },
};

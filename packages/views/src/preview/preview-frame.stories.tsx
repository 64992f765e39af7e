import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { DeviceChoice } from "./device-choice.js";
import type { PreviewDevice } from "./preview-device.js";
import { PreviewFrame } from "./preview-frame.js";

interface StoryProps {
  readonly isDark?: boolean;
  readonly isFramed?: boolean;
}

const page = `<!doctype html><html lang="en"><head><title>Email</title></head><body style="font: 16px sans-serif">An email.</body></html>`;

function Looking({ isDark = false, isFramed = false }: StoryProps) {
  const [device, setDevice] = useState<PreviewDevice>("desktop");
  return (
    <div style={{ display: "flex", flexDirection: "column", blockSize: 480 }}>
      <DeviceChoice value={device} onChange={setDevice} />
      <PreviewFrame srcDoc={page} device={device} sandbox="" isDark={isDark} isFramed={isFramed} />
    </div>
  );
}

const meta: Meta<typeof Looking> = { title: "Views/Preview frame", component: Looking };
export default meta;

type Story = StoryObj<typeof Looking>;

export const Desktop: Story = {};

export const Phone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Mobile" }));
    await expect(canvas.getByTitle("Preview of the email")).toHaveStyle({ width: "375px" });
  },
};

export const FramedAndDark: Story = { ...Phone, args: { isDark: true, isFramed: true } };

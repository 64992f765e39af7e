import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ExportHistory } from "../../ports/destination-port.js";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { anExport, createMemoryDestinations } from "../../testing/memory-destinations.js";
import { refusalOf } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Where it went",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "template-info" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const telling = (exportHistory: () => Promise<ExportHistory | PortRefusal>) => ({
  prepare: ({ services }: TestEditor) =>
    void Object.assign(services.ports, { destinations: async () => createMemoryDestinations().port, exportHistory }),
});

const open: Story["play"] = async ({ canvas }) => userEvent.click(await canvas.findByRole("button", { name: "Where it went" }));

export const WhereItWent: Story = {
  args: telling(async () => ({
    kind: "listed",
    exports: [
      anExport({ id: "e4", state: "uncertain", provider: "RULE" }),
      anExport({ id: "e3", externalUrl: "https://mc.sendgrid.com/dynamic-templates" }),
      anExport({ id: "e2", provider: "MAILCHIMP", state: "failed", userName: "" }),
      anExport({ id: "e1", provider: "WEBHOOK", isCurrent: false, name: "Spring sale with a name that is rather long for one line" }),
    ],
  })),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole("button", { name: "Send again to SendGrid" })).toBeEnabled();
    await expect(context.canvas.queryByRole("button", { name: "Send again to Mailchimp" })).toBeNull();
  },
};

export const WentNowhere: Story = {
  args: telling(async () => ({ kind: "listed", exports: [] })),
  play: async (context) => {
    await open(context);
    await context.canvas.findByText(/^It has gone nowhere yet/);
  },
};

export const NotKnownYet: Story = {
  args: telling(never),
  play: async (context) => {
    await open(context);
    await context.canvas.findByRole("status", { name: "Looking where it went" });
  },
};

export const NotTold: Story = {
  args: telling(async () => refusalOf("network", true)),
  play: async (context) => {
    await open(context);
    await context.canvas.findByText("There is no connection. Check it and try again");
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../controls/button/button.js";
import { TextArea } from "../fields/text-field/text-area.js";
import { TextField } from "../fields/text-field/text-field.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { Dialog } from "./dialog.js";
import { RemovalDialog } from "./removal-dialog.js";

const meta: Meta<typeof Dialog> = {
  title: "Overlays/Dialog",
  component: Dialog,
  args: { title: "Template info", onClose: () => undefined },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole(args.role ?? "dialog", { name: args.title })).toHaveAttribute("aria-modal", "true");
  },
};
export default meta;

type Story = StoryObj<typeof Dialog>;
const doNothing = () => undefined;

const form = (
  <div style={{ display: "grid", gap: 16 }}>
    <TextField label="Name" value="Spring sale, first wave" onChange={doNothing} />
    <TextField label="Description" value="" onChange={doNothing} />
    <TextArea label="Preheader" value="Up to 40 % off everything green" countTo={500} onChange={doNothing} />
  </div>
);
const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

export const Medium: Story = { args: { children: form, footer } };
export const Small: Story = { args: { size: "sm", title: "Published", children: "Your template is published.", footer } };
export const Large: Story = { args: { size: "lg", title: "Export", children: form, footer } };
export const Full: Story = { args: { size: "full", title: "View code", children: form } };
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={`line-${line.toString()}`}>Line {line + 1} of the version history.</p>),
    footer,
  },
};

/** On a narrow screen it is a sheet from below. */
export const Sheet: Story = { args: { children: form, footer }, globals: { viewport: { value: "mobile1", isRotated: false } } };

export const Question: Story = {
  render: () => (
    <ConfirmDialog title="Clear the canvas" tone="danger" confirmLabel="Clear" onConfirm={doNothing} onClose={doNothing}>
      Every block of this template goes away. You can undo it.
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel" }).matches(":focus")).toBe(true));
  },
};

export const QuestionBusy: Story = {
  render: () => (
    <ConfirmDialog title="Publish the template" confirmLabel="Publish" isBusy onConfirm={doNothing} onClose={doNothing}>
      Everyone in your team will see it under Published.
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alertdialog", { name: "Publish the template" })).toBeInTheDocument();
  },
};

/** Before something that is kept for somebody is forgotten. */
export const Removal: Story = {
  render: () => (
    <RemovalDialog
      id="1"
      words={{
        title: "Remove Newsletter?",
        remove: "Remove",
        removed: "Newsletter has been removed",
        notRemoved: "It could not be removed.",
      }}
      work={{ isPending: false, mutate: doNothing }}
      onClose={doNothing}
    >
      Exports ask for the account again.
    </RemovalDialog>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel" }).matches(":focus")).toBe(true));
  },
};

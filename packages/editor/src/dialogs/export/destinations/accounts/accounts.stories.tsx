import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { aConnection, createMemoryConnections, type MemoryConnections } from "../../../../testing/memory-connections.js";
import { createMemoryDestinations, type MemoryDestinations } from "../../../../testing/memory-destinations.js";
import { refusalOf } from "../../../../testing/memory-ports.js";
import type { TestEditor } from "../../../../testing/open-editor.js";
import { never, StoryDialog } from "../../../../testing/story-dialog.js";
import type { StoryPartProps } from "../../../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Export with a kept account",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "export" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const ofAnn = aConnection({ usedAtMs: 1 });
const ofTeam = aConnection({ id: "c2", name: "All customers", isTeam: true, ownerName: "Ada Keller", mayDelete: false });

/** The dialog over accounts in memory; a story may change what they answer, and look at what went where. */
function over(connections: MemoryConnections, change: (memory: MemoryDestinations) => void = () => {}) {
  return ({ services }: TestEditor) => {
    const memory = createMemoryDestinations({ connections: connections.port });
    change(memory);
    Object.assign(services.ports, { destinations: async () => memory.port });
  };
}

const openBrevo = async (canvas: Canvas) => userEvent.click(await canvas.findByRole("button", { name: /^Brevo/ }));
const type = async (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
const exportButton = (canvas: Canvas) => canvas.getByRole("button", { name: "Export" });

export const Kept: Story = {
  args: { prepare: over(createMemoryConnections({ connections: [ofTeam, ofAnn] })) },
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await expect(await canvas.findByRole("combobox", { name: "Account" })).toHaveDisplayValue("Newsletter");
    await expect(canvas.queryByLabelText("API key")).toBeNull();
    await expect(exportButton(canvas)).toBeEnabled();
  },
};

export const Tested: Story = {
  ...Kept,
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Test connection" }));
    await canvas.findByText("Brevo lets us in.");
  },
};

const asking = createMemoryConnections({ connections: [ofAnn] });
asking.testing = never;

export const Testing: Story = {
  args: { prepare: over(asking) },
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Test connection" }));
    await canvas.findByText("Asking Brevo");
  },
};

const bad = createMemoryConnections({ connections: [ofAnn] });
bad.testing = async () => ({
  kind: "tested",
  isGood: false,
  failure: { code: "AUTH", reason: "Key not found", isUncertain: false, retryAfterSeconds: null },
});

export const NoLongerGood: Story = {
  args: { prepare: over(bad) },
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Test connection" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Brevo says: Key not found");
  },
};

export const AnotherAccount: Story = {
  ...Kept,
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Account" }), "Another account");
    await canvas.findByLabelText("API key");
    await expect(exportButton(canvas)).toBeDisabled();
  },
};

const ofAdministrator = createMemoryConnections({ mayKeepForTeam: true });

export const Remembering: Story = {
  args: { prepare: over(ofAdministrator, (memory) => (memory.sending = async () => refusalOf("network"))) },
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await type(canvas, "API key", "key");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Remember this account/ }));
    await type(canvas, "Name of the account", "Shop");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Everybody in the workspace may use it" }));
    await waitFor(() => expect(exportButton(canvas)).toBeEnabled());
  },
};

export const KeptAndNotSent: Story = {
  ...Remembering,
  play: async (context) => {
    const { canvas } = context;
    await Remembering.play?.(context);
    await userEvent.click(exportButton(canvas));
    await canvas.findByRole("alert");
    await expect(canvas.getByRole("combobox", { name: "Account" })).toHaveDisplayValue("Shop (team, by Ann Lindqvist)");
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const NotLoaded: Story = {
  args: {
    prepare: over({ ...createMemoryConnections(), port: { ...createMemoryConnections().port, list: async () => refusalOf("network") } }),
  },
  play: async ({ canvas }) => {
    await openBrevo(canvas);
    await canvas.findByText(/^The accounts that are kept could not be loaded/);
    await canvas.findByLabelText("API key");
  },
};

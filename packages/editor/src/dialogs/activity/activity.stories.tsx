import type { ActivityEntry } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Activity",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "activity" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const entry = (kind: ActivityEntry["kind"], at: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `${kind} ${at}`,
  templateId: "t1",
  templateName: "Spring sale",
  kind,
  actorId: "ann",
  actorName: "Ann Lindqvist",
  isGuest: false,
  personId: null,
  personName: "",
  role: null,
  about: null,
  count: 1,
  since: at,
  at,
  ...change,
});

const activity = [
  entry("approved", "2026-04-12T15:30:00.000Z", { actorId: "ben", actorName: "Ben Castellanos" }),
  entry("approval-asked", "2026-04-12T14:00:00.000Z", { personId: "ben", personName: "Ben Castellanos" }),
  entry("version-restored", "2026-04-11T10:20:00.000Z", { about: "2026-04-09T16:45:00.000Z" }),
  entry("version-restored", "2026-04-11T10:12:00.000Z", { about: "For the board" }),
  entry("changed", "2026-04-11T09:12:00.000Z", { count: 14, since: "2026-04-11T08:05:00.000Z" }),
];

export const Listed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { activity }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ben Castellanos approved it")).toBeVisible();
    await expect(canvas.getByText("Ann Lindqvist changed it")).toBeVisible();
    await expect(canvas.getByText("Ann Lindqvist restored the version “For the board”")).toBeVisible();
    await expect(canvas.getByText(/^Ann Lindqvist restored the version from Apr 9, 2026/)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Show" }), "Changes");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("What people do with this template is told here.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports, { activity: never }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Loading the activity" });
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The activity could not be loaded")).toBeVisible();
  },
};

import type { ActivityEntry } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { refuse } from "../../testing/memory-server.js";
import { aTemplate } from "../../testing/sample-templates.js";
import { StoryDialog } from "../../testing/story-dialog.js";

const template = aTemplate("Spring sale", { status: "draft" });

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Dialogs/Activity",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "activity", template }, templates: [template] },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

const ann = { actorId: "ann", actorName: "Ann Lindqvist" };
const ben = { actorId: "ben", actorName: "Ben Castellanos" };

const entry = (kind: ActivityEntry["kind"], at: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `${kind} ${at}`,
  templateId: template.id,
  templateName: template.name,
  kind,
  ...ann,
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

const entries: readonly ActivityEntry[] = [
  entry("exported", "2026-04-12T15:20:00.000Z", { about: "Mailchimp" }),
  entry("changed", "2026-04-12T14:50:00.000Z", { ...ben, count: 14, since: "2026-04-12T13:05:00.000Z" }),
  entry("commented", "2026-04-12T10:40:00.000Z", { actorId: null, actorName: "Gus", isGuest: true, count: 3 }),
  entry("shared", "2026-04-11T09:12:00.000Z", { personId: "ben", personName: "Ben Castellanos", role: "comment" }),
  entry("renamed", "2026-04-11T09:10:00.000Z", { about: "Spring sale" }),
  entry("published", "2026-03-30T09:10:00.000Z", { actorId: null, actorName: "" }),
];
const ofAnother = entry("created", "2026-04-12T15:25:00.000Z", {
  about: "Winter sale",
  templateId: "winter",
  templateName: "Winter again",
});

export const OfOneTemplate: Story = {
  args: { activity: [ofAnother, ...entries] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Activity: Spring sale" }));
    await dialog.findByText("Ann Lindqvist exported it: Mailchimp");
    await expect(dialog.getByText("Gus (guest) wrote 3 comments")).toBeInTheDocument();
    // The rest comes by itself as it comes into view, and else when it is asked for.
    await dialog.findByText("Ann Lindqvist shared it with Ben Castellanos, who may comment");
    await dialog.findByText("A removed person published it");
    await expect(dialog.getByText("Ben Castellanos changed it")).toBeInTheDocument();
    await expect(dialog.queryByText(/Winter sale/)).toBeNull();
  },
};

export const OfEverything: Story = {
  args: { request: { id: "activity" }, activity: [ofAnother, ...entries] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Activity" }));
    const link = await dialog.findByRole("link", { name: "Winter again" });
    await expect(link).toHaveAttribute("href", "/edit/winter");
    await expect(dialog.getByText("Ann Lindqvist made it as a copy of “Winter sale”")).toBeInTheDocument();
  },
};

export const OneKind: Story = {
  args: { activity: entries },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Show" }), "Sharing");
    await canvas.findByText("Ann Lindqvist shared it with Ben Castellanos, who may comment");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
  },
};

const sales = { id: "sales", name: "Sales", people: 3 };
const press = { id: "press", name: "Press", people: 2 };

export const OfOneTeam: Story = {
  args: {
    request: { id: "activity" },
    activity: [ofAnother, ...entries],
    teams: [sales, press],
    templates: [{ ...template, teams: [{ ...sales, role: "edit" }] }],
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole("combobox", { name: "Templates" });
    await canvas.findByRole("link", { name: "Winter again" });
    await userEvent.selectOptions(choice, "Shared with Sales");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Winter again" })).toBeNull());
    await canvas.findByText("Ann Lindqvist exported it: Mailchimp");
    await userEvent.selectOptions(choice, "Shared with Press");
    await canvas.findByText("Nothing of this was done with what is shared with this team, as far as you see it.");
    await userEvent.selectOptions(choice, "Shared with Sales");
    await canvas.findByText("Ann Lindqvist exported it: Mailchimp");
  },
};

export const NothingOfThatKind: Story = {
  args: { activity: entries.slice(0, 2) },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Show" }), "Comments");
    await expect(await canvas.findByText("Nothing of this kind was done.")).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("What people do with this template is told here.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { intercept: ({ url }) => (url.endsWith("/activity") ? new Promise<undefined>(() => undefined) : undefined) },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Loading the activity" });
  },
};

export const Failed: Story = {
  args: { intercept: ({ url }) => (url.endsWith("/activity") ? refuse(404, "template-not-found") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The activity could not be loaded")).toBeVisible();
  },
};

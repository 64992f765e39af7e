import type { Connection } from "@mailwright/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { never, refuse, type StoryAnswers, StoryPage } from "../../testing/story-page.js";
import { ConnectionsPage } from "./connections-page.js";

const aConnection = (id: string, more: Partial<Connection> = {}): Connection => ({
  ...{ id, provider: "BREVO", name: "Newsletter", isTeam: false, ownerId: "ann", ownerName: "Ann Lindqvist" },
  ...{ mayDelete: true, mayTest: true, choices: {}, createdAt: "2026-01-01T08:00:00.000Z", usedAt: null },
  ...more,
});
const used = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
const connections = [
  aConnection("c1", { usedAt: used }),
  aConnection("c2", { provider: "MAILCHIMP", name: "All customers", isTeam: true, ownerName: "Ada Okafor", mayDelete: false }),
  aConnection("c3", { provider: "WEBHOOK", name: "Our own system, with a name that says at great length what it is", mayTest: false }),
];
const answering = (more: StoryAnswers = {}): StoryAnswers => ({ "GET /api/v2/connections": () => Response.json(connections), ...more });

const meta: Meta<typeof StoryPage> = {
  title: "Site/Accounts at services",
  component: StoryPage,
  parameters: { frame: { ground: "none" } },
  args: { children: <ConnectionsPage />, answers: answering() },
};
export default meta;

type Story = StoryObj<typeof StoryPage>;

const testing = (answer: () => Response | Promise<Response>, words: RegExp): Story => ({
  args: { answers: answering({ "POST /api/v2/connections/c1/test": answer }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Test connection of Newsletter" }));
    await canvas.findByText(words);
  },
});

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: "Remove All customers" })).toBeNull();
  },
};
export const None: Story = { args: { answers: answering({ "GET /api/v2/connections": () => Response.json([]) }) } };
export const Loading: Story = { args: { answers: answering({ "GET /api/v2/connections": never }) } };
export const Failed: Story = {
  args: { answers: answering({ "GET /api/v2/connections": () => refuse(404, "not-found") }) },
  play: async ({ canvas }) => {
    await canvas.findByText("The accounts could not be loaded");
  },
};
export const Asking = testing(never, /^Asking Brevo/);
export const Good = testing(() => Response.json({ isGood: true, destination: null }), /^Brevo lets us in/);
export const NoLongerGood = testing(
  () =>
    Response.json({ isGood: false, destination: { code: "AUTH", reason: "Key not found", isUncertain: false, retryAfterSeconds: null } }),
  /Brevo says: Key not found/,
);
export const NotAsked = testing(() => refuse(403, "network-not-allowed"), /^Brevo could not be asked/);
export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Newsletter" }));
    await expect(await canvas.findByRole("alertdialog", { name: "Remove Newsletter?" })).toBeVisible();
  },
};

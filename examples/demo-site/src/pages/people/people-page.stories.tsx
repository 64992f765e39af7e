import type { Invitation, Person } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { never, refuse, type StoryAnswers, StoryPage } from "../../testing/story-page.js";
import { PeoplePage } from "./people-page.js";

const seen = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString();
const aPerson = (name: string, more: Partial<Person> = {}): Person => ({
  id: name.replaceAll(/\W+/g, "-"),
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, ".")}@example.com`,
  imageUrl: "",
  role: "user",
  subscriptionPlan: 1,
  isActive: true,
  lastSeen: seen,
  ...more,
});
const ada = aPerson("Ada Okafor", { role: "ROLE_ADMIN", subscriptionPlan: 2 });
const people = [
  ada,
  aPerson("Ann Lindqvist"),
  aPerson("Ben Castellanos", { subscriptionPlan: 0, lastSeen: null }),
  aPerson("Fay Whitcombe", { isActive: false }),
];
const invitations: readonly Invitation[] = [
  { id: "i1", email: "kim@example.com", role: "user", subscriptionPlan: 1, inviter: "Ada Okafor", expires: "2099-01-01T00:00:00.000Z" },
];
const session = { id: ada.id, name: ada.name, email: ada.email, role: "ROLE_ADMIN", subscriptionPlan: 2, entitlements: [] };
const counts = { templates: 12, sharedTemplates: 3, modules: 4, pictures: 140 };

const answering = (more: StoryAnswers = {}): StoryAnswers => ({
  "GET /api/v2/session": () => Response.json(session),
  "GET /api/v2/people": () => Response.json(people),
  "GET /api/v2/invitations": () => Response.json([]),
  "GET /api/v2/workspace": () => Response.json({ publishesApprovedOnly: false }),
  "PATCH /api/v2/workspace": () => Response.json({ publishesApprovedOnly: true }),
  ...Object.fromEntries(people.map(({ id }) => [`GET /api/v2/people/${id}/owned`, () => Response.json(counts)])),
  ...more,
});

const meta: Meta<typeof StoryPage> = {
  title: "Site/People",
  component: StoryPage,
  parameters: { frame: { ground: "none" } },
  args: { children: <PeoplePage />, answers: answering() },
};
export default meta;

type Story = StoryObj<typeof StoryPage>;

/** Opens the menu of a person and chooses there. */
const choosing = (name: string, item: string, next?: Story["play"]): NonNullable<Story["play"]> => {
  return async (context) => {
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: `More for ${name}` }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: item }));
    await expect(await canvas.findByRole("alertdialog")).toBeVisible();
    await next?.(context);
  };
};

export const OnlyApprovedIsPublished: Story = {
  args: { answers: answering({ "GET /api/v2/workspace": () => Response.json({ publishesApprovedOnly: true }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("switch", { name: "Publish only what is approved" })).toBeChecked();
  },
};

export const PublishingNotSettled: Story = {
  args: { answers: answering({ "PATCH /api/v2/workspace": () => refuse(503, "unavailable") }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Publish only what is approved" }));
    await expect(await canvas.findByText("That could not be changed. Try again later")).toBeVisible();
    await expect(canvas.getByRole("switch", { name: "Publish only what is approved" })).not.toBeChecked();
  },
};

export const Full: Story = { args: { answers: answering({ "GET /api/v2/invitations": () => Response.json(invitations) }) } };
export const OnlyOneself: Story = { args: { answers: answering({ "GET /api/v2/people": () => Response.json([ada]) }) } };
export const LongNames: Story = {
  args: {
    answers: answering({
      "GET /api/v2/people": () =>
        Response.json([
          ada,
          aPerson("Maximiliane-Theresia Freifrau von Hohenstein-Bartenschlager zu Oberkirchberg", {
            email: "maximiliane-theresia.von-hohenstein-bartenschlager.zu.oberkirchberg@newsletters.department.example.com",
          }),
          aPerson("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
        ]),
    }),
  },
};
export const Loading: Story = { args: { answers: answering({ "GET /api/v2/people": never }) } };
export const Failed: Story = { args: { answers: answering({ "GET /api/v2/people": () => refuse(400, "invalid-request") }) } };
export const Denied: Story = { args: { answers: answering({ "GET /api/v2/people": () => refuse(403, "admin-only") }) } };

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Ann Lindqvist" }));
    await expect(await canvas.findByRole("menuitem", { name: "Deactivate" })).toBeVisible();
  },
};
export const Deactivating: Story = { play: choosing("Ann Lindqvist", "Deactivate") };
export const Removing: Story = {
  play: choosing("Ann Lindqvist", "Remove…", async ({ canvas }) => {
    await expect(await canvas.findByText(/owns 12 templates, 4 modules,? and 140 pictures/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove person" }));
    await expect(canvas.getByText("Choose who gets it")).toBeVisible();
    await expect(canvas.getByText("This is not the address of Ann Lindqvist")).toBeVisible();
  }),
};
export const RemovingEverything: Story = {
  play: choosing("Ann Lindqvist", "Remove…", async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Remove too" }));
    await expect(canvas.getByText(/It is deleted for good/)).toBeVisible();
  }),
};
export const RemovingWithNothing: Story = {
  args: {
    answers: answering({
      "GET /api/v2/people/Ann-Lindqvist/owned": () => Response.json({ templates: 0, sharedTemplates: 0, modules: 0, pictures: 0 }),
    }),
  },
  play: choosing("Ann Lindqvist", "Remove…"),
};

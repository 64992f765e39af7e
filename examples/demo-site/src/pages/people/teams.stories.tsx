import type { Person, Team } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { never, refuse, type StoryAnswers, StoryPage } from "../../testing/story-page.js";
import { PeoplePage } from "./people-page.js";

const aPerson = (name: string): Person => ({
  id: name.replaceAll(/\W+/g, "-"),
  name,
  email: `${name.toLowerCase().replaceAll(/\W+/g, ".")}@example.com`,
  ...{ imageUrl: "", role: "user", subscriptionPlan: 1, isActive: true, lastSeen: null },
});
const people = ["Ada Okafor", "Ann Lindqvist", "Ben Castellanos"].map(aPerson);
const teams: readonly Team[] = [
  { id: "t1", name: "Design", people: 0 },
  { id: "t2", name: "Marketing", people: 2 },
];

const answering = (more: StoryAnswers = {}): StoryAnswers => ({
  "GET /api/v2/session": () => Response.json({ ...people[0], role: "ROLE_ADMIN", entitlements: [] }),
  "GET /api/v2/people": () => Response.json(people),
  "GET /api/v2/invitations": () => Response.json([]),
  "GET /api/v2/teams": () => Response.json(teams),
  "GET /api/v2/teams/t1/members": () => Response.json([]),
  "GET /api/v2/teams/t2/members": () => Response.json(people.slice(1)),
  ...more,
});

function takingOut(): StoryAnswers {
  let members = people.slice(1);
  return answering({
    "GET /api/v2/teams/t2/members": () => Response.json(members),
    "DELETE /api/v2/teams/t2/members/Ben-Castellanos": () => {
      members = members.slice(0, 1);
      return Response.json({ ...teams[1], people: 1 });
    },
  });
}

const meta: Meta<typeof StoryPage> = {
  title: "Site/Teams",
  component: StoryPage,
  parameters: { frame: { ground: "none" } },
  args: { children: <PeoplePage />, answers: answering() },
};
export default meta;

type Story = StoryObj<typeof StoryPage>;
type Play = NonNullable<Story["play"]>;

const opening = (next?: Play): Play => {
  return async (context) => {
    await userEvent.click(await context.canvas.findByRole("radio", { name: "Teams" }));
    await next?.(context);
  };
};
const choosing = (item: string, role: "dialog" | "alertdialog"): Play =>
  opening(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "More for Marketing" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: item }));
    await expect(await canvas.findByRole(role)).toBeVisible();
  });

export const Full: Story = {
  play: opening(async ({ canvas }) => {
    await expect(await canvas.findByRole("listitem", { name: "Marketing" })).toHaveTextContent("2 people");
  }),
};
export const None: Story = {
  args: { answers: answering({ "GET /api/v2/teams": () => Response.json([]) }) },
  play: opening(async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are no teams yet/)).toBeVisible();
  }),
};
export const Loading: Story = { args: { answers: answering({ "GET /api/v2/teams": never }) }, play: opening() };
export const Failed: Story = {
  args: { answers: answering({ "GET /api/v2/teams": () => refuse(400, "invalid-request") }) },
  play: opening(async ({ canvas }) => {
    await expect(await canvas.findByText("The teams could not be loaded")).toBeVisible();
  }),
};
export const NameTaken: Story = {
  play: opening(async ({ canvas }) => {
    fireEvent.change(await canvas.findByRole("textbox", { name: "Name of the team" }), { target: { value: "marketing" } });
    await userEvent.click(canvas.getByRole("button", { name: "Make team" }));
    await expect(await canvas.findByText("There is a team of this name already")).toBeVisible();
  }),
};
export const TooMany: Story = {
  args: { answers: answering({ "POST /api/v2/teams": () => refuse(409, "too-many-teams") }) },
  play: opening(async ({ canvas }) => {
    fireEvent.change(await canvas.findByRole("textbox", { name: "Name of the team" }), { target: { value: "One more" } });
    await userEvent.click(canvas.getByRole("button", { name: "Make team" }));
    await expect(await canvas.findByText(/^There are a hundred teams already/)).toBeVisible();
  }),
};
export const Members: Story = {
  play: opening(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "People in Marketing" }));
    await expect(await canvas.findByRole("button", { name: "Take Ben Castellanos out of the team" })).toBeVisible();
  }),
};
/** Whoever is taken out by keyboard goes on at the field. */
export const MemberTakenOut: Story = {
  args: { answers: takingOut() },
  play: opening(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "People in Marketing" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Take Ben Castellanos out of the team" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Take Ben Castellanos out of the team" })).toBeNull());
    const field = canvas.getByRole("combobox", { name: "Add somebody" });
    const root = field.getRootNode();
    await waitFor(() => expect(root instanceof ShadowRoot ? root.activeElement : null).toBe(field));
  }),
};
export const MembersNone: Story = {
  play: opening(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "People in Design" }));
    await expect(await canvas.findByRole("combobox", { name: "Add somebody" })).toBeVisible();
  }),
};
export const MembersFailed: Story = {
  args: { answers: answering({ "GET /api/v2/teams/t2/members": () => refuse(400, "invalid-request") }) },
  play: opening(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "People in Marketing" }));
    await expect(await canvas.findByText("The people of this team could not be loaded")).toBeVisible();
  }),
};
export const Renaming: Story = { play: choosing("Rename…", "dialog") };
export const Deleting: Story = { play: choosing("Delete…", "alertdialog") };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { anAnswer, anApproval, anOverview, createMemoryApproval, noAnswer } from "../testing/memory-approval.js";
import { ApprovalDialog, type ApprovalDialogProps } from "./approval-dialog.js";

interface StoryProps extends Partial<ApprovalDialogProps> {
  readonly approval: Parameters<typeof createMemoryApproval>;
  /** Who looks. */
  readonly as: "owner" | "reviewer" | "viewer";
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const ignore = () => undefined;
const ids = { owner: "ann", reviewer: "ben", viewer: "fay" };

function ApprovalInMemory({ approval, as, ...rest }: StoryProps) {
  const [port] = useState(() => createMemoryApproval(...approval));
  const isOwner = as === "owner";
  return <ApprovalDialog port={port} userId={ids[as]} isOwner={isOwner} mayAsk={isOwner} onDone={ignore} onClose={ignore} {...rest} />;
}

const meta: Meta<typeof ApprovalInMemory> = {
  title: "Views/Approval",
  component: ApprovalInMemory,
  parameters: { frame: { ground: "none" } },
};
export default meta;

type Story = StoryObj<typeof ApprovalInMemory>;

export const Loading: Story = {
  args: { as: "owner", approval: ["waiting"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "The review is loading" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { as: "owner", approval: ["failing"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The review could not be loaded")).toBeVisible();
  },
};

export const Ask: Story = {
  args: { as: "owner", approval: [anOverview(null, null, { summary: { state: null, isAwaited: false, isRequired: true } })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only what is approved is published here.")).toBeVisible();
    const ask = await canvas.findByRole("button", { name: "Ask for review" });
    await expect(ask).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ben Castellanos" }));
    write(canvas.getByRole("textbox", { name: "What should they look at? (optional)" }), "The price");
    await userEvent.click(ask);
    await expect(await canvas.findByText("In review")).toBeVisible();
    const reviewers = within(canvas.getByRole("list", { name: "Reviewers" }));
    await expect(reviewers.getByText("Ben Castellanos")).toBeVisible();
    await expect(reviewers.getByText("No answer yet")).toBeVisible();
    await expect(canvas.getByText("The price")).toBeVisible();
  },
};

export const NobodyToAsk: Story = {
  args: { as: "owner", approval: [anOverview(null, null), { people: [] }], onShare: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Share" }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

const reviewing = anOverview("review", anApproval([noAnswer()]));

export const InReview: Story = { args: { as: "owner", approval: [reviewing] } };

export const YourReview: Story = {
  args: { as: "reviewer", approval: [reviewing] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ask for changes" }));
    await expect(await canvas.findByText("Say what should be changed")).toBeVisible();
    const note = canvas.getByRole("textbox", { name: "Note" });
    write(note, "The headline is too long.");
    await userEvent.click(canvas.getByRole("button", { name: "Ask for changes" }));
    await expect(await canvas.findByText("Changes asked for")).toBeVisible();
    await expect(canvas.getByText("The headline is too long.")).toBeVisible();
  },
};

export const Outdated: Story = {
  args: { as: "reviewer", approval: [reviewing, { refusal: "approval-outdated" }] },
  play: async ({ canvas }) => {
    write(await canvas.findByRole("textbox", { name: "Note" }), "Fine.");
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The email was changed meanwhile.");
    await expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("Fine.");
  },
};

const wanting = anAnswer({ answer: "changes", note: "The headline is too long.", isCurrent: false });

export const ChangesAskedFor: Story = {
  args: { as: "owner", approval: [anOverview("changes", anApproval([wanting]))], onCompare: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "What changed since the version that Ben Castellanos answered" }));
    await expect(args.onCompare).toHaveBeenCalledWith("2026-04-12T15:00:00.000Z");
    await expect(await canvas.findByRole("checkbox", { name: "Ben Castellanos" })).toBeChecked();
  },
};

export const Approved: Story = {
  args: {
    as: "owner",
    approval: [
      anOverview("approved", anApproval([anAnswer({ note: "Fine." })], { replaced: [wanting] }), {
        earlier: [anApproval([wanting], { id: "earlier", endedAt: "2026-04-11T10:00:00.000Z" })],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Take the request back" }));
    await expect(await canvas.findByText("Nobody has been asked yet")).toBeVisible();
  },
};

export const ChangedSinceApproval: Story = {
  args: { as: "owner", approval: [anOverview("changed", anApproval([anAnswer({ isCurrent: false })]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Changed since approval")).toBeVisible();
    await expect(canvas.getByText(/^Approved an earlier version/)).toBeVisible();
  },
};

export const SomebodyLooksOn: Story = {
  args: { as: "viewer", approval: [reviewing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("In review")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { aComment } from "../../testing/memory-comments.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";
import { CommentsPanel } from "./comments-panel.js";

type Given = Omit<StoryPartProps, "children">;

const meta: Meta<Given> = {
  title: "Editor/Comments",
  parameters: { frame: { widthPx: 340, ground: "sunken" } },
  render: (args) => (
    <StoryPart {...args} document={sampleDocument()}>
      <div data-band="wide" style={{ display: "flex", blockSize: 640 }}>
        <CommentsPanel />
      </div>
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<Given>;

const firstHeading = "sample-5";
const own = { isOwn: true, authorName: "Ann Lindqvist" };
const comments = [
  aComment("a", { blockId: firstHeading }),
  aComment("b", { ...own, threadId: "a", text: "Until Friday.", isEdited: true }),
  aComment("c", { text: "Legal wants the end date in the small print." }),
  aComment("d", { blockId: "gone", text: "This picture is too dark.", ...own }),
  aComment("e", { blockId: firstHeading, text: "Capital letter?", resolvedBy: "Ben Castellanos" }),
];

const withComments = (given: typeof comments): Given => ({ prepare: ({ world }) => void Object.assign(world, { comments: given }) });

export const Open: Story = {
  args: withComments(comments),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("On a removed block")).toBeVisible();
    await expect(canvas.getByText("Legal wants the end date in the small print.")).toBeVisible();
  },
};

export const OfAGuest: Story = {
  args: withComments([aComment("g", { authorName: "Gil Moreau", isGuest: true, text: "Could the button be green?" })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Gil Moreau")).toBeVisible();
    await expect(canvas.getByText("Guest")).toBeVisible();
  },
};

export const Replying: Story = {
  args: withComments(comments),
  play: async ({ canvas }) => {
    const [reply] = await canvas.findAllByRole("button", { name: "Reply" });
    if (reply) await userEvent.click(reply);
    const field = await canvas.findByRole("textbox", { name: "Reply to Ben Castellanos" });
    const root = field.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(field));
  },
};

export const Resolved: Story = {
  args: withComments(comments),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Resolved" }));
    await expect(await canvas.findByText("Resolved by Ben Castellanos")).toBeVisible();
  },
};

const anchorAt = (quote: string) => ({ prop: "text", quote, before: "", after: "", start: 0 });

/** What threads are about: words of a block, words that are gone, and words of a removed block. */
export const OnWords: Story = {
  args: withComments([
    aComment("a", { blockId: firstHeading, anchor: anchorAt("Lumen & Leaf") }),
    aComment("b", {
      blockId: firstHeading,
      anchor: anchorAt("as long as nobody has bought all of it ".repeat(6).trim()),
      text: "Too long.",
    }),
    aComment("c", { blockId: "gone", anchor: anchorAt("free of charge"), text: "Is it?", ...own }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("On words that are gone")).toBeVisible();
    await expect(canvas.getByText("On a removed block")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show in the email: “Lumen & Leaf”" })).toBeVisible();
  },
};

/** Of a first comment that was deleted only the place is left, and somebody who left has no name. */
export const Deleted: Story = {
  args: withComments([aComment("a", { isDeleted: true, text: "" }), aComment("b", { threadId: "a", authorName: "" })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This comment was deleted.")).toBeVisible();
    await expect(canvas.getByText("Somebody who has left")).toBeVisible();
  },
};

export const Long: Story = {
  args: withComments([
    aComment("a", { text: `A word without an end: ${"x".repeat(160)}` }),
    aComment("b", { text: "One line\nand the next.\n\n".repeat(5), authorName: "Ben Castellanos y Fernández de la Vega ".repeat(2) }),
    aComment("c", { ...own, text: "<img src=x onerror=alert(1)> & <script>alert(2)</script>" }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^<img src=x/)).toBeVisible();
  },
};

/** Whom the template is shared with to look at reads them. */
export const Reading: Story = {
  args: { ...withComments(comments), info: { isShared: true, readOnly: true, collaboratorRole: "view" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Until Friday.")).toBeVisible();
    await expect(canvas.getByText(/^You may read the comments/)).toBeVisible();
    for (const name of ["Reply", "Resolve", /^What to do with/]) await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No open comments")).toBeVisible();
  },
};

export const Failed: Story = {
  args: { prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The comments could not be loaded")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { prepare: ({ services }) => void Object.assign(services.ports, { comments: () => new Promise(() => undefined) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading comments" })).toBeVisible();
  },
};

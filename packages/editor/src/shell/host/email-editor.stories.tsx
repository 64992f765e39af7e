import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { aStanding, draftInfo, refusalOf } from "../../testing/memory-ports.js";
import { StoryEditor } from "../../testing/story-editor.js";

const meta: Meta<typeof StoryEditor> = {
  title: "Editor/Whole editor",
  component: StoryEditor,
  parameters: {
    frame: { ground: "none" },
    // The headings are part of the email, not of the editor, so axe need not judge them.
    a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("main", { name: "Canvas" });
  },
};
export default meta;

type Story = StoryObj<typeof StoryEditor>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("banner", { name: "Editor header" })).toBeVisible();
    await expect(canvas.getByRole("toolbar", { name: "Template tools" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Blocks and modules" })).toBeVisible();
    await expect(canvas.getByRole("main", { name: "Canvas" })).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Settings & Styles" })).toBeVisible();
  },
};

export const Empty: Story = { args: { document: null } };

export const OpenedByAnother: Story = {
  args: {
    prepare: (world) =>
      world.tell({ kind: "stands", standing: aStanding({ refusal: "template-locked", holder: { name: "Ana Castellanos" } }) }),
    info: { isShared: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ana Castellanos has this email open/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save a copy" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const Unlocked: Story = {
  args: { prepare: (world) => world.tell({ kind: "stands", standing: aStanding({ refusal: "lock-released" }) }), info: { isShared: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You were unlocked by Ann Lindqvist/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Open again" })).toBeVisible();
  },
};

export const Viewing: Story = {
  args: { info: { isShared: true, readOnly: true, collaboratorRole: "view" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You may view this email/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const Commenting: Story = {
  args: { info: { isShared: true, readOnly: true, collaboratorRole: "comment" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You may comment on this email/)).toBeVisible();
    const banner = (await canvas.findByText(/^You may comment/)).parentElement;
    if (banner) await userEvent.click(within(banner).getByRole("button", { name: "Comments" }));
    await expect(await canvas.findByRole("textbox", { name: "Comment on the whole email" })).toBeVisible();
  },
};

/** Who may comment and not write selects words as on any page. */
export const WordsSelected: Story = {
  args: { info: { isShared: true, readOnly: true, collaboratorRole: "comment" } },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole("main", { name: "Canvas" });
    const words = await waitFor(() => {
      const heading = main.querySelector(".mw-mail")?.shadowRoot?.querySelector<HTMLElement>("h1");
      if (!heading?.firstChild || getComputedStyle(heading).userSelect !== "text") throw new Error("The email is on its way.");
      return heading.firstChild;
    });
    getSelection()?.setBaseAndExtent(words, 0, words, 5);
    await expect(await canvas.findByRole("button", { name: "Comment on words" })).toBeVisible();
  },
};

export const AccessEnded: Story = {
  args: { prepare: (world) => world.tell({ kind: "ended", code: "not-a-collaborator" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your access to this email has ended/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const SavedByAnother: Story = {
  args: { prepare: (world) => world.tell({ kind: "stands", standing: aStanding({ etag: '"2"', savedBy: { name: "Ben Castellanos" } }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ben Castellanos saved a newer version/)).toBeVisible();
  },
};

export const Published: Story = { args: { info: { status: "published" } } };

export const Deleted: Story = {
  args: { info: { status: "deleted" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This email has been deleted/)).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { info: { ...draftInfo, readOnly: true } } };

export const Embedded: Story = { args: { props: { isEmbedded: true } } };

/** No server: without their ports, status, save and test email are left out. */
export const HostDriven: Story = { args: { without: ["status", "info", "testEmail", "images"], info: { name: "" } } };

export const LongName: Story = {
  args: { info: { name: "The very long name of a template that somebody copied from the brief of a campaign" } },
};

export const PartsUnreadable: Story = {
  args: {
    document: {
      version: 7,
      settings: {},
      root: { id: "r", type: "root", props: {}, children: [{ id: "x", type: "hologram", props: {} }, "nonsense", 42] },
    },
  },
};

export const Loading: Story = {
  args: { prepare: (world) => void Object.assign(world, { opening: new Promise(() => undefined) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Loading the template" });
  },
};

export const FailedToLoad: Story = {
  args: {
    prepare: (world) => {
      world.refusal = refusalOf("network", true);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There was an error loading your template!")).toBeVisible();
  },
};

/** Trying again would not help, so it is not offered. */
export const NotThere: Story = {
  args: {
    prepare: (world) => {
      world.refusal = refusalOf("template-not-found");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("main", { name: "Template not found" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

export const SomebodyElses: Story = {
  args: {
    prepare: (world) => {
      world.refusal = refusalOf("owner-only");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("main", { name: "This template cannot be opened" })).toBeVisible();
    await expect(canvas.getByText("Only the owner of this template may do this.")).toBeVisible();
  },
};

/** Another person holds the template: its name shows, and what this person may do about the lock. */
export const LockedByAnother: Story = {
  args: {
    prepare: (world) => {
      world.refusal = refusalOf("template-locked");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Spring sale")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Unlock" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Request unlock" })).toBeVisible();
  },
};

export const LockedForCollaborator: Story = {
  args: {
    prepare: (world) => {
      Object.assign(world, { refusal: refusalOf("template-locked"), mayUnlock: false });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Request unlock" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Unlock" })).toBeNull();
  },
};

export const SharedWithOthers: Story = {
  args: {
    prepare: (world) => {
      world.refusal = refusalOf("not-a-collaborator");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask its owner to share it with you/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Go to templates" })).toBeVisible();
  },
};

/** The person who holds a shared draft. */
export const SharedAndLocked: Story = {
  args: { info: { isShared: true, isLocked: true, rights: ["unlock"], viewUrl: "https://example.com/show" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Unlock" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "View" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Publish" })).toBeNull();
  },
};

export const Tour: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Help" }));
    await canvas.findByRole("dialog", { name: "Welcome to the email editor" });
    await userEvent.click(canvas.getByRole("button", { name: "Show me around" }));
    await canvas.findByRole("dialog", { name: "Your email" });
  },
};

export const Denied: Story = {
  args: {
    without: ["sharing"],
    prepare: (world) => {
      world.refusal = refusalOf("not-a-collaborator");
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Only the owner and the collaborators may change this template.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Go to templates" })).toBeVisible();
  },
};

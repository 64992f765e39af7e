import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import type { TestEmailOptions } from "../../ports/test-email-port.js";
import { askedOfBen } from "../../testing/memory-approval.js";
import { refusalOf } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { leaveUnsaved, never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Dialogs",
  parameters: { frame: { ground: "sunken" } },
  play: async ({ canvas }) => {
    await Promise.any([canvas.findByRole("dialog"), canvas.findByRole("alertdialog")]);
  },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const offline = ({ world }: TestEditor) => void Object.assign(world, { refusal: refusalOf("network", true) });

export const TemplateInfo: Story = {
  args: { dialog: { kind: "template-info" } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await fireEvent.change(name, { target: { value: "" } });
    await expect(canvas.getByText("Please enter name")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const TestEmail: Story = {
  args: { dialog: { kind: "test-email" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }));
    await expect(canvas.getByText("Add at least 1 email")).toBeVisible();
  },
};

export const TestEmailAsksToSave: Story = { args: { dialog: { kind: "test-email" }, prepare: leaveUnsaved } };

export const GeneralSettings: Story = { args: { dialog: { kind: "general-settings" } } };

export const GeneralSettingsWithoutWrapper: Story = {
  args: {
    dialog: { kind: "general-settings" },
    document: { version: 1, settings: {}, root: { id: "r", type: "root", props: {}, children: [] } },
  },
};

export const Unpublish: Story = { args: { dialog: { kind: "unpublish" } } };

export const Clear: Story = { args: { dialog: { kind: "clear" } } };

export const Published: Story = { args: { dialog: { kind: "published" } } };

export const Shortcuts: Story = { args: { dialog: { kind: "shortcuts" } } };

export const Problems: Story = {
  args: {
    dialog: { kind: "problems" },
    document: {
      version: 7,
      settings: {},
      root: { id: "r", type: "root", props: {}, children: [{ id: "x", type: "hologram", props: {} }, "nonsense", 42] },
    },
  },
};

export const RefusedBlocks: Story = {
  args: {
    dialog: {
      kind: "refused-blocks",
      blocks: [
        { blockId: "locked", code: "locked-content", message: "" },
        { blockId: "gone", code: "locked-removal", message: "" },
        { blockId: "code", code: "plan-required", message: "" },
      ],
    },
    document: {
      version: 1,
      settings: {},
      root: {
        id: "r",
        type: "root",
        props: {},
        children: [
          {
            id: "w",
            type: "wrapper",
            props: {},
            children: [
              {
                id: "s",
                type: "section",
                props: {},
                children: [
                  {
                    id: "c",
                    type: "cell",
                    props: {},
                    children: [
                      { id: "locked", type: "heading", props: { text: "Terms and conditions" }, extras: { lock: { content: true } } },
                      { id: "code", type: "code", props: { html: "<b>12</b>" } },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Its content is locked/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Show Heading/ })).toBeVisible();
  },
};

export const Conflict: Story = {
  args: {
    prepare: ({ actions, world }) => actions.open({ kind: "conflict", theirs: world.stored }),
  },
};

export const SaveFailed: Story = { args: { dialog: { kind: "save-failed", refusal: refusalOf("network", true) } } };

export const Leave: Story = { args: { dialog: { kind: "leave", onLeave: () => undefined } } };

const draft = (savedAtMs: number, baseEtag: string) => ({
  key: "t1",
  editorId: `e${savedAtMs}`,
  document: { version: 1, settings: {}, root: { id: "r", type: "root", props: {} } },
  baseEtag,
  savedAtMs,
});

export const CrashDraft: Story = {
  args: { dialog: { kind: "crash-draft", drafts: [draft(1_770_000_000_000 - 240_000, '"1"')] } },
};

export const SeveralCrashDrafts: Story = {
  args: {
    dialog: { kind: "crash-draft", drafts: [draft(1_770_000_000_000 - 240_000, '"0"'), draft(1_770_000_000_000 - 7_400_000, '"0"')] },
  },
};

export const TemplateInfoReadOnly: Story = {
  args: { dialog: { kind: "template-info" }, info: { readOnly: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toBeDisabled();
  },
};

export const TemplateInfoNotSaved: Story = {
  args: { dialog: { kind: "template-info" }, prepare: offline },
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("textbox", { name: "Name" }), { target: { value: "Summer sale" } });
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("There is no connection. Check it and try again")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Summer sale");
  },
};

/** On its way, with as many recipients as there may be. */
export const TestEmailSending: Story = {
  args: {
    dialog: { kind: "test-email" },
    prepare: ({ services }) => void Object.assign(services.ports.testEmail ?? {}, { send: never }),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Send to" });
    for (const name of ["ann", "ben", "cleo"]) {
      await fireEvent.change(input, { target: { value: `${name}@example.com` } });
      await fireEvent.keyDown(input, { key: "Enter" });
    }
    await expect(canvas.getAllByRole("button", { name: /^Remove / })).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAttribute("aria-busy", "true");
  },
};

/** The mail server is away, and is asked again. */
export const TestEmailDelayed: Story = {
  args: {
    dialog: { kind: "test-email" },
    prepare: ({ services }) =>
      void Object.assign(services.ports.testEmail ?? {}, {
        send: (_: readonly string[], { onDelay }: TestEmailOptions = {}) => {
          onDelay?.();
          return never();
        },
      }),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Send to" });
    await fireEvent.change(input, { target: { value: "ann@example.com" } });
    await fireEvent.keyDown(input, { key: "Enter" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByText(/The mail server does not take emails right now/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel" })).toBeEnabled();
  },
};

export const TestEmailNotSent: Story = {
  args: {
    dialog: { kind: "test-email" },
    prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("mail-not-sent", true) }),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole("textbox", { name: "Send to" });
    await fireEvent.change(input, { target: { value: "ann@example.com" } });
    await fireEvent.keyDown(input, { key: "Enter" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeEnabled();
    await expect(await canvas.findByText("The mail server did not take the email. Try again later")).toBeVisible();
  },
};

export const GeneralSettingsOfHeadings: Story = {
  args: { dialog: { kind: "general-settings" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Headings" }));
    await expect((await canvas.findAllByRole("spinbutton", { name: "Size" }))[0]).toBeVisible();
  },
};

export const GeneralSettingsOfInbox: Story = {
  args: { dialog: { kind: "general-settings" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Inbox" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Offer" }), "20 % off");
    await expect(canvas.getByText(/^Gmail shows an offer/)).toBeVisible();
  },
};

/** Where only what is approved is published, and a change took that back. */
export const ConvertUnapproved: Story = {
  args: {
    dialog: { kind: "published" },
    info: { status: "published", approval: { state: "changed", isAwaited: false, isRequired: true } },
    prepare: ({ services, world }) => {
      world.approval = askedOfBen("changed");
      Object.assign(services.ports.status ?? {}, { convert: async () => refusalOf("not-approved") });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to system" }));
    const review = within(await canvas.findByRole("dialog", { name: "Review" }));
    await expect(await review.findByText("Changed since approval")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** An administrator's. */
export const PublishedToConvert: Story = {
  args: {
    dialog: { kind: "published" },
    info: { status: "published" },
    prepare: ({ services }) => void Object.assign(services.ports.status ?? {}, { convert: never }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Convert to system" }));
    await expect(canvas.getByRole("button", { name: "Convert to system" })).toHaveAttribute("aria-busy", "true");
  },
};

import type { ApprovalState } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { WidthBand } from "../../shell/arrangement/use-width-band.js";
import { EditorHeader } from "../../shell/header/editor-header.js";
import { askedOfBen } from "../../testing/memory-approval.js";
import { aStanding } from "../../testing/memory-ports.js";
import type { TestEditor } from "../../testing/open-editor.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { leaveUnsaved, StoryDialog } from "../../testing/story-dialog.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Review",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "approval" } },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;

export const AskUnsaved: Story = {
  args: { prepare: leaveUnsaved },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your changes that are not saved yet are saved first.")).toBeVisible();
  },
};

const askedOfAnn = ({ world }: TestEditor) => {
  world.approval = askedOfBen("review", { reviewerId: "ann", reviewerName: "Ann Lindqvist" });
};

export const YourReviewUnsaved: Story = {
  args: {
    prepare: (editor) => {
      askedOfAnn(editor);
      leaveUnsaved(editor);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Save them first" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Approve" })).toBeEnabled();
  },
};

export const YourReviewOfANewerVersion: Story = {
  args: {
    prepare: (editor) => {
      askedOfAnn(editor);
      editor.workspace.setState({ standing: aStanding({ etag: '"2"', savedBy: { name: "Ben Castellanos" } }) });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A newer version was saved than the one you have open/)).toBeVisible();
  },
};

const widths = { wide: 1280, medium: 768, narrow: 390 } satisfies Record<WidthBand, number>;

/** How it stands is told in the header, beside the way to it. */
const inHeader = (
  state: ApprovalState,
  words: string,
  { isAwaited = false, band = "wide" }: { readonly isAwaited?: boolean; readonly band?: WidthBand } = {},
): Story => ({
  parameters: { frame: { widthPx: widths[band] } },
  args: { info: { approval: { state, isAwaited, isRequired: false } } },
  render: ({ dialog: _, ...args }) => (
    <StoryPart {...args} document={sampleDocument()}>
      <div data-band={band}>
        <EditorHeader isNarrow={band === "narrow"} />
      </div>
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    const header = within(await canvas.findByRole("banner", { name: "Editor header" }));
    await expect(await header.findByRole("button", { name: `Review ${words}` })).toBeVisible();
  },
});

export const HeaderInReview = inHeader("review", "In review");
export const HeaderAwaitsYou = inHeader("review", "Your review", { isAwaited: true });
export const HeaderApproved = inHeader("approved", "Approved");
export const HeaderChangesAskedFor = inHeader("changes", "Changes asked for");
export const HeaderChangedSince = inHeader("changed", "Changed since approval");
export const HeaderOnAPhone = inHeader("changed", "Changed since approval", { band: "narrow" });
export const HeaderOnATablet = inHeader("changed", "Changed since approval", { band: "medium" });

export const HeaderNobodyAsked: Story = {
  ...inHeader("review", ""),
  args: { info: { approval: { state: null, isAwaited: false, isRequired: false } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Review" })).toBeVisible();
  },
};

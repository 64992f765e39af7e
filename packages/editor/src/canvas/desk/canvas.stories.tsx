import { blankDocument } from "@mailwright/blocks";
import type { EmailDocument } from "@mailwright/document";
import type { Device, Editor } from "@mailwright/editing";
import { aDocument, anImage, aRow, aSection, counterIds, newsletterDocument } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryPart } from "../../testing/story-part.js";
import { Canvas } from "./canvas.js";

interface CanvasStoryProps {
  readonly document: EmailDocument;
  /** The type of the block that is selected. Absent: nothing is selected. */
  readonly selected?: string;
  readonly device?: Device;
  readonly zoom?: number;
  readonly hasBorders?: boolean;
  readonly isReadOnly?: boolean;
}

function CanvasStory({ document, selected, device = "desktop", zoom = 100, hasBorders = false, isReadOnly = false }: CanvasStoryProps) {
  return (
    <StoryPart
      document={document}
      prepare={({ services: { editor } }) => {
        editor.viewState.setState({ device, zoom, bordersShown: hasBorders, readOnly: isReadOnly });
        if (selected !== undefined) selectFirst(editor, selected);
      }}
    >
      <Canvas />
    </StoryPart>
  );
}

function selectFirst(editor: Editor, type: string): void {
  const pending = [editor.document.get().root];
  for (let block = pending.shift(); block; block = pending.shift()) {
    if (block.type === type) editor.run("select", { blockIds: [block.id] });
    if (block.type === type) return;
    pending.push(...(block.children ?? []));
  }
}

const meta: Meta<typeof CanvasStory> = {
  title: "Editor/Canvas",
  component: CanvasStory,
  args: { document: newsletterDocument() },
  // Headings and colours are part of the email, not of the editor, so axe need not judge them.
  parameters: { frame: { ground: "none" }, a11y: { options: { rules: { "heading-order": { enabled: false } } } } },
};
export default meta;

type Story = StoryObj<typeof CanvasStory>;

export const Newsletter: Story = {};
export const BlockSelected: Story = { args: { selected: "image" } };
export const SectionSelected: Story = { args: { selected: "section" } };
export const OnAPhone: Story = { args: { device: "mobile", selected: "text" } };
export const OnATablet: Story = { args: { device: "tablet" } };
export const ZoomedOut: Story = { args: { zoom: 50, selected: "heading" } };
export const WithBorders: Story = { args: { hasBorders: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, selected: "heading" } };
export const Blank: Story = { args: { document: blankDocument(counterIds()) } };
export const EmptyPlaces: Story = { args: { document: aDocument([aRow([], []), aSection(anImage())]) } };
export const Empty: Story = {
  args: { document: { version: 1, settings: {}, root: { id: "root", type: "root", props: {}, children: [] } } },
};

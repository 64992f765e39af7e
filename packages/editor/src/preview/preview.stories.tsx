import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sampleDocument } from "../testing/sample-document.js";
import { StoryPart } from "../testing/story-part.js";
import { Preview } from "./preview.js";

const meta: Meta<typeof Preview> = {
  title: "Editor/Preview",
  component: Preview,
  parameters: { frame: { ground: "none" } },
  render: () => (
    <StoryPart document={sampleDocument()}>
      <div className="mw-editor-root" data-band="wide">
        <Preview />
      </div>
    </StoryPart>
  ),
};
export default meta;

export const Desktop: StoryObj = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Exit preview" })).toBeVisible();
    await expect(await canvas.findByTitle("Preview of the email")).toBeVisible();
  },
};

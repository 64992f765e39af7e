import { aBlock, aDocument, anImage, aSection, aText } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { StoryPart } from "../../../testing/story-part.js";
import { Preview } from "../preview.js";
// What is fetched at the first press is there from the start: stories are of what is shown, not of the way there.
import "./amp-view.js";

const email = (words: string) => ({
  ...aDocument([
    aSection(
      aBlock("accordion", {}, undefined, "questions"),
      anImage({ src: "http://example.com/kettle.png", alt: "A kettle", width: 300 }, "picture"),
      aText({ text: words }, "words"),
    ),
  ]),
  settings: { ampPart: true },
});

const meta: Meta = { title: "Editor/Preview of the AMP part", parameters: { frame: { ground: "none" } } };
export default meta;

type Story = StoryObj;

const preview = (words: string) =>
  function AmpOf() {
    return (
      <StoryPart document={email(words)}>
        <div className="mw-editor-root" data-band="wide">
          <Preview />
        </div>
      </StoryPart>
    );
  };

export const SourceAndLosses: Story = {
  render: preview('<p>Seeds and pots. <a href="#top">Up</a></p>'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "AMP part" }));
    await expect(await canvas.findByLabelText("Source of the AMP part")).toHaveTextContent("amp-accordion");
    await expect(canvas.getByText(/^Keeps to the rules of AMP for Email/)).toBeVisible();
    await expect(canvas.getByText(/^A picture whose address does not begin with https/)).toBeVisible();
    await expect(canvas.getByText("#top")).toBeVisible();
  },
};

export const TooLarge: Story = {
  render: preview(`<p>${"Seeds and pots. ".repeat(14_000)}</p>`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "AMP part" }));
    await expect(await canvas.findByText(/^Not sent: it has/)).toBeVisible();
  },
};

import { aBlock, aButton, aDocument, aHeading, anImage, aSection, aText } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryPart } from "../../../testing/story-part.js";
import { Preview } from "../preview.js";
// What is fetched at the first press is there from the start: stories are of what is shown, not of the way there.
import "./program-view.js";

const email = () =>
  aDocument([
    aSection(
      aHeading({ level: "h1", text: "Spring sale" }, "title"),
      anImage({ src: "/starter/kettle.png", alt: "A kettle", width: 300 }, "picture"),
      aText({ text: "<p>Seeds, pots and tools for a long summer outside.</p>" }, "words"),
      aBlock("code", { html: '<div style="display:grid;gap:8px"><p>One</p><p>Two</p></div>' }, undefined, "own"),
      aButton({ label: "Open the shop", link: { kind: "web", value: "https://shop.example.com" } }, "button"),
    ),
  ]);

const meta: Meta = {
  title: "Editor/Preview by mail program",
  parameters: { frame: { ground: "none" } },
  render: () => (
    <StoryPart document={email()}>
      <div className="mw-editor-root" data-band="wide">
        <Preview />
      </div>
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj;

type Canvas = ReturnType<typeof within>;

async function openPrograms(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "Mail programs" }));
  await canvas.findByRole("radiogroup", { name: "Mail program" });
}

export const ClassicOutlook: Story = {
  play: async ({ canvas }) => {
    await openPrograms(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "Outlook Windows, classic" }));
    const panel = within(canvas.getByRole("complementary", { name: "What Outlook, Windows, classic does" }));
    await expect(panel.getByRole("link", { name: "display:grid" })).toBeVisible();
    await expect(canvas.getByTitle("The email in Outlook, Windows, classic")).toHaveStyle({ width: "800px" });
    await expect(canvas.getByText(/not a screenshot. Data of/)).toBeVisible();
  },
};

export const DarkWithoutImages: Story = {
  play: async ({ canvas }) => {
    await openPrograms(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "Gmail iPhone" }));
    await userEvent.click(canvas.getByRole("button", { name: "Dark mode" }));
    await userEvent.click(canvas.getByRole("button", { name: "Images off" }));
    await expect(canvas.getByText(/Inverts all colours/)).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  play: async ({ canvas }) => {
    await openPrograms(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "All at once" }));
    await expect(await canvas.findByTitle("The email in Gmail, Web")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show Mail.ru, Web alone" })).toBeInTheDocument();
  },
};

export const AllInTheDark: Story = {
  play: async (context) => {
    await AllAtOnce.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Dark mode" }));
    await expect((await context.canvas.findAllByText("Stays light in dark mode"))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { frame: { ground: "none", widthPx: 390 } },
  render: () => (
    <StoryPart document={email()}>
      <div className="mw-editor-root" data-band="narrow">
        <Preview />
      </div>
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Mail programs" }));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Mail program" }), "Apple Mail, iPhone");
    await expect(canvas.getByText("Everything that this email uses is shown.")).toBeVisible();
  },
};

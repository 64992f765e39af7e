import type { EmailDocument } from "@mailwright/document";
import { aBlock, aButton, aDocument, aHeading, anImage, aSection, aText } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { DialogPlace } from "../../shell/dialogs/dialog-place.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Checks",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "checks" }, info: { preHeader: "Everything for the garden, thirty percent off until the end of May" } },
  render: (args) => (
    <StoryPart {...args}>
      <DialogPlace />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<StoryPartProps>;

const words =
  "<p>Seeds, pots and tools for a long summer outside, packed by hand and on your doorstep within three days of your order.</p>";

function wrongEmail(): EmailDocument {
  return aDocument([
    aSection(
      aHeading({ level: "h1", text: "Spring sale" }, "title"),
      aText({ text: words, color: "#b9b9b9" }, "pale"),
      aButton({ label: "Open the shop" }, "button"),
      anImage({ src: "/starter/kettle.png", width: 200 }, "image"),
      aHeading({ level: "h4", text: "New tools" }, "skipping"),
      aText({ text: '<p>See <a href="http://shop.example.com/tools">all our tools</a></p>' }, "insecure"),
    ),
  ]);
}

function fineEmail(): EmailDocument {
  const link = { kind: "web", value: "https://shop.example.com" };
  return aDocument([
    aSection(aHeading({ level: "h1", text: "Spring sale" }), aText({ text: words }), aButton({ label: "Open the shop", link })),
  ]);
}

export const Findings: Story = {
  args: { document: wrongEmail() },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "3 errors" });
    await expect(canvas.getByText(/This image has no alternative text/)).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: "Go to block" })).not.toHaveLength(0);
  },
};

export const Fixing: Story = {
  args: { document: wrongEmail() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use https" }));
    await waitFor(() => expect(canvas.queryByText(/is not encrypted/)).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Make it level 2" }));
    await waitFor(() => expect(canvas.queryByText(/is left out/)).toBeNull());
  },
};

export const Ignoring: Story = {
  args: { document: wrongEmail() },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: "Ignore" });
    if (!first) throw new Error("nothing to ignore");
    await userEvent.click(first);
    const reason = canvas.getByRole("textbox", { name: "Why is this all right?" });
    const form = reason.closest("form");
    if (!form) throw new Error("there is no form to give a reason in");
    const ignore = within(form).getByRole("button", { name: "Ignore" });
    await userEvent.click(ignore);
    await expect(canvas.getByText("Give a reason")).toBeVisible();
    await fireEvent.change(reason, { target: { value: "The shop opens in May" } });
    await userEvent.click(ignore);
    await userEvent.click(await canvas.findByRole("button", { name: "1 ignored" }));
    await expect(canvas.getByText("Ignored: The shop opens in May")).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { document: fineEmail() },
  play: async ({ canvas }) => {
    await canvas.findByText("Nothing found");
  },
};

export const ReadOnly: Story = {
  args: { document: wrongEmail(), prepare: ({ services }) => services.editor.viewState.setState({ readOnly: true }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "3 errors" });
    await expect(canvas.queryByRole("button", { name: "Ignore" })).toBeNull();
  },
};

export const AsksBeforePublishing: Story = {
  args: { document: wrongEmail(), dialog: { kind: "checks", publishing: { way: "warn", onAnyway: () => undefined } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Publish anyway" })).toBeEnabled();
  },
};

export const BlocksPublishing: Story = {
  args: { document: wrongEmail(), dialog: { kind: "checks", publishing: { way: "block", onAnyway: () => undefined } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/can be published when they are fixed/);
    await expect(canvas.queryByRole("button", { name: "Publish anyway" })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    document: aDocument([
      aSection(
        anImage({ src: `https://example.com/${"a-very-long-file-name-".repeat(8)}.png`, width: 100 }),
        aText({ text: `<p><a href="http://example.com/${"path/".repeat(40)}">All of it</a></p>` }),
        aBlock("code", { html: `<p style="color:#ddd">${"Donaudampfschifffahrtsgesellschaft".repeat(6)}</p>` }),
      ),
    ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: /errors?$/ });
  },
};

const long = (letters: number) => `<p>${"Seeds, pots and tools. ".repeat(letters / 23)}</p>`;

function heavyEmail(letters: number): EmailDocument {
  return aDocument([
    aSection(
      aHeading({ level: "h1", text: "Spring sale" }, "title"),
      aText({ text: long(letters) }, "long"),
      aText({ text: long(letters / 4) }, "shorter"),
    ),
  ]);
}

export const NearTheLimit: Story = {
  args: { document: heavyEmail(66_000) },
  play: async ({ canvas }) => {
    const size = within(await canvas.findByRole("region", { name: "Size" }));
    await expect(size.getByText(/near the limit$/)).toBeVisible();
    await expect(size.getByText(/take out \d+ KB/)).toBeVisible();
  },
};

export const AboveTheLimit: Story = {
  args: { document: heavyEmail(90_000) },
  play: async ({ canvas }) => {
    const size = within(await canvas.findByRole("region", { name: "Size" }));
    await expect(size.getByText(/it hides the end of the email$/)).toBeVisible();
    await expect(size.getByText("Head: styles and fonts")).toBeVisible();
    const [heaviest] = size.getAllByRole("button");
    await expect(heaviest).toHaveAccessibleName(/Text/);
  },
};

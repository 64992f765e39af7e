import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PreviewWaiting } from "../../shell/arrangement/preview-waiting.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
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

type Story = StoryObj;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Exit preview" })).toBeVisible();
    await expect(await canvas.findByTitle("Preview of the email")).toBeVisible();
  },
};

export const DarkOnAPhone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Dark mode" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Mobile" }));
    await expect(await canvas.findByTitle("Preview of the email")).toHaveStyle({ width: "375px" });
    await expect(canvas.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const TextOnlyForARecipient: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox"), "0");
    await userEvent.click(canvas.getByRole("button", { name: "Text only" }));
    await expect(await canvas.findByLabelText("Text of the email")).toBeVisible();
  },
};

const waiting = (address: string) => (
  <StoryPart
    document={sampleDocument()}
    prepare={({ services }) =>
      void Object.assign(services.ports, { crashDrafts: {}, page: { onLeave: () => () => undefined, reload: () => undefined } })
    }
  >
    <div className="mw-editor-root" data-band="wide">
      <PreviewWaiting
        failed={{ phase: "failed", cause: new TypeError(`Failed to fetch: ${address}`), retry: () => undefined }}
        onExit={() => undefined}
      />
    </div>
  </StoryPart>
);

/** A newer release has replaced the file. */
export const Gone: Story = {
  render: () => waiting(`${location.origin}/assets/preview-of-an-older-release.js`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A newer version has been released/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Back to editing" })).toBeVisible();
  },
};

/** There is no connection. */
export const NotFetched: Story = {
  render: () => waiting("http://127.0.0.1:9/preview.js"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Back to editing" })).toBeVisible();
  },
};

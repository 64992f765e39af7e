import type { JsonValue } from "@mailwright/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { refusalOf } from "../../testing/memory-ports.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";
import type { PanelTab } from "../../workspace/panels/panel-tabs.js";
import { SettingsPanel } from "./settings-panel.js";

interface MadePictureProps extends Pick<StoryPartProps, "entitlements" | "prepare" | "without"> {
  readonly type: string;
  readonly props?: Readonly<Record<string, JsonValue>>;
}

const none: ReadonlySet<PanelTab> = new Set();

function MadePicture({ type, props = {}, entitlements, prepare, without }: MadePictureProps) {
  return (
    <StoryPart
      {...(entitlements && { entitlements })}
      {...(without && { without })}
      prepare={(editor) => {
        editor.services.editor.run("insert-block", { blueprint: { type: "wrapper" } });
        editor.services.editor.run("insert-block", { blueprint: { type, props } });
        prepare?.(editor);
      }}
    >
      <SettingsPanel closedTabs={none} onToggle={() => undefined} onGeneralSettings={() => undefined} />
    </StoryPart>
  );
}

const meta: Meta<typeof MadePicture> = {
  title: "Editor/Settings of made pictures",
  component: MadePicture,
  parameters: { frame: { widthPx: 320 } },
};
export default meta;

type Story = StoryObj<typeof MadePicture>;

export const QrCode: Story = {
  args: { type: "qr-code" },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("textbox", { name: "Web address" });
    await fireEvent.change(address, { target: { value: "no address" } });
    await expect(await canvas.findByText("Invalid URL. Please enter a valid web address.")).toBeVisible();
    await fireEvent.change(address, { target: { value: "https://example.com" } });
    await waitFor(() => expect(canvas.queryByText("No picture yet")).toBeNull());
    await waitFor(() => expect(canvas.queryByText("Making the picture")).toBeNull());
  },
};

export const VideoNotFound: Story = {
  args: { type: "video", prepare: ({ world }) => void Object.assign(world, { refusal: refusalOf("video-not-found") }) },
  play: async ({ canvas }) => {
    const address = await canvas.findByRole("textbox", { name: "Video address" });
    await fireEvent.change(address, { target: { value: "https://example.com" } });
    await expect(await canvas.findByText("Please enter a valid Youtube or Vimeo URL")).toBeVisible();
    await fireEvent.change(address, { target: { value: "https://vimeo.com/76979871" } });
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This video is not there");
  },
};

export const TimerWithoutEnd: Story = {
  args: { type: "timer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please select "End data and time"')).toBeVisible();
    await expect(canvas.getByText('Please select "Time zone"')).toBeVisible();
  },
};

export const TimerLooks: Story = {
  args: { type: "timer", props: { end: "2999-01-31T18:00:00", timeZone: "UTC+01:00" } },
  play: async ({ canvas }) => {
    const night = await canvas.findByRole("radio", { name: "Night" });
    await userEvent.click(night);
    await waitFor(() => expect(night).toBeChecked());
  },
};

const tasting = { title: "Spring tasting", start: "2027-03-12T18:00:00", end: "2027-03-12T20:30:00", timeZone: "UTC+01:00" };

export const EventWithFile: Story = {
  args: { type: "event", props: tasting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Open the file" })).toBeVisible();
  },
};

export const EventWithoutStart: Story = {
  args: { type: "event" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("When does it begin? Without it no calendar can take the event.")).toBeVisible();
    await expect(canvas.getByText("Made as soon as start and time zone are set.")).toBeVisible();
  },
};

/** Nobody makes the file: the panel says so, and the other calendars stay. */
export const EventWithoutServer: Story = {
  args: { type: "event", props: tasting, without: ["pictures"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This editor has no server that makes calendar files/)).toBeVisible();
  },
};

export const TimerWithNearEnd: Story = {
  args: { type: "timer", props: { timeZone: "UTC+01:00" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "In 3 days" }));
    const end = canvas.getByLabelText("End date and time", { selector: "input" });
    await waitFor(() => expect(end).toHaveValue("2026-02-05T23:59:59"));
  },
};

export const CodeOutsideThePlan: Story = {
  // It stood in the email when the plan still had it.
  args: { type: "code", prepare: ({ services }) => void Object.assign(services, { entitlements: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Edit custom code is not enabled in your plan")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "HTML code" })).toBeDisabled();
  },
};

export const CodeWithBase64: Story = {
  args: { type: "code", props: { html: '<p>\n<img src="data:image/png;base64,AAAA">\n</p>' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not present in line\(s\) 2 of the HTML code/)).toBeVisible();
  },
};

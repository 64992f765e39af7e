import { aButton, aDocument, aHeading, aSection } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, type within } from "storybook/test";
import type { Screenshot, ScreenshotPort } from "../../../ports/screenshot-port.js";
import { samplePicture } from "../../../testing/sample-picture.js";
import { StoryPart } from "../../../testing/story-part.js";
import { Preview } from "../preview.js";
// What is fetched at the first press is there from the start: stories are of what is shown, not of the way there.
import "../programs/program-view.js";

const clients = [
  { id: "gmail", name: "Gmail (Windows, Chrome)", kind: "web" },
  { id: "yahoo", name: "Yahoo Mail (Windows, Firefox)", kind: "web" },
  { id: "outlook16", name: "Outlook 2016 (Windows)", kind: "desktop" },
  { id: "appmail", name: "Apple Mail 16 (macOS)", kind: "desktop" },
  { id: "iphone", name: "iPhone 15 (iOS)", kind: "mobile" },
] as const;

const refused = (code: string) => ({ kind: "refused", code, message: "", fields: [], isPassing: true }) as const;

const port = (change: Partial<ScreenshotPort> = {}): ScreenshotPort => ({
  isOfStored: true,
  readSource: async () => ({ kind: "source", name: "Email on Acid", url: "https://www.emailonacid.com", clients }),
  take: async ({ clientIds }, { onChange }) => {
    onChange(clientIds.map((clientId, at) => ({ clientId, state: "done", url: samplePicture(at + 1) })));
    return { kind: "taken" };
  },
  ...change,
});

/** Some are there, one failed, and one never comes. */
const halfway: ScreenshotPort["take"] = ({ clientIds }, { onChange }) => {
  const states = ["done", "failed", "waiting"] as const;
  const shotOf = (clientId: string, at: number): Screenshot => {
    const state = states[at % states.length] ?? "waiting";
    return { clientId, state, ...(state === "done" && { url: samplePicture(at + 1) }) };
  };
  onChange(clientIds.map(shotOf));
  return new Promise(() => undefined);
};

const email = () =>
  aDocument([
    aSection(
      aHeading({ level: "h1", text: "Spring sale" }),
      aButton({ label: "Shop", link: { kind: "web", value: "https://shop.example" } }),
    ),
  ]);

interface Args {
  readonly port: ScreenshotPort;
  readonly band: "wide" | "narrow";
}

const meta: Meta<Args> = {
  title: "Editor/Preview by screenshots",
  parameters: { frame: { ground: "none" } },
  args: { port: port(), band: "wide" },
  render: ({ port: given, band }) => (
    <StoryPart document={email()} prepare={(editor) => Object.assign(editor.services.ports, { screenshots: async () => given })}>
      <div className="mw-editor-root" data-band={band}>
        <Preview />
      </div>
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<Args>;
type Canvas = ReturnType<typeof within>;

async function openScreenshots(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "Mail programs" }));
  await userEvent.click(await canvas.findByRole("radio", { name: "Real screenshots" }));
}

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await expect(await canvas.findByText("No screenshots yet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Take 3 screenshots" })).toBeEnabled();
  },
};

export const Taken: Story = {
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Apple Mail 16 (macOS)" }));
    await userEvent.click(canvas.getByRole("button", { name: "Take 4 screenshots" }));
    await expect(await canvas.findByAltText("The email in Apple Mail 16 (macOS)")).toBeVisible();
    // The simulation is a press away, and back again they are still there.
    await userEvent.click(canvas.getByRole("radio", { name: "Simulation" }));
    await expect(await canvas.findByText(/not a screenshot/)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Real screenshots" }));
    await expect(await canvas.findByAltText("The email in Apple Mail 16 (macOS)")).toBeVisible();
  },
};

export const BeingTaken: Story = {
  args: { port: port({ take: halfway }) },
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Take 3 screenshots" }));
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
    await expect(canvas.getByText("The service could not take this one.")).toBeVisible();
    await expect(canvas.getByText("Being taken")).toBeVisible();
  },
};

export const GivenUp: Story = {
  args: { port: port({ take: halfway }) },
  play: async (context) => {
    const { canvas } = context;
    await BeingTaken.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.queryByText("Being taken")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Try again: / })).toBeEnabled();
  },
};

export const Refused: Story = {
  args: { port: port({ take: async () => refused("service-busy") }) },
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Take 3 screenshots" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The screenshots could not be taken");
  },
};

export const UsedUp: Story = {
  args: { port: port({ take: async () => refused("quota-screenshots") }) },
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Take 3 screenshots" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("as one day allows");
  },
};

export const NotConfigured: Story = {
  args: { port: port({ readSource: async () => refused("screenshots-not-configured") }) },
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await expect(await canvas.findByText("No service is connected")).toBeVisible();
    await expect(canvas.getByText(/SCREENSHOTS_KEY/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { band: "narrow" },
  parameters: { frame: { ground: "none", widthPx: 390 } },
  play: async ({ canvas }) => {
    await openScreenshots(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Take 3 screenshots" }));
    await expect(await canvas.findByAltText("The email in iPhone 15 (iOS)")).toBeVisible();
  },
};

import { aDocument, anImage, aSection, aText } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import {
  createMemoryDestinations,
  type MemoryDestinationOptions,
  type MemoryDestinations,
  refusedBy,
} from "../../../testing/memory-destinations.js";
import { refusalOf } from "../../../testing/memory-ports.js";
import type { TestEditor } from "../../../testing/open-editor.js";
import { leaveUnsaved, never, StoryDialog } from "../../../testing/story-dialog.js";
import type { StoryPartProps } from "../../../testing/story-part.js";

const meta: Meta<StoryPartProps> = {
  title: "Editor/Export to a destination",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "export" }, prepare: over() },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

/** Puts destinations in memory under the dialog. */
function over(options: MemoryDestinationOptions = {}, change: (memory: MemoryDestinations) => void = () => {}) {
  return ({ services }: TestEditor) => {
    const memory = createMemoryDestinations(options);
    change(memory);
    Object.assign(services.ports, { destinations: async () => memory.port });
  };
}

const choose = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole("button", { name }));
const openApplication = async (canvas: Canvas, name: RegExp) => {
  await userEvent.click(await canvas.findByRole("tab", { name: "Application" }));
  await choose(canvas, name);
};
const type = async (canvas: Canvas, label: string, value: string) =>
  fireEvent.change(await canvas.findByLabelText(label), { target: { value } });
const sendByKey = async (canvas: Canvas) => {
  await choose(canvas, /^SendGrid/);
  await type(canvas, "API key", "SG.key");
  await userEvent.click(canvas.getByRole("button", { name: "Export" }));
};

export const Providers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Mailchimp/ });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(21);
  },
};

export const Searching: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "Search", "zoho");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await type(canvas, "Search", "fax");
    await canvas.findByText("No destination is called that");
  },
};

export const Applications: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "Application" }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(6));
  },
};

export const Files: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "File" }));
    await expect(canvas.getByRole("radio", { name: /^PDF/ })).toBeChecked();
  },
};

export const WithKeys: Story = {
  args: { hasChecks: true },
  play: async ({ canvas }) => {
    await choose(canvas, /^Mailjet/);
    await expect(await canvas.findByRole("checkbox", { name: "Marketing" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Export" })).toBeDisabled();
  },
};

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^OneSignal/);
    await type(canvas, "API key", "os_key");
    await type(canvas, "App ID", "3f1cb2d0-54a7-4c6e-9d1b-0c9f6f5f2a10");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Export" })).toBeEnabled());
    await userEvent.click(canvas.getByRole("button", { name: "Show API key" }));
    await expect(canvas.getByLabelText("API key")).toHaveAttribute("type", "text");
  },
};

export const WithLists: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Moosend/);
    await userEvent.click(await canvas.findByRole("button", { name: "Add mailing list" }));
    await expect(canvas.getByRole("textbox", { name: "Segment ID 2" })).toBeVisible();
  },
};

export const WithWindow: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Zoho Mail/);
    await expect(await canvas.findByRole("combobox", { name: "Region" })).toHaveValue("eu");
    await expect(canvas.getByRole("button", { name: "Export" })).toBeEnabled();
  },
};

export const Webhook: Story = {
  play: async ({ canvas }) => {
    await openApplication(canvas, /^Webhook/);
    const url = await canvas.findByLabelText("Webhook URL");
    url.focus();
    await fireEvent.change(url, { target: { value: "nowhere" } });
    url.blur();
    await canvas.findByText("Invalid URL. Please enter a valid web address.");
    for (let row = 0; row < 5; row += 1) await userEvent.click(canvas.getByRole("button", { name: "Add header" }));
    await canvas.findByText("Maximum optional headers length exceeded");
  },
};

export const OutlookApp: Story = {
  play: async ({ canvas }) => {
    await openApplication(canvas, /^Outlook app/);
    await userEvent.click(await canvas.findByRole("radio", { name: /^macOS/ }));
    await expect(canvas.getByRole("button", { name: "Download" })).toBeEnabled();
  },
};

export const NotSetUp: Story = {
  args: { prepare: over({ notReady: ["MAILCHIMP", "CONSTANT_CONTACT"] }) },
  play: async ({ canvas }) => {
    await choose(canvas, /^Mailchimp Not set up/);
    await canvas.findByText(/^Mailchimp is not set up on this server yet/);
    await expect(canvas.getByRole("button", { name: "Export" })).toBeDisabled();
  },
};

const tagged = aDocument([
  aSection(
    aText({ text: '<p>Hello {{ first_name | default: "friend" }}, {% if vip %}dear customer{% endif %} {{ shoe_size }}</p>' }, "hello"),
    aText({ text: '<p><a href="{{ unsubscribe_url }}">Unsubscribe</a> or <a href="{{ view_url }}">view online</a></p>' }, "links"),
    anImage({ src: "https://mail.internal/api/v2/assets/public/1/kettle.png", width: 200, alt: "A kettle" }, "image"),
    anImage({ src: "http://localhost:8080/pictures/pot.png", width: 200, alt: "A pot" }, "pot"),
  ),
]);

/** Much does not arrive as it is, and the person is told before. */
export const BeforeItGoes: Story = {
  args: {
    document: tagged,
    hasChecks: true,
    prepare: (editor) => {
      over({ privateOrigin: "https://mail.internal" })(editor);
      leaveUnsaved(editor);
    },
  },
  play: async ({ canvas }) => {
    await choose(canvas, /^Pabbly/);
    await canvas.findByText(/merge tags do not arrive as they are/);
    await canvas.findByText("2 pictures will not be seen by those who get the email");
    await canvas.findByText("kettle.png");
    await canvas.findByText("Your latest changes are saved first.");
  },
};

export const CannotBeFetched: Story = {
  args: { prepare: over({ privateOrigin: "https://mail.internal" }) },
  play: async ({ canvas }) => {
    await choose(canvas, /^Moosend/);
    await canvas.findByText(/^Moosend fetches the email from an address/);
  },
};

export const Sending: Story = {
  args: { prepare: over({}, (memory) => void Object.assign(memory, { sending: never })) },
  play: async ({ canvas }) => {
    await sendByKey(canvas);
    await expect(await canvas.findByRole("progressbar", { name: "Sending the email to SendGrid" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Cancel" }).matches(":focus")).toBe(true);
  },
};

export const CancelledUnderWay: Story = {
  args: Sending.args ?? {},
  play: async ({ canvas }) => {
    await sendByKey(canvas);
    await canvas.findByRole("progressbar");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await canvas.findByText(/^You have cancelled it/);
  },
};

export const Refused: Story = {
  args: {
    prepare: over({}, (memory) =>
      Object.assign(memory, { sending: async () => refusedBy({ code: "AUTH", reason: "The provided authorization grant is invalid" }) }),
    ),
  },
  play: async ({ canvas }) => {
    await sendByKey(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Something went wrong. Try again laterSendGrid does not let us in. Check what you entered, and the rights that it has there.SendGrid says: The provided authorization grant is invalid",
    );
    await expect(canvas.getByLabelText("API key")).toHaveValue("SG.key");
  },
};

export const TooManyCalls: Story = {
  args: {
    prepare: over({}, (memory) =>
      Object.assign(memory, { sending: async () => refusedBy({ code: "RATE_LIMIT", retryAfterSeconds: 240 }) }),
    ),
  },
  play: async ({ canvas }) => {
    await sendByKey(canvas);
    await canvas.findByText("SendGrid has had too many calls. Try again in 4 minutes.");
  },
};

export const MayHaveArrived: Story = {
  args: {
    prepare: over({}, (memory) => Object.assign(memory, { sending: async () => refusedBy({ code: "UPSTREAM", isUncertain: true }) })),
  },
  play: async ({ canvas }) => {
    await sendByKey(canvas);
    await canvas.findByText(/^It may have arrived all the same/);
  },
};

/** Opened by *Send again*. */
export const SentBefore: Story = {
  args: { dialog: { kind: "export", again: { id: "e1", provider: "ECOMAIL", tab: "email" } } },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "EcoMail" });
    await canvas.findByText("It went to EcoMail before. What is there stays as it is, and a new one is made.");
  },
};

export const Loading: Story = {
  args: { prepare: over({}, (memory) => Object.assign(memory, { listing: never })) },
  play: async ({ canvas }) => {
    await canvas.findByRole("status", { name: "Looking where emails can go" });
  },
};

export const ListFailed: Story = {
  args: { prepare: over({}, (memory) => Object.assign(memory, { listing: async () => refusalOf("network", true) })) },
  play: async ({ canvas }) => {
    await canvas.findByText("The destinations could not be loaded");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeEnabled();
  },
};

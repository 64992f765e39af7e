import { hostilePayloads, hostileSignal } from "@mailwright/testing";
import { mjmlSamples } from "@mailwright/testing/mjml-sources";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { DialogPlace } from "../../shell/dialogs/dialog-place.js";
import { foreignDesign } from "../../testing/foreign-design.js";
import { foreignEmail } from "../../testing/foreign-email.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart, type StoryPartProps } from "../../testing/story-part.js";
import { SourceDialog } from "./source-dialog.js";
import { SourceFields } from "./source-fields.js";

// One payload is a style that hides everything, so nothing would be left to import.
const shownPayloads = hostilePayloads.filter(({ name }) => name !== "style element");

const meta: Meta<StoryPartProps> = {
  title: "Editor/Import",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "import-code" } },
  render: (args) => (
    <StoryPart {...args} document={sampleDocument()}>
      <DialogPlace />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<StoryPartProps>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

async function read(canvas: Canvas, source: string): Promise<void> {
  const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" });
  // CodeMirror reads what is written into its element; simulated keys write nothing.
  code.textContent = source;
  await waitFor(() => expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled());
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

export const Report: Story = {
  play: async ({ canvas }) => {
    await read(canvas, foreignEmail);
    await canvas.findByRole("region", { name: "What becomes of it" });
    await expect(canvas.getByTitle("The email as it was written")).toBeVisible();
    await expect(canvas.getByTitle("The email as it will be")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Import" })).toBeEnabled();
  },
};

export const ReportOnAPhone: Story = {
  play: async (context) => {
    await Report.play?.(context);
    await userEvent.click(context.canvas.getByRole("radio", { name: "Phone" }));
  },
};

export const PartAsWritten: Story = {
  play: async (context) => {
    await Report.play?.(context);
    const [form] = context.canvas.getAllByRole("radiogroup", { name: /^Form of/ });
    if (!form) throw new Error("no part has a choice");
    await userEvent.click(within(form).getByRole("radio", { name: "As written" }));
    await waitFor(() => expect(within(form).getByRole("radio", { name: "As written" })).toBeChecked());
  },
};

export const ReportOfMjml: Story = {
  play: async ({ canvas }) => {
    await read(canvas, mjmlSamples[2].source);
    await canvas.findByText(/^Another file is not taken in/);
  },
};

export const ReportOfDesign: Story = {
  play: async ({ canvas }) => {
    await read(canvas, foreignDesign);
    await canvas.findByText(/^Read as a design of Unlayer/);
    await expect(canvas.getByText(/^No block is like this part of the design.*form$/)).toBeVisible();
    await expect(canvas.getByText(/^Merge tags of other providers that became those of this editor: 1$/)).toBeVisible();
    await expect(canvas.getByText("Menu", { exact: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Import" })).toBeEnabled();
  },
};

export const DesignOnAPhone: Story = {
  play: async (context) => {
    await ReportOfDesign.play?.(context);
    await userEvent.click(context.canvas.getByRole("radio", { name: "Phone" }));
  },
};

export const UnknownJson: Story = {
  play: async ({ canvas }) => {
    await read(canvas, '{"a":[1]}');
    await canvas.findByText(/^This is JSON, and no design of an editor that is known here/);
  },
};

export const NotBuiltYet: Story = {
  play: async ({ canvas }) => {
    await read(canvas, "<x-main><p>Hello</p></x-main>");
    await canvas.findByText(/^This is the source of an email that a tool such as Maizzle still has to build/);
  },
};

export const SourceOfFoundation: Story = {
  play: async ({ canvas }) => {
    await read(
      canvas,
      '<container><row><columns large="6"><h1>Hello</h1></columns><columns large="6"><button href="https://a.example">Go</button></columns></row></container>',
    );
    await canvas.findByText(/^Read as a design of Foundation for Emails/);
    await expect(canvas.getByText("Button", { exact: true })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { prepare: ({ services }) => services.editor.viewState.setState({ readOnly: true }) },
  play: async ({ canvas }) => {
    await read(canvas, foreignEmail);
    await canvas.findByText(/^This template is read-only/);
    await expect(canvas.getByRole("button", { name: "Import" })).toBeDisabled();
  },
};

export const Reading: Story = {
  render: (args) => (
    <StoryPart {...args} document={sampleDocument()}>
      <SourceDialog
        state={{ phase: "reading", share: 0.42 }}
        source={{ html: "<p>", css: "" }}
        onRead={() => undefined}
        onCancel={() => undefined}
      >
        {null}
      </SourceDialog>
    </StoryPart>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "42");
  },
};

export const Cancelled: Story = {
  render: (args) => {
    const source = { html: foreignEmail, css: "" };
    const ignore = () => undefined;
    return (
      <StoryPart {...args} document={sampleDocument()}>
        <SourceDialog state={{ phase: "source", isCancelled: true }} source={source} onRead={ignore} onCancel={ignore}>
          <SourceFields source={source} part="html" onPart={ignore} fault={undefined} isCancelled onChange={ignore} onRefuse={ignore} />
        </SourceDialog>
      </StoryPart>
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Reading was cancelled. Nothing has changed.");
    await expect(canvas.getByRole("button", { name: "Continue" })).toBeEnabled();
  },
};

export const AddressesWithoutPage: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" });
    await expect(canvas.queryByRole("textbox", { name: "Address of its page" })).toBeNull();
    code.textContent = '<p>News</p><img src="/logo.png" width="200" height="40" alt="Logo"><a href="more.html">More</a>';
    const page = await canvas.findByRole("textbox", { name: "Address of its page" });
    fireEvent.change(page, { target: { value: "news.example" } });
    await canvas.findByText("A full address begins with https://");
  },
};

export const AddressesWithoutPageReported: Story = {
  play: async ({ canvas }) => {
    await read(canvas, '<p>News</p><img src="/logo.png" width="200" height="40" alt="Logo"><a href="more.html">More</a>');
    await canvas.findByText(/^Pictures and links without a full address: 2\./);
    await canvas.findByText(/^Pictures that could not be loaded here: 1\./);
  },
};

export const LineOfARemark: Story = {
  play: async ({ canvas }) => {
    await read(
      canvas,
      "<mjml><mj-body>\n<mj-section>\n<mj-column>\n<mj-text>Words</mj-text>\n</mj-column></mj-section>\n<mj-include path='./a.mjml' />\n</mj-body></mjml>",
    );
    await canvas.findByText(/^Another file is not taken in/);
    await userEvent.click(canvas.getByRole("button", { name: "Line 6" }));
    const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" });
    const root = code.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(code));
    await waitFor(() => expect(root.querySelector(".cm-activeLine")).toHaveTextContent("mj-include"));
  },
};

const elsewhere = ["a", "b", "c"].map((name) => `https://pictures.invalid/${name}.png`);

/** A library that stores all but one. */
const fetching: NonNullable<StoryPartProps["prepare"]> = ({ services }) => {
  const library = services.ports.images?.libraries.template;
  const fetch = async (url: string) =>
    url.endsWith("b.png")
      ? { kind: "refused", code: "source-unreachable", message: "" }
      : { kind: "uploaded", picture: { id: url, name: "a.png", url: url.replace("https://pictures.invalid", "/api/v2/assets/public/1") } };
  if (library) Object.assign(library, { fetch });
};

export const PicturesOfOtherServers: Story = {
  args: { prepare: fetching },
  play: async ({ canvas }) => {
    await read(canvas, elsewhere.map((url) => `<p>Words</p><img src="${url}" width="200" height="40" alt="A lamp">`).join(""));
    await canvas.findByText(/^3 images are on other servers/);
    await expect(canvas.getByRole("button", { name: "Fetch into the library" })).toBeEnabled();
  },
};

export const PicturesFetched: Story = {
  args: { prepare: fetching },
  play: async (context) => {
    await PicturesOfOtherServers.play?.(context);
    await userEvent.click(context.canvas.getByRole("button", { name: "Fetch into the library" }));
    await context.canvas.findByText("2 images are in your library now.");
    await expect(context.canvas.getByText("https://pictures.invalid/b.png")).toBeVisible();
    const after = context.canvas.getByTitle<HTMLIFrameElement>("The email as it will be");
    await waitFor(() => {
      const sources = [...(after.contentDocument?.images ?? [])].map((image) => image.getAttribute("src"));
      expect(sources).toEqual(["/api/v2/assets/public/1/a.png", "https://pictures.invalid/b.png", "/api/v2/assets/public/1/c.png"]);
    });
    await expect(context.canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const NothingReadable: Story = {
  play: async ({ canvas }) => {
    await read(canvas, "<html><head><title>Nothing</title></head><body><div style='display:none'>Hidden</div></body></html>");
    await canvas.findByText("There is nothing in this code that could be shown.");
  },
};

export const TooLarge: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: "HTML or MJML code" });
    const input = (code.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file can be chosen");
    await userEvent.upload(input, new File(["x".repeat(2 * 1024 * 1024 + 1)], "large.html", { type: "text/html" }));
    await canvas.findByText("The file size can not exceed 2MB");
  },
};

export const Hostile: Story = {
  play: async ({ canvas }) => {
    const said: string[] = [];
    const before = window.alert;
    window.alert = (text: unknown) => void said.push(String(text));
    try {
      await read(canvas, `<html><body>${shownPayloads.map(({ text }) => `<p>Words ${text}</p>`).join("")}</body></html>`);
      await canvas.findByRole("region", { name: "What becomes of it" });
      await canvas.findByTitle("The email as it will be");
      expect(said.filter((text) => text.includes(hostileSignal))).toEqual([]);
    } finally {
      window.alert = before;
    }
  },
};

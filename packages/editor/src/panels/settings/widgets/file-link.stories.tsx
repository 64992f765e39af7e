import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { FilePort } from "../../../ports/file-port.js";
import { refusalOf } from "../../../testing/memory-ports.js";
import { never } from "../../../testing/story-dialog.js";
import { StoryPart } from "../../../testing/story-part.js";
import type { PanelTab } from "../../../workspace/panels/panel-tabs.js";
import { SettingsPanel } from "../settings-panel.js";

interface FileLinkProps {
  readonly files?: FilePort;
}

const none: ReadonlySet<PanelTab> = new Set();

function FileLink({ files }: FileLinkProps) {
  return (
    <StoryPart
      prepare={({ services: { editor, ports } }) => {
        Object.assign(ports, files && { files });
        editor.run("insert-block", { blueprint: { type: "wrapper" } });
        editor.run("insert-block", { blueprint: { type: "button", props: { link: { kind: "file", value: "" } } } });
      }}
    >
      <SettingsPanel closedTabs={none} onToggle={() => undefined} onGeneralSettings={() => undefined} />
    </StoryPart>
  );
}

const meta: Meta<typeof FileLink> = {
  title: "Editor/Links to files",
  component: FileLink,
  parameters: { frame: { widthPx: 320 } },
};
export default meta;

type Story = StoryObj<typeof FileLink>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const kept = (upload: FilePort["upload"]): FilePort => ({ endings: ["pdf", "docx", "csv"], bytesMax: 10 * 1024 * 1024, upload });

const choose = async ({ canvas }: Context, name: string, bytes = 8) => {
  const button = await canvas.findByRole("button", { name: "Upload a file" });
  const input = button.parentElement?.querySelector<HTMLInputElement>("input[type=file]");
  const pick = userEvent.setup({ applyAccept: false });
  if (input) await pick.upload(input, new File([new Uint8Array(bytes)], name));
};

export const NobodyKeepsFiles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "File address" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Upload a file" })).toBeNull();
  },
};

export const Idle: Story = {
  args: { files: kept(never) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Upload a file" })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: {
    files: kept(({ onProgress }) => {
      onProgress(0.4);
      return never();
    }),
  },
  play: async (context) => {
    await choose(context, "Price list of the spring sale.pdf");
    await expect(await context.canvas.findByRole("progressbar")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Cancel" })).toBeVisible();
  },
};

export const Uploaded: Story = {
  args: { files: kept(async () => ({ kind: "uploaded", url: "https://mail.example.com/files/price-list.pdf" })) },
  play: async (context) => {
    await choose(context, "Price list.pdf");
    await expect(await context.canvas.findByText("Price list.pdf is uploaded")).toBeVisible();
    await expect(context.canvas.getByRole("textbox", { name: "File address" })).toHaveValue(
      "https://mail.example.com/files/price-list.pdf",
    );
  },
};

export const WrongKind: Story = {
  args: { files: kept(never) },
  play: async (context) => {
    await choose(context, "installer.exe");
    const words = "installer.exe cannot be uploaded. Choose one of these kinds: pdf, docx, csv.";
    await expect(await context.canvas.findByText(words)).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { files: { ...kept(never), bytesMax: 10 } },
  play: async (context) => {
    await choose(context, "Catalogue.pdf", 11);
    await expect(await context.canvas.findByText(/^Catalogue.pdf is too large\. Choose a file of up to /)).toBeVisible();
  },
};

export const StorageUsedUp: Story = {
  args: {
    files: kept(async () => ({
      ...refusalOf("quota-bytes"),
      quota: { kind: "bytes", scope: "user", limit: 104_857_600, used: 104_000_000 },
    })),
  },
  play: async (context) => {
    await choose(context, "Catalogue.pdf");
    await expect(await context.canvas.findByText(/^All 100 MB of storage are used/)).toBeVisible();
  },
};

export const Offline: Story = {
  args: { files: kept(async () => refusalOf("network", true)) },
  play: async (context) => {
    await choose(context, "Catalogue.pdf");
    await expect(await context.canvas.findByText("There is no connection. Check it and try again")).toBeVisible();
  },
};

export const NotAllowed: Story = {
  args: { files: kept(async () => refusalOf("template-locked")) },
  play: async (context) => {
    await choose(context, "Catalogue.pdf");
    await expect(await context.canvas.findByText(/^The template is locked because/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { ToolbarDesk } from "../testing/mount-toolbar.js";

const meta: Meta = { title: "Text/Text toolbar" };
export default meta;

const mergeTags = [
  { tag: "{{ first_name }}", name: "First name", group: "Contact" },
  { tag: "{{ last_name }}", name: "Last name", group: "Contact" },
  { tag: "{{ unsubscribe }}", name: "Unsubscribe link" },
];
const swatches = [
  { value: "#1f4fd8", label: "Brand" },
  { value: "#222222", label: "Ink" },
];
const words =
  '<h2>Spring sale</h2><p>Dear <strong>friend</strong>, the <a href="https://example.com">sale</a> begins.</p><ul><li>First</li><li>Second</li></ul>';

const openMore: StoryObj["play"] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "More formatting" }));
  await waitFor(() => expect(canvas.getByRole("dialog", { name: "More formatting" })).toBeVisible());
};

/** Paragraphs, headings and lists. */
export const Text: StoryObj = {
  render: () => <ToolbarDesk text={{ html: words }} mergeTags={mergeTags} swatches={swatches} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("toolbar", { name: "Text formatting" })).toBeVisible());
  },
};

/** A laptop: what is used least stands behind *More*, which is open here. */
export const TextAt1280: StoryObj = {
  parameters: { frame: { widthPx: 700 } },
  render: () => <ToolbarDesk text={{ html: words }} mergeTags={mergeTags} swatches={swatches} />,
  play: openMore,
};

/** A phone: one line, and *More* shows that the words are underlined. */
export const TextAt390: StoryObj = {
  parameters: { frame: { widthPx: 390 } },
  render: () => <ToolbarDesk text={{ html: "<p><u>Spring sale</u></p>" }} mergeTags={mergeTags} swatches={swatches} />,
  play: openMore,
};

export const Heading: StoryObj = {
  render: () => (
    <ToolbarDesk
      text={{ html: "Spring sale", mode: "inline" }}
      swatches={swatches}
      alignment={{ value: "center", onChange: () => undefined }}
    />
  ),
};

export const ButtonLabel: StoryObj = {
  render: () => <ToolbarDesk text={{ html: "Shop now", mode: "plain" }} mergeTags={mergeTags} />,
};

/** The seven sizes by name, and that of the words, which has none. */
export const FontSizes: StoryObj = {
  render: () => <ToolbarDesk text={{ html: '<p><span style="font-size:21px">Spring sale</span></p>' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Font size" }));
    await expect(canvas.getByRole("menuitemcheckbox", { name: "XXX-Large (48 px)" })).toBeVisible();
  },
};

export const LinkPanel: StoryObj = {
  render: () => <ToolbarDesk text={{ html: '<p><a href="https://example.com">sale</a></p>' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Link" }));
    await expect(canvas.getByRole("textbox", { name: "Address" })).toHaveValue("https://example.com");
  },
};

/** Every family that each system has, and that of the words, which an import brought. */
export const Fonts: StoryObj = {
  render: () => <ToolbarDesk text={{ html: "<p><span style=\"font-family:'Playfair Display', Georgia\">Spring sale</span></p>" }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Font: Playfair Display" }));
    await expect(canvas.getByRole("menuitemcheckbox", { name: "Playfair Display" })).toBeChecked();
  },
};

export const LetterCase: StoryObj = {
  render: () => <ToolbarDesk text={{ html: words }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Letter case" }));
    await expect(canvas.getByRole("menuitem", { name: "UPPER CASE" })).toBeVisible();
  },
};

export const Symbols: StoryObj = {
  render: () => <ToolbarDesk text={{ html: words }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Emoji and symbols" }));
    await expect(await canvas.findByRole("button", { name: "Party popper" })).toBeVisible();
  },
};

export const NoSymbolFound: StoryObj = {
  render: () => <ToolbarDesk text={{ html: words }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Emoji and symbols" }));
    await fireEvent.change(await canvas.findByRole("searchbox", { name: "Search emoji and symbols" }), { target: { value: "zebra" } });
    await expect(await canvas.findByText("Nothing is called “zebra”")).toBeVisible();
  },
};

const table =
  '<p>Prices</p><table style="border-collapse:collapse;width:100%"><tr><th style="padding:8px;border:1px solid #cccccc">Size</th><th style="padding:8px;border:1px solid #cccccc">Price</th></tr><tr><td style="padding:8px;border:1px solid #cccccc">Small</td><td style="padding:8px;border:1px solid #cccccc">12 €</td></tr></table>';

export const TableSize: StoryObj = {
  render: () => <ToolbarDesk text={{ html: words }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Insert table" }));
    await userEvent.hover(canvas.getByRole("button", { name: "4 columns, 3 rows" }));
    await expect(canvas.getByText("4 × 3")).toBeVisible();
  },
};

/** The table around the caret. */
export const Table: StoryObj = {
  render: () => <ToolbarDesk text={{ html: table }} swatches={swatches} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Table" }));
    await expect(canvas.getByRole("button", { name: "Row below" })).toBeVisible();
  },
};

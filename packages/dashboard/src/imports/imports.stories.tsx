import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { anImport, aResult, mixedResults } from "../testing/memory-import-routes.js";
import { refuse } from "../testing/memory-server.js";
import { StoryDashboard } from "../testing/story-dashboard.js";

const own = anImport("letters of 2025", { id: "i1", total: 13, read: 10, refused: 2, waiting: 1, accepted: 1 });
const running = anImport("newsletters.zip", { id: "i2", state: "running", total: 500, waiting: 320, read: 176, refused: 4 });
const stopped = anImport("https://www.example.com/newsletters/a-very-long-address-of-an-autumn-letter.html", {
  id: "i3",
  state: "cancelled",
  waiting: 7,
  read: 5,
});

const meta: Meta<typeof StoryDashboard> = {
  title: "Dashboard/Imports",
  component: StoryDashboard,
  parameters: { frame: { ground: "none" } },
  args: { view: "imports=true", imports: [running, own, stopped], importResults: mixedResults },
};
export default meta;

type Story = StoryObj<typeof StoryDashboard>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "letters of 2025" })).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Reading: 180 of 500" })).toBeVisible();
  },
};

export const None: Story = {
  args: { imports: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing was imported yet")).toBeVisible();
  },
};

export const Addresses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "Addresses" }));
    const field = canvas.getByRole("textbox", { name: "Addresses of emails" });
    fireEvent.change(field, { target: { value: "https://example.com/a.html\nwww.example.com" } });
    await userEvent.click(canvas.getByRole("button", { name: "Import 2 emails" }));
    await expect(await canvas.findByText(/Not a full address: www\.example\.com/)).toBeVisible();
  },
};

export const ListFailed: Story = {
  args: { intercept: (request) => (request.url.includes("/imports") ? refuse(400, "invalid-request") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your imports could not be loaded")).toBeVisible();
  },
};

export const Denied: Story = {
  args: { intercept: (request) => (request.url.includes("/imports") ? refuse(403, "not-yours") : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You may not import emails")).toBeVisible();
  },
};

export const Narrow: Story = { ...All, args: { widthPx: 390 } };

export const Results: Story = {
  args: { view: "imports=i1" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose Letter 1" }));
    await expect(canvas.getByRole("button", { name: "Accept 1 email" })).toBeVisible();
  },
};

export const ResultsNarrow: Story = { ...Results, args: { view: "imports=i1", widthPx: 390 } };

export const Running: Story = {
  args: { view: "imports=i2" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "Reading: 180 of 500" })).toBeVisible();
    await expect(await canvas.findByRole("list", { name: "Results" })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: { view: "imports=i3" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Go on" })).toBeVisible();
  },
};

export const NotAllAccepted: Story = {
  args: { view: "imports=i1" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Choose all of these" }));
    await userEvent.click(canvas.getByRole("button", { name: "Accept 9 emails" }));
    // The words are said to screen readers as well, outside of the notice.
    const notice = within(await canvas.findByRole("region", { name: "Accepted" }));
    await expect(notice.getByText("8 emails are drafts of yours now")).toBeVisible();
    await expect(notice.getByText("1 email could not become a template")).toBeVisible();
  },
};

export const NothingInFilter: Story = {
  args: { view: "imports=i1", importResults: [aResult("Letter")] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /Refused/ }));
    await expect(await canvas.findByText("Every email could be read.")).toBeVisible();
  },
};

export const Gone: Story = {
  args: { view: "imports=i9" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This import is gone")).toBeVisible();
  },
};

export const Look: Story = {
  args: { view: "imports=i1" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Look at Letter 1" }));
    await expect(await canvas.findByRole("region", { name: "What becomes of it" })).toBeVisible();
    await userEvent.click(await canvas.findByRole("radio", { name: "Phone" }));
  },
};

import type { Job } from "@mailwright/client";
import type { Category, ShareLinkUse } from "@mailwright/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { refuse } from "../testing/memory-server.js";
import { aSession, aTemplate } from "../testing/sample-templates.js";
import { StoryDialog, type StoryDialogProps } from "../testing/story-dialog.js";

const template = aTemplate("Spring sale", { status: "draft" });
const shared = aTemplate("Spring sale", { status: "draft", isShared: true, collaboratorsList: ["ben"] });
const events: Category = { id: "events", name: "Events", hidden: false, type: "email", group: "system", count: 0 };

const meta: Meta<typeof StoryDialog> = {
  title: "Dashboard/Dialogs",
  component: StoryDialog,
  parameters: { frame: { ground: "none" } },
  args: { request: { id: "create" }, templates: [template] },
};
export default meta;

type Story = StoryObj<typeof StoryDialog>;

const dialogStory = (args: Partial<StoryDialogProps>, name: string, role: "dialog" | "alertdialog" = "dialog"): Story => ({
  args,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(role, { name })).toBeVisible();
  },
});

const failing = (path: string) => (request: Request) => (request.url.includes(path) ? refuse(400, "invalid-request") : undefined);
const never = (path: string) => (request: Request) => (request.url.includes(path) ? new Promise<Response>(() => undefined) : undefined);

export const CreateAsUser: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create new template" }));
    await expect(await dialog.findByRole("radio", { name: "Blank" })).toBeChecked();
    await expect(dialog.queryByRole("checkbox")).toBeNull();
    await userEvent.click(dialog.getByRole("tab", { name: "Featured layouts" }));
    await expect(await dialog.findByRole("radio", { name: "Spring sale" })).toBeInTheDocument();
  },
};

export const CreateAsAdministrator: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: /^Create system template/ })).toBeVisible();
  },
};

export const CreateWithFaults: Story = {
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create new template" }));
    fireEvent.change(dialog.getByRole("textbox", { name: "Description" }), { target: { value: "d".repeat(71) } });
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await expect(await dialog.findByText("Please enter name")).toBeInTheDocument();
    await expect(dialog.getByText("Max length exceeded")).toBeInTheDocument();
  },
};

export const LayoutsLoading: Story = dialogStory({ intercept: never("/systemtemplate/") }, "Create new template");

export const LayoutsFailed: Story = {
  args: { intercept: failing("/systemtemplate/") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The layouts could not be loaded. You can start from a blank template.")).toBeVisible();
  },
};

export const Settings: Story = dialogStory({ request: { id: "settings", template } }, "Template settings");

export const SettingsWithFaults: Story = {
  args: { request: { id: "settings", template } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Template settings" }));
    const name = dialog.getByRole("textbox", { name: "Name" });
    fireEvent.change(name, { target: { value: " Sale" } });
    fireEvent.focusOut(name);
    await expect(await dialog.findByText("Must not start or end with spaces")).toBeInTheDocument();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  },
};

export const Share: Story = dialogStory({ request: { id: "share", template: shared } }, "Share template");

/** The owner lets Ben comment, and no more edit. */
export const ShareToComment: Story = {
  args: { request: { id: "share", template: { ...shared, collaboratorRoles: [{ userId: "ben", role: "edit" }] } }, templates: [shared] },
  play: async ({ canvas }) => {
    const role = await canvas.findByRole("combobox", { name: "What Ben Castellanos may do" });
    await expect(role).toHaveValue("edit");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.selectOptions(role, "Can comment");
    await expect(canvas.getByRole("button", { name: "Save" })).toBeEnabled();
  },
};

const teams = [
  { id: "t1", name: "Design", people: 1 },
  { id: "t2", name: "Marketing", people: 5 },
];

/** With a team beside Ben; another one is found by its name. */
export const ShareWithTeams: Story = {
  args: { request: { id: "share", template: { ...shared, teams: [{ id: "t2", name: "Marketing", people: 5, role: "comment" }] } }, teams },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "What Marketing may do" })).toHaveValue("comment");
    await userEvent.type(canvas.getByRole("combobox", { name: "Collaborators" }), "design");
    await userEvent.click(await canvas.findByRole("option", { name: "Design (team · 1 person)" }));
    await expect(await canvas.findByRole("combobox", { name: "What Design may do" })).toHaveValue("edit");
  },
};

export const ShareWithDeactivated: Story = {
  args: { request: { id: "share", template: { ...shared, collaboratorsList: ["ben", "dee"] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Remove Dee Moreau/ })).toBeVisible();
  },
};
export const ShareFailed: Story = {
  args: { request: { id: "share", template }, intercept: failing("/principal/search") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The people of your company could not be loaded")).toBeVisible();
  },
};

export const DuplicateShared: Story = {
  args: { request: { id: "duplicate", template: shared } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: "No, the copy is only mine" }));
    await expect(canvas.getByText(/The shared data is erased in the copy/)).toBeVisible();
  },
};

export const Published: Story = dialogStory({ request: { id: "published", template } }, "Template published");
export const PublishedAsAdministrator: Story = {
  args: { session: aSession({ role: "ROLE_ADMIN" }), request: { id: "published", template: { ...template, status: "published" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Convert to system" })).toBeVisible();
  },
};

export const Preview: Story = dialogStory({ request: { id: "preview", template } }, "Preview: Spring sale");
export const PreviewFailed: Story = {
  args: { request: { id: "preview", template }, intercept: failing("/usertemplate/spring-sale") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There was an error loading your template!")).toBeVisible();
  },
};

export const Unpublish: Story = dialogStory({ request: { id: "unpublish", template } }, "Unpublish template", "alertdialog");
export const Remove: Story = dialogStory({ request: { id: "remove", template } }, "Remove template", "alertdialog");
export const DeleteForever: Story = dialogStory({ request: { id: "delete-forever", template } }, "Delete forever", "alertdialog");
export const Unlock: Story = dialogStory({ request: { id: "unlock", template: shared } }, "Unlock template", "alertdialog");
export const Convert: Story = dialogStory({ request: { id: "convert", template } }, "Convert to system template", "alertdialog");
export const ModeChange: Story = dialogStory(
  { request: { id: "mode-change", mode: "advanced" } },
  "Switch to the advanced editor",
  "alertdialog",
);

export const CreateCategory: Story = {
  args: { request: { id: "category-create" } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Create category" }));
    const name = dialog.getByRole("textbox", { name: "Category name" });
    fireEvent.change(name, { target: { value: " seasonal" } });
    fireEvent.focusOut(name);
    await expect(await dialog.findByText("A category with this name already exists! Please type a different name")).toBeInTheDocument();
  },
};

export const RenameCategory: Story = dialogStory({ request: { id: "category-rename", category: events } }, "Rename category");
export const DeleteCategory: Story = dialogStory(
  { request: { id: "category-delete", category: events } },
  "Delete category",
  "alertdialog",
);

export const Tour: Story = dialogStory({ request: { id: "tour", step: 1 } }, "Dashboard tour");
export const TourLastStep: Story = dialogStory({ request: { id: "tour", step: 3 } }, "Dashboard tour");

const links: readonly ShareLinkUse[] = [
  {
    id: "l2",
    makerId: "ben",
    makerName: "Ben Bauer",
    createdAt: "2026-11-02T09:00:00.000Z",
    expiresAt: "2026-12-02T09:00:00.000Z",
    uses: 14,
    lastUsedAt: "2026-11-19T10:00:00.000Z",
    mayComment: true,
    hasPassword: true,
  },
  {
    id: "l1",
    makerId: "ann",
    makerName: "Ann Lee",
    createdAt: "2026-11-01T09:00:00.000Z",
    expiresAt: "2026-12-01T09:00:00.000Z",
    uses: 0,
    lastUsedAt: null,
    mayComment: false,
    hasPassword: false,
  },
];

export const ShareLinks: Story = {
  args: { request: { id: "share-links", template }, shareLinks: links },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "Links that work" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(list.getByRole("button", { name: /^Revoke the link of Ben Bauer/ }));
    await canvas.findByText("The link does not work any more");
    await expect(list.getAllByRole("listitem")).toHaveLength(1);
    await expect(canvas.queryByRole("button", { name: "Revoke all" })).toBeNull();
  },
};

export const ShareLinksNone: Story = {
  args: { request: { id: "share-links", template } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No link works at the moment.")).toBeVisible();
  },
};

export const ShareLinkForAWeek: Story = {
  args: { request: { id: "share-links", template } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "A new link works for" }), "7 days");
    await userEvent.click(canvas.getByRole("button", { name: "Copy a new link" }));
    await expect(await canvas.findByText("Works until Dec 8, 2026")).toBeVisible();
  },
};

export const ReviewLinkWithPassword: Story = {
  args: { request: { id: "share-links", template } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Whoever has it" }), "may look and comment");
    await expect(canvas.getByRole("combobox", { name: "A new link works for" })).toHaveValue("7");
    const password = canvas.getByLabelText("Password, if it shall have one");
    fireEvent.change(password, { target: { value: "leaf" } });
    await expect(canvas.getByText("At least 6 characters")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy a new link" })).toBeDisabled();
    fireEvent.change(password, { target: { value: "leaflets" } });
    await userEvent.click(canvas.getByRole("button", { name: "Copy a new link" }));
    await expect(await canvas.findByText("For looking and commenting, with a password")).toBeVisible();
    await expect(canvas.getByText("Works until Dec 8, 2026")).toBeVisible();
    await expect(password).toHaveValue("");
  },
};

export const ShareLinksFailed: Story = {
  args: { request: { id: "share-links", template }, intercept: failing("/share-links") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The links could not be loaded")).toBeVisible();
  },
};

const jobAt = (minute: string, change: Partial<Job>): Job => ({
  id: `job-${minute}`,
  kind: "pdf",
  templateId: template.id,
  state: "done",
  attempts: 1,
  failure: null,
  createdAt: `2026-04-12T15:${minute}:00.000Z`,
  nextAttemptAt: null,
  endedAt: null,
  resultUrl: null,
  ...change,
});
const jobs = [
  jobAt("40", { kind: "export", state: "running" }),
  jobAt("35", { kind: "test-mail", state: "waiting", failure: "mail-not-sent", nextAttemptAt: "2026-04-12T15:41:00.000Z" }),
  jobAt("30", { state: "failed", failure: "internal" }),
  jobAt("25", { kind: "test-mail", state: "uncertain", failure: "mail-uncertain" }),
  jobAt("20", { kind: "picture", resultUrl: "/api/v2/jobs/job-20/result" }),
];

export const Requests: Story = {
  args: { request: { id: "requests" }, jobs },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("list", { name: "My requests, newest first" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    await expect(list.getByRole("button", { name: /^Download: Picture/ })).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: /^Cancel: Export of data/ }));
    await list.findByRole("button", { name: /^Try again: Export of data/ });
    await expect(list.getByText("Cancelled")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: /^Try again: PDF/ }));
    await list.findByRole("button", { name: /^Cancel: PDF/ });
  },
};

export const RequestsNone: Story = {
  args: { request: { id: "requests" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing in the last day.")).toBeVisible();
  },
};

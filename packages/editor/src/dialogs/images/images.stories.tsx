import type { PictureLibrary } from "@mailwright/views/picture-library";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { aPicture, memoryLibrary } from "../../testing/memory-images.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

const withPicture = (src: string) => ({
  version: 1,
  settings: {},
  root: {
    id: "r",
    type: "root",
    props: {},
    children: [{ id: "w", type: "wrapper", props: {}, children: [{ id: "picture", type: "image", props: { src } }] }],
  },
});

const meta: Meta<StoryPartProps> = {
  title: "Editor/Images",
  parameters: { frame: { ground: "sunken" } },
  args: { dialog: { kind: "images", place: { blockId: "picture", prop: "src" } }, document: withPicture("https://example.com/a.png") },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;
type Play = NonNullable<Story["play"]>;

/** Gives the global library other functions. */
const withLibrary =
  (change: Partial<PictureLibrary>): NonNullable<StoryPartProps["prepare"]> =>
  ({ services }) =>
    void Object.assign(services.ports.images?.libraries.global ?? {}, change);

const many = (count: number) =>
  withLibrary(
    memoryLibrary(
      Array.from({ length: count }, (_, index) => aPicture(index + 1)),
      () => undefined,
    ),
  );

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "Template images" })).toBeDisabled();
    const list = await canvas.findByRole("listbox", { name: "Global images" });
    await userEvent.click(await within(list).findByRole("option", { name: "Lamp 3.png" }));
    const details = within(await canvas.findByRole("complementary", { name: "Details" }));
    await expect(details.getByText("1,200 × 800 px")).toBeVisible();
    await expect(await details.findByText("Spring sale")).toBeVisible();
    await expect(details.getByText("2 templates of others")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Use image" })).toBeEnabled();
  },
};

/** Where a file goes that is dropped on the canvas: its block's dialog opens there. */
export const OfTheTemplate: Story = {
  args: {
    document: withPicture("https://example.com/lamp-2.png"),
    prepare: ({ services }) => {
      const template = memoryLibrary([aPicture(1), aPicture(2)], () => undefined);
      Object.assign(services.ports.images?.libraries.template ?? {}, template);
    },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole("listbox", { name: "Template images" }));
    await expect(await list.findByRole("option", { name: "Lamp 2.png" })).toBeVisible();
    const tab = canvas.getByRole("tab", { name: "Template images", selected: true });
    await waitFor(() => expect(tab.matches(":focus")).toBe(true));
  },
};

/** Only the tiles near the screen exist. */
export const TenThousand: Story = {
  args: { prepare: many(10_000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("10,000 images")).toBeVisible());
    const list = canvas.getByRole("listbox", { name: "Global images" });
    await expect(within(list).getAllByRole("option").length).toBeLessThan(61);
    list.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("complementary", { name: "Details" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(await canvas.findByRole("searchbox", { name: "Search images" }), { target: { value: "bicycle" } });
    await expect(await canvas.findByText("No image fits")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { prepare: many(0) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No images yet")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Use image" })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { prepare: withLibrary({ list: never }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading images")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { prepare: withLibrary({ list: async () => refusalOf("network", true) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("The images could not be loaded")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const upload = async ({ canvas }: Parameters<Play>[0], ...files: readonly File[]) => {
  const button = await canvas.findByRole("button", { name: "Upload images" });
  const input = button.parentElement?.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await userEvent.upload(input, [...files], { applyAccept: false });
};
const gif = (name: string) => new File(["GIF89a"], name, { type: "image/gif" });

/** One on its way, two that wait, and two whose files are none. */
export const Uploading: Story = {
  args: {
    prepare: withLibrary({
      upload: ({ onProgress }) => {
        onProgress(0.4);
        return never();
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await upload(
      context,
      new File(["%PDF-1.7"], "offer.png"),
      new File([], "nothing.gif"),
      gif("one.gif"),
      gif("two.gif"),
      gif("three.gif"),
    );
    await expect(await canvas.findByText(/^offer.png is not an image that emails can use/)).toBeVisible();
    await expect(canvas.getByText("nothing.gif is empty. Choose another file.")).toBeVisible();
    await expect(await canvas.findByText("Uploading one.gif")).toBeVisible();
    await expect(canvas.getByText("three.gif waits")).toBeInTheDocument();
  },
};

export const UploadFailed: Story = {
  args: { prepare: withLibrary({ upload: async () => refusalOf("network", true) }) },
  play: async (context) => {
    await upload(context, gif("logo.gif"));
    await expect(
      await context.canvas.findByText("logo.gif was not uploaded, because there is no connection. Please try again."),
    ).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Retry logo.gif" })).toBeVisible();
  },
};

export const ByAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add by address" }));
    const field = canvas.getByRole("textbox", { name: "Image address" });
    for (const value of ["x", ""]) await fireEvent.change(field, { target: { value } });
    await expect(await canvas.findByText("Image URL should not be empty.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Use this address" })).toBeDisabled();
  },
};

const choose = async ({ canvas }: Parameters<Play>[0]) => userEvent.click(await canvas.findByRole("option", { name: "Lamp 1.png" }));

export const Renaming: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await userEvent.click(await canvas.findByRole("button", { name: "Rename" }));
    const field = await canvas.findByRole("textbox", { name: "Name" });
    await fireEvent.change(field, { target: { value: " " } });
    await expect(await canvas.findByText("Please enter name")).toBeVisible();
    await fireEvent.change(field, { target: { value: "Ceiling lamp" } });
    await userEvent.click(canvas.getByRole("button", { name: "Save name" }));
    await expect(await canvas.findByRole("option", { name: "Ceiling lamp" })).toBeVisible();
  },
};

/** The warning names the templates that show it. */
export const Deleting: Story = {
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await canvas.findByText("Spring sale");
    await userEvent.click(await canvas.findByRole("button", { name: "Delete" }));
    const question = within(await canvas.findByRole("alertdialog", { name: "Delete Lamp 1.png?" }));
    await expect(question.getByText("Spring sale")).toBeVisible();
  },
};

/** The page has no library: an address is all there is. */
export const WithoutLibrary: Story = {
  args: { without: ["images"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No images to choose from")).toBeVisible());
  },
};

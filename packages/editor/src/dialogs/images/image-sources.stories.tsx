import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import type { AiImagePort } from "../../ports/ai-image-port.js";
import type { GifPort } from "../../ports/gif-port.js";
import type { StockPort } from "../../ports/stock-port.js";
import { refusalOf } from "../../testing/memory-ports.js";
import { madePictures, memoryAiImages, memoryGifs, memoryStock } from "../../testing/memory-sources.js";
import { never, StoryDialog } from "../../testing/story-dialog.js";
import type { StoryPartProps } from "../../testing/story-part.js";

interface Services {
  readonly stock?: Partial<StockPort>;
  readonly ai?: Partial<AiImagePort>;
  readonly gifs?: Partial<GifPort>;
}

/** Connects services that live in memory, with other functions where some are given. */
const connect =
  ({ stock, ai, gifs }: Services): NonNullable<StoryPartProps["prepare"]> =>
  ({ services }) =>
    void Object.assign(services.ports, {
      stock: { ...memoryStock, ...stock },
      aiImages: { ...memoryAiImages, ...ai },
      ...(gifs && { gifs: { ...memoryGifs, ...gifs } }),
    });

const meta: Meta<StoryPartProps> = {
  title: "Editor/Free and AI images",
  parameters: { frame: { ground: "sunken" } },
  args: {
    dialog: { kind: "images", place: { blockId: undefined, value: "", onChoose: () => undefined } },
    prepare: connect({}),
  },
  render: (args) => <StoryDialog {...args} />,
};
export default meta;

type Story = StoryObj<StoryPartProps>;
type Play = NonNullable<Story["play"]>;

const openTab = async ({ canvas }: Parameters<Play>[0], name: string) => userEvent.click(await canvas.findByRole("tab", { name }));

export const FreeImages: Story = {
  play: async (context) => {
    const { canvas } = context;
    await openTab(context, "Free images");
    const list = within(await canvas.findByRole("listbox", { name: "Free images" }));
    await userEvent.click((await list.findAllByRole("option", { name: "Photo by Ann Photographer" }))[0] ?? document.body);
    const details = within(await canvas.findByRole("complementary", { name: "Details" }));
    await expect(details.getByRole("link", { name: "Ann Photographer" })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "Unsplash" })).toBeVisible();
  },
};

export const FreeImagesNotConfigured: Story = {
  args: { prepare: connect({ stock: { search: async () => refusalOf("photos-not-configured") } }) },
  play: async (context) => {
    await openTab(context, "Free images");
    await waitFor(() => expect(context.canvas.getByText("No photo service is connected")).toBeVisible());
  },
};

export const FreeImagesBusy: Story = {
  args: { prepare: connect({ stock: { search: async () => refusalOf("service-busy", true) } }) },
  play: async (context) => {
    await openTab(context, "Free images");
    await waitFor(() => expect(context.canvas.getByText("Too many searches at once. Try again in a minute.")).toBeVisible());
    await expect(context.canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

/** The page shows a window of its own, which was closed without a choice. */
export const FreeImagesOfThePage: Story = {
  args: { prepare: connect({ stock: { open: async () => ({ kind: "none" }) } }) },
  play: async (context) => {
    await openTab(context, "Free images");
    await expect(await context.canvas.findByText("No image was chosen")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: "Show them again" })).toBeVisible();
  },
};

export const FreeImagesOfThePageFailed: Story = {
  args: { prepare: connect({ stock: { open: async () => refusalOf("host-refused", true) } }) },
  play: async (context) => {
    await openTab(context, "Free images");
    await expect(await context.canvas.findByText("The page could not show its images.")).toBeVisible();
  },
};

const chosenGif = fn();

/** Off until a page gives a key. */
export const Gifs: Story = {
  args: { prepare: connect({ gifs: {} }), dialog: { kind: "images", place: { blockId: undefined, value: "", onChoose: chosenGif } } },
  play: async (context) => {
    const { canvas } = context;
    await openTab(context, "GIFs");
    const list = within(await canvas.findByRole("listbox", { name: "GIFs" }));
    await userEvent.click(await list.findByRole("option", { name: "Happy cat 2" }));
    await expect(canvas.getByRole("link", { name: "Powered by GIPHY" })).toHaveAttribute("href", "https://giphy.com");
    await expect(canvas.getByText(/linked, not copied/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use image" }));
    // The address as the service answered it; a GIF has no focal point.
    await waitFor(() => expect(chosenGif).toHaveBeenCalledWith("https://media.example/1-1.gif?cid=1", undefined));
  },
};

export const GifsWithAWrongKey: Story = {
  args: { prepare: connect({ gifs: { search: async () => refusalOf("service-key-refused") } }) },
  play: async (context) => {
    await openTab(context, "GIFs");
    await waitFor(() => expect(context.canvas.getByText("GIPHY does not accept the key of this page")).toBeVisible());
  },
};

export const GifsOffline: Story = {
  args: { prepare: connect({ gifs: { search: async () => refusalOf("service-unreachable", true) } }) },
  play: async (context) => {
    await openTab(context, "GIFs");
    await waitFor(() => expect(context.canvas.getByText("GIPHY cannot be reached")).toBeVisible());
    await expect(context.canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

const generate = async (context: Parameters<Play>[0]) => {
  const { canvas } = context;
  await openTab(context, "AI images");
  await expect(await canvas.findByRole("button", { name: "Generate" })).toBeDisabled();
  await fireEvent.change(canvas.getByRole("textbox", { name: "What the image shall show" }), { target: { value: "A red lamp" } });
  await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
};

export const AiImages: Story = {
  play: async (context) => {
    const { canvas } = context;
    await generate(context);
    await userEvent.click(await canvas.findByRole("option", { name: "Image 2" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Keep in the library" }));
    await waitFor(() => expect(canvas.getByText("The image is in your global images")).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Use image" })).toBeEnabled();
  },
};

export const AiImagesIdle: Story = {
  play: async (context) => {
    await openTab(context, "AI images");
    await waitFor(() => expect(context.canvas.getByText("Type to search")).toBeVisible());
  },
};

/** Two of four are there. */
export const AiImagesInTheMaking: Story = {
  args: {
    prepare: connect({
      ai: {
        make: (_, { onMade }) => {
          onMade(madePictures.slice(0, 2));
          return never();
        },
      },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await generate(context);
    await expect(await canvas.findByRole("progressbar", { name: "Making images" })).toHaveAttribute("aria-valuenow", "50");
    await expect(await canvas.findAllByRole("option", { name: /^Image/ })).toHaveLength(2);
  },
};

export const AiImagesRefused: Story = {
  args: { prepare: connect({ ai: { make: async () => refusalOf("content-refused") } }) },
  play: async (context) => {
    await generate(context);
    await waitFor(() => expect(context.canvas.getByText("The service makes no such image. Describe another one.")).toBeVisible());
  },
};

export const AiImagesNotConfigured: Story = {
  args: { prepare: connect({ ai: { make: async () => refusalOf("ai-not-configured") } }) },
  play: async (context) => {
    await generate(context);
    await waitFor(() => expect(context.canvas.getByText("No service for AI images is connected")).toBeVisible());
  },
};

const edit = fn(async () => ({ kind: "made", pictures: madePictures }) as const);

const changeLamp = async (context: Parameters<Play>[0]) => {
  const { canvas } = context;
  await userEvent.click(await canvas.findByRole("option", { name: "Lamp 3.png" }));
  await userEvent.click(await canvas.findByRole("button", { name: "Change with AI" }));
  await expect(await canvas.findByRole("tab", { name: "AI images" })).toHaveAttribute("aria-selected", "true");
};

/** An image of the library is changed by words, and what comes of it can be changed again. */
export const AiChanges: Story = {
  args: { prepare: connect({ ai: { edits: async () => ({ kind: "edits", edits: ["words", "background", "extend"] }), edit } }) },
  play: async (context) => {
    const { canvas } = context;
    await changeLamp(context);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "What is to change" }).matches(":focus")).toBe(true));
    await expect(canvas.getByRole("button", { name: "Change" })).toBeDisabled();
    // None of its ways is cut off.
    const ways = within(canvas.getByRole("radiogroup", { name: "What is to be done" }));
    for (const way of ["By words", "No background", "Extend"]) {
      const { scrollWidth, clientWidth } = ways.getByText(way);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    await fireEvent.change(canvas.getByRole("textbox", { name: "What is to change" }), { target: { value: "Make it blue" } });
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await userEvent.click(await canvas.findByRole("option", { name: "Image 2" }));
    await expect(edit).toHaveBeenCalledWith(
      expect.objectContaining({ edit: "words", prompt: "Make it blue", picture: expect.objectContaining({ name: "Lamp 3.png" }) }),
      expect.anything(),
    );
    await expect(canvas.getByRole("button", { name: "Change with AI" })).toBeVisible();
  },
};

/** A service that extends and takes backgrounds away, and knows no words. */
export const AiExtends: Story = {
  args: {
    prepare: connect({
      ai: { edits: async () => ({ kind: "edits", edits: ["background", "extend"] }), edit: async () => refusalOf("invalid-request") },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await changeLamp(context);
    await userEvent.click(canvas.getByRole("radio", { name: "Extend" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "New aspect ratio" }), "9:16");
    await userEvent.click(canvas.getByRole("button", { name: "Change" }));
    await waitFor(() => expect(canvas.getByText("The image could not be changed")).toBeVisible());
  },
};

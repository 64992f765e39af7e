import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TourCard, type TourCardProps } from "./tour-card.js";
import { usePlacedCard } from "./use-placed-card.js";

const nowhere = () => undefined;

function Placed(props: Omit<TourCardProps, "card">) {
  const card = usePlacedCard(null, nowhere);
  return <TourCard {...props} card={card} />;
}

const meta: Meta<typeof Placed> = {
  title: "Views/Tour card",
  component: Placed,
  args: {
    step: { number: 2, count: 3, title: "Sort, search and clean up", text: "Search by name, sort, or choose many templates at once." },
    label: "A tour",
    isModal: false,
    onGo: fn(),
    onKeyDown: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Placed>;

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    for (const [button, to] of [
      ["Next", "next"],
      ["Back", "back"],
      ["Skip the tour", "end"],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: button }));
      await expect(args.onGo).toHaveBeenLastCalledWith(to);
    }
  },
};

export const Last: Story = {
  args: { step: { number: 3, count: 3, title: "The last one", text: "There is nothing to skip any more.", nextLabel: "Begin" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Skip/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Begin" })).toBeVisible();
  },
};

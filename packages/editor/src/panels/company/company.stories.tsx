import { useStyles } from "@mailwright/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { PersonHere } from "../../ports/collaboration-port.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryPart } from "../../testing/story-part.js";
import css from "./company.css?inline";
import { PeopleMenu } from "./people-menu.js";

interface Given {
  readonly people: readonly PersonHere[];
  readonly followedId?: string;
}

const styles = [css];

function InHeader({ people, followedId = null }: Omit<Given, "followedId"> & { readonly followedId?: string | null }) {
  useStyles(styles);
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", padding: 8 }}>
      <PeopleMenu people={people} followedId={followedId} onFollow={() => undefined} onGoTo={() => undefined} />
    </div>
  );
}

const meta: Meta<Given> = {
  title: "Editor/Company",
  parameters: { frame: { widthPx: 390, heightPx: 420 } },
  render: ({ people, followedId }) => (
    <StoryPart document={sampleDocument()}>
      <InHeader people={people} followedId={followedId ?? null} />
    </StoryPart>
  ),
};
export default meta;

type Story = StoryObj<Given>;

const person = (name: string, colour: number, more: Partial<PersonHere> = {}): PersonHere => ({
  id: name,
  name,
  colour,
  blockId: undefined,
  isWriting: false,
  caret: undefined,
  ...more,
});
const ben = person("Ben Castellanos", 0, { blockId: "sample-5", isWriting: true });
const ada = person("Ada Brightwater-Montgomery", 1, { blockId: "sample-5" });
const fay = person("Fay", 2);
const crowd = ["Gil Ng", "Hana Sato", "Ivo Kral", "Jun Park", "Kim Lee"].map((name, at) => person(name, at + 3));

export const One: Story = {
  args: { people: [ben] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ben Castellanos is here too" }));
    await expect(await canvas.findByRole("menuitem", { name: /^Ben Castellanos, writing in/ })).toBeVisible();
  },
};

export const Three: Story = { args: { people: [ben, ada, fay], followedId: ada.id } };

export const Many: Story = {
  args: { people: [ben, ada, fay, ...crowd] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "8 others are here" })).toBeVisible();
  },
};

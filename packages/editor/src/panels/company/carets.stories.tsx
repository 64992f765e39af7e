import { createSharedDocumentStore, fillSharedDocument } from "@mailwright/collaboration";
import { collectBlocks, type EmailDocument } from "@mailwright/document";
import type { TextCaret } from "@mailwright/editing";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as Y from "yjs";
import { ourBlocks } from "../../base/document/later-blocks.js";
import type { PersonHere, Together } from "../../ports/collaboration-port.js";
import { sampleDocument } from "../../testing/sample-document.js";
import { StoryEditor } from "../../testing/story-editor.js";

/** An email in which others write too. */
function CaretsOf({ people, email = sampleDocument() }: { readonly people: readonly PersonHere[]; readonly email?: EmailDocument | null }) {
  return (
    <StoryEditor
      document={email}
      info={{ isShared: true }}
      prepare={(world) => {
        world.stored = { ...world.stored, together: togetherWith(people, email) };
      }}
    />
  );
}

function togetherWith(people: readonly PersonHere[], document: EmailDocument | null): Together {
  if (!document) throw new Error("there is no sample");
  return {
    people: () => people,
    subscribe: () => () => undefined,
    takeContested: () => [],
    contest: () => undefined,
    settleContest: () => undefined,
    base: () => undefined,
    document: () => document,
    editorOptions: {
      makeStore(options) {
        const doc = new Y.Doc();
        fillSharedDocument(doc, options.document, ourBlocks);
        return createSharedDocumentStore({ ...options, doc });
      },
    },
    stay: () => () => undefined,
  };
}

const idOf = (type: string, nth = 0) =>
  collectBlocks(sampleDocument()?.root ?? { id: "", type: "", props: {} }).filter((block) => block.type === type)[nth]?.id;

const writer = (name: string, colour: number, at: number): PersonHere => ({
  id: name,
  name,
  colour,
  blockId: idOf("text"),
  isWriting: true,
  caret: { at, startsLine: false },
});

const meta: Meta<typeof CaretsOf> = {
  title: "Editor/Carets of others",
  component: CaretsOf,
  parameters: {
    frame: { ground: "none" },
    // The headings are part of the email, not of the editor.
    a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ben Castellanos is writing")).toBeInTheDocument();
  },
};
export default meta;

type Story = StoryObj<typeof CaretsOf>;

const [ben, ada] = [writer("Ben Castellanos", 0, 24), writer("Ada Brightwater-Montgomery", 1, 40)];

export const Two: Story = { args: { people: [ben, ada] } };

/** Two of them at one place, and somebody who looks at something else. */
export const ThreeAndOneBeside: Story = {
  args: {
    people: [ben, ada, writer("Fay", 2, 40), { ...writer("Gil Ng", 3, 0), blockId: idOf("button"), isWriting: false, caret: undefined }],
  },
};

const questions = ["When does it begin?", "Where do we meet?"].map((title) => ({
  title,
  words: "At the old mill, from nine in the morning on.",
}));
const accordion = aBlock("accordion", { items: questions }, undefined, "questions");
const inAnswers = (caret: TextCaret): Partial<PersonHere> => ({ blockId: "questions", caret });

/** One in the second question, one in its answer. */
export const InQuestionsAndAnswers: Story = {
  args: {
    email: aDocument([aSection(accordion)]),
    people: [
      { ...ben, ...inAnswers({ at: 5, startsLine: false, place: { prop: "items", item: 1, member: "title" } }) },
      { ...ada, ...inAnswers({ at: 10, startsLine: false, place: { prop: "items", item: 1, member: "words" } }) },
    ],
  },
};

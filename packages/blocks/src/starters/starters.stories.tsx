import { counterIds } from "@mailwright/testing";
import { EmailFrames } from "@mailwright/testing/story";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { blueprint } from "../palette/blueprint.js";
import { blockRegistry } from "../registry/registry.js";
import { plantStarter, starterDocuments, systemModules } from "../starters.js";

interface Args {
  readonly name: string;
}

const meta = {
  title: "Library",
  // Nothing runs in an email's frame, so axe would wait for an answer in vain.
  parameters: { a11y: { options: { iframes: false } } },
  render: ({ name }) => {
    const starter = starterDocuments.find((candidate) => candidate.name === name);
    const module = systemModules.find((candidate) => candidate.name === name);
    const shown = starter ?? { settings: {}, page: blueprint.wrapper({}, ...(module ? [module.block] : [])) };
    return <EmailFrames document={plantStarter(shown, counterIds())} registry={blockRegistry} />;
  },
} satisfies Meta<Args>;
export default meta;

const chosenFrom = (names: readonly string[], name: string): StoryObj<Args> => ({
  args: { name },
  argTypes: { name: { control: "select", options: names } },
});

export const Starters = chosenFrom(
  starterDocuments.map(({ name }) => name),
  "Northbound night train",
);

export const Modules = chosenFrom(
  systemModules.map(({ name }) => name),
  "Announcement on dark",
);

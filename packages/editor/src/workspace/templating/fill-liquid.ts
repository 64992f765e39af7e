import { Liquid } from "liquidjs";
import type { SampleRecipient } from "../../ports/templating.js";

/** A preview is worth no more than this: templates may loop as long as they like. */
const limits = { parseLimit: 20_000_000, renderLimit: 2000, memoryLimit: 50_000_000 };

const liquid = new Liquid({
  ...limits,
  ownPropertyOnly: true,
  // What stands in somebody's data is no HTML of ours.
  outputEscape: "escape",
  fs: noFiles(),
});

/** Fills in an email for somebody. Throws where its tags are no Liquid. */
export async function fillLiquid(email: string, { data }: SampleRecipient): Promise<string> {
  return liquid.parseAndRender(email, data);
}

/** `include` and `render` find nothing. */
function noFiles() {
  const none = () => {
    throw new Error("an email takes in no files");
  };
  return {
    exists: async () => false,
    existsSync: () => false,
    readFile: none,
    readFileSync: none,
    resolve: (_root: string, file: string) => file,
  };
}

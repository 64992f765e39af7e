import { Liquid } from "liquidjs";
import type { SampleRecipient } from "../../ports/templating.js";

/** The longest time that filling in may take: a template can contain endless loops. */
const limits = { parseLimit: 20_000_000, renderLimit: 2000, memoryLimit: 50_000_000 };

const liquid = new Liquid({
  ...limits,
  ownPropertyOnly: true,
  // The recipient's data is text and must not be read as HTML.
  outputEscape: "escape",
  fs: noFiles(),
});

/** Fills in an email for a recipient. Throws if its tags are no Liquid. */
export async function fillLiquid(email: string, { data }: SampleRecipient): Promise<string> {
  return liquid.parseAndRender(email, data);
}

/** `include` and `render` find no files. */
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

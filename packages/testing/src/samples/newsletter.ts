import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import type { EmailDocument } from "@mailwright/document";
import { counterIds } from "../ids.js";

/** A realistic newsletter of some thirty blocks, with pictures at `/starter/`. The ids are the same in every run. */
export function newsletterDocument(): EmailDocument {
  const newsletter = starterDocuments.find(({ id }) => id === "newsletter");
  if (!newsletter) throw new Error("there is no newsletter among the starter documents");
  return plantStarter(newsletter, counterIds("letter-"));
}

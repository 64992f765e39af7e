import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";

const samples = ["welcome", "newsletter", "sale", "event", "receipt"];

/** A designed email to look at. */
export function sampleDocument(index = 0) {
  const starter = starterDocuments.find(({ id }) => id === samples[index]);
  let count = 0;
  return starter ? plantStarter(starter, () => `sample-${++count}`) : null;
}

import type { PictureFacts } from "@mailwright/checks";

/**
 * What the pictures weigh that the page has loaded, by address. A picture of another site counts only where that site lets it be known
 * (`Timing-Allow-Origin`).
 */
export function readPictureWeights(): Readonly<Record<string, PictureFacts>> {
  const loaded = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
  const weighed = loaded.filter(({ initiatorType, encodedBodySize }) => /^(?:img|css|image)$/.test(initiatorType) && encodedBodySize > 0);
  return Object.fromEntries(weighed.map(({ name, encodedBodySize }) => [name, { bytes: encodedBodySize }]));
}

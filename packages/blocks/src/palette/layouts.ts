import type { BlockSeed } from "@mailwright/document";
import { seed } from "./seed.js";

// Layouts that the palette offers ready to be filled.

/** A picture beside a heading and a few words. */
export function imageAndText(): BlockSeed {
  return seed.section(
    { verticalAlign: "middle" },
    seed.cell({ width: 40 }, seed.image()),
    seed.cell({ width: 60 }, seed.heading({ level: "h3" }), seed.text()),
  );
}

/** A picture behind words. Dark until there is one, so that the words can be read from the start. */
export function backgroundImage(): BlockSeed {
  return seed.section(
    { background: "#1d2939", padding: { top: 60, right: 20, bottom: 60, left: 20 } },
    seed.cell(
      {},
      seed.heading({ level: "h1", color: "#ffffff", align: "center" }),
      seed.text({ color: "#ffffff", align: "center" }),
      seed.button(),
    ),
  );
}

/** Three equal items: picture, heading, words. */
export function gridItems(): BlockSeed {
  const item = (): BlockSeed =>
    seed.cell(
      { width: 100 / 3 },
      seed.image(),
      seed.heading({ level: "h4", align: "center" }),
      seed.text({ align: "center", text: "<p>One sentence is enough here.</p>" }),
    );
  return seed.section({}, item(), item(), item());
}

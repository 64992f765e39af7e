import type { Blueprint } from "@mailwright/document";
import { blueprint } from "./blueprint.js";

// Presets of several blocks, ready to be filled.

/** A picture beside a heading and a few words. */
export function imageAndText(): Blueprint {
  return blueprint.section(
    { verticalAlign: "middle" },
    blueprint.cell({ width: 40 }, blueprint.image()),
    blueprint.cell({ width: 60 }, blueprint.heading({ level: "h3" }), blueprint.text()),
  );
}

/** A picture behind words. Dark until there is one, so that the words can be read from the start. */
export function backgroundImage(): Blueprint {
  return blueprint.section(
    { background: "#1d2939", padding: { top: 60, right: 20, bottom: 60, left: 20 } },
    blueprint.cell(
      {},
      blueprint.heading({ level: "h1", color: "#ffffff", align: "center" }),
      blueprint.text({ color: "#ffffff", align: "center" }),
      blueprint.button(),
    ),
  );
}

/** Three equal items: picture, heading, words. */
export function gridItems(): Blueprint {
  const item = (): Blueprint =>
    blueprint.cell(
      { width: 100 / 3 },
      blueprint.image(),
      blueprint.heading({ level: "h4", align: "center" }),
      blueprint.text({ align: "center", text: "<p>One sentence is enough here.</p>" }),
    );
  return blueprint.section({}, item(), item(), item());
}

/** How likely people are to recommend something, from 0 to 10. */
export function nps(): Blueprint {
  return blueprint.rating({
    scale: "nps",
    question: "How likely are you to recommend us to a friend?",
    low: "Not at all likely",
    high: "Extremely likely",
    parameter: "score",
    size: 16,
    background: "#f2f4f7",
    signColor: "#10182b",
    width: 100,
  });
}

import type { Read, SourceElement, Values } from "@mailwright/document";
import { oneOf, paddingOf, readPx } from "@mailwright/importer";
import { readHiding } from "../../shared/read-hiding.js";
import { sectionProps } from "./section.js";

type Some = Partial<Values<typeof sectionProps>>;

export const readSection: Read<typeof sectionProps> = (source, { stamped }) => {
  if (source.tagName !== "mj-section") return null;
  const [first, ...others] = source.children;
  const group = first?.tagName === "mj-group" && others.length === 0 ? first : undefined;
  const columns = (group ?? source).children;
  // A row of anything but columns has no block of its own.
  if (!columns.every(({ tagName }) => tagName === "mj-column")) return null;
  // Of a row that stacks backwards the columns run the other way than the row.
  const isTurned = source.attribute("direction") !== columns[0]?.attribute("direction");
  const isReversed = (stamped ? stamped["reverseOnMobile"] === true : isTurned) && !group && columns.length > 1;
  group?.attribute("direction");
  return {
    props: {
      ...readBackground(source),
      padding: paddingOf(source),
      radius: readPx(source.attribute("border-radius")) ?? 0,
      verticalAlign: usualAlignment(columns),
      stackOnMobile: group === undefined,
      reverseOnMobile: isReversed,
      fullWidth: source.attribute("full-width") === "full-width",
      ...readHiding(source),
    },
    children: isReversed ? columns.toReversed() : columns,
  };
};

function readBackground(source: SourceElement): Some {
  const backgroundImage = source.attribute("background-url");
  const background = source.attribute("background-color") ?? "transparent";
  if (!backgroundImage) return { background };
  const backgroundSize = oneOf(sectionProps.backgroundSize.options, source.attribute("background-size"));
  const backgroundPosition = positionOf(source.attribute("background-position"));
  return {
    background,
    backgroundImage,
    ...(backgroundSize && { backgroundSize }),
    ...(backgroundPosition && { backgroundPosition }),
    backgroundRepeat: source.attribute("background-repeat") === "repeat",
  };
}

/** `center top` and `top center` are the same place. */
function positionOf(position: string | undefined): Some["backgroundPosition"] {
  const words = (position ?? "").split(/\s+/).sort().join(" ");
  return sectionProps.backgroundPosition.options.find((option) => option.split(" ").sort().join(" ") === words);
}

/** What most columns have: they need not store it. */
function usualAlignment(columns: readonly SourceElement[]): Values<typeof sectionProps>["verticalAlign"] {
  const counts = sectionProps.verticalAlign.options.map((option) => ({
    option,
    count: columns.filter((column) => column.attribute("vertical-align") === option).length,
  }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most), { option: sectionProps.verticalAlign.initial, count: 0 })
    .option;
}

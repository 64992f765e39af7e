import { allEdges, type JsonValue, type ListSpec, linkKinds, type PropSpec } from "@mailwright/document";

const longWord = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(8);
const longText = `${longWord} ${"short words ".repeat(60)}`;

/** The values at the limits of a spec, all of which it accepts: smallest, largest, empty, longest, each option. */
export function extremeValues(spec: PropSpec): readonly JsonValue[] {
  switch (spec.kind) {
    case "color":
      return ["transparent", "#fff", "#c2410c80"];
    case "number":
      return [spec.min, spec.max, (spec.min + spec.max) / 3];
    case "choice":
      return [...spec.options];
    case "flag":
      return [true, false];
    case "text":
      return ["", longText.slice(0, spec.maxLength)];
    case "richText":
      return ["", spec.inline ? longText : `<p>${longText}</p><ul><li>${longWord}</li></ul>`];
    case "image":
      return ["", `https://example.com/${"a".repeat(2000)}.png`];
    case "icon":
      return ["", `ph-${"a".repeat(90)}`];
    case "font":
      return ["Verdana", "Open Sans"];
    case "edges":
      return [allEdges(spec.min), allEdges(spec.max), { top: spec.min, right: spec.max, bottom: spec.max, left: spec.min }];
    case "picture":
      return [
        { url: "", key: "" },
        { url: `https://example.com/${"a".repeat(2000)}.png`, key: "qr-1", title: longText, choices: ["https://example.com/1.png"] },
      ];
    case "dateTime":
      return ["", "0001-01-01T00:00:00", "9999-12-31T23:59:59"];
    case "code":
      return ["", `<p>${longText}</p>`, `<table><tr><td>${longWord}</td></tr></table>`];
    case "list":
      return [Array(spec.min).fill({}), ...extremeLists(spec)];
    case "link":
      return [...linkKinds.map((kind) => ({ kind, value: "example", target: "_self", title: longText })), { kind: "web", value: "" }];
  }
}

/** As long as may be, every member at its limits: in the n-th list all of them have their n-th extreme value. */
function extremeLists({ item, max }: ListSpec): readonly JsonValue[] {
  const members = Object.entries(item).map(([name, spec]) => ({ name, values: extremeValues(spec) }));
  return [0, 1, 2].map((n) => {
    const one = Object.fromEntries(members.map(({ name, values }) => [name, values[Math.min(n, values.length - 1)] ?? null]));
    return Array<JsonValue>(max).fill(one);
  });
}

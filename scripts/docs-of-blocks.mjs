const tabs = { quick: "quick", settings: "settings", style: "style", advanced: "advanced mode" };

/** docs/blocks.md: every block with its props, and every tile of the palette. */
export function writeBlocksDocument(definitions, presets) {
  const parts = [
    "# Blocks",
    "Made from the code by `npm run docs`: change a block, not this file.",
    "A document holds only the props that were set. A prop without a value inherits from General settings where it says so, else it has its initial value.",
    "## The palette",
    table(
      ["Tile", "Group", "Mode", "Makes"],
      presets.map((preset) => [preset.name, preset.group, preset.mode, `\`${outline(preset.makes())}\``]),
    ),
    ...definitions.flatMap(writeBlock),
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(definition) {
  const { strings, type, props } = definition;
  const rows = Object.entries(props).map(([name, spec]) => [
    `\`${name}\``,
    strings.props[name],
    describeKind(spec, strings.options?.[name], strings.items?.[name]),
    spec.inherits ? "General settings" : code(spec.initial),
    tabOf(definition, name),
  ]);
  return [
    `## ${strings.name}`,
    `Type \`${type}\`. ${describePlacement(definition)}`,
    rows.length > 0 ? table(["Prop", "Label", "Values", "Initial", "Panel"], rows) : "It has no props.",
  ];
}

function describePlacement({ within, accepts, atMost }) {
  const parents = within.length > 0 ? `Stands in ${within.map((parent) => `\`${parent}\``).join(", ")}` : "Stands above all others";
  const holds = accepts === "blocks" ? "holds blocks" : "holds nothing";
  return `${parents}, ${holds}${atMost === undefined ? "" : `, at most ${atMost} in a document`}.`;
}

const kinds = {
  color: () => "colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, `transparent`, or a merge tag",
  number: ({ min, max, unit, step }) => `${min} to ${max}${unit && ` ${unit}`}${step === 1 ? "" : `, in steps of ${step}`}`,
  choice: ({ options }, words) => options.map((option) => `\`${option}\` (${words[option]})`).join(", "),
  flag: () => "`true`, `false`",
  text: ({ maxLength }) => `text, at most ${maxLength} characters`,
  richText: ({ inline }) => (inline ? "formatted text in one run" : "formatted paragraphs and lists"),
  image: () => "address of a picture, or a merge tag",
  icon: () => "id of an icon",
  font: () => "name of a font",
  edges: ({ min, max }) => `\`{ top, right, bottom, left }\`, each ${min} to ${max} px`,
  link: () => "`{ kind, value, target?, title?, subject?, body? }`",
  list: ({ item, min, max }, _, words) =>
    `${min} to ${max} items, each \`{ ${Object.keys(item).join(", ")} }\`: ${Object.entries(item)
      .map(([name, spec]) => `\`${name}\` (${words.props[name]}) ${describeKind(spec, words.options?.[name])}`)
      .join("; ")}`,
  picture: () => "`{ url, key, title?, choices? }`, made by the editor",
  dateTime: () => "local date and time, such as `2027-01-31T18:00:00`",
  code: ({ maxLength }) => `HTML, at most ${maxLength} characters`,
};

function describeKind(spec, words, itemWords) {
  return kinds[spec.kind](spec, words, itemWords);
}

function tabOf({ panel, editable }, name) {
  const group = panel.find(({ fields }) => fields.includes(name));
  return group ? tabs[group.tab] : editable?.prop === name ? "in place" : "";
}

function outline({ type, children = [] }) {
  return children.length > 0 ? `${type}(${children.map(outline).join(", ")})` : type;
}

function code(value) {
  return value === "" ? "empty" : `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

function table(head, rows) {
  const cell = (text) => String(text).replaceAll("|", "\\|");
  const line = (cells) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

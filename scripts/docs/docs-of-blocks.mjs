const tabs = { quick: "quick", settings: "settings", style: "style", advanced: "advanced mode" };

/** docs/blocks.md: every block with its props, and every tile of the palette. */
export function writeBlocksDocument(definitions, presets, describeProp) {
  const parts = [
    "# Blocks",
    "Made from the code by `npm run docs`: change a block, not this file.",
    "A document holds only the props that were set. A prop without a value inherits from General settings where it says so, else it has its initial value.",
    "## The palette",
    table(
      ["Tile", "Group", "Mode", "Makes"],
      presets.map((preset) => [preset.name, preset.group, preset.mode, `\`${outline(preset.makes())}\``]),
    ),
    ...definitions.flatMap((definition) => writeBlock(definition, describeProp)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeBlock(definition, describeProp) {
  const { strings, type, props } = definition;
  const rows = Object.entries(props).map(([name, spec]) => [
    `\`${name}\``,
    strings.props[name],
    describeProp(spec, strings.options?.[name], strings.items?.[name]),
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

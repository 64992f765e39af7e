const titles = { blocks: "Blocks", template: "The template", view: "What is looked at" };

/** docs/commands.md: every command of the editor. */
export function writeCommandsDocument(commands) {
  const parts = [
    "# Commands",
    "Made from the code by `npm run docs`: change a command, not this file.",
    "`editor.run(id, args)` does each of them, and answers `{ done: true, value }` or `{ done: false, refusal, detail? }` with a stable code: `not-offered` (no such port, or a " +
      "feature that is off), `read-only`, `not-allowed` (no right), `not-now`, `not-loaded` (no connection), `bad-arguments` with the field in `detail`, and others that say " +
      "what is missing. Arguments and answers are typed: an editor of TypeScript shows them. A host renames a command as `editor.commands.<id>` in `strings`.",
    ...Object.entries(titles).flatMap(([group, title]) => [
      `## ${title}`,
      table(commands.filter((command) => command.group === group).toSorted((one, other) => one.id.localeCompare(other.id, "en"))),
    ]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** A command without arguments refuses a record as a whole; one that may do without them names the field that it misses, or takes it. */
function argumentsOf(takes) {
  if (!takes(undefined).ok) return "needed";
  const taken = takes({});
  return !taken.ok && taken.at === "" ? "" : "may be left out";
}

function table(commands) {
  const rows = commands.map(({ id, words, short, takes, changes, shortcuts = [] }) => [
    `\`${id}\``,
    short ? `${words.en}; on buttons *${short.en}*` : words.en,
    argumentsOf(takes),
    changes === "document" ? "yes" : "",
    shortcuts.map(({ keys }) => `\`${keys}\``).join(", "),
  ]);
  const head = ["Id", "Name", "Arguments", "Refused when read-only", "Keys"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The keys of commands whose code comes later: they are pressed before it is there. */
export function writeLaterKeys(commands) {
  const keysOf = ({ shortcuts = [] }) => shortcuts.filter(({ isNative }) => !isNative);
  const keyed = commands.filter((command) => keysOf(command).length > 0);
  const lines = keyed.map((command) => `  ${JSON.stringify({ id: command.id, shortcuts: keysOf(command) })},`);
  return `// Written by \`npm run docs\` from the commands that have keys: these are pressed before the code of the command is there.
import type { KeyedCommand } from "@mailwright/editing";

/** As \`matchShortcut\` reads them. */
export const laterKeys: readonly KeyedCommand[] = [
${lines.join("\n")}
];
`;
}

/** The names of commands whose code comes later than a control that shows them. */
export function writeFirstNames(commands) {
  const lines = commands
    .filter(({ isNamedFirst }) => isNamedFirst)
    .map(({ id, words, short }) => `  "${id}${short ? ".short" : ""}": ${JSON.stringify((short ?? words).en)},`);
  return `// Written by \`npm run docs\` from the commands that are \`isNamedFirst\`: their code comes later than the controls that show them.

/** English names, as \`commandWords\` writes them. */
export const laterNames: Readonly<Record<string, string>> = {
${lines.toSorted().join("\n")}
};
`;
}

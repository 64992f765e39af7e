const requires = /^(?:var|const) (\w+) = (?:_interopRequire(?:Default|Wildcard)\()?require\((['"][^'"]+['"])\)\)?;$/gm;
const marks = [
  /Object\.defineProperty\(exports, "__esModule", \{\s*value: true\s*\}\);/g,
  /^exports\.[^;]* = void 0;$/gm,
  /^module\.exports = exports\.default;?$/gm,
];
const handedOn =
  /^Object\.defineProperty\(exports, "(\w+)", \{\s*enumerable: true,\s*get: function \(\) \{\s*return ([\w.]+);\s*\}\s*\}\);$/gm;
const exported = /^exports\.(\w+) = (\w+);$/gm;
const declared = /^(const|let|var) (\w+) = exports\.(\w+) = /gm;

/**
 * What Babel made of a module for `require`, as a module again. A bundler then joins modules without a function around each, and leaves out
 * what nobody imports. Faults where a file is written in another way.
 */
export function writeModule(source) {
  const imports = [];
  const text = marks
    .reduce((rest, mark) => rest.replace(mark, ""), source)
    .replace(requires, (_, name, path) => {
      imports.push([name, path]);
      return "";
    })
    .replace(handedOn, "export { $2 as $1 };")
    .replace(exported, "export { $2 as $1 };")
    .replace(declared, "export { $2 as $3 };\n$1 $2 = ");
  const written = imports.reduce(importMembers, text);
  const strange = /.*\b(?:exports\.|require\().*/.exec(written);
  if (strange) throw new Error(`MJML is written in another way: ${strange[0]}`);
  return written;
}

/** Imports from a module what is used of it, each under a name of its own. */
function importMembers(text, [module, path]) {
  const members = new Set();
  const name = (_, member) => {
    members.add(`${member} as ${module}_${member}`);
    return `${module}_${member}`;
  };
  const named = text.replace(new RegExp(`\\(0, ${module}\\.(\\w+)\\)`, "g"), name).replace(new RegExp(`\\b${module}\\.(\\w+)`, "g"), name);
  const isUsedWhole = new RegExp(`\\b${module}\\b`).test(named);
  return `import ${isUsedWhole ? module : `{ ${[...members].join(", ")} }`} from ${path};\n${named}`;
}

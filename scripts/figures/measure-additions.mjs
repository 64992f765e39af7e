// How many lines of existing files a new command, dialog or REST call touches: the middle over the members that are there, of the lines
// outside a member's own files that declare it. What only uses it, such as a button that opens a dialog, is not counted.
import { posix } from "node:path";
import { quantile, readSources } from "./measure-sources.mjs";

const commandsInList = 8;
const isGerman = ({ path }) => path.includes("/languages/") || path.endsWith("-german.ts");

/** A line declares a command where it is a key or in a list of commands, or, in the command's own package, names its constant. */
export function measureNewCommand(root) {
  const sources = ["editing", "editor"].flatMap((name) => readSources(root, name));
  const commands = sources.flatMap(commandsIn);
  const lists = new Set(sources.filter(({ text }) => commands.filter(({ id }) => text.includes(`"${id}"`)).length >= commandsInList));
  const declares = (command) => (line, file) => {
    if (/\brun\(/.test(line)) return false;
    if (line.includes(`"${command.id}":`) || (lists.has(file) && line.includes(`"${command.id}"`))) return true;
    return inSamePackage(file, command) && new RegExp(`\\b${command.constant}\\b(?!:)`).test(line);
  };
  return summarise(commands.map((command) => countOutside(sources, ({ path }) => path === command.path, declares(command))));
}

const declaration = /export const (\w+) = define\w*\([^;]*?\bid: "([a-z]+-[a-z-]+)"/g;

/** Commands with a hyphen in their id: others are words that lines hold for other reasons too. */
function commandsIn({ path, text }) {
  return [...text.matchAll(declaration)].map(([, constant = "", id = ""]) => ({ path, constant, id }));
}

function inSamePackage(one, other) {
  return one.path.split("/")[1] === other.path.split("/")[1];
}

/** A line declares a dialog where it imports its folder, or says that it may be asked for. */
export function measureNewDialog(root) {
  const counts = ["editor", "dashboard"].flatMap((name) => {
    const sources = readSources(root, name);
    const folders = new Set(sources.flatMap(({ path }) => /^.*\/dialogs\/[\w-]+(?=\/[\w-]+-dialog\.tsx$)/.exec(path)?.[0] ?? []));
    return [...folders].map((folder) => {
      const isOwn = ({ path }) => path.startsWith(`${folder}/`);
      const counted = countOutside(sources, isOwn, declaresDialog(posix.basename(folder)));
      return { ...counted, german: counted.german + countGerman(sources, isOwn) };
    });
  });
  return summarise(counts);
}

function declaresDialog(name) {
  const imports = new RegExp(`["'](?:\\./|(?:\\.\\./)+(?:dialogs/)?|\\./dialogs/)${name}/`);
  const isRequest = new RegExp(`\\breadonly (?:kind: "${name}"|"?${name}"?\\??:)`);
  return (line) => imports.test(line) || isRequest.test(line);
}

/** Lines of the dictionaries, outside the member's own files, in the namespaces that these declare. */
function countGerman(sources, isOwn) {
  const namespaces = sources
    .filter(isOwn)
    .flatMap(({ text }) => [...text.matchAll(/defineStrings\(\s*"([^"]+)"/g)].map(([, name]) => name));
  const dictionaries = sources.filter((file) => isGerman(file) && !isOwn(file));
  const parts = namespaces.flatMap((name) =>
    dictionaries.map(({ text }) => new RegExp(`^ {2}"${name}": \\{\\n(?: {4}.*\\n)* {2}\\},$`, "m").exec(text)?.[0] ?? ""),
  );
  return parts.filter(Boolean).reduce((sum, part) => sum + part.split("\n").length, 0);
}

/** For a call with a resource of its own: lines that name its handlers, its client's file, or a call of it elsewhere. */
export function measureNewCall(root) {
  const server = readSources(root, "server");
  const client = readSources(root, "client");
  const resources = server.flatMap(({ path, text }) => {
    const constant = /\/resources\/[\w-]+\/handlers\.ts$/.test(path) && /export const (\w+Handlers)\b/.exec(text)?.[1];
    return constant ? [{ folder: posix.dirname(path), constant, operations: operationsIn(text) }] : [];
  });
  const onServer = resources.map(({ folder, constant, operations }) => {
    const count = (pattern) =>
      countOutside(
        server,
        ({ path }) => path.startsWith(`${folder}/`),
        (line) => pattern.test(line),
      ).lines;
    const perCall = operations.map((operation) => count(new RegExp(`"${operation}"|\\b${operation}:`)));
    return count(new RegExp(`\\b${constant}\\b`)) + quantile(perCall, 0.5);
  });
  const face = client.filter(({ path }) => path.endsWith("/client/src/index.ts"));
  const inClient = client
    .filter(({ text }) => /\bclient\.http\./.test(text))
    .map(
      ({ path }) =>
        countOutside(
          face,
          () => false,
          (line) => line.includes(`/${posix.basename(path, ".ts")}.js"`),
        ).lines,
    );
  return summarise(onServer.map((lines) => ({ lines: lines + quantile(inClient, 0.5), german: 0 })));
}

function operationsIn(text) {
  return [...text.matchAll(/^ {2}(\w+): async/gm)].map(([, operation = ""]) => operation);
}

function countOutside(sources, isOwn, declares) {
  const count = (files) => files.reduce((sum, file) => sum + file.text.split("\n").filter((line) => declares(line, file)).length, 0);
  const others = sources.filter((file) => !isOwn(file));
  return { lines: count(others.filter((file) => !isGerman(file))), german: count(others.filter(isGerman)) };
}

function summarise(members) {
  const of = (key, part) =>
    quantile(
      members.map((member) => member[key]),
      part,
    );
  return { lines: of("lines", 0.5), german: of("german", 0.5), how: `the middle of ${members.length}, the most ${of("lines", 1)}` };
}

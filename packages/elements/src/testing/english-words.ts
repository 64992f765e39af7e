/// <reference types="vite/client" />
import { blockDefinitions, presets } from "@mailwright/blocks";
import type { AnyBlockDefinition } from "@mailwright/document";
import { joinWords, type LanguageWords, type StringOverrides } from "@mailwright/ui";

type Module = Readonly<Record<string, unknown>>;
type Words = Record<string, string>;

/** Every file that declares words, by the convention of its name. */
const files = import.meta.glob<Module>(
  [
    "../../../{ui,rich-text,views,editor,dashboard}/src/**/{*-,}strings.ts",
    "../../../{editor,dashboard}/src/**/*-words.ts",
    "!**/languages/**",
  ],
  { eager: true },
);

/** All that the editor and the dashboard say in English, keyed as a host replaces it. Blocks, presets and checks included. */
export function collectEnglish(): StringOverrides {
  return joinWords(...Object.values(files).map(wordsIn), ...blockDefinitions.map(wordsOfBlock), { presets: wordsOfPresets() });
}

/** The namespaces in the files that were found. */
export function englishNamespaces(): readonly string[] {
  return Object.values(files).flatMap((module) => Object.keys(wordsIn(module)));
}

function wordsIn(module: Module): LanguageWords {
  return Object.fromEntries(Object.values(module).flatMap((member) => (isStrings(member) ? [[member.namespace, member.messages]] : [])));
}

function isStrings(value: unknown): value is { readonly namespace: string; readonly messages: LanguageWords[string] } {
  return typeof value === "object" && value !== null && "namespace" in value && "messages" in value;
}

function wordsOfBlock({ type, strings }: AnyBlockDefinition): LanguageWords {
  const words: Words = { name: strings.name };
  const add = (path: string, members: Readonly<Record<string, string>> = {}) => {
    for (const [name, text] of Object.entries(members)) words[`${path}.${name}`] = text;
  };
  add("props", strings.props);
  add("hints", strings.hints);
  add("faults", strings.faults);
  add("looks", strings.looks);
  for (const [prop, options] of Object.entries(strings.options ?? {})) add(`options.${prop}`, options);
  for (const [prop, item] of Object.entries(strings.items ?? {})) {
    if (!item) continue;
    add(`items.${prop}`, { name: item.name, add: item.add });
    add(`items.${prop}.props`, item.props);
    for (const [member, options] of Object.entries(item.options ?? {})) add(`items.${prop}.options.${member}`, options);
  }
  return { [`blocks.${type}`]: words };
}

function wordsOfPresets(): Words {
  return Object.fromEntries(
    presets.flatMap(({ id, name, keywords }) => [[`${id}.name`, name], ...(keywords ? [[`${id}.keywords`, keywords]] : [])]),
  );
}

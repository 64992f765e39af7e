import type { BlockStrings, ItemStrings } from "@mailwright/document";

type Words = Record<string, string>;

/** A block's words as a translator asks for them: `props.color`, `options.line.solid`, `items.links.name`. */
export function wordsOfBlock({
  name,
  props,
  options = {},
  items = {},
  hints = {},
  faults = {},
  looks = {},
}: BlockStrings): Readonly<Words> {
  return {
    name,
    ...below("props", props),
    ...belowEach("options", options),
    ...below("hints", hints),
    ...below("faults", faults),
    ...below("looks", looks),
    ...Object.assign({}, ...Object.entries(items).map(([list, item]) => (item ? wordsOfItems(`items.${list}`, item) : {}))),
  };
}

function wordsOfItems(path: string, { name, add, props, options = {} }: ItemStrings): Words {
  return { [`${path}.name`]: name, [`${path}.add`]: add, ...below(`${path}.props`, props), ...belowEach(`${path}.options`, options) };
}

function below(path: string, words: Readonly<Record<string, string>>): Words {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [`${path}.${key}`, word]));
}

function belowEach(path: string, groups: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>): Words {
  return Object.assign({}, ...Object.entries(groups).map(([key, words = {}]) => below(`${path}.${key}`, words)));
}

import { type Block, isMergeTag, type JsonValue, mergeTagPattern } from "@mailwright/document";

/** A source in which merge tags that stand for the colour of a ground or a line are colours, so that what they colour is seen. */
export interface TagColors {
  readonly source: string;
  /** What was read from it, with the tags again. */
  restore(value: JsonValue): JsonValue;
  restoreBlock(block: Block): Block;
}

const beforeColor = /(?:\bbackground(?:-color)?|\bborder(?:-[a-z]+)*|\bbgcolor)\s*[:=]\s*["']?[^;"'<>{}]*$/i;
const lookBackMax = 120;
const firstColor = 0x2b3a4a;

/** A browser passes over `background:{{ accent }}`: white words on it would be white on white. */
export function showTagColors(source: string): TagColors {
  const colors = new Map<string, string>();
  const plain = source.toLowerCase();
  let next = firstColor;
  const colorFor = (tag: string) => {
    const known = colors.get(tag);
    if (known) return known;
    let color = hexOf(next);
    while (plain.includes(color)) color = hexOf(++next);
    next++;
    colors.set(tag, color);
    return color;
  };
  const shown = source.replace(mergeTagPattern(), (tag, ...rest) => {
    const at = rest.find((each): each is number => typeof each === "number") ?? 0;
    const before = source.slice(Math.max(0, at - lookBackMax), at);
    return beforeColor.test(before) && !/\([^)]*$/.test(before) && isMergeTag(tag) ? colorFor(tag) : tag;
  });
  const written = [...colors].flatMap(([tag, color]) => [color, rgbOf(color)].map((each) => [each, tag.replaceAll('"', "'")] as const));
  const restoreText = (text: string) => written.reduce((said, [color, tag]) => said.replaceAll(color, tag), text);
  const restore = (value: JsonValue): JsonValue => {
    if (typeof value === "string") return restoreText(value);
    if (Array.isArray(value)) return value.map(restore);
    return typeof value === "object" && value !== null ? restoreAll(value as Values) : value;
  };
  const restoreAll = (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, restore(value)]));
  const restoreBlock = (block: Block): Block => ({
    ...block,
    props: restoreAll(block.props),
    ...(block.extras && { extras: restoreAll(block.extras) }),
    ...(block.children && { children: block.children.map(restoreBlock) }),
  });
  return { source: shown, restore, restoreBlock: colors.size === 0 ? (block) => block : restoreBlock };
}

type Values = Readonly<Record<string, JsonValue>>;

function hexOf(color: number): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}

function rgbOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(", ")})`;
}

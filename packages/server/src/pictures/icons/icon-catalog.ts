import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** One drawing of the bundled set, in every style. */
export interface IconEntry {
  name: string;
  tags: readonly string[];
  /** Identifiers of categories. */
  categories: readonly string[];
}

export interface IconCatalog {
  icons: readonly IconEntry[];
  categories: readonly { name: string; identifier: string }[];
}

export interface IconId {
  name: string;
  style: IconStyle;
}

// Phosphor (MIT): 1,512 drawings in six styles.
export const iconStyles = ["regular", "thin", "light", "bold", "fill", "duotone"] as const;
export type IconStyle = (typeof iconStyles)[number];

/** Sets the ids apart from those of another set. They stand in emails, so they stay as they are. */
const setPrefix = "ph-";
const files = join(dirname(createRequire(import.meta.url).resolve("@phosphor-icons/core")), "../assets");

let loading: Promise<IconCatalog> | null = null;

/** The bundled icons, read when somebody first asks for them. */
export function loadIcons(): Promise<IconCatalog> {
  loading ??= readCatalog();
  return loading;
}

async function readCatalog(): Promise<IconCatalog> {
  const { icons, IconCategory } = await import("@phosphor-icons/core");
  const categories = Object.values(IconCategory).map((category) => ({
    name: `${category.charAt(0).toUpperCase()}${category.slice(1).replace("&", "and")}`,
    identifier: identifierOf(category),
  }));
  const entries = icons.map(({ name, tags, categories: inside }) => ({
    name,
    tags: tags.filter((tag) => !tag.startsWith("*")), // marks of the set's releases, such as *new*
    categories: inside.map(identifierOf),
  }));
  return { icons: entries, categories };
}

const identifierOf = (category: string) => category.replaceAll(/[^a-z]+/g, "-");

export const writeIconId = ({ name, style }: IconId) => `${setPrefix}${fileStem(name, style)}`;

/** The icon of the set that has this id, or null. */
export function parseIconId(id: string, { icons }: IconCatalog): IconId | null {
  if (!id.startsWith(setPrefix)) return null;
  const stem = id.slice(setPrefix.length);
  const style = iconStyles.find((candidate) => stem.endsWith(`-${candidate}`)) ?? "regular";
  const name = style === "regular" ? stem : stem.slice(0, -style.length - 1);
  return icons.some((icon) => icon.name === name) ? { name, style } : null;
}

/** Only for an id that `parseIconId` answered: its parts are names of the set. */
export const iconFile = ({ name, style }: IconId) => join(files, style, `${fileStem(name, style)}.svg`);

const fileStem = (name: string, style: IconStyle) => (style === "regular" ? name : `${name}-${style}`);

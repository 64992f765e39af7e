import { createMemory } from "../memory/remember.js";
import { lightenStyle } from "./lighten-style.js";
import { neededClasses, ownClasses } from "./own-classes.js";

/** The same few tags make up every email. */
const remember = createMemory<string>(2000);

/** One tag of MJML's with fewer bytes, which may be none. `parent` is the start tag of the element around a block, where that is known. */
export function lightenTag(tag: string, name: string, parent: string | undefined): string {
  // Browsers add what is left out here.
  if (tag === "<tbody>" || tag === "</tbody>") return "";
  if (tag.startsWith("</") || name.includes(":")) return tag;
  return remember(`${parent ?? ""}${tag}`, () => lighten(tag, name, parent));
}

function lighten(tag: string, name: string, parent: string | undefined): string {
  const light = tag
    .replace(/([\w"])\s+(?=[\w-]+=")/g, "$1 ")
    .replace(/ class="([^"]*)"/, (_, classes: string) => writeClass(neededClasses(withoutWidth(classes, tag))))
    .replace(/ style="([^"]*)"/, (_, style: string) => writeStyle(lightenStyle(style, name, parent)))
    .replace(/\s*\/>$/, ">");
  if (name === "td") return light.replace(' role="presentation"', "");
  return name === "table" ? lightenTable(light) : light;
}

/** No table of a mail program has a border of its own, and what fills its place has no side to stand on. */
function lightenTable(tag: string): string {
  const plain = tag.replace(/ border="0"| bgcolor="transparent"/g, "");
  return / style="(?:[^"]*;)?width:100%;?"/.test(plain) ? plain.replace(' align="center"', "") : plain;
}

const widthClass = /(^| )mj-column-per-(\d+(?:-\d+)?)(?= |$)/;

/** A column that stays beside others on a phone says itself how wide it is, unless an override says otherwise. */
function withoutWidth(classes: string, tag: string): string {
  const width = `width:${widthClass.exec(classes)?.[2]?.replace("-", ".")}%`;
  const isSaid = tag.includes(`;${width}`) || tag.includes(`"${width}`);
  const others = classes.replace(widthClass, "$1");
  return isSaid && ownClasses(others) === "" ? others : classes;
}

function writeClass(classes: string): string {
  return classes === "" ? "" : ` class="${classes}"`;
}

function writeStyle(style: string): string {
  return style === "" ? "" : ` style="${style}"`;
}

import { createMemory } from "../memory/remember.js";
import { lightenStyle } from "./lighten-style.js";

/** The same few tags make up every email. */
const remember = createMemory<string>(2000);

/** One tag of MJML's with fewer bytes, which may be none. `parent` is the start tag of the element around a block, where that is known. */
export function lightenTag(tag: string, name: string, parent: string | undefined): string {
  // Browsers add what is left out here.
  if (tag === "<tbody>" || tag === "</tbody>") return "";
  if (tag.startsWith("</") || name.includes(":")) return tag;
  return remember(`${parent ?? ""}${tag}`, () => lighten(tag, name, parent));
}

/** One for Outlook 2003 alone, which drew as the browser did, and that of columns which fill their row: they say so themselves (`lightenHead`). */
const needlessClasses = /(^| )(?:mj-outlook-group-fix|mj-column-per-100)(?= |$)/g;

function lighten(tag: string, name: string, parent: string | undefined): string {
  const light = tag
    .replace(/([\w"])\s+(?=[\w-]+=")/g, "$1 ")
    .replace(/ class="([^"]*)"/, (_, classes: string) => writeClass(classes.replace(needlessClasses, "$1")))
    .replace(/ style="([^"]*)"/, (_, style: string) => writeStyle(lightenStyle(style, name, parent)))
    .replace(/\s*\/>$/, ">");
  return name === "table" ? lightenTable(light) : light;
}

/** No table of a mail program has a border of its own, and what fills its place has no side to stand on. */
function lightenTable(tag: string): string {
  const plain = tag.replace(/ border="0"| bgcolor="transparent"/g, "");
  return / style="(?:[^"]*;)?width:100%;?"/.test(plain) ? plain.replace(' align="center"', "") : plain;
}

function writeClass(classes: string): string {
  const kept = classes.replace(/ {2,}/g, " ").trim();
  return kept === "" ? "" : ` class="${kept}"`;
}

function writeStyle(style: string): string {
  return style === "" ? "" : ` style="${style}"`;
}

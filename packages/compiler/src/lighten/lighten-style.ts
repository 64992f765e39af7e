import { readAttributes, readDeclarations } from "@mailwright/document";
import { ownClasses } from "./own-classes.js";

/** Long words are broken rather than running out of their column. Said once for the whole email. */
export const longWords = "word-break:break-word";

/** What is so anyway: values that nothing else gives to these elements, and that no element inherits. */
const usual: Readonly<Record<string, readonly string[]>> = {
  img: ["outline:none", "text-decoration:none"],
  // Only cells and what stands in lines is aligned so.
  table: ["vertical-align:top", "vertical-align:middle", "vertical-align:bottom"],
  // The outermost element of an email says it for all (`lightenHead`).
  td: [longWords, "border:none", "cursor:auto"],
  a: ["margin:0", "margin:0px"],
};
/** What is so anyway of everything that MJML writes. */
const nowhere: ReadonlySet<string> = new Set(["background:transparent", "background-color:transparent"]);
const zeros = /^(?:padding|margin|border-spacing)(?:-|:)/;

/** The declarations of an element of this name that say something. `parent` is the start tag around it, where it takes over from that. */
export function lightenStyle(style: string, name: string, parent: string | undefined): string {
  // A merge tag may hold a semicolon.
  if (/[{}%[\]|*&<>]/.test(style.replace(/\d%/g, ""))) return style;
  const all = splitStyle(style);
  const inherited = parent === undefined ? [] : inheritedFrom(parent);
  const isNeedless = (each: string, at: number) =>
    nowhere.has(each) || usual[name]?.includes(each) || isRepeated(each, all, at) || inherited.includes(each);
  return joinBorders(all.filter((each, at) => !isNeedless(each, at)))
    .map(shorten)
    .join(";");
}

function splitStyle(style: string): readonly string[] {
  return Array.from(style.matchAll(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^()]*\))+/g), ([each]) => each.trim()).filter((each) => each !== "");
}

/** Is it said by another declaration of the same element? */
function isRepeated(each: string, all: readonly string[], at: number): boolean {
  if (each === "border-spacing:0px") return all.includes("border-collapse:collapse");
  const color = /^background:(#[\da-f]{6})$/i.exec(each)?.[1];
  return color !== undefined && all[at + 1] === `background-color:${color}`;
}

/** What a cell, or the element around columns that stay beside each other, hands down in every mail program. */
function inheritedFrom(parent: string): readonly string[] {
  const attributes = readAttributes(parent);
  // With a class it may look otherwise on a phone.
  if (ownClasses(attributes.get("class") ?? "") !== "") return [];
  const style = readDeclarations(attributes.get("style") ?? "");
  const isNothing = style.get("font-size") === "0px" || style.get("font-size") === "0";
  const isLeft = parent.startsWith("<div ") && style.get("text-align") === "left";
  return [
    ...(isNothing ? ["font-size:0px"] : []),
    ...(style.get("direction") === "ltr" ? ["direction:ltr"] : []),
    ...(isLeft ? ["text-align:left"] : []),
  ];
}

const sides = ["border-top:", "border-right:", "border-bottom:", "border-left:"];
const aboutAllSides = /^border(?:-(?:top|right|bottom|left)-.*|-color|-style|-width|-image)?:/;

/** Four lines alike are one. */
function joinBorders(all: readonly string[]): readonly string[] {
  const values = sides.map((side) => all.filter((each) => each.startsWith(side)).map((each) => each.slice(side.length)));
  const [value] = values[0] ?? [];
  const areAlike = value !== undefined && values.every(([own, ...others]) => own === value && others.length === 0);
  if (!areAlike || all.some((each) => aboutAllSides.test(each))) return all;
  const isLine = (each: string) => sides.some((side) => each.startsWith(side));
  const first = all.findIndex(isLine);
  return all.flatMap((each, at) => (at === first ? [`border:${value}`] : isLine(each) ? [] : [each]));
}

function shorten(declaration: string): string {
  if (zeros.test(declaration)) return declaration.replace(/(?<=[: ])0px(?= |$)/g, "0");
  return declaration.startsWith("font-family:") ? declaration.replaceAll(", ", ",") : declaration;
}

import { type OverridePart, overrideParts, readAttributes } from "@mailwright/document";
import { readTags, type Tag } from "../markup/read-tags.js";
import { diffStyles, readStyle, writeImportant } from "./diff-styles.js";
import { createRule, lightPictureRule, mergeRules, type OverrideRule } from "./override-rules.js";

/** The same piece of HTML as other devices, or a dark screen, should show it. */
export type Variants = { readonly [K in OverridePart]?: string | undefined };

/** HTML with classes. Together with the rules, which belong in the head, it shows every variant. */
export interface Overlaid {
  readonly html: string;
  readonly rules: readonly OverrideRule[];
  /** The variants that have other tags than the base. CSS cannot turn one into the other, so they are not shown. */
  readonly unapplied: readonly OverridePart[];
}

interface Mark {
  readonly classes: string[];
  /** The picture that takes this one's place in the dark. */
  twin?: string;
}

interface Sheet {
  readonly marks: Map<number, Mark>;
  readonly rules: OverrideRule[];
}

/**
 * Makes one HTML out of a base and its variants. Both are compared tag by tag. Where the styles of an element differ, the element gets a
 * class, and a rule for that class holds the difference. Only the compiled HTML is compared, so this works for every block.
 */
export function overlayVariants(html: string, variants: Variants): Overlaid {
  const tags = readTags(html);
  const sheet: Sheet = { marks: new Map(), rules: [] };
  const unapplied: OverridePart[] = [];
  // The media query for tablets matches phones too. So the rules for phones hold what differs from the tablet's look.
  let below = tags;
  for (const part of overrideParts) {
    const variant = variants[part];
    if (variant === undefined) continue;
    const wanted = readTags(variant);
    if (!hasSameOutline(tags, wanted)) {
      unapplied.push(part);
      continue;
    }
    const base = part === "mobile" ? below : tags;
    for (const [index, tag] of wanted.entries()) compareTag(part, index, base, tag, sheet);
    addTwins(part, tags, wanted, variant, sheet);
    if (part === "tablet") below = wanted;
  }
  return { html: writeMarks(html, tags, sheet.marks), rules: mergeRules([sheet.rules]), unapplied };
}

function hasSameOutline(one: readonly Tag[], other: readonly Tag[]): boolean {
  return (
    one.length === other.length && one.every(({ name, isClosing }, at) => name === other[at]?.name && isClosing === other[at].isClosing)
  );
}

function compareTag(part: OverridePart, index: number, base: readonly Tag[], wanted: Tag, sheet: Sheet): void {
  const before = base[index];
  if (!before || wanted.isClosing || before.source === wanted.source) return;
  const [was, is] = [readAttributes(before.source), readAttributes(wanted.source)];
  const changed = diffStyles(readStyle(was.get("style") ?? ""), readStyle(is.get("style") ?? ""));
  const put = (attribute: string, property: string, unit = "") => {
    const value = is.get(attribute);
    if (value !== undefined && value !== was.get(attribute) && !changed.has(property)) changed.set(property, value + unit);
  };
  put("bgcolor", "background-color");
  if (wanted.name !== "img") put("width", "width", /%$/.test(is.get("width") ?? "") ? "" : "px");
  const align = is.get("align");
  if (wanted.name === "td" && align !== undefined && align !== was.get("align")) {
    if (!changed.has("text-align")) changed.set("text-align", align);
    if (base[index + 1]?.name === "table") addRule(part, index + 1, marginsOf(align), sheet);
  }
  addRule(part, index, changed, sheet);
}

// The attribute `align` of a cell moves the table inside it. In CSS the table's margins do that.
function marginsOf(align: string): ReadonlyMap<string, string> {
  return new Map([
    ["margin-left", align === "left" ? "0" : "auto"],
    ["margin-right", align === "right" ? "0" : "auto"],
  ]);
}

function addRule(part: OverridePart, index: number, declarations: ReadonlyMap<string, string>, sheet: Sheet): void {
  const css = writeImportant(declarations);
  if (css === "") return;
  const rule = createRule(part, css);
  sheet.rules.push(rule);
  markOf(sheet, index).classes.push(rule.className);
}

function addTwins(part: OverridePart, tags: readonly Tag[], wanted: readonly Tag[], variant: string, sheet: Sheet): void {
  if (part !== "dark") return;
  tags.forEach((tag, index) => {
    const other = wanted[index];
    if (tag.name !== "img" || !other || readAttributes(tag.source).get("src") === readAttributes(other.source).get("src")) return;
    const style = readAttributes(other.source).get("style") ?? "";
    const rule = createRule("dark", `display:${readStyle(style).get("display") ?? "inline"}!important`);
    const hidden = variant.slice(other.start, other.end).replace(/ (?:style|class)="[^"]*"/g, "");
    const attributes = ` class="${rule.className}" style="${style.replace(/;$/, "")};display:none"`;
    const mark = markOf(sheet, index);
    // Outlook for Windows ignores `display:none` on a picture and would show both. A conditional comment hides the second one from it.
    mark.twin = `<!--[if !mso]><!-->${hidden.slice(0, 4)}${attributes}${hidden.slice(4)}<!--<![endif]-->`;
    mark.classes.push(lightPictureRule.className);
    sheet.rules.push(lightPictureRule, rule);
  });
}

function markOf({ marks }: Sheet, index: number): Mark {
  const mark = marks.get(index) ?? { classes: [] };
  marks.set(index, mark);
  return mark;
}

function writeMarks(html: string, tags: readonly Tag[], marks: ReadonlyMap<number, Mark>): string {
  let written = "";
  let from = 0;
  for (const [index, { classes, twin = "" }] of [...marks].sort(([one], [other]) => one - other)) {
    const tag = tags[index];
    if (!tag) continue;
    written += html.slice(from, tag.start) + withClasses(html.slice(tag.start, tag.end), tag, classes) + twin;
    from = tag.end;
  }
  return written + html.slice(from);
}

function withClasses(source: string, { name }: Tag, classes: readonly string[]): string {
  const added = [...new Set(classes)].join(" ");
  if (/\sclass="/.test(source))
    return source.replace(/(\sclass=")([^"]*)/, (_, open: string, own: string) => open + added + (own && ` ${own}`));
  return `${source.slice(0, name.length + 1)} class="${added}"${source.slice(name.length + 1)}`;
}

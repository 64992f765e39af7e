import { readDeclarations } from "@mailwright/document";

const box = /<div style="([^"]*)">$/;
const heading = /^\uE004<(h[1-6])(?= )[^<>]* style="([^"]*)"[^<>]*>((?!<h[1-6][ >])[\s\S])*?<\/\1>\uE005$/;
const absolute: Readonly<Record<string, RegExp>> = {
  "font-family": /^(?!inherit)[\w ,'-]+$/,
  "font-size": /^[\d.]+px$/,
  "line-height": /^[\d.]+(?:px)?$/,
  color: /^(?:#|rgba?\()/,
};

/**
 * MJML's box around a block, without the look that the one heading in it has of its own: no word stands beside the heading. `before` ends with the
 * start tag of the box, `after` begins with its end.
 */
export function dropOverridden(before: string, content = "", after = ""): string {
  const own = box.test(before) && after.startsWith("</div>") ? heading.exec(content)?.[2] : undefined;
  if (own === undefined) return before;
  const look = readDeclarations(own);
  const isUnread = (declaration: string) => {
    const [property = ""] = declaration.split(":");
    return absolute[property]?.test(look.get(property) ?? "") ?? false;
  };
  return before.replace(box, (_, style: string) => {
    const read = style.split(";").filter((each) => !isUnread(each));
    return `<div style="${read.join(";")}">`;
  });
}

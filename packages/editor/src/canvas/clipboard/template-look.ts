import { fontStack, type GeneralSettings } from "@mailwright/document";

/**
 * What the template gives words that have no look of their own. Without it what was copied would be laid out in the browser's Times New
 * Roman, black, and that would be taken for its own look. Anything that the copied HTML says wins.
 */
export function templateLook(settings: GeneralSettings): string {
  const { paragraphFonts, headerFonts, textColor, textFontSize, linkColor, lineSpacing } = settings;
  const lineHeight = Number.parseFloat(lineSpacing) / 100;
  const body = `font-family:${fontStack(paragraphFonts)};font-size:${textFontSize}px;color:${textColor};line-height:${lineHeight}`;
  const headings = ([1, 2, 3, 4, 5, 6] as const).map((level) => {
    const weight = settings[`h${level}HeadingBold`] ? "bold" : "normal";
    const slant = settings[`h${level}HeadingItalic`] ? "italic" : "normal";
    const look = `color:${settings[`h${level}HeadingFontColor`]};font-size:${settings[`h${level}HeadingFontSize`]}px`;
    return `h${level}{font-family:${fontStack(headerFonts)};${look};font-weight:${weight};font-style:${slant}}`;
  });
  return `body{${body}}td,th{font-size:inherit;color:inherit;line-height:inherit}a:link{color:${linkColor}}${headings.join("")}`;
}

/** A page with these rules before its own. */
export function withSheet(page: string, sheet: string): string {
  const doctype = /^\s*<!doctype[^>]*>/i.exec(page)?.[0] ?? "";
  return `${doctype || "<!doctype html>"}<style>${sheet}</style>${page.slice(doctype.length)}`;
}

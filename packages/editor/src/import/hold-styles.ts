/**
 * HTML of anybody without `style` attributes and elements that a strict content security policy would report, however broken the tags
 * are: the attributes have another name, from which a picture takes them back (see `fillFrame`), and a sheet without an end is none.
 */
export function holdStyles(html: string): string {
  const lastEnd = html.toLowerCase().lastIndexOf("</style");
  const [closed, open] = [html.slice(0, Math.max(0, lastEnd)), html.slice(Math.max(0, lastEnd))];
  return (closed + open.replace(/<style/gi, "<mw-style")).replace(/([\s/"'])style(?=\s*=)/gi, "$1data-mw-style");
}

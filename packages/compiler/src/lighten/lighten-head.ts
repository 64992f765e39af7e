import { longWords } from "./lighten-style.js";

const style = /<style(?: type="text\/css")?( media="[^"]*")?>([\s\S]*?)<\/style>/g;
/** Style sheets that MJML writes itself: nothing of an author is in them. */
const ownSheet = /^\s*(?:#outlook a|@media only screen and \((?:min|max)-width:[\d.]+px\)\s*\{\s*(?:table)?\.mj-|\.moz-text-html \.mj-)/;
const filler = /(?:&#847;&zwnj;&nbsp;)+/g;

/**
 * What stands before the rows of an email, with fewer bytes and the same meaning for every mail program of today: without what Outlook 2003
 * and the Internet Explorer needed, and without white space in MJML's style sheets.
 */
export function lightenHead(before: string): string {
  return (
    before
      .replace('<!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->', "")
      .replace(/<!--\[if lte mso 11\]>[\s\S]*?<!\[endif\]-->\s*/, "")
      .replace(/^(<!doctype html><html[^<>]*?) xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/, "$1")
      .replace(/<!--\[if mso\]>\s*<noscript>[\s\S]*?<\/noscript>\s*<!\[endif\]-->/, (found) => found.replace(/\s*\n\s*/g, ""))
      .replace(style, (_, media = "", css: string) => writeSheet(media, ownSheet.test(css) ? withoutOld(tidy(css)) : css.trim()))
      // A meta element says it too, and only the first programs with a dark mode know this name.
      .replace(":root{color-scheme:light dark;supported-color-schemes:light dark}", ":root{color-scheme:light dark}")
      .replace(/<div [^<>]*aria-roledescription="email"[^<>]*>/, sayLongWords)
      // The same signs in a third of the bytes.
      .replace(filler, (found) => "\u034F\u200C\u00A0".repeat(found.length / "&#847;&zwnj;&nbsp;".length))
  );
}

/** A column that fills its row says so itself, on every screen. */
const wholeColumn = /(?:\.moz-text-html )?\.mj-column-per-100\{width:100%!important;max-width:100%\}\s*/;
const nothing = /^(?:@media only screen and \(min-width:[\d.]+px\)\{\s*\})?$/;

function writeSheet(media: string, css: string): string {
  const read = css.replace(wholeColumn, "");
  return nothing.test(read) && read !== css ? "" : `<style${media}>${read}</style>`;
}

function sayLongWords(tag: string): string {
  const own = / style="([^"]*)"/.exec(tag)?.[1];
  if (own === undefined) return tag.replace(/>$/, ` style="${longWords}">`);
  // The body says the latter too.
  const style = [longWords, ...own.split(";").filter((each) => each !== "word-spacing:normal" && each !== longWords)].join(";");
  return tag.replace(own, () => style);
}

/** For Outlook 2007, which had a link of its own to a browser, for the Internet Explorer and for phones that ran it. */
const old = ["#outlook a{padding:0}", ";-ms-text-size-adjust:100%", ";-ms-interpolation-mode:bicubic"];

const withoutOld = (css: string) => old.reduce((left, each) => left.replace(each, ""), css);

function tidy(css: string): string {
  return css
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: (?=[^{}]*})/g, ":")
    .replace(/ !important/g, "!important")
    .replaceAll(";}", "}")
    .trim();
}

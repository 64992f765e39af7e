import type { ScreenshotClient } from "./screenshot-service.js";

type Named = Omit<ScreenshotClient, "id">;

/** How Litmus calls mail programs, by how the names begin; what comes behind is a version. The longer ones come first. */
const beginnings: readonly (readonly [begins: string, name: string, kind: Named["kind"]])[] = [
  ["ANDROIDGMAILAPP", "Gmail app (Android)", "mobile"],
  ["ANDROID", "Android", "mobile"],
  ["GMAILAPPANDROID", "Gmail app (Android)", "mobile"],
  ["GMAILAPP", "Gmail app", "mobile"],
  ["IPHONE", "iPhone", "mobile"],
  ["IPAD", "iPad", "mobile"],
  ["OUTLOOKCOM", "Outlook.com", "web"],
  ["OFFICE365", "Microsoft 365", "web"],
  ["OL", "Outlook", "desktop"],
  ["APPMAIL", "Apple Mail", "desktop"],
  ["THUNDERBIRD", "Thunderbird", "desktop"],
  ["NOTES", "Notes", "desktop"],
  ["GMAILNEW", "Gmail", "web"],
  ["GMAIL", "Gmail", "web"],
  ["YAHOO", "Yahoo Mail", "web"],
  ["AOL", "AOL Mail", "web"],
  ["COMCAST", "Comcast", "web"],
  ["FREENETDE", "Freenet.de", "web"],
  ["GMXDE", "GMX.de", "web"],
  ["WEBDE", "Web.de", "web"],
  ["TONLINEDE", "T-Online.de", "web"],
];

/** Litmus lists bare names such as `OL2016` and `FFGMAILNEW`: what people call these. One that nobody knows keeps its name. */
export function nameLitmusClient(id: string): Named {
  const [, browser = "", rest = ""] = /^(FF|CHROME|IE|EDGE)?(.+)$/.exec(id.toUpperCase()) ?? [];
  const known = beginnings.find(([begins]) => rest.startsWith(begins));
  if (!known) return { name: id, kind: "other" };
  const [begins, name, kind] = known;
  const version = rest.slice(begins.length).replace(/^[-_]+/, "");
  const place = { FF: " (Firefox)", CHROME: " (Chrome)", IE: " (Internet Explorer)", EDGE: " (Edge)" }[browser] ?? "";
  return { name: `${name}${/^[\d.]+$/.test(version) ? ` ${version}` : version && ` ${version.toLowerCase()}`}${place}`, kind };
}

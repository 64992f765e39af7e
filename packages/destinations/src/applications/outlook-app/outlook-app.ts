import { noTags } from "../../merge-tags/dialect.js";

/** The files that Outlook opens as new messages. */
export const outlookFiles = {
  oft: { system: "Windows", mime: "application/vnd.ms-outlook" },
  emltpl: { system: "macOS", mime: "message/rfc822" },
} as const;

export type OutlookExtension = keyof typeof outlookFiles;

/** Outlook on a computer: no service, but a file, which `@mailwright/destinations/outlook-app` writes. */
export const outlookApp = {
  id: "outlook-app",
  name: "Outlook app",
  tab: "application",
  mark: { letters: "O", ground: "#0f6cbd", ink: "#ffffff" },
  files: outlookFiles,
  mergeTags: noTags,
} as const;

/** What an address calls it: `otf` is how the export call has always spelled it. */
export function readOutlookExtension(text: string): OutlookExtension | null {
  if (text === "otf" || text === "oft") return "oft";
  return text === "emltpl" ? "emltpl" : null;
}

import { css } from "@mailwright/compiler";
import type { GeneralSettings } from "@mailwright/document";

/** The inline CSS of a link in text. Gmail and Outlook colour and underline a bare `<a>` themselves. */
export function linkStyle(settings: GeneralSettings, color = settings.linkColor): string {
  return css({ color, "text-decoration": settings.underlineLinks ? "underline" : "none" });
}

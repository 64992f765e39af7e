import type { PreviewDevice } from "@mailwright/views/preview";

/** Windows up to this wide are those of phones, in CSS pixels. */
const phoneMax = 600;

/** The device that a guest sees the email on first: whoever looks on a phone sees it as a phone shows it, and not tiny. */
export function firstDevice(windowWidth: number): PreviewDevice {
  return windowWidth <= phoneMax ? "mobile" : "desktop";
}

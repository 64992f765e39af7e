import type { Device } from "@mailwright/editing";
import type { MailViewport } from "../mail/media-query.js";

/** How the sheet of paper lies on the desk. */
export interface PaperSize {
  readonly widthPx: number;
  readonly viewport: MailViewport;
}

const phonePx = 375;
const tabletPx = 768;
/** How much of the page's own background shows on each side of the email, if the desk has room for it. */
const marginPx = 40;
const desktopWindowPx = 1024;

/**
 * The width of the paper, and of the window that the email's width queries refer to. On a desktop the paper shows a part of the page, and
 * the queries see an ordinary window. On the other devices the paper is the screen.
 */
export function paperSize(device: Device, mailWidthPx: number, roomPx: number): PaperSize {
  if (device === "mobile") return { widthPx: phonePx, viewport: { kind: "container", paperPx: phonePx } };
  if (device === "tablet") return { widthPx: tabletPx, viewport: { kind: "container", paperPx: tabletPx } };
  const widthPx = Math.max(mailWidthPx, Math.min(roomPx, mailWidthPx + 2 * marginPx));
  return { widthPx, viewport: { kind: "virtual", widthPx: desktopWindowPx, paperPx: widthPx } };
}

import { roomAtEnd } from "./room-in-cell.js";

/** A picture that is as wide as there is room, with the cell that MJML puts around one. It writes attributes in lines of their own. */
const fluidPicture = /(?:<td\s+style="width:[\d.]+px;?"[^<>]*>\s*(?:<a\s[^<>]*>\s*)?)?<img\s[^<>]*\bstyle="[^"]*\bwidth:100%[^<>]*>/g;

/**
 * Outlook for Windows shows a picture as wide as its attribute says, and makes the column wider where it does not fit. MJML knows nothing of
 * the boxes around blocks, nor do blocks that write pictures themselves; so what is too wide gets the width that there is.
 */
export function fitPictures(html: string): string {
  if (!html.includes("<img")) return html;
  return html.replace(fluidPicture, (picture: string, at: number) => {
    const width = Number(/<img\s[^<>]*\swidth="([\d.]+)"/.exec(picture)?.[1] ?? 0);
    const room = width > 1 ? Math.floor(roomAtEnd(html.slice(0, at)) ?? width) : width;
    // Where paddings leave no room at all it is the same everywhere.
    if (room < 1 || room >= width) return picture;
    return picture.replace(/(<td\s+style="width:)[\d.]+/, `$1${room}`).replace(/(<img\s[^<>]*\swidth=")[\d.]+/, `$1${room}`);
  });
}

import { sleepAttribute } from "../mail/mail-sheet.js";

/**
 * If a picture fails while its row sleeps, Chromium never shows its alternative text until its box is made anew. So all such pictures are
 * hidden, and then all are shown again. One after the other, a thousand pictures would cost a thousand layouts.
 */
export function showFailedWords(moved: readonly Element[]): void {
  const failed = moved.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0);
  const pictures = failed.filter((each): each is HTMLImageElement => each.closest(`[${sleepAttribute}]`) !== null);
  const styles = pictures.map((picture) => picture.getAttribute("style"));
  for (const picture of pictures) picture.style.setProperty("display", "none", "important");
  // Reading a computed style makes the browser apply `display: none`.
  for (const picture of pictures) void getComputedStyle(picture).display;
  pictures.forEach((picture, index) => {
    const style = styles[index];
    if (typeof style === "string") picture.setAttribute("style", style);
    else picture.removeAttribute("style");
  });
}

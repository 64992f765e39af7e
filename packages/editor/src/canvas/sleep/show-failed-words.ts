import { sleepAttribute } from "../mail/mail-sheet.js";

/**
 * Of a picture that fails in a sleeping row Chromium never shows the alternative text, unless its box is made anew. First all of
 * them lose their box, then all get it back: if they took turns, a thousand would be laid out a thousand times.
 */
export function showFailedWords(moved: readonly Element[]): void {
  const failed = moved.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0);
  const pictures = failed.filter((each): each is HTMLImageElement => each.closest(`[${sleepAttribute}]`) !== null);
  const styles = pictures.map((picture) => picture.getAttribute("style"));
  for (const picture of pictures) picture.style.setProperty("display", "none", "important");
  // Asking for a style makes the browser apply it.
  for (const picture of pictures) void getComputedStyle(picture).display;
  pictures.forEach((picture, index) => {
    const style = styles[index];
    if (typeof style === "string") picture.setAttribute("style", style);
    else picture.removeAttribute("style");
  });
}

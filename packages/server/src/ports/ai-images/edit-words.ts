import type { EditWish } from "./image-maker.js";

/** How each change is said to a service that takes words only. */
export function editInWords({ edit, prompt }: Pick<EditWish, "edit" | "prompt">): string {
  const wished = prompt.trim();
  if (edit === "words") return wished;
  if (edit === "background") return "Remove the background and leave it transparent. Keep the subject exactly as it is.";
  const extended = "Extend the picture beyond its edges until it fills the new frame. Keep everything that it shows exactly as it is.";
  return wished === "" ? extended : `${extended}\n\nTo be seen there: ${wished}`;
}

/** The name that a picture is sent under. */
export const fileNameOf = (mime: string) => (mime === "image/png" ? "picture.png" : "picture.jpg");

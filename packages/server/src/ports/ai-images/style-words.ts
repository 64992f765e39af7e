import type { AiStyle, ImageWish } from "./image-maker.js";

/** How each style is said to a service that takes words only. */
const styleWords: Record<AiStyle, string> = {
  photograph: "a realistic photograph",
  digital_art: "digital art",
  landscape: "a wide landscape",
  sketch: "a pencil sketch",
  watercolor: "a watercolour painting",
  cyberpunk: "cyberpunk style, neon lights",
  pop_art: "pop art, bold colours",
};

/** The wish with its style in words, for services that know no styles. */
export const withStyle = ({ prompt, style }: Pick<ImageWish, "prompt" | "style">) => `${prompt.trim()}\n\nStyle: ${styleWords[style]}.`;

/** The same with what is not wanted, for services that know no such field. */
export function inWords(wish: ImageWish): string {
  const unwanted = wish.negativePrompt.trim();
  return unwanted === "" ? withStyle(wish) : `${withStyle(wish)}\nAvoid: ${unwanted}.`;
}

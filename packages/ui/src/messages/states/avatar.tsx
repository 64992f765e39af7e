import { useStyles } from "../../context/use-styles.js";
import { widgetStyles } from "../../styles/widget-styles.js";

export interface AvatarProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly sizePx?: number | undefined;
}

/** A person's picture, or the first letters of the name. The name stands beside it in words, so it says nothing itself. */
export function Avatar({ name, src, sizePx = 24 }: AvatarProps) {
  useStyles(widgetStyles);
  const size = { inlineSize: sizePx, blockSize: sizePx, fontSize: Math.round(sizePx * 0.42) };
  return (
    <span className="mw-avatar" style={size} aria-hidden="true">
      {src ? <img className="mw-avatar-picture" src={src} alt="" /> : initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toLocaleUpperCase();
}

import { useStyles } from "@mailwright/ui";
import css from "./banner.css?inline";

const styles = [css];

/** The styles of a line over the canvas or the preview that says what is amiss. */
export function useBannerStyles(): void {
  useStyles(styles);
}

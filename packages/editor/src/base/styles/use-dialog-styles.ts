import { useStyles } from "@mailwright/ui";
import css from "./dialogs.css?inline";

const styles = [css];

/** The styles that the editor's dialogs share; they come with the first dialog. */
export function useDialogStyles(): void {
  useStyles(styles);
}

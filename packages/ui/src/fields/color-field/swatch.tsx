import { useStyles } from "../../context/use-styles.js";
import { classNames } from "../../styles/class-names.js";
import { widgetStyles } from "../../styles/widget-styles.js";

/** A colour that is offered, with its name if it has one. */
export interface ColorSwatch {
  readonly value: string;
  readonly label?: string | undefined;
}

/** A small square of a colour; no colour is drawn as a struck-out square. */
export function Swatch({ value }: { readonly value: string | undefined }) {
  useStyles(widgetStyles);
  return <span className={classNames("mw-swatch", !value && "mw-swatch-none")} style={{ backgroundColor: value }} aria-hidden="true" />;
}

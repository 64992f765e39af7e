import { useTranslate } from "../../context/use-translate.js";
import { IconButton } from "../../controls/button/icon-button.js";
import { RotateCcw } from "../../icons/lucide/rotate-ccw.gen.js";
import { uiStrings } from "../../translate/ui-strings.js";

/** Where the value of a field comes from. */
export type FieldOrigin = { readonly kind: "inherited"; readonly from: string } | { readonly kind: "own"; readonly onReset: () => void };

interface FieldOriginMarkProps {
  readonly origin: FieldOrigin;
  readonly label: string;
}

/** The quiet mark beside a label: where the value comes from, or a way back to what would be inherited. */
export function FieldOriginMark({ origin, label }: FieldOriginMarkProps) {
  const say = useTranslate(uiStrings);
  if (origin.kind === "inherited") {
    return (
      <span className="mw-origin" aria-hidden="true">
        {origin.from}
      </span>
    );
  }
  return <IconButton className="mw-origin-reset" icon={RotateCcw} label={say("resetField", { field: label })} onClick={origin.onReset} />;
}

/** What is said about the origin when the control is reached. */
export function useOriginWords(origin: FieldOrigin | undefined): string | undefined {
  const say = useTranslate(uiStrings);
  if (!origin) return undefined;
  return origin.kind === "own" ? say("ownValue") : say("inheritedFrom", { source: origin.from });
}

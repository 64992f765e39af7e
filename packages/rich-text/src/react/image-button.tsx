import { IconButton, useTranslate } from "@mailwright/ui";
import { ImagePlus } from "@mailwright/ui/icons";
import { useTextField } from "./text-field.js";
import { textStrings } from "./text-strings.js";

/** Asks for a picture after the text: words hold none. Whoever chooses none writes on where they were. */
export function ImageButton({ onPress }: { readonly onPress: (() => void) | undefined }) {
  const say = useTranslate(textStrings);
  const field = useTextField();
  const press = () => {
    field.focus();
    onPress?.();
  };
  return <IconButton label={say("image")} icon={ImagePlus} aria-haspopup="dialog" onClick={press} />;
}

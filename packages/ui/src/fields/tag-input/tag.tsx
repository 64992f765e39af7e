import { useTranslate } from "../../context/use-translate.js";
import { Icon } from "../../icons/icon.js";
import { X } from "../../icons/lucide/x.gen.js";
import { fieldStrings } from "../field-strings.js";

interface TagProps {
  readonly tag: string;
  readonly isDisabled: boolean | undefined;
  readonly onRemove: () => void;
}

/** One of the tags in a field, with the button that takes it away. */
export function Tag({ tag, isDisabled, onRemove }: TagProps) {
  const say = useTranslate(fieldStrings);
  return (
    <span className="mw-tag">
      <span className="mw-tag-label" dir="auto">
        {tag}
      </span>
      <button type="button" className="mw-tag-remove" disabled={isDisabled} aria-label={say("removeTag", { tag })} onClick={onRemove}>
        <Icon icon={X} sizePx={12} />
      </button>
    </span>
  );
}

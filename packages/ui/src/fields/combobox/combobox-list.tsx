import { Combobox as Base } from "@base-ui/react/combobox";
import type { RefObject } from "react";
import { useOverlay } from "../../context/ui-context.js";
import { useTranslate } from "../../context/use-translate.js";
import { Icon } from "../../icons/icon.js";
import { Check } from "../../icons/lucide/check.gen.js";
import { fieldStrings } from "../field-strings.js";
import type { ComboboxOption } from "./combobox-option.js";

// The window is the only boundary: inside a shadow root, ancestors that clip are found wrongly.
const noBoundary: Element[] = [];

interface ComboboxListProps {
  /** What it opens under and is as wide as, where that is more than the field for typing. */
  readonly anchor?: RefObject<HTMLElement | null>;
}

/** The list that opens under a combobox. */
export function ComboboxList({ anchor }: ComboboxListProps) {
  const { container } = useOverlay();
  const say = useTranslate(fieldStrings);
  return (
    <Base.Portal container={container}>
      <Base.Positioner
        {...(anchor && { anchor })}
        className="mw-combobox-positioner"
        align="start"
        sideOffset={4}
        collisionBoundary={noBoundary}
      >
        <Base.Popup className="mw-combobox-popup">
          <Base.Empty>
            <p className="mw-combobox-empty">{say("noMatches")}</p>
          </Base.Empty>
          <Base.List className="mw-combobox-list">
            {(option: ComboboxOption) => (
              <Base.Item key={option.value} value={option} disabled={option.isDisabled ?? false} className="mw-combobox-item">
                {option.imageUrl === undefined ? null : <OptionPicture url={option.imageUrl} />}
                <span className="mw-combobox-item-label">{option.label}</span>
                <Base.ItemIndicator>
                  <Icon icon={Check} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function OptionPicture({ url }: { readonly url: string }) {
  return <span className="mw-combobox-picture">{url === "" ? null : <img src={url} alt="" loading="lazy" />}</span>;
}

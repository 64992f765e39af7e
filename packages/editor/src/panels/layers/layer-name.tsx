import type { Block } from "@mailwright/document";
import { useTranslate } from "@mailwright/ui";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { givenName } from "../../canvas/words/use-block-name.js";
import { layersStrings } from "./layers-strings.js";

interface LayerNameProps {
  readonly block: Block;
  /** `undefined`: it was given up. */
  readonly onRenamed: (name: string | undefined) => void;
}

/** The field in which a section gets its name. Enter or leaving it keeps the name, Escape the one from before. */
export function LayerName({ block, onRenamed }: LayerNameProps) {
  const say = useTranslate(layersStrings);
  const field = useRef<HTMLInputElement>(null);
  const isGivenUp = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The tree has other uses for its keys.
    event.stopPropagation();
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    isGivenUp.current = event.key === "Escape";
    onRenamed(isGivenUp.current ? undefined : event.currentTarget.value);
  };
  return (
    <input
      ref={field}
      className="mw-layer-field"
      aria-label={say("name")}
      placeholder={say("namePlaceholder")}
      defaultValue={givenName(block)}
      maxLength={60}
      dir="auto"
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={(event) => {
        if (!isGivenUp.current) onRenamed(event.currentTarget.value);
      }}
    />
  );
}

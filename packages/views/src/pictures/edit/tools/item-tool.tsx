import { Button, ColorField, Slider, Switch, TextArea, useKeptFocus, useTranslate } from "@mailwright/ui";
import { ArrowUp, Circle, Square, Trash2, Type } from "@mailwright/ui/icons";
import { useRef } from "react";
import { editStrings } from "../edit-strings.js";
import type { PictureItem } from "../steps/picture-steps.js";
import type { Items } from "../use-items.js";

const added = [
  { kind: "text", label: "addText", icon: Type },
  { kind: "box", label: "addBox", icon: Square },
  { kind: "ellipse", label: "addEllipse", icon: Circle },
] as const;

/** Texts and shapes on top of the picture. */
export function ItemTool({ items }: { readonly items: Items }) {
  const say = useTranslate(editStrings);
  const { list, chosen } = items;
  const adding = useRef<HTMLFieldSetElement>(null);
  // The buttons of an item go with it, and "To the front" once it is there.
  useKeptFocus(list.map(({ id }) => id).join(), () => adding.current?.querySelector("button"));
  return (
    <>
      <fieldset ref={adding} className="mw-edit-adds" aria-label={say("add")}>
        {added.map(({ kind, label, icon }) => (
          <Button key={kind} icon={icon} onClick={() => items.add(kind)}>
            {say(label)}
          </Button>
        ))}
      </fieldset>
      {list.length === 0 ? <p className="mw-hint">{say("noItems")}</p> : null}
      {list.length > 1 ? (
        <fieldset className="mw-edit-items" aria-label={say("items")}>
          {list.map((item) => (
            <button
              key={item.id}
              type="button"
              className="mw-edit-item-name"
              aria-pressed={item.id === chosen?.id}
              onClick={() => items.choose(item.id)}
            >
              {items.nameOf(item)}
            </button>
          ))}
        </fieldset>
      ) : null}
      {chosen ? <ItemFields key={chosen.id} item={chosen} items={items} /> : null}
    </>
  );
}

interface ItemFieldsProps {
  readonly item: PictureItem;
  readonly items: Items;
}

function ItemFields({ item, items }: ItemFieldsProps) {
  const say = useTranslate(editStrings);
  const set = (changes: Partial<PictureItem>, gesture: string) => items.change(item.id, changes, gesture);
  const share = (name: "width" | "height", label: string) => (
    <Slider
      label={label}
      value={Math.round(item[name] * 100)}
      min={1}
      max={name === "height" && item.kind === "text" ? 40 : 100}
      unit="%"
      onChange={(value) => set({ [name]: value / 100 }, name)}
      onCommit={items.onEnd}
    />
  );
  return (
    <>
      {item.kind === "text" ? (
        <TextArea label={say("words")} rows={2} value={item.text} onChange={(text) => set({ text }, "words")} onCommit={items.onEnd} />
      ) : (
        share("width", say("width"))
      )}
      {share("height", say(item.kind === "text" ? "letterSize" : "height"))}
      {item.kind === "text" ? <Switch label={say("bold")} isChecked={item.isBold} onChange={(isBold) => set({ isBold }, "bold")} /> : null}
      <ColorField label={say("colour")} value={item.color} onChange={(color) => set({ color }, "colour")} onCommit={items.onEnd} />
      <Slider
        label={say("opacity")}
        value={item.opacity}
        min={0}
        max={100}
        unit="%"
        onChange={(opacity) => set({ opacity }, "opacity")}
        onCommit={items.onEnd}
      />
      <Slider
        label={say("turn")}
        value={item.turnDeg}
        min={-180}
        max={180}
        unit="°"
        onChange={(turnDeg) => set({ turnDeg }, "turn")}
        onCommit={items.onEnd}
      />
      <div className="mw-edit-adds">
        {items.list.at(-1)?.id === item.id ? null : (
          <Button icon={ArrowUp} onClick={() => items.toFront(item.id)}>
            {say("toFront")}
          </Button>
        )}
        <Button icon={Trash2} onClick={() => items.remove(item.id)}>
          {say("remove")}
        </Button>
      </div>
      <p className="mw-hint">{say("moveHint")}</p>
    </>
  );
}

import { type BlockId, findBlock } from "@mailwright/document";
import { Button, Field, Spinner, useTranslate } from "@mailwright/ui";
import { MapPinned, RotateCw } from "@mailwright/ui/icons";
import { useAsked } from "@mailwright/views/asked";
import { useContext } from "react";
import { useDocument, useEditor, useEditorServices } from "../../../base/context/editor-context.js";
import { useKnownPortWords } from "../../../base/words/port-words.js";
import type { MapSourceAnswer } from "../../../ports/picture-port.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";
import { usePictureState } from "../../../workspace/pictures/pictures-context.js";
import { wantedByHand } from "../../../workspace/pictures/write-pictures.js";
import { PanelBlockContext } from "../panel-block-context.js";
import { mapMakerStrings } from "./map-maker-strings.js";
import type { WidgetField, WidgetProps } from "./widget.js";

/** Makes a map of the block's place when its button is pressed, or says why there is none to be had. */
export function MapMaker({ value, field }: WidgetProps<"picture">) {
  const offer = useOffer();
  return (
    <Field label={field.label} layout="stack" group="group">
      {() => (
        <div className="mw-image-field">
          {offer.kind === "offered" ? <Maker {...offer} title={value.title} field={field} /> : <NoMaker {...offer} />}
        </div>
      )}
    </Field>
  );
}

type Offer =
  | { readonly kind: "offered"; readonly by: string }
  | { readonly kind: "asking" }
  | { readonly kind: "never" }
  | { readonly kind: "unknown"; readonly retry: () => void };

/** Can maps be made here? A server is asked, a page has said so. */
function useOffer(): Offer {
  const { pictures } = useEditorServices().ports;
  const { phase, value, refusal, retry } = useAsked<MapSourceAnswer>((signal) => pictures?.mapSource?.(signal), [pictures]);
  if (!pictures?.kinds.includes("map")) return { kind: "never" };
  if (!pictures.mapSource) return { kind: "offered", by: "" };
  if (value) return { kind: "offered", by: value.name };
  if (phase === "loading") return { kind: "asking" };
  return refusal?.code === "maps-not-configured" ? { kind: "never" } : { kind: "unknown", retry };
}

function NoMaker(offer: Exclude<Offer, { kind: "offered" }>) {
  const say = useTranslate(mapMakerStrings);
  if (offer.kind === "asking") return <Spinner />;
  if (offer.kind === "never") return <p className="mw-picture-state">{say("never")}</p>;
  return (
    <>
      <p role="alert" className="mw-upload-failed">
        {say("unknown")}
      </p>
      <Button icon={RotateCw} onClick={offer.retry}>
        {say("retry")}
      </Button>
    </>
  );
}

interface MakerProps {
  readonly by: string;
  /** What the place is called that the last map shows. */
  readonly title: string | undefined;
  readonly field: WidgetField;
}

function Maker({ by, title, field }: MakerProps) {
  const say = useTranslate(mapMakerStrings);
  const why = useWhyNot();
  const blockId = useContext(PanelBlockContext);
  const { state, make } = usePictureState(blockId);
  const { mayBeMade, isShown } = useMade(blockId);
  const isMaking = state.phase === "asking";
  return (
    <>
      <Button icon={MapPinned} isLoading={isMaking} disabled={field.isDisabled || !mayBeMade} onClick={make}>
        {say(isShown ? "again" : "make")}
      </Button>
      <p role="status" className="mw-picture-state">
        {isMaking
          ? say("making")
          : isShown
            ? title
              ? say("shows", { place: title })
              : say("showsSome")
            : mayBeMade && by
              ? say("by", { name: by })
              : ""}
      </p>
      {mayBeMade ? null : <p className="mw-picture-state">{say("wantsAddress")}</p>}
      {state.phase === "failed" ? (
        <p role="alert" className="mw-upload-failed">
          {why(state.refusal)}
        </p>
      ) : null}
      {field.error && !isMaking ? <p className="mw-upload-failed">{field.error}</p> : null}
    </>
  );
}

/** Does the block say enough for a map, and does it show the one that was made last? */
function useMade(blockId: BlockId | undefined): { readonly mayBeMade: boolean; readonly isShown: boolean } {
  const editor = useEditor();
  const block = useDocument(({ root }) => (blockId === undefined ? undefined : findBlock(root, blockId)));
  const wanted = block && wantedByHand(editor, block);
  if (!block || !wanted?.take) return { mayBeMade: false, isShown: false };
  const { path, stored, take } = wanted;
  const taken = Object.entries(take(stored)).filter(([name]) => name !== path[0]);
  return { mayBeMade: true, isShown: stored.url !== "" && taken.every(([name, value]) => block.props[name] === value) };
}

/** Why no map was made: in words of maps, in those that everybody has, or in general ones. */
function useWhyNot(): (refusal: PortRefusal) => string {
  const say = useTranslate(mapMakerStrings);
  const words = useKnownPortWords();
  return (refusal) => {
    const code = mapCodes.find((known) => known === refusal.code);
    return code ? say(code) : (words(refusal) ?? say("failed"));
  };
}

const mapCodes = [
  "place-not-found",
  "maps-not-configured",
  "service-busy",
  "service-used-up",
  "service-key-refused",
  "service-unreachable",
  "service-refused",
  "quota-pictures",
  "quota-bytes",
] as const;

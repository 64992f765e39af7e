import { type TabItem, Tabs, useTranslate } from "@mailwright/ui";
import { useAsked } from "@mailwright/views/asked";
import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import { useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { AiEdit, AiImagePort } from "../../ports/ai-image-port.js";
import type { EditorPorts } from "../../ports/editor-ports.js";
import { AiSource } from "./ai/ai-source.js";
import type { SourceProps } from "./choice.js";
import { GifSource } from "./gifs/gif-source.js";
import { imagesStrings } from "./images-strings.js";
import { LibrarySource, WithoutLibrary } from "./library-source.js";
import { OwnSource } from "./own-source.js";
import { StockSource } from "./stock/stock-source.js";

const tabs = ["global", "template", "stock", "gifs", "ai"] as const;
type Tab = (typeof tabs)[number];

/** A tab for each place that pictures come from. */
export function ImageSources(props: SourceProps) {
  const say = useTranslate(imagesStrings);
  const { ports } = useEditorServices();
  const ofTemplate = useTemplateCount(ports.images?.libraries.template);
  const edits = useEdits(ports.aiImages);
  const [base, setBase] = useState<LibraryPicture>();
  const offered = tabs.filter((tab) => isOffered(tab, ports));
  const [tab, setTab] = useState(offered[0]);
  if (!tab) return <WithoutLibrary onUse={props.onUse} />;
  const change = (next: Tab) => {
    props.onChoose(undefined);
    // Its last picture may have been deleted there.
    if (tab === "template") ofTemplate.retry();
    setTab(next);
  };
  const goOn = (picture: LibraryPicture) => {
    setBase(picture);
    change("ai");
  };
  const ai = { edits, base, onBase: setBase, onAi: edits.length > 0 ? goOn : undefined };
  const source = <Source key={tab} tab={tab} onCopied={ofTemplate.retry} ai={ai} {...props} />;
  if (offered.length < 2) return source;
  const isEmpty = (ofTemplate.value?.count ?? 0) === 0;
  const items: readonly TabItem<Tab>[] = offered.map((value) => ({
    value,
    label: say(value),
    isDisabled: value === "template" && isEmpty && tab !== "template",
  }));
  return (
    <Tabs label={say("tabs")} value={tab} items={items} onChange={change}>
      {source}
    </Tabs>
  );
}

function isOffered(tab: Tab, { images, stock, gifs, aiImages }: EditorPorts): boolean {
  if (tab === "stock") return stock !== undefined;
  if (tab === "gifs") return gifs !== undefined;
  if (tab === "ai") return aiImages !== undefined;
  return images?.libraries[tab] !== undefined;
}

interface SourceOfTabProps extends SourceProps {
  readonly tab: Tab;
  readonly onCopied: () => void;
  readonly ai: {
    readonly edits: readonly AiEdit[];
    readonly base: LibraryPicture | undefined;
    readonly onBase: (picture: LibraryPicture | undefined) => void;
    readonly onAi: ((picture: LibraryPicture) => void) | undefined;
  };
}

function Source({ tab, onCopied, ai: { onAi, ...ai }, ...props }: SourceOfTabProps) {
  const say = useTranslate(imagesStrings);
  const { images, stock, gifs, aiImages } = useEditorServices().ports;
  const own = tab === "stock" ? stock?.open : tab === "ai" ? aiImages?.open : undefined;
  if (own) return <OwnSource open={own} onUse={props.onUse} />;
  if (tab === "stock") return stock ? <StockSource port={stock} {...props} /> : null;
  if (tab === "gifs") return gifs ? <GifSource port={gifs} {...props} /> : null;
  if (tab === "ai") return aiImages ? <AiSource port={aiImages} {...ai} {...props} /> : null;
  const library = images?.libraries[tab];
  if (!library) return null;
  return <LibrarySource library={library} label={say(tab)} onCopied={tab === "global" ? onCopied : undefined} onAi={onAi} {...props} />;
}

const nothing: readonly AiEdit[] = [];

/** What can be done to a picture; nothing until it is known. */
function useEdits(port: AiImagePort | undefined): readonly AiEdit[] {
  const { value } = useAsked((signal) => (port?.open ? undefined : port?.edits?.(signal)), [port]);
  return value?.edits ?? nothing;
}

/** How many pictures the template has; none until it is known. */
function useTemplateCount(library: PictureLibrary | undefined) {
  return useAsked(
    async (signal) => {
      const answer = await library?.list?.({ search: "", order: "newest" }, signal);
      return { count: answer?.kind === "listed" ? answer.pictures.length : 0 };
    },
    [library],
  );
}

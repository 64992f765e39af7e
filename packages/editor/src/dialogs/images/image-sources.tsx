import { type TabItem, Tabs, useKeptFocus, useTranslate } from "@mailwright/ui";
import { useAsked } from "@mailwright/views/asked";
import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import { useRef, useState } from "react";
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
  const panel = useRef<HTMLDivElement>(null);
  // Whoever goes on with a picture, or begins with words again, is at the fields for that.
  useKeptFocus(base?.id, () => {
    const form = panel.current?.querySelector(".mw-images-ai-form");
    return form?.querySelector<HTMLElement>("textarea") ?? form?.querySelector<HTMLElement>("input, [type=submit]");
  });
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
  const ai = { edits, base, onBase: setBase };
  const source = (
    <div ref={panel} className="mw-images-source">
      <KeptAi isShown={tab === "ai"} {...ai} {...props} />
      {tab === "ai" && isKept(ports.aiImages) ? null : (
        <Source key={tab} tab={tab} onCopied={ofTemplate.retry} onAi={edits.length > 0 ? goOn : undefined} {...props} />
      )}
    </div>
  );
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

interface AiProps {
  readonly edits: readonly AiEdit[];
  readonly base: LibraryPicture | undefined;
  readonly onBase: (picture: LibraryPicture | undefined) => void;
}

interface SourceOfTabProps extends SourceProps {
  readonly tab: Tab;
  readonly onCopied: () => void;
  readonly onAi: ((picture: LibraryPicture) => void) | undefined;
}

function Source({ tab, onCopied, onAi, ...props }: SourceOfTabProps) {
  const say = useTranslate(imagesStrings);
  const { images, stock, gifs, aiImages } = useEditorServices().ports;
  const own = tab === "stock" ? stock?.open : tab === "ai" ? aiImages?.open : undefined;
  if (own) return <OwnSource open={own} onUse={props.onUse} />;
  if (tab === "stock") return stock ? <StockSource port={stock} {...props} /> : null;
  if (tab === "gifs") return gifs ? <GifSource port={gifs} {...props} /> : null;
  const library = tab === "ai" ? undefined : images?.libraries[tab];
  if (!library) return null;
  return <LibrarySource library={library} label={say(tab)} onCopied={tab === "global" ? onCopied : undefined} onAi={onAi} {...props} />;
}

interface KeptAiProps extends SourceProps, AiProps {
  readonly isShown: boolean;
}

/** What was asked for and made stays while somebody looks at another tab: it took a while, and counts against what they may have made in a day. */
function KeptAi({ isShown, choice, onChoose, ...props }: KeptAiProps) {
  const { aiImages } = useEditorServices().ports;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);
  if (!isKept(aiImages) || !wasShown) return null;
  return (
    <div className="mw-images-source" hidden={!isShown}>
      <AiSource port={aiImages} choice={isShown ? choice : undefined} onChoose={isShown ? onChoose : chooseNothing} {...props} />
    </div>
  );
}

const chooseNothing = () => undefined;

/** A dialog of the page's own is shown anew each time. */
function isKept(port: AiImagePort | undefined): port is AiImagePort {
  return port !== undefined && !port.open;
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

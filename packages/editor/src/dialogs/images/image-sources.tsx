import { type TabItem, Tabs, useKeptFocus, useTranslate } from "@mailwright/ui";
import { useAsked } from "@mailwright/views/asked";
import type { LibraryPicture, PictureLibrary } from "@mailwright/views/picture-library";
import { PicturesComing } from "@mailwright/views/pictures";
import { type RefObject, useEffect, useRef, useState } from "react";
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

/** Shown in the place of pictures until it is known whose they are. */
const tilesAtFirst = 8;

const tabs = ["global", "template", "stock", "gifs", "ai"] as const;
type Tab = (typeof tabs)[number];

interface ImageSourcesProps extends SourceProps {
  /** The address that stands now where a picture is chosen for. */
  readonly url: string;
}

/** A tab for each place that pictures come from. */
export function ImageSources({ url, ...props }: ImageSourcesProps) {
  const say = useTranslate(imagesStrings);
  const { ports } = useEditorServices();
  const ofTemplate = useTemplatePictures(ports.images?.libraries.template);
  const home = useHome(url, ofTemplate);
  const edits = useEdits(ports.aiImages);
  const [base, setBase] = useState<LibraryPicture>();
  const panel = useRef<HTMLDivElement>(null);
  useFocusAtHome(home, panel);
  // Whoever goes on with a picture, or begins with words again, is at the fields for that.
  useKeptFocus(base?.id, () => {
    const form = panel.current?.querySelector(".mw-images-ai-form");
    return form?.querySelector<HTMLElement>("textarea") ?? form?.querySelector<HTMLElement>("input, [type=submit]");
  });
  const offered = tabs.filter((tab) => isOffered(tab, ports));
  const [asked, setTab] = useState<Tab>();
  const tab = asked ?? (home === "template" ? home : offered[0]);
  const isSought = !asked && !home;
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
      {isSought ? <PicturesComing count={tilesAtFirst} /> : null}
      {isSought || (tab === "ai" && isKept(ports.aiImages)) ? null : (
        <Source key={tab} tab={tab} onCopied={ofTemplate.retry} onAi={edits.length > 0 ? goOn : undefined} {...props} />
      )}
    </div>
  );
  if (offered.length < 2) return source;
  const isEmpty = (ofTemplate.value?.pictures.length ?? 0) === 0;
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

/** The template's own pictures, the newest of them; none until it is known. */
function useTemplatePictures(library: PictureLibrary | undefined) {
  return useAsked(
    async (signal) => {
      const answer = await library?.list?.({ search: "", order: "newest" }, signal);
      return { pictures: answer?.kind === "listed" ? answer.pictures : [] };
    },
    [library],
  );
}

/** Where the picture that stands there now is kept, as it was when the dialog opened: copying it later moves nobody. Nothing until it is known. */
function useHome(url: string, ofTemplate: ReturnType<typeof useTemplatePictures>): "global" | "template" | undefined {
  const [home, setHome] = useState<"global" | "template" | undefined>(url === "" ? "global" : undefined);
  if (home === undefined && ofTemplate.phase !== "loading")
    setHome(ofTemplate.value?.pictures.some((picture) => picture.url === url) ? "template" : "global");
  return home;
}

/** The dialog gave the focus to the tab that was chosen until it was known: the focus goes with the choice. */
function useFocusAtHome(home: "global" | "template" | undefined, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = home === "template" ? panel.current?.closest(".mw-tabs") : undefined;
    if (whole?.querySelector("[role=tab]:focus")) whole.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
  }, [home, panel]);
}

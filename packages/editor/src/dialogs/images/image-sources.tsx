import { Button, EmptyState, type TabItem, Tabs, useToasts, useTranslate } from "@mailwright/ui";
import { Copy, ImageOff } from "@mailwright/ui/icons";
import { AddressForm, type LibraryPicture, PictureBrowser, type PictureLibrary } from "@mailwright/views/pictures";
import { useState } from "react";
import { useAsked } from "../../base/asked/use-asked.js";
import { useEditorServices } from "../../base/context/editor-context.js";
import type { ImageScope } from "../../ports/image-port.js";
import { imagesStrings } from "./images-strings.js";

export interface ImageSourcesProps {
  readonly chosen: LibraryPicture | undefined;
  readonly onChoose: (picture: LibraryPicture | undefined) => void;
  readonly onUse: (picture: Pick<LibraryPicture, "url">) => void;
}

const scopes: readonly ImageScope[] = ["global", "template"];

/** A tab for each place that pictures come from. */
export function ImageSources({ chosen, onChoose, onUse }: ImageSourcesProps) {
  const say = useTranslate(imagesStrings);
  const { images } = useEditorServices().ports;
  const ofTemplate = useTemplateCount(images?.libraries.template);
  const offered = scopes.filter((scope) => images?.libraries[scope]);
  const [tab, setTab] = useState(offered[0]);
  const library = tab && images?.libraries[tab];
  if (!tab || !library) return <WithoutLibrary onUse={onUse} />;
  const change = (next: ImageScope) => {
    onChoose(undefined);
    setTab(next);
  };
  const browser = (
    <PictureBrowser
      key={tab}
      library={library}
      label={say(tab)}
      chosen={chosen}
      onChoose={onChoose}
      onUse={onUse}
      actions={chosen && tab === "global" && images?.copyToTemplate ? <CopyButton picture={chosen} onCopied={ofTemplate.retry} /> : null}
    />
  );
  if (offered.length < 2) return browser;
  const isEmpty = (ofTemplate.value?.count ?? 0) === 0;
  const items: readonly TabItem<ImageScope>[] = offered.map((scope) => ({
    value: scope,
    label: say(scope),
    isDisabled: scope === "template" && isEmpty && tab !== "template",
  }));
  return (
    <Tabs label={say("tabs")} value={tab} items={items} onChange={change}>
      {browser}
    </Tabs>
  );
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

function CopyButton({ picture, onCopied }: { readonly picture: LibraryPicture; readonly onCopied: () => void }) {
  const say = useTranslate(imagesStrings);
  const toasts = useToasts();
  const { images } = useEditorServices().ports;
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const answer = await images?.copyToTemplate?.(picture);
    setBusy(false);
    if (answer?.kind !== "copied") return void toasts.show({ kind: "error", message: say("notCopied") });
    toasts.show({ kind: "success", message: say("copied", { name: picture.name }) });
    onCopied();
  };
  return (
    <Button icon={Copy} isLoading={isBusy} onClick={() => void copy()}>
      {say("copy")}
    </Button>
  );
}

/** The page has no pictures to choose from: an address is all there is. */
function WithoutLibrary({ onUse }: Pick<ImageSourcesProps, "onUse">) {
  const say = useTranslate(imagesStrings);
  return (
    <div className="mw-images-address">
      <AddressForm onUse={onUse} />
      <EmptyState title={say("noLibrary")} icon={ImageOff}>
        {say("noLibraryHint")}
      </EmptyState>
    </div>
  );
}

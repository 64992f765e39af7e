import { imageSearchDelayMs } from "@mailwright/contract";
import { Button, EmptyState, ErrorState, Select, TextField, useKeptFocus, useStyles, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { ImageOff, Link2, Search, SearchX } from "@mailwright/ui/icons";
import { type ReactNode, useRef, useState } from "react";
import { AddressForm } from "../address/address-form.js";
import { addressStrings } from "../address/address-strings.js";
import type { LibraryPicture, PictureLibrary, PictureOrder } from "../model/picture-library.js";
import { UploadList } from "../uploads/upload-list.js";
import { type Uploads, useUploads } from "../uploads/use-uploads.js";
import { libraryStrings } from "./library-strings.js";
import css from "./picture-browser.css?inline";
import detailsCss from "./picture-details.css?inline";
import { PictureDetails } from "./picture-details.js";
import gridCss from "./picture-grid.css?inline";
import { PictureGrid } from "./picture-grid.js";
import { PicturesComing } from "./pictures-coming.js";
import { UploadButton } from "./upload-button.js";
import { useFileDrop } from "./use-file-drop.js";
import type { LinkOfUse } from "./use-list.js";
import { type PictureList, usePictureList } from "./use-picture-list.js";
import { useSettled } from "./use-settled.js";

export interface PictureBrowserProps {
  /** Always the same object for the same library. */
  readonly library: PictureLibrary;
  /** What the list is called. */
  readonly label: string;
  readonly chosen: LibraryPicture | undefined;
  readonly onChoose: (picture: LibraryPicture | undefined) => void;
  /** A double click on a picture, or Enter. */
  readonly onUse?: ((picture: LibraryPicture) => void) | undefined;
  /** Takes an address instead of a picture of the library. */
  readonly onAddress?: ((url: string) => void) | undefined;
  /** More that can be done with the chosen picture. */
  readonly actions?: ReactNode;
  /** Leads to the templates that show it. */
  readonly linkOfUse?: LinkOfUse | undefined;
  /** Of the details' heading, where the browser stands in a page instead of a dialog. */
  readonly headingLevel?: 2 | 3;
  /** Between the tools and the list. */
  readonly note?: ReactNode;
  /** How long a search waits for more letters. */
  readonly searchDelayMs?: number;
  /** What is shown for a failure that the caller knows more about. */
  readonly failed?: ((code: string | undefined, retry: () => void) => ReactNode) | undefined;
}

/** Of the grid and the details too: a chosen picture is still shown where a search finds none. */
const styles = [css, gridCss, detailsCss];

/** A library of pictures: looking for one, uploading more, and what is known of the chosen one. */
export function PictureBrowser({
  library,
  label,
  chosen,
  onChoose,
  onUse,
  onAddress,
  actions,
  linkOfUse,
  headingLevel = 3,
  note,
  searchDelayMs = imageSearchDelayMs,
  failed,
}: PictureBrowserProps) {
  useStyles(styles);
  const say = useTranslate(libraryStrings);
  const sayOfAddress = useTranslate(addressStrings);
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<PictureOrder>("newest");
  const list = usePictureList(library, useSettled(search.trim(), searchDelayMs), order);
  const [isAskingAddress, setAskingAddress] = useState(false);
  const { takeIn, replace, takeOut } = changesOf(list, onChoose);
  const uploads = useUploads(library, takeIn);
  const drop = useFileDrop(uploads?.add);
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const find = (what: string) => whole.current?.querySelector<HTMLElement>(what);
  // The buttons of a picture that is deleted, of an upload that is dismissed and of a form that closes go with it.
  useKeptFocus(`${chosen?.id} ${uploads?.entries.length}`, () => find("[role=listbox]") ?? find("[type=search]"));
  useKeptFocus(isAskingAddress, () => opener.current);
  return (
    <div ref={whole} className="mw-pictures" data-dropping={drop.isOver || undefined} {...drop.handlers}>
      <div className="mw-pictures-tools">
        <SearchField value={search} onChange={setSearch} />
        <OrderChoice orders={library.orders} order={order} onChange={setOrder} />
        {uploads ? <UploadButton onFiles={uploads.add} /> : null}
        {library.fetch || onAddress ? (
          <Button ref={opener} icon={Link2} aria-expanded={isAskingAddress} onClick={() => setAskingAddress(!isAskingAddress)}>
            {sayOfAddress("open")}
          </Button>
        ) : null}
      </div>
      {isAskingAddress ? (
        <AddressForm
          fetchPicture={library.fetch?.bind(library)}
          onStored={(picture) => {
            setAskingAddress(false);
            takeIn(picture);
          }}
          onUse={onAddress}
          onCancel={() => setAskingAddress(false)}
        />
      ) : null}
      {note}
      {uploads ? <UploadList uploads={uploads} /> : null}
      <div className="mw-pictures-body">
        <div className="mw-pictures-list">
          <Listed {...{ list, label, chosen, onChoose, onUse, uploads, failed }} isSearched={search !== ""} order={order} />
        </div>
        {chosen ? (
          <PictureDetails
            {...{ library, actions, linkOfUse, headingLevel }}
            picture={chosen}
            onRenamed={replace}
            onRemoved={takeOut}
            onEdited={takeIn}
          />
        ) : null}
        {chosen || (list.pictures.length === 0 && list.phase !== "loading") ? null : (
          <p className="mw-picture-details mw-picture-none">{say("choose")}</p>
        )}
      </div>
      {drop.isOver ? <p className="mw-pictures-drop">{say("dropHere")}</p> : null}
    </div>
  );
}

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (search: string) => void }) {
  const say = useTranslate(libraryStrings);
  return (
    <TextField
      label={say("search")}
      isLabelHidden
      type="search"
      icon={Search}
      placeholder={say("search")}
      value={value}
      onChange={onChange}
    />
  );
}

interface OrderChoiceProps {
  readonly orders: readonly PictureOrder[];
  readonly order: PictureOrder;
  readonly onChange: (order: PictureOrder) => void;
}

function OrderChoice({ orders, order, onChange }: OrderChoiceProps) {
  const say = useTranslate(libraryStrings);
  if (orders.length < 2) return null;
  return (
    <Select
      label={say("order")}
      isLabelHidden
      value={order}
      options={orders.map((value) => ({ value, label: say(value) }))}
      onChange={onChange}
    />
  );
}

/** What happens to pictures of the list: each becomes the chosen one, and one that is gone is no longer. */
function changesOf(list: PictureList, onChoose: PictureBrowserProps["onChoose"]) {
  return {
    takeIn: (picture: LibraryPicture) => {
      // Whoever stored one is connected again: a list that could not be loaded comes with it.
      if (list.phase === "failed") list.retry();
      else list.change((pictures) => [picture, ...pictures.filter(({ id }) => id !== picture.id)]);
      onChoose(picture);
    },
    replace: (next: LibraryPicture) => {
      list.change((pictures) => pictures.map((picture) => (picture.id === next.id ? next : picture)));
      onChoose(next);
    },
    takeOut: (gone: LibraryPicture) => {
      list.change((pictures) => pictures.filter(({ id }) => id !== gone.id));
      onChoose(undefined);
    },
  };
}

interface ListedProps extends Pick<PictureBrowserProps, "label" | "chosen" | "onChoose" | "onUse" | "failed"> {
  readonly list: PictureList;
  readonly uploads: Uploads | undefined;
  readonly isSearched: boolean;
  readonly order: PictureOrder;
}

function Listed({ list, uploads, isSearched, order, chosen, failed, ...grid }: ListedProps) {
  const say = useTranslate(libraryStrings);
  const { phase, pictures, total } = list;
  if (phase === "failed") return failed?.(list.code, list.retry) ?? <ErrorState title={say("failed")} onRetry={list.retry} />;
  if (phase === "loading" && pictures.length === 0) return <Coming />;
  if (pictures.length === 0) return <Nothing isSearched={isSearched} order={order} mayUpload={uploads !== undefined} />;
  const count = list.hasMore && total === undefined ? undefined : (total ?? pictures.length);
  return (
    <>
      <p className="mw-pictures-count" role="status">
        {count === undefined ? null : say("count", { count })}
      </p>
      <PictureGrid
        {...grid}
        pictures={pictures}
        total={count}
        chosenId={chosen?.id}
        isBusy={phase === "loading" || phase === "more"}
        onEnd={list.showMore}
      />
      {phase === "more-failed" ? (
        <p className="mw-pictures-fault" role="alert">
          {say("moreFailed")}
          <Button onClick={list.retry}>{say("retry")}</Button>
        </p>
      ) : null}
    </>
  );
}

function Coming() {
  const say = useTranslate(libraryStrings);
  return (
    <div role="status" className="mw-pictures-waiting">
      <VisuallyHidden>{say("loading")}</VisuallyHidden>
      <PicturesComing count={6} />
    </div>
  );
}

function Nothing({ isSearched, order, mayUpload }: Pick<ListedProps, "isSearched" | "order"> & { readonly mayUpload: boolean }) {
  const say = useTranslate(libraryStrings);
  if (isSearched) {
    return (
      <EmptyState title={say("noneFound")} icon={SearchX}>
        {say("noneFoundHint")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={say(order === "here" ? "noneHere" : "empty")} icon={ImageOff}>
      {say(mayUpload ? "emptyHint" : "emptyList")}
    </EmptyState>
  );
}

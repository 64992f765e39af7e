import { Icon, useLatest, useStyles, useTranslate, useUi } from "@mailwright/ui";
import { ImageOff } from "@mailwright/ui/icons";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { LibraryPicture } from "../model/picture-library.js";
import { type GridGeometry, gapPx, layOutPictures, stepInGrid } from "./grid-geometry.js";
import { libraryStrings } from "./library-strings.js";
import css from "./picture-grid.css?inline";

export interface PictureGridProps {
  readonly label: string;
  readonly pictures: readonly LibraryPicture[];
  /** How many there are in all, if more are to come. */
  readonly total: number | undefined;
  readonly chosenId: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (picture: LibraryPicture) => void;
  /** A double click, or Enter. */
  readonly onUse?: ((picture: LibraryPicture) => void) | undefined;
  /** The end of what is there comes near. */
  readonly onEnd: () => void;
}

const styles = [css];
const rowsAhead = 3;

/** Pictures as tiles. Only those near the screen exist, so that ten thousand scroll as ten do. */
export function PictureGrid({ label, pictures, total, chosenId, isBusy, onChoose, onUse, onEnd }: PictureGridProps) {
  useStyles(styles);
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  const { direction } = useUi();
  const layout = layOutPictures(useWidth(scroller));
  const { columns } = layout;
  const count = pictures.length;
  const rows = useRows(scroller, layout, count);
  const items = rows.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? -1) >= Math.ceil(count / columns) - 1;
  useEffect(() => {
    if (isNearEnd && count > 0) onEnd();
  }, [isNearEnd, count, onEnd]);
  const active = pictures.findIndex((picture) => picture.id === chosenId);
  useKeptInView(scroller, active < 0 ? undefined : () => rows.scrollToIndex(Math.floor(active / columns)));
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = pictures[active];
    if (event.key === "Enter" && chosen && onUse) return onUse(chosen);
    const to = stepInGrid(event.key, active, { count, columns, isRtl: direction === "rtl" });
    const picture = to === undefined ? undefined : pictures[to];
    if (to === undefined || !picture) return;
    event.preventDefault();
    onChoose(picture);
    rows.scrollToIndex(Math.floor(to / columns));
  };
  const shown = items.flatMap(({ index }) =>
    pictures.slice(index * columns, (index + 1) * columns).map((picture, at) => ({ picture, at: index * columns + at })),
  );
  return (
    <div ref={scroller} className="mw-pictures-scroll">
      <div
        role="listbox"
        aria-label={label}
        aria-busy={isBusy}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        tabIndex={0}
        className="mw-pictures-grid"
        style={{ blockSize: Math.max(0, rows.getTotalSize() - gapPx) }}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ picture, at }) => (
          <PictureTile
            key={picture.id}
            id={`${id}-${at}`}
            picture={picture}
            place={placeOf(at, layout)}
            position={{ at, total: total ?? count }}
            isChosen={picture.id === chosenId}
            onChoose={onChoose}
            onUse={onUse}
          />
        ))}
      </div>
    </div>
  );
}

function useRows(scroller: RefObject<HTMLDivElement | null>, { columns, tileWidthPx, rowHeightPx }: GridGeometry, count: number) {
  const rows = useVirtualizer({
    count: tileWidthPx > 0 ? Math.ceil(count / columns) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeightPx,
    overscan: rowsAhead,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is what makes it measure anew
  useLayoutEffect(() => rows.measure(), [rows, rowHeightPx]);
  return rows;
}

/** On a phone the details of the chosen picture take room from below, and would lie over it. */
function useKeptInView(scroller: RefObject<HTMLDivElement | null>, show: (() => void) | undefined): void {
  const latest = useLatest(show);
  useEffect(() => {
    if (!scroller.current) return undefined;
    const observer = new ResizeObserver(() => latest.current?.());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller, latest]);
}

interface PictureTileProps extends Pick<PictureGridProps, "onChoose" | "onUse"> {
  readonly id: string;
  readonly picture: LibraryPicture;
  readonly place: CSSProperties;
  readonly position: { readonly at: number; readonly total: number };
  readonly isChosen: boolean;
}

function PictureTile({ id, picture, place, position, isChosen, onChoose, onUse }: PictureTileProps) {
  const say = useTranslate(libraryStrings);
  const name = picture.name || say("unnamed");
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus and says which option is active
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={name}
      aria-setsize={position.total}
      aria-posinset={position.at + 1}
      title={name}
      className="mw-picture-tile"
      style={place}
      onClick={() => onChoose(picture)}
      onDoubleClick={() => onUse?.(picture)}
    >
      <PictureStill picture={picture} />
      <span className="mw-picture-name">{name}</span>
    </div>
  );
}

/** A small picture, or a sign in its place if it does not load. */
export function PictureStill({ picture }: { readonly picture: LibraryPicture }) {
  const [failed, setFailed] = useState<string>();
  const src = picture.thumbnailUrl ?? picture.url;
  return (
    <span className="mw-picture-still">
      {failed === src ? (
        <Icon icon={ImageOff} sizePx={20} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />
      )}
    </span>
  );
}

function placeOf(at: number, { columns, tileWidthPx, rowHeightPx }: GridGeometry): CSSProperties {
  return {
    insetBlockStart: Math.floor(at / columns) * rowHeightPx,
    insetInlineStart: (at % columns) * (tileWidthPx + gapPx),
    inlineSize: tileWidthPx,
    blockSize: rowHeightPx - gapPx,
  };
}

/** The width inside the padding, kept up to date. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const grid = element.current?.firstElementChild;
    if (!grid) return undefined;
    const measure = () => setWidthPx(grid.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

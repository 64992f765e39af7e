import { Skeleton, useTranslate } from "@mailwright/ui";
import { useRef } from "react";
import type { PreferencePort } from "../../ports/preference-port.js";
import { isPanelOpen, readPanels, type Side } from "../../workspace/panels/panel-state.js";
import { layoutStrings } from "./arrangement-strings.js";
import { useWidthBand } from "./use-width-band.js";

export interface LoadingViewProps {
  /** Remembers which sidebars the person has closed. */
  readonly preferences: PreferencePort;
}

/** Shown while the template is fetched: the outline of the editor with the sidebars as they were left, so that nothing jumps. */
export function LoadingView({ preferences }: LoadingViewProps) {
  const say = useTranslate(layoutStrings);
  const root = useRef<HTMLDivElement>(null);
  const band = useWidthBand(root);
  const panels = { ...readPanels(preferences), isBeside: band === "wide" };
  const isNarrow = band === "narrow";
  const side = (of: Side) => (isNarrow ? null : <LoadingSide side={of} isOpen={isPanelOpen(panels, of)} />);
  return (
    <div ref={root} className="mw-editor-root" data-band={band}>
      <div className="mw-editor" role="status" aria-label={say("loading")}>
        <div className="mw-header">
          <Skeleton width={32} height={32} />
          <div className="mw-header-title">
            <Skeleton shape="line" width={120} />
          </div>
          <Skeleton width={58} height={32} />
          <Skeleton width={70} height={32} />
        </div>
        <div className="mw-tools">
          <Skeleton width={isNarrow ? 220 : 460} />
          <span className="mw-tools-spring" />
          {isNarrow ? null : <Skeleton width={360} />}
        </div>
        <div className="mw-canvas-and-panels">
          {side("left")}
          <div className="mw-canvas-area mw-loading-desk">
            <div className="mw-loading-paper" />
          </div>
          {side("right")}
        </div>
        {isNarrow ? <div className="mw-sheet-bar mw-loading-bar" /> : null}
      </div>
    </div>
  );
}

const tiles = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

function LoadingSide({ side, isOpen }: { readonly side: Side; readonly isOpen: boolean }) {
  return (
    <div className="mw-side" data-side={side} data-open={isOpen}>
      {isOpen ? (
        <div className="mw-side-panel">
          <div className="mw-side-head">
            <Skeleton height={side === "left" ? 32 : 16} />
          </div>
          <div className="mw-loading-tiles">{side === "left" ? tiles.map((tile) => <Skeleton key={tile} height={72} />) : null}</div>
        </div>
      ) : (
        <div className="mw-rail" />
      )}
    </div>
  );
}

import { Skeleton, useTranslate } from "@mailwright/ui";
import { useRef } from "react";
import type { PreferencePort } from "../ports/editor-ports.js";
import { layoutStrings } from "./layout-strings.js";
import { type Side, usePanels } from "./use-panels.js";
import { useWidthBand, type WidthBand } from "./use-width-band.js";

export interface LoadingViewProps {
  /** Knows which sidebars the person has closed. */
  readonly preferences: PreferencePort;
}

/** While the template is fetched: the shape of the editor as it was left, so that nothing jumps. */
export function LoadingView({ preferences }: LoadingViewProps) {
  const say = useTranslate(layoutStrings);
  const root = useRef<HTMLDivElement>(null);
  const band = useWidthBand(root);
  const panels = usePanels(band, preferences);
  const isNarrow = band === "narrow";
  return (
    <div ref={root} className="mw-editor-root" data-band={band}>
      <div className="mw-editor" role="status" aria-label={say("loading")}>
        <div className="mw-header">
          <Skeleton width={32} height={32} />
          <div className="mw-header-title">
            <Skeleton shape="line" width={120} />
          </div>
          <Skeletons of={isNarrow ? [58, 70] : [88, 64, 72, 80, 58, 70]} height={32} />
        </div>
        <div className="mw-tools">
          <Skeletons of={isNarrow ? [28, 28, 28, 28, 28] : [124, 92, 104, 72, 64]} height={20} />
          <span className="mw-tools-spring" />
          {isNarrow ? null : <Skeletons of={[88, 96, 140, 56]} height={20} />}
        </div>
        <div className="mw-workspace">
          <LoadingSide side="left" band={band} isOpen={panels.isOpen("left")} />
          <div className="mw-workspace-main mw-loading-desk">
            <div className="mw-loading-paper" />
          </div>
          <LoadingSide side="right" band={band} isOpen={panels.isOpen("right")} />
        </div>
        {isNarrow ? (
          <div className="mw-sheet-bar mw-loading-bar">
            <Skeletons of={[80, 88]} height={20} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface LoadingSideProps {
  readonly side: Side;
  readonly band: WidthBand;
  readonly isOpen: boolean;
}

function LoadingSide({ side, band, isOpen }: LoadingSideProps) {
  if (band === "narrow") return null;
  return (
    <div className="mw-side" data-side={side}>
      {isOpen ? (
        <div className="mw-side-panel">
          <div className="mw-side-head">
            <Skeleton height={side === "left" ? 32 : 16} width={side === "left" ? "100%" : 140} />
          </div>
          <div className="mw-loading-tiles" data-side={side}>
            <Skeletons of={side === "left" ? tiles : fields} height={side === "left" ? 72 : 32} />
          </div>
        </div>
      ) : (
        <div className="mw-rail">
          <Skeleton width={28} height={28} />
        </div>
      )}
    </div>
  );
}

const tiles = Array.from({ length: 12 }, () => "100%");
const fields = ["40%", "100%", "100%", "60%"];

function Skeletons({ of, height }: { readonly of: readonly (number | string)[]; readonly height: number }) {
  return of.map((width, index) => <Skeleton key={`${index.toString()}-${width}`} width={width} height={height} />);
}

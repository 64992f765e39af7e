import { type Theme, UiRoot } from "@mailwright/ui";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { isTest } from "./is-test.ts";
import { storyHostAttribute } from "./shadow-canvas.ts";

export interface FrameOptions {
  /** The surface a story lies on; `none` leaves that, and the padding, to the story. */
  ground?: "surface" | "sunken" | "none";
  /** The width of what is shown, for panels that are narrow in the product. */
  widthPx?: number;
}

interface StoryFrameProps {
  theme: Theme;
  locale: string;
  frame: FrameOptions;
  /** A story alone fills the window. */
  isPage: boolean;
  children: ReactNode;
}

// In tests nothing moves, so that axe never measures a colour on its way.
const stillness = isTest ? { "--mw-motion-fast": "0ms", "--mw-motion-panel": "0ms" } : {};

const noPadding = new Set<FrameOptions["ground"]>(["none"]);

/** Renders a story where the product lives: inside UiRoot, inside a shadow root. */
export function StoryFrame({ theme, locale, frame, isPage, children }: StoryFrameProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
  };
  const { ground = "surface", widthPx } = frame;
  const style = {
    boxSizing: "border-box",
    minBlockSize: "100%",
    padding: noPadding.has(ground) ? 0 : 24,
    background: ground === "none" ? undefined : `var(--mw-${ground === "sunken" ? "surface-sunken" : "surface"})`,
  } as const;

  return (
    <div
      ref={attach}
      {...{ [storyHostAttribute]: "" }}
      style={{ display: "block", flex: 1, minWidth: 0, minHeight: isPage ? "100vh" : 0, ...stillness }}
    >
      {root
        ? createPortal(
            <UiRoot root={root} theme={theme} locale={locale}>
              <div style={style}>
                <div style={{ maxInlineSize: widthPx, blockSize: ground === "none" ? "100vh" : undefined }}>{children}</div>
              </div>
            </UiRoot>,
            root,
          )
        : null}
    </div>
  );
}

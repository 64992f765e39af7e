import { type FrameBridge, startFrameBridge } from "@mailwright/bridge";
import type { HostMessage } from "@mailwright/contract";
import { useEffect, useRef, useState } from "react";
import { loadSiteConfig } from "./site-config.js";
import type { Theme } from "./theme.js";

/** The site's end of the postMessage bridge, for the pages to use. */
export interface EmbedBridge {
  readonly post: FrameBridge["post"];
  /** The page on screen says what it does when the host asks; one page at a time. */
  readonly listen: (listener: (message: HostMessage) => void) => () => void;
}

interface EmbedBridgeOptions {
  readonly isEmbedded: boolean;
  readonly onTheme: (theme: Theme) => void;
}

/** Talks with the page that frames the site, when `embed` is asked for. Messages of before the connection wait for it. */
export function useEmbedBridge({ isEmbedded, onTheme }: EmbedBridgeOptions): EmbedBridge {
  const theme = useRef(onTheme);
  theme.current = onTheme;
  const [hub] = useState(createHub);
  useEffect(() => {
    if (!isEmbedded) return undefined;
    let bridge: FrameBridge | undefined;
    let isOver = false;
    void loadSiteConfig().then(({ hostOrigins }) => {
      if (isOver) return;
      bridge = startFrameBridge({
        window,
        hostOrigins,
        onMessage: (message) => (message.type === "set-theme" ? theme.current(message.theme) : hub.hear(message)),
      });
      hub.connect(bridge);
    });
    return () => {
      isOver = true;
      bridge?.stop();
      hub.disconnect();
    };
  }, [isEmbedded, hub]);
  return hub;
}

function createHub() {
  let bridge: FrameBridge | undefined;
  let waiting: Parameters<FrameBridge["post"]>[0][] = [];
  let listener: ((message: HostMessage) => void) | undefined;
  return {
    post: (message: Parameters<FrameBridge["post"]>[0]) => {
      if (bridge) bridge.post(message);
      else if (window.parent !== window) waiting.push(message);
    },
    listen: (next: (message: HostMessage) => void) => {
      listener = next;
      return () => {
        if (listener === next) listener = undefined;
      };
    },
    hear: (message: HostMessage) => listener?.(message),
    connect: (connected: FrameBridge) => {
      bridge = connected;
      for (const message of waiting) connected.post(message);
      waiting = [];
    },
    disconnect: () => {
      bridge = undefined;
    },
  };
}

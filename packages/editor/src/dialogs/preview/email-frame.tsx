import type { Device } from "@mailwright/editing";
import { PreviewFrame } from "@mailwright/views/preview";
import { useEffect, useRef, useState } from "react";
import { fillFrame } from "./frame-picture.js";

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

export interface EmailFrameProps {
  readonly html: string;
  readonly device: Device;
  /** As on a screen whose owner has chosen dark. */
  readonly isDark: boolean;
  /** A tablet and a phone stand free, with an edge around them. */
  readonly isFramed?: boolean;
  /** What it shows, for assistive technology, where that is not simply the email. */
  readonly title?: string | undefined;
}

/** The compiled email at the width of a device, where nothing of it can run or reach out. */
export function EmailFrame({ html, device, isDark, isFramed, title }: EmailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded && frame.current) fillFrame(frame.current, html, isDark);
  }, [isLoaded, html, isDark]);
  return (
    <PreviewFrame
      frame={frame}
      device={device}
      isDark={isDark}
      isFramed={isFramed}
      title={title}
      // Same origin, so that its styles can be set from here; no scripts, forms, popups or navigation.
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      onLoad={() => setLoaded(true)}
    />
  );
}

import { fillFrame, PreviewFrame, type PreviewFrameProps } from "@mailwright/views/preview";
import { useEffect, useRef, useState } from "react";

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

export interface EmailFrameProps {
  readonly html: string;
  readonly device: PreviewFrameProps["device"];
  /** Shows the email as on a screen in dark mode. */
  readonly isDark: boolean;
  /** A tablet and a phone have an edge around them. */
  readonly isFramed?: boolean;
  /** What the frame shows, for assistive technology, if it is not simply the email. */
  readonly title?: string | undefined;
}

/** The compiled email at the width of a device. Nothing in it can run or load pages. */
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
      // `allow-same-origin`, so that its styles can be set from here. Scripts, forms, popups and navigation stay forbidden.
      sandbox="allow-same-origin"
      srcDoc={emptyPage}
      onLoad={() => setLoaded(true)}
    />
  );
}

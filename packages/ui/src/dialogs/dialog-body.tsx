import { type ReactNode, useRef } from "react";
import { classNames } from "../styles/class-names.js";
import { useScrollStop } from "./use-scroll-stop.js";

interface DialogBodyProps {
  readonly isBare: boolean | undefined;
  readonly children: ReactNode;
}

/** What is between the title and the actions; it scrolls when it is long. */
export function DialogBody({ isBare, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useScrollStop(body);
  return (
    <div ref={body} className={classNames("mw-dialog-body", isBare && "mw-dialog-body-bare")}>
      {children}
    </div>
  );
}

import type { ShownDestination } from "./model/service-port.js";

/** The letters that stand for a destination. They say nothing that its name does not. */
export function DestinationMark({ mark: { letters, ground, ink } }: { readonly mark: ShownDestination["mark"] }) {
  return (
    <span className="mw-destination-mark" aria-hidden="true" style={{ background: ground, color: ink }}>
      {letters}
    </span>
  );
}

import type { EdgeSide } from "./edges.js";

const lines = {
  top: "M2 1.5h8",
  right: "M10.5 2v8",
  bottom: "M2 10.5h8",
  left: "M1.5 2v8",
} satisfies Record<EdgeSide, string>;

/** A square with one side drawn strong; without a side, all four. */
export function EdgeSign({ side }: { readonly side?: EdgeSide }) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="1.5" y="1.5" width="9" height="9" rx="1" opacity={side ? 0.35 : 1} strokeWidth={side ? 1 : 1.5} />
      {side ? <path d={lines[side]} strokeWidth="2" /> : null}
    </svg>
  );
}

import type { ComponentType } from "react";
import { type LaterCode, useLaterCode } from "../../base/later/later-code.js";
import { LostCode } from "./lost-code.js";

interface LaterPartProps {
  readonly code: LaterCode<ComponentType>;
  /** Somebody asked for it: where it cannot be fetched, that is said. */
  readonly isAsked?: boolean;
}

/** A part whose code comes when it is first drawn. Until then nothing stands there. */
export function LaterPart({ code, isAsked }: LaterPartProps) {
  const state = useLaterCode(code);
  if (state.phase === "ready") return <state.value />;
  return isAsked && state.phase === "failed" ? <LostCode failed={state} /> : null;
}

import { useTranslate } from "@mailwright/ui";
import { usePortWords } from "../../../base/words/port-words.js";
import type { PortRefusal } from "../../../ports/port-refusal.js";
import { screenshotStrings } from "./screenshot-strings.js";

const faults = ["service-busy", "service-used-up", "service-key-refused", "service-unreachable", "service-refused"] as const;

/** Says what went wrong at the service. */
export function useServiceWords(): (refusal: PortRefusal) => string {
  const say = useTranslate(screenshotStrings);
  const words = usePortWords();
  return (refusal) => {
    const fault = faults.find((known) => known === refusal.code);
    return fault ? say(fault) : words(refusal);
  };
}

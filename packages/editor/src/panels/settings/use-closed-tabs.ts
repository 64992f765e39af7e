import { useState } from "react";
import type { PreferencePort } from "../../ports/preference-port.js";
import { type PanelTab, panelTabs } from "../../workspace/panels/panel-tabs.js";

const key = "editor.closed-tabs";

/** The sections of the settings panel that are closed, with a function that closes and opens them. Remembered between visits. */
export function useClosedTabs(preferences: PreferencePort): [ReadonlySet<PanelTab>, (closed: ReadonlySet<PanelTab>) => void] {
  const [closed, setClosed] = useState<ReadonlySet<PanelTab>>(() => {
    const stored = preferences.get(key)?.split(" ");
    return new Set(panelTabs.filter((tab) => stored?.includes(tab)));
  });
  const keep = (next: ReadonlySet<PanelTab>) => {
    preferences.set(key, [...next].join(" "));
    setClosed(next);
  };
  return [closed, keep];
}

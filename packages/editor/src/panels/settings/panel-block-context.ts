import type { BlockId } from "@mailwright/document";
import { createContext } from "react";

/** The block whose settings are shown, for the few widgets that need more than their value. `undefined` in General settings. */
export const PanelBlockContext = createContext<BlockId | undefined>(undefined);

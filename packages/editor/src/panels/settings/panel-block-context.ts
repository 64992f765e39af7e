import type { BlockId } from "@mailwright/document";
import { createContext } from "react";

/** The block whose settings are drawn; nothing in General settings. For the few widgets that show more than their value. */
export const PanelBlockContext = createContext<BlockId | undefined>(undefined);

import { laterCode } from "../../base/later/later-code.js";

/** The head and the menu of a selected block. Their code is fetched before the first selection, or with it. */
export const blockToolsCode = laterCode(() => import("./block-tools.js"));

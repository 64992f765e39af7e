import { laterCode } from "../../base/later/later-code.js";

/** What can be done with a selected block: its head and its menu. Fetched before the first selection, or with it. */
export const blockToolsCode = laterCode(() => import("./block-tools.js"));

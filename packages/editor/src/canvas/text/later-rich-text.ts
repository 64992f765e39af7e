import { laterCode } from "../../base/later/later-code.js";

/** Text editing. It needs Lexical, and is fetched when a person first points at a text. */
export const textEditingCode = laterCode(() => import("./open-text.js"));
/** The same where others may write in the same text. */
export const sharedTextEditingCode = laterCode(() => import("./open-shared-text.js"));
export const textToolbarCode = laterCode(async () => (await import("./canvas-text-toolbar.js")).CanvasTextToolbar);

/** What the toolbar offers to choose signs from, for whoever writes without a connection later. */
export const fetchSymbols = async (): Promise<unknown> => (await import("./canvas-text-toolbar.js")).loadSymbols();

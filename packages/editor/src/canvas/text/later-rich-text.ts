import { laterCode } from "../../base/later/later-code.js";

/** Text editing: it brings Lexical along, and is fetched when a person points at a text for the first time. */
export const textEditingCode = laterCode(() => import("./open-text.js"));
export const textToolbarCode = laterCode(async () => (await import("./canvas-text-toolbar.js")).CanvasTextToolbar);

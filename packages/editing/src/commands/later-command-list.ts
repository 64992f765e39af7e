// More of them, one line per command: without keys, and with no control on the editor's first screen, so that their code can come later.
export { clear } from "./clear.js";
export { addColumn, removeColumn, setColumns } from "./columns.js";
export { setSettings } from "./set-settings.js";

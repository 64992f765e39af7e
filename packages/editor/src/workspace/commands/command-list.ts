// The commands of the interface that are there at once: one line per command. `order` in the command says where lists show it.
export { find } from "./find-commands.js";
export { preview, save, showCommands, showShortcuts } from "./key-commands.js";
export { showComments, showTab, togglePanel, toggleSection } from "./panel-commands.js";

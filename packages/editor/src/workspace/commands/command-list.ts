// The commands of the interface: one line per command. `order` in the command says where lists show it.
export { find, preview, publish, save, saveModule, showCommands, showShortcuts } from "./template-commands.js";

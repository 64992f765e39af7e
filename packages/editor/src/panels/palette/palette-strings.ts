import { defineStrings } from "@mailwright/ui";

export const paletteStrings = defineStrings("editor.palette", {
  region: "Blocks and modules",
  title: "Blocks",
  modules: "Modules",
  advanced: "Advanced",
  search: "Search blocks",
  layers: "Layers",
  searchModules: "Search modules",
  searchLayers: "Search layers",
  nothingFound: "No block matches “{query}”.",
  clearSearch: "Clear search",
  inserted: "{name} inserted",
  tapHint: "Tap a block to insert it after the selection.",
  notInPlan: "Not enabled in your plan",
  groupBasic: "Basic",
  groupNavigation: "Navigation",
  groupForms: "Forms",
  groupSections: "Sections",
  groupExtra: "Extra",
  groupSocial: "Social",
  groupProducts: "Products",
});

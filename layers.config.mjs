// One table: which package may import which. scripts/check-layers.mjs holds every import to it.
// `headless` packages (or faces) import no React and touch no DOM; their tsconfig leaves DOM out of `lib`.

/** @type {Record<string, { layer: number, may: string[], headless?: boolean }>} */
export const layers = {
  contract: { layer: 0, may: [], headless: true },
  document: { layer: 1, may: [], headless: true },
  ui: { layer: 1, may: [] },
  bridge: { layer: 1, may: ["contract"] },
  client: { layer: 1, may: ["contract"] },
  mjml: { layer: 1, may: [], headless: true },
  compiler: { layer: 2, may: ["document", "mjml"], headless: true },
  importer: { layer: 2, may: ["document"], headless: true },
  destinations: { layer: 2, may: ["document"], headless: true },
  checks: { layer: 3, may: ["document", "compiler"], headless: true },
  editing: { layer: 2, may: ["contract", "document"], headless: true },
  "rich-text": { layer: 2, may: ["document", "ui"] },
  blocks: { layer: 3, may: ["document", "compiler", "importer"], headless: true },
  views: { layer: 2, may: ["contract", "ui"] },
  editor: {
    layer: 4,
    may: [
      "contract",
      "document",
      "ui",
      "client",
      "mjml",
      "compiler",
      "checks",
      "importer",
      "destinations",
      "editing",
      "rich-text",
      "blocks",
      "views",
    ],
  },
  dashboard: { layer: 4, may: ["contract", "client", "ui", "views"] },
  elements: {
    layer: 5,
    may: ["contract", "document", "ui", "client", "compiler", "checks", "editing", "editor", "dashboard"],
  },
  server: { layer: 5, may: ["contract", "document", "compiler", "checks", "destinations", "blocks"], headless: true },
};

/** Imported by tests, stories, benches and examples only. */
export const privatePackages = ["testing"];

/**
 * The wings inside the packages of more than some 60 files, floor by floor from the bottom: a wing imports only wings on lower floors, types
 * included. Files directly in `src` are the faces of the package: they import every wing, and no wing imports them.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const wings = {
  checks: [["style"], ["client-support"], ["facts"], ["email"], ["fixes"], ["rules"], ["report"], ["languages"]],
  destinations: [
    ["text"],
    ["calls", "fields"],
    ["merge-tags"],
    ["declaration"],
    ["messages", "sending"],
    ["providers", "applications"],
    ["registry"],
    ["languages"],
  ],
  editing: [["outcome", "json"], ["tree"], ["history", "drop"], ["view-state"], ["commands"], ["editor"]],
  importer: [
    ["markup", "values", "pieces"],
    ["compiled"],
    ["mjml"],
    ["html", "tree", "designs/json"],
    ["designs/design", "designs/mjml", "designs/tags"],
    ["designs/unlayer", "designs/beefree", "designs/templatical", "designs/email-builder", "designs/easy-email", "designs/grapesjs"],
    ["designs"],
    ["keep"],
    ["read"],
    ["layout/email", "layout/frame", "layout/mail"],
    ["layout/look"],
    ["layout/cut", "layout/check"],
    ["layout/write"],
    ["layout/raw"],
    ["layout/read"],
  ],
  views: [
    ["asked", "category-field", "dialog-host", "free-plan", "leaving", "preview", "quota", "text-fault", "tour"],
    ["notes", "published", "pictures/model", "pictures/reduce"],
    ["pictures/uploads", "pictures/address"],
    ["pictures/library"],
    ["languages"],
  ],
  "rich-text": [["model", "caret"], ["commands", "lexical"], ["field"], ["react"], ["languages"]],
  compiler: [
    ["memory", "markup", "stamps"],
    ["nodes", "overrides"],
    ["contracts"],
    ["rows"],
    ["surroundings"],
    ["units", "kept"],
    ["pipeline"],
  ],
  ui: [
    ["tokens", "styles", "translate", "icons", "text"],
    ["context"],
    ["focus"],
    ["floating"],
    ["controls"],
    ["fields", "messages"],
    ["sections", "dialogs"],
    ["root"],
    ["languages"],
  ],
  dashboard: [
    ["view"],
    ["remote", "selection"],
    ["dialog-requests"],
    ["actions"],
    ["drag"],
    ["templates"],
    ["dialogs", "bulk", "sidebar"],
    ["header", "filters"],
    ["shell", "languages"],
  ],
  elements: [["given"], ["element"], ["email-editor", "template-dashboard"]],
  document: [["templating", "tree"], ["html"], ["props"], ["settings", "pictures"], ["definition"], ["extras"], ["kept", "stored"]],
  server: [
    ["base"],
    ["config", "database", "isolates"],
    ["security", "emails", "drawing"],
    ["ports"],
    ["http", "jobs", "pictures"],
    ["resources"],
    ["ops", "seed"],
    ["sign-in"],
    ["app"],
    ["cli"],
  ],
  blocks: [["shared"], ["structure"], ["content"], ["registry"], ["palette"], ["starters", "languages"]],
  editor: [
    ["ports"],
    ["ports/browser", "base"],
    ["ports/connected", "ports/host", "checks", "import"],
    ["workspace"],
    ["canvas/mail", "canvas/words"],
    ["canvas/rows"],
    ["canvas/sleep"],
    ["canvas/surface"],
    ["canvas/drag", "canvas/keys", "canvas/clipboard", "canvas/text"],
    ["canvas/pointer", "canvas/menu"],
    ["canvas/overlay"],
    ["canvas/grips", "canvas/add", "canvas/zoom"],
    ["canvas/desk"],
    ["panels/palette", "panels/settings", "panels/modules", "panels/layers", "panels/find"],
    ["dialogs/preview", "dialogs/tour", "dialogs/code-editor"],
    ["dialogs"],
    ["shell/header", "shell/toolbar", "shell/shortcuts", "shell/dialogs"],
    ["shell/arrangement"],
    ["shell/host", "languages"],
  ],
};

/** Packages that have not moved into their wings yet. */
export const settling = [];

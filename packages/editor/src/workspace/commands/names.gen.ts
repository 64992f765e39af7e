// Written by `npm run docs` from the commands that are `isNamedFirst`: their code comes later than the controls that show them.

/** English names, as `commandWords` writes them. */
export const laterNames: Readonly<Record<string, string>> = {
  "ask-to-clear.short": "Clear",
  "cancel": "Cancel",
  "go-home": "Go to templates",
  "publish": "Publish",
  "restore": "Restore",
  "save-and-continue": "Save and continue",
  "show-checks": "Checks",
  "show-code": "View code",
  "show-export": "Export",
  "show-general-settings": "General settings",
  "show-import": "Import code",
  "show-notes": "Personal notes",
  "show-test-email": "Test email",
  "show-versions": "Version history",
  "start-tour.short": "Help",
  "unpublish": "Unpublish",
};

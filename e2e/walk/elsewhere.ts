/** What a task costs elsewhere, by the steps in public documentation, counted by the rule that `Hand` states. */
export interface Elsewhere {
  readonly editor: "Beefree" | "Stripo" | "Unlayer";
  readonly presses: number;
  /** The steps, as they were counted. */
  readonly steps: string;
  readonly page: string;
}

/** Keeping a row: description and tags, which may stay empty, are not counted. */
export const stripoModule: Elsewhere = {
  editor: "Stripo",
  presses: 9,
  steps: "Save as module, name (2), category (2), Save, Modules, My modules, drag",
  page: "https://support.stripo.email/en/articles/3173943-what-are-the-modules-how-to-use-them",
};

export const stripoCopyAndMove: Elsewhere = {
  editor: "Stripo",
  presses: 3,
  steps: "select, copy, drag",
  page: "https://support.stripo.email/en/articles/6414520-new-editor-understanding-of-stripo-template-layout",
};

export const stripoHide: Elsewhere = {
  editor: "Stripo",
  presses: 3,
  steps: "select the stripe, Appearance, hide on mobile",
  page: "https://support.stripo.email/en/articles/3173893-what-s-the-stripe-and-how-to-use-it",
};

/** Documented by one of those who build Beefree in. */
export const beefreeFont: Elsewhere = {
  editor: "Beefree",
  presses: 3,
  steps: "Message, font (2), as Netcore tells it",
  page: "https://docs.netcoresmartech.com/docs/settings-rows-columns",
};

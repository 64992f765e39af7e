/** Words that replace ours, keyed `namespace.key`: a text, or a text for each plural form of the language. */
export type ElementWords = Readonly<
  Record<
    string,
    | string
    | {
        readonly zero?: string;
        readonly one?: string;
        readonly two?: string;
        readonly few?: string;
        readonly many?: string;
        readonly other: string;
      }
  >
>;

/** Words that the compiler writes onto the canvas, never into an email. A host may replace each of them. */
export interface CompilerStrings {
  readonly unknownBlock: (type: string) => string;
  readonly failedBlock: (type: string) => string;
}

export const compilerStrings: CompilerStrings = {
  unknownBlock: (type) => `Unknown block “${type}”. It is kept, and left out of the email.`,
  failedBlock: (type) => `The block “${type}” cannot be drawn. It is kept, and left out of the email.`,
};

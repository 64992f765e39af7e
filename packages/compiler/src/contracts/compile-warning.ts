/** What could not be compiled as asked. The interface turns the code into words; `detail` is for people who look closer. */
export interface CompileWarning {
  readonly code: "unknown-block" | "compile-failed" | "bad-font-address" | "override-not-shown" | "incomplete-block" | "copies-share-names";
  readonly blockId?: string;
  readonly detail: string;
}

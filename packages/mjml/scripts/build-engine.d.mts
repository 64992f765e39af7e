/** The generated files of src, by name: the engine, the components that are added when needed, and what both stand on. */
export function buildEngine(): Promise<Readonly<Record<string, string>>>;

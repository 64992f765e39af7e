export interface SecondGo {
  readonly file: string;
  readonly test: string;
  readonly cause: string;
  readonly since: string;
}
export const secondGoes: readonly SecondGo[];
export function maySecondGo(file: string, test: string, listed?: readonly SecondGo[]): boolean;

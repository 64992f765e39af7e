import type { Fields } from "../fields/field.js";

/** How a destination knows whose account it is. */
export type Authorization = { readonly kind: "none" } | { readonly kind: "key" } | CodeFlow;

/** OAuth 2: a window in which the person agrees, and a code that the server turns into a token. */
export interface CodeFlow {
  readonly kind: "code";
  /** Which of the addresses it is asked at, and under which path. */
  readonly authorize: { readonly base: string; readonly path: string };
  readonly token: { readonly base: string; readonly path: string };
  readonly scopes: readonly string[];
  readonly scopeSeparator: " " | ",";
  readonly usesPkce: boolean;
  /** Does the client's secret go into the form, or into the header? */
  readonly clientAuth: "form" | "header";
  /** More parameters of the window's address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The service may forget the state: it goes into the address of our page as well. */
  readonly forgetsState: boolean;
  /** The field that says in which region the account is. */
  readonly regionField?: keyof Fields;
  /** What the regions are called in addresses, by the field's value. */
  readonly regionDomains?: Readonly<Record<string, string>>;
  /** The parameter with which the end of the window names the server that has the account, whatever region was chosen. */
  readonly serverParameter?: string;
}

export const none: Authorization = { kind: "none" };
export const key: Authorization = { kind: "key" };

type GivenFlow = Pick<CodeFlow, "authorize" | "token"> & Partial<CodeFlow>;

/** OAuth 2 with what most services do. */
export function codeFlow(flow: GivenFlow): CodeFlow {
  return {
    kind: "code",
    scopes: [],
    scopeSeparator: " ",
    usesPkce: false,
    clientAuth: "form",
    parameters: {},
    forgetsState: false,
    ...flow,
  };
}

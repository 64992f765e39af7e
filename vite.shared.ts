import { defaultClientConditions, defaultServerConditions } from "vite";
/** Resolve this repository's packages to their sources. */
export const SOURCE = "@mailwright/source";
export const sourceConditions = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

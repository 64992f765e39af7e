import { defaultClientConditions, defaultServerConditions } from "vite";
/** Resolve this repository's packages to their sources. */
export const SOURCE = "@mailwright/source";
export const sourceConditions = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  // Node itself knows no `module`: OpenTelemetry has files there that only bundlers can read.
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions.filter((condition) => condition !== "module")] } },
};

import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { sourceConditions } from "../vite.shared.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/*/src/**/*.stories.tsx", "../examples/demo-site/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  staticDirs: [{ from: "../packages/blocks/artwork", to: "/starter" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...sourceConditions,
      // Found late, they would be bundled in the middle of a test run, and the page reloaded.
      optimizeDeps: {
        include: [
          "axe-core",
          "@base-ui/react/combobox",
          "@base-ui/react/csp-provider",
          "@base-ui/react/dialog",
          "@tanstack/react-query",
          "openapi-fetch",
          "postal-mime",
        ],
      },
    }),
};

export default config;

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// Built as a customer builds: from the packages' published form. The server serves the result.
export default defineConfig({
  plugins: [react()],
  // What loads before the editor is usable has a limit of its own (scripts/checks/check-bundle.mjs). The largest chunk, the code editor with
  // its languages, loads when somebody first opens source code.
  // The site runs under a CSP without inline scripts and styles; module preloading by tag is enough for it.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 550,
    // Minifying takes its time, and whoever builds can do nothing about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});

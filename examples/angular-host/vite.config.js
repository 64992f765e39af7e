import { defineConfig } from "vite";

// Angular compiles its templates in the browser here; with the Angular CLI, `app` is an application like any other.
export default defineConfig({ build: { target: "es2022" } });

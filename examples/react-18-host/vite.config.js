import { defineConfig } from "vite";

// Without Vite's plugin for React: it would give the elements, which bring a React of their own, this page's older one.
export default defineConfig({ oxc: { jsx: { runtime: "automatic" } }, build: { target: "es2022" } });

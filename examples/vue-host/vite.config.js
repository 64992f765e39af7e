import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// Vue must leave the element to the browser.
const isCustomElement = (tag) => tag === "email-editor";

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })], build: { target: "es2022" } });

import { defineReactElement } from "../element/define-react-element.js";

/** Defines `<template-dashboard>`. Does nothing in Node, and nothing the second time. */
export function defineTemplateDashboard(): void {
  defineReactElement({
    tag: "template-dashboard",
    attributes: {
      apiUrl: "string",
      sessionId: "string",
      theme: "string",
      locale: "string",
      embed: "boolean",
      view: "string",
      accountUrl: "string",
      peopleUrl: "string",
      upgradeUrl: "string",
    },
    properties: ["strings", "renewSession"],
    methods: [],
    load: async () => (await import("./template-dashboard-app.js")).TemplateDashboardApp,
    loadShapes: async () => (await import("../given/element-shapes.js")).templateDashboardShapes,
  });
}

/** Fetches the code of a dashboard ahead, as `preloadEmailEditor` does that of an editor. */
export async function preloadTemplateDashboard(): Promise<void> {
  await Promise.allSettled([import("./template-dashboard-app.js")]);
}

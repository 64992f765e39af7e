import { defineReactElement } from "./define-react-element.js";
import type { ElementAttributes } from "./jsx.js";

/** `<template-dashboard>`: what TypeScript knows of it. Every property may be set at any time. */
export interface TemplateDashboardElement extends HTMLElement {
  apiUrl?: string;
  sessionId?: string;
  theme?: "light" | "dark" | "auto";
  locale?: string;
  embed?: boolean;
  /** The view as a query string (`status=draft&…`): the page's address where the element has a page of its own. */
  view?: string;
  /** The account settings of whoever is signed in; their entry in the user menu is there only with it. */
  accountUrl?: string;
  /** Where a free plan becomes a paid one; the banner of the free plan has its button only with it. */
  upgradeUrl?: string;
  /** Words that replace ours, keyed by part: `dashboard.create.title`. */
  strings?: Readonly<Record<string, string>>;
}

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
      upgradeUrl: "string",
    },
    properties: ["strings"],
    methods: [],
    load: async () => (await import("./template-dashboard-app.js")).TemplateDashboardApp,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    "template-dashboard": TemplateDashboardElement;
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "template-dashboard": ElementAttributes<TemplateDashboardElement>;
    }
  }
}

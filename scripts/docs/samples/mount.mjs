// Shows a sample's component, by the framework that it was written for.
import "@angular/compiler";
import { provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { mount as mountSvelte } from "svelte";
import { createApp } from "vue";

function place(name = "div") {
  const element = document.createElement(name);
  element.style.display = "block";
  return document.body.appendChild(element);
}

/** By framework; Angular finds its place by the selector that the component has. */
export const mount = {
  react: (component, given, within = place()) => createRoot(within).render(createElement(component, given)),
  vue: (component, given) => createApp(component, given).mount(place()),
  svelte: (component, given) => mountSvelte(component, { target: place(), props: given }),
  angular: (component) => {
    place("campaign-page");
    return bootstrapApplication(component, { providers: [provideZonelessChangeDetection()] });
  },
};

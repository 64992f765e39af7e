import "@angular/compiler";
import { provideZonelessChangeDetection } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { CampaignPage } from "./campaign-page.js";

await bootstrapApplication(CampaignPage, { providers: [provideZonelessChangeDetection()] });

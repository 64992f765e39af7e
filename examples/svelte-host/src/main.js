import { mount } from "svelte";
import CampaignPage from "./CampaignPage.svelte";

mount(CampaignPage, { target: document.getElementById("app") });

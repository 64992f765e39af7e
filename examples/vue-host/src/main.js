import { createApp } from "vue";
import CampaignPage from "./CampaignPage.vue";

createApp(CampaignPage).mount("#app");

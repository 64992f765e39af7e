import { articles } from "./starters/basic/articles.js";
import { letter } from "./starters/basic/letter.js";
import { oneColumn } from "./starters/basic/one-column.js";
import { pictureGrid } from "./starters/basic/picture-grid.js";
import { sidebar } from "./starters/basic/sidebar.js";
import { threeColumns } from "./starters/basic/three-columns.js";
import { twoColumns } from "./starters/basic/two-columns.js";
import { zigzag } from "./starters/basic/zigzag.js";
import { basket } from "./starters/basket.js";
import { bookLetter } from "./starters/book-letter.js";
import { booking } from "./starters/booking.js";
import { changelog } from "./starters/changelog.js";
import { cityWeekend } from "./starters/city-weekend.js";
import { coffee } from "./starters/coffee.js";
import { conference } from "./starters/conference.js";
import { enquiry } from "./starters/enquiry.js";
import { event } from "./starters/event.js";
import { florist } from "./starters/florist.js";
import { giftGuide } from "./starters/gift-guide.js";
import { halloween } from "./starters/halloween.js";
import { harbourNights } from "./starters/harbour-nights.js";
import { journal } from "./starters/journal.js";
import { knitwear } from "./starters/knitwear.js";
import { launch } from "./starters/launch.js";
import { loyalty } from "./starters/loyalty.js";
import { newsletter } from "./starters/newsletter.js";
import { nightTrain } from "./starters/night-train.js";
import { oneDay } from "./starters/one-day.js";
import { receipt } from "./starters/receipt.js";
import { review } from "./starters/review.js";
import { riverkeepers } from "./starters/riverkeepers.js";
import { sale } from "./starters/sale.js";
import { signInCode } from "./starters/sign-in-code.js";
import { springSeeds } from "./starters/spring-seeds.js";
import type { StarterDocument } from "./starters/starter.js";
import { webinar } from "./starters/webinar.js";
import { weeklyReport } from "./starters/weekly-report.js";
import { welcome } from "./starters/welcome.js";

export type { ModuleCategory, SystemModule } from "./starters/modules/module.js";
export { systemModules } from "./starters/modules/system-modules.js";
export { plantStarter, type StarterCategory, type StarterDocument } from "./starters/starter.js";

/** The designed emails that a new library begins with, in the order in which a library shows them. */
export const starterDocuments: readonly StarterDocument[] = [
  nightTrain,
  welcome,
  giftGuide,
  harbourNights,
  newsletter,
  launch,
  cityWeekend,
  coffee,
  conference,
  basket,
  bookLetter,
  florist,
  springSeeds,
  sale,
  riverkeepers,
  knitwear,
  loyalty,
  event,
  oneDay,
  halloween,
  journal,
  webinar,
  changelog,
  booking,
  weeklyReport,
  review,
  enquiry,
  receipt,
  signInCode,
  oneColumn,
  twoColumns,
  threeColumns,
  sidebar,
  pictureGrid,
  zigzag,
  articles,
  letter,
];

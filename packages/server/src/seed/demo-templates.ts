import type { TemplateStatus } from "@mailwright/contract";

/** A user's template in the demo: one of the blocks' starter documents at some point of its life. */
export interface DemoTemplate {
  /** External id of the owner. */
  owner: string;
  /** Id of the starter document. */
  starter: string;
  name: string;
  description: string;
  tags: string;
  status: TemplateStatus;
  createdDaysAgo: number;
  editedDaysAgo: number;
  /** How far its colours are turned around the wheel, so that a series does not look like one email. */
  hueDegrees: number;
  /** When it was saved before, each time with the starter's own colours. */
  savedDaysAgo?: readonly number[];
  /** External ids of the collaborators. */
  sharedWith?: readonly string[];
  /** Who holds the lock. */
  lockedBy?: string;
  notes?: readonly { by: string; text: string }[];
}

type Line = readonly [
  starter: string,
  name: string,
  description: string,
  tags: string,
  status: TemplateStatus,
  createdDaysAgo: number,
  editedDaysAgo: number,
  hueDegrees: number,
];

const ann: readonly Line[] = [
  ["welcome", "Welcome to Lumen and Leaf", "First mail after signing up", "welcome,onboarding,favorite", "published", 171, 3, 0],
  ["newsletter", "The Slow Kitchen no 42", "The autumn letter", "newsletter,food", "published", 24, 9, 0],
  ["sale", "Northlight winter sale", "Thirty percent off until Sunday", "sale,products,favorite", "published", 40, 16, 0],
  ["receipt", "Parcel and Post receipt", "Sent after every order", "transactional", "published", 214, 88, 0],
  ["newsletter", "The Slow Kitchen no 41", "Tomatoes until the very end", "newsletter,food", "published", 52, 38, 25],
  ["harbour-nights", "Harbour Nights in June", "Four Saturdays on the water", "event,music", "published", 83, 12, 0],
  ["launch", "Arc One launch", "Went out on the fourth", "launch,product", "published", 114, 6, 0],
  ["city-weekend", "Two Bridges weekend 31", "A coffee and a bench and an organ", "newsletter,city", "published", 146, 21, 0],
  ["book-letter", "The Margin October letter", "Reading the same book twice", "newsletter,books,favorite", "published", 47, 30, 0],
  ["book-letter", "The Margin September letter", "Short novels for long trains", "newsletter,books", "published", 79, 61, 30],
  ["coffee", "Second Crack in stock again", "The natural from Huehuetenango", "product,coffee", "published", 33, 19, 0],
  ["knitwear", "Maren autumn arrivals", "Four pieces in undyed wool", "new arrivals,fashion", "published", 58, 44, 0],
  ["sign-in-code", "Keel sign-in code", "Sent at every sign-in", "transactional,account", "published", 230, 141, 0],
  ["basket", "Forgotten basket day one", "A kind reminder after a day", "basket,automation", "published", 190, 76, 0],
  ["basket", "Forgotten basket day three", "The last reminder", "basket,automation", "published", 189, 75, 40],
  ["night-train", "Northbound spring cabins", "Goes out when the fares open", "travel,launch,favorite", "draft", 9, 2, 0],
  ["newsletter", "The Slow Kitchen no 43", "Draft of the next letter", "newsletter,food,favorite", "draft", 6, 1, 75],
  ["event", "Open studio night", "Invitation for friends of the studio", "event,invitation", "draft", 12, 2, 0],
  ["spring-seeds", "Spring bulbs are here", "For everybody who bought a pot last year", "seasonal", "draft", 61, 20, 0],
  ["gift-guide", "Juniper Row presents", "Needs the last posting day from logistics", "christmas,gifts", "draft", 15, 4, 0],
  ["book-letter", "The Margin November letter", "Essay is in and the reviews are missing", "newsletter,books", "draft", 10, 3, -30],
  ["coffee", "Second Crack Christmas roast", "Waiting for the tasting notes", "product,coffee,christmas", "draft", 8, 5, 0],
  ["conference", "Fieldwork early tickets", "First announcement", "event,conference", "draft", 27, 11, 0],
  ["weekly-report", "Plainsight digest", "Tried for the product team", "report", "draft", 70, 52, 0],
  ["sale", "Northlight lamps for small rooms", "A quieter sale for subscribers", "sale,subscribers", "draft", 36, 22, 35],
  ["webinar", "Ledgerline session replay", "Goes to those who missed it", "webinar", "draft", 43, 29, 0],
  ["knitwear", "Maren winter arrivals", "Pictures come on Thursday", "new arrivals,fashion", "draft", 5, 1, -40],
  ["sale", "Last year summer clearance", "Kept for the wording", "sale", "deleted", 320, 130, 60],
  ["event", "Winter open studio", "Took place in January", "event", "deleted", 300, 290, 120],
  ["halloween", "Midnight matinee last year", "Replaced by the new programme", "halloween,cinema", "deleted", 375, 355, 0],
  ["gift-guide", "Gift guide first try", "Too many presents", "christmas", "deleted", 18, 16, -60],
  ["changelog", "Release notes trial", "Moved to the product team", "changelog", "deleted", 96, 90, 0],
];

const ben: readonly Line[] = [
  ["sale", "Lamps for quiet corners", "Small rooms and warm corners", "sale,subscribers", "published", 75, 31, -35],
  ["changelog", "Patchbay 4 2", "Branches for settings", "changelog,product,favorite", "published", 21, 14, 0],
  ["changelog", "Patchbay 4 1", "Faster search", "changelog,product", "published", 63, 55, 45],
  ["changelog", "Patchbay 4 0", "The big one", "changelog,product", "published", 119, 103, -45],
  ["weekly-report", "Plainsight weekly report", "Every Monday at seven", "report,automation", "published", 160, 34, 0],
  ["webinar", "Ledgerline online session", "Closing the books in two days", "webinar,business", "published", 48, 37, 0],
  ["receipt", "Workshop receipt", "For the pottery evenings", "transactional", "published", 132, 110, 90],
  ["event", "Supplier evening", "Once a year for those who bring the glass", "event", "draft", 18, 5, 120],
  ["changelog", "Patchbay 4 3 beta", "For the first hundred testers", "changelog,beta", "draft", 7, 2, 90],
  ["conference", "Fieldwork speakers", "Second announcement with the stages", "event,conference", "draft", 13, 6, 35],
  ["coffee", "Office coffee order", "Monthly question to the team", "internal", "draft", 55, 41, -120],
  ["sign-in-code", "Patchbay sign-in code", "In the colours of the product", "transactional,account", "draft", 29, 26, 160],
  ["webinar", "Session on cash flow", "Speaker fell ill", "webinar", "deleted", 92, 84, 60],
  ["newsletter", "Team letter", "Nobody read it", "internal", "deleted", 210, 180, 100],
];

const ada: readonly Line[] = [
  ["newsletter", "House letter", "What changed in the library this month", "internal", "draft", 33, 4, -80],
  ["welcome", "Welcome for partners", "First mail to a new shop", "welcome,partners", "published", 88, 46, 60],
  ["conference", "Fieldwork for the whole house", "Who travels and who stays", "internal,event", "published", 26, 17, -60],
  ["gift-guide", "Presents for customers", "The list for the front desk", "christmas,internal", "draft", 14, 3, 80],
  ["book-letter", "Reading club", "One book each month", "internal,books,favorite", "published", 105, 24, 60],
  ["event", "Summer fair", "Tables and tasks", "internal,event", "deleted", 160, 137, -40],
  ["knitwear", "Work clothes order", "Sizes until Friday", "internal", "draft", 39, 28, 70],
  ["night-train", "Travel rules", "Trains before planes", "internal,travel", "published", 122, 71, 40],
];

const fay: readonly Line[] = [
  ["welcome", "Thanks for joining", "My first template", "welcome", "draft", 8, 7, 100],
  ["coffee", "Beans for the weekend", "Learning how pictures work", "trial", "draft", 7, 6, 45],
  ["sale", "Flea market on Sunday", "For the neighbours", "sale", "published", 6, 4, -70],
  ["event", "Birthday dinner", "At seven at our place", "event,favorite", "draft", 4, 2, 45],
  ["halloween", "Lantern walk", "For the children of the street", "seasonal", "published", 28, 23, 70],
  ["basket", "Forgotten umbrella", "Just a try", "trial", "deleted", 7, 5, -90],
];

type Extras = Pick<DemoTemplate, "savedDaysAgo" | "sharedWith" | "lockedBy" | "notes">;

const extras: Readonly<Record<string, Extras>> = {
  "Welcome to Lumen and Leaf": {
    savedDaysAgo: [171, 150, 92, 20],
    notes: [{ by: "demo-ann", text: "Numbers went up after the shorter subject." }],
  },
  "The Slow Kitchen no 43": { savedDaysAgo: [6, 4, 2], notes: [{ by: "demo-ann", text: "Beetroot pictures arrive on Tuesday." }] },
  "Northlight winter sale": { savedDaysAgo: [40, 25], notes: [{ by: "demo-ann", text: "Legal wants the end date in the small print." }] },
  "Northbound spring cabins": {
    savedDaysAgo: [9, 5],
    sharedWith: ["demo-ben"],
    notes: [
      { by: "demo-ann", text: "Ben, are the fares final?" },
      { by: "demo-ben", text: "From the first of the month, yes." },
    ],
  },
  "Fieldwork early tickets": { sharedWith: ["demo-ben", "demo-admin"], lockedBy: "demo-admin" },
  "Juniper Row presents": { savedDaysAgo: [15, 11, 8], notes: [{ by: "demo-ann", text: "Candle is sold out, swap for the lantern." }] },
  "Patchbay 4 3 beta": { savedDaysAgo: [7, 3], sharedWith: ["demo-admin"] },
  "Plainsight weekly report": { savedDaysAgo: [160, 101, 60] },
  "Supplier evening": { sharedWith: ["demo-ann"], notes: [{ by: "demo-ben", text: "Ann, could you check the programme?" }] },
  "Fieldwork speakers": { sharedWith: ["demo-ann", "demo-free"], lockedBy: "demo-ann" },
  "House letter": {
    savedDaysAgo: [33, 12],
    sharedWith: ["demo-ann", "demo-ben"],
    lockedBy: "demo-ben",
    notes: [
      { by: "demo-admin", text: "Please keep it under one page." },
      { by: "demo-ben", text: "Shortened the middle part, have a look." },
    ],
  },
  "Presents for customers": { sharedWith: ["demo-ann"] },
  "Birthday dinner": { notes: [{ by: "demo-free", text: "Ask Tom about the chairs." }] },
};

const write =
  (owner: string) =>
  ([starter, name, description, tags, status, createdDaysAgo, editedDaysAgo, hueDegrees]: Line): DemoTemplate => ({
    owner,
    starter,
    name,
    description,
    tags,
    status,
    createdDaysAgo,
    editedDaysAgo,
    hueDegrees,
    ...extras[name],
  });

/** Sixty templates of the four test users, in every status, over a year. */
export const demoTemplates: readonly DemoTemplate[] = [
  ...ann.map(write("demo-ann")),
  ...ben.map(write("demo-ben")),
  ...ada.map(write("demo-admin")),
  ...fay.map(write("demo-free")),
];

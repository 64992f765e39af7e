import { defineStrings } from "@mailwright/ui";

export const mapMakerStrings = defineStrings("editor.mapMaker", {
  make: "Make the map",
  again: "Make the map again",
  making: "Making the map",
  by: "Made by {name}.",
  shows: "The map shows {place}.",
  showsSome: "The map is made.",
  wantsAddress: "A map is made of the address of one place, without merge tags. A picture of your own works with any.",
  never: "No service of maps is connected here, so no map is made. Use a picture of your own below, such as a screenshot that you may use.",
  unknown: "Whether maps can be made here could not be found out.",
  retry: "Retry",
  failed: "The map could not be made. Try again, or use a picture of your own.",
  "place-not-found": "This place was not found. Write the address as on a letter: street and number, town, country.",
  "maps-not-configured": "No service of maps is connected here. Use a picture of your own.",
  "service-busy": "The service of maps has had as many calls as it takes. Try again later, or use a picture of your own.",
  "service-used-up": "What was paid for at the service of maps is used up. Tell your administrator, or use a picture of your own.",
  "service-key-refused": "The service of maps does not know this server's key. Tell your administrator, or use a picture of your own.",
  "service-unreachable": "The service of maps does not answer. Try again later, or use a picture of your own.",
  "service-refused": "The service of maps does not make this map. Write the address otherwise, or use a picture of your own.",
  "quota-pictures": "There may be no more pictures here. Delete some, then make the map.",
  "quota-bytes": "The room for pictures is used up. Delete some, then make the map.",
});

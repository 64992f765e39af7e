import { expect, test } from "vitest";
import { networks } from "./networks.js";
import { socialAddress } from "./social-address.js";

test.each([
  ["facebook", "mailwright", "https://www.facebook.com/mailwright"],
  ["facebook", "https://example.com/fan", "https://example.com/fan"],
  ["facebook", "http://facebook.com/fan", "http://facebook.com/fan"],
  ["facebook", "www.facebook.com/fan", "https://www.facebook.com/fan"],
  ["linkedin", "linkedin.com/company/mailwright", "https://linkedin.com/company/mailwright"],
  ["youtube", "@mailwright", "https://www.youtube.com/@mailwright"],
  ["x", "{{ handle }}", "{{ handle }}"],
  ["x", "team-{{ city name }}", "https://x.com/team-{{ city name }}"],
  ["whatsapp", "442079460958", "https://wa.me/442079460958"],
  ["phone", "+44 20 7946 0958", "tel:+442079460958"],
  ["email", "hello@example.com", "mailto:hello@example.com"],
  ["viber", "442079460958", "viber://chat?number=442079460958"],
  ["location", "10 Downing Street", "https://www.google.com/maps/search/?api=1&query=10%20Downing%20Street"],
  ["website", "example.com", "https://example.com"],
  ["facebook", "  ", ""],
  ["facebook", "javascript:alert(1)", ""],
] as const)("%s with “%s” leads to “%s”", (network, entered, address) =>
  expect(socialAddress(entered, networks[network].address)).toBe(address),
);

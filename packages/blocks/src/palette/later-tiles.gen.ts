// Written by `npm run docs` from the definitions of the blocks whose code comes later.
import type { Tile } from "./tile.js";

/** What the palette shows of these blocks, by the names of their definitions. */
export const laterTiles = {
  code: {"type":"code","strings":{"name":"Code","keywords":"html custom source embed own"},"icon":["m8 7-5 5 5 5","m16 7 5 5-5 5","m13.5 5-3 14"],"entitlement":"customCode"},
  discountCode: {"type":"discount-code","strings":{"name":"Discount code","keywords":"coupon voucher offer promo sale"},"icon":["M3 8.5A1.5 1.5 0 0 1 4.5 7h15A1.5 1.5 0 0 1 21 8.5v2a1.5 1.5 0 0 0 0 3v2a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-2a1.5 1.5 0 0 0 0-3z","m9.5 14.5 5-5","M9.5 9.75h.01","M14.5 14.25h.01"]},
  formDataTable: {"type":"form-data-table","strings":{"name":"Form data table","keywords":"answers fields submission rows"},"icon":["M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z","M3 9.75h18","M3 14.25h18","M10.5 5v14"]},
  icon: {"type":"icon","strings":{"name":"Icon","keywords":"sign symbol pictogram glyph"},"icon":["m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z"],"pictures":[{"kind":"icon"}]},
  map: {"type":"map","strings":{"name":"Map","keywords":"place location directions shop store address"},"icon":["M12 20.5c-3.5-3.4-6.5-6.4-6.5-10a6.5 6.5 0 0 1 13 0c0 3.6-3 6.6-6.5 10z","M9.75 10.5a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0"]},
  menu: {"type":"menu","strings":{"name":"Menu","keywords":"navigation links bar header"},"icon":["M3 8.5A1.5 1.5 0 0 1 4.5 7h15A1.5 1.5 0 0 1 21 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5z","M6.5 12h2","M11 12h2","M15.5 12h2"]},
  mjml: {"type":"mjml","strings":{"name":"MJML"},"icon":["M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5z","m4 7 8 6 8-6","M9 15.5h6"]},
  mjmlRows: {"type":"mjml-rows","strings":{"name":"MJML wrapper"},"icon":["M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5z","M7.5 8h9v3h-9z","M7.5 14h9v3h-9z"]},
  products: {"type":"products","strings":{"name":"Products","keywords":"shop store buy price catalogue e-commerce"},"icon":["M5 8h14l1 12.5H4z","M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"],"entitlement":"products"},
  qrCode: {"type":"qr-code","strings":{"name":"QR code","keywords":"scan barcode camera ticket"},"icon":["M4 4h6v6H4z","M14 4h6v6h-6z","M4 14h6v6H4z","M7 7h.01","M17 7h.01","M7 17h.01","M14 14h2v2h-2z","M20 14v2","M18 18h2v2","M14 20h1"],"pictures":[{"kind":"qr"}]},
  quote: {"type":"quote","strings":{"name":"Quote","keywords":"testimonial citation review blockquote"},"icon":["M10 8H6a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V8","M10 12c0 2.5-1.2 4-3.5 4.5","M19 8h-4a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V8","M19 12c0 2.5-1.2 4-3.5 4.5"]},
  social: {"type":"social","strings":{"name":"Social","keywords":"icons networks messenger facebook instagram x linkedin youtube whatsapp contact"},"icon":["M15.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0","M3.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0","M15.5 18.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0","m8.2 10.75 7.6-4","m8.2 13.25 7.6 4"]},
  socialFollow: {"type":"social-follow","strings":{"name":"Social follow","keywords":"icons networks facebook instagram linkedin x vk youtube pinterest"},"icon":["M6 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0","M3.5 19v-.5A4.5 4.5 0 0 1 8 14h2a4.5 4.5 0 0 1 4.5 4.5v.5","M18 8v6","M15 11h6"]},
  svg: {"type":"svg","strings":{"name":"SVG","keywords":"vector drawing illustration logo graphic"},"icon":["M5 17.5C5 11 9 6.5 19 6.5","M3.5 17.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0","M17.5 6.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0","M5 8.5h6","M13 17.5h6"]},
  timer: {"type":"timer","strings":{"name":"Timer","keywords":"countdown clock deadline offer ends urgency"},"icon":["M12 6a7.5 7.5 0 1 0 .01 0z","M12 9.5V14l2.5 1.5","M9.5 3h5","m18 5.5 1.5 1.5"],"pictures":[{"kind":"timer"}]},
  video: {"type":"video","strings":{"name":"Video","keywords":"youtube vimeo film movie play clip"},"icon":["M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z","M10 9v6l5-3z"],"pictures":[{"kind":"video"}]},
} as const satisfies Readonly<Record<string, Tile>>;

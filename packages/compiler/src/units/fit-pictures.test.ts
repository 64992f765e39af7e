import { expect, test } from "vitest";
import { fitPictures } from "./fit-pictures.js";

const column = (inside: string) =>
  `<!--[if mso | IE]><table><tr><td class="" style="vertical-align:top;width:300px;" ><![endif]--><div><table width="100%"><tr>${inside}</tr></table></div>`;
const picture = (widthPx: number) => `<img alt="" style="display:block;width:100%;font-size:13px;" width="${widthPx}" />`;
const drawn = (widthPx: number) => `<table><tr><td style="width:${widthPx}px;"><a href="#" >${picture(widthPx)}</a></td></tr></table>`;

test("a picture in a padded box is as wide as the box leaves it", () => {
  const box = (inside: string) =>
    column(
      `<td style="font-size:0;padding:0px 10px"><table style="width:80%"><tr><td style="border:1px solid #000000;padding:9px 19px">${inside}</td></tr></table></td>`,
    );
  expect(fitPictures(box(drawn(300)))).toBe(box(drawn(184)));
  expect(fitPictures(box(drawn(120)))).toBe(box(drawn(120)));
});

test("so is one as MJML writes it, in lines", () => {
  const lines = (widthPx: number) =>
    column(
      `<td style="border-left:2px solid #d9dde4;padding:0px 10px"><table><tr><td  style="width:${widthPx}px;">\n  <img\n   alt="" style="display:block;width:100%;" width="${widthPx}" height="auto"\n  /></td></tr></table></td>`,
    );
  expect(fitPictures(lines(300))).toBe(lines(278));
});

test("a picture in a column of a group has the column's whole width", () => {
  const group = (inside: string) => column(inside).replace("<div>", '<div style="display:inline-block;width:16.6667%;">');
  expect(fitPictures(group(`<td style="padding:0px 3px">${drawn(300)}</td>`))).toBe(
    group(`<td style="padding:0px 3px">${drawn(294)}</td>`),
  );
});

test("a picture that a block wrote is too", () => {
  const cell = (inside: string) => column(`<td style="padding:10px 25px"><div>${inside}</div></td>`);
  expect(fitPictures(cell(picture(280)))).toBe(cell(picture(250)));
});

test("what closed before it takes nothing away", () => {
  const rows = (inside: string) => column(`<td style="padding:0 90px"><p>Words</p></td></tr><tr><td style="padding:0px">${inside}</td>`);
  expect(fitPictures(rows(drawn(300)))).toBe(rows(drawn(300)));
});

test("where there is no room, no column, or a size of its own, nothing changes", () => {
  const full = column(`<td style="padding:10px 150px">${drawn(300)}</td>`);
  expect(fitPictures(full)).toBe(full);
  expect(fitPictures(drawn(900))).toBe(drawn(900));
  const fixed = column(`<td style="padding:10px 100px"><img width="200" style="width:200px"></td>`);
  expect(fitPictures(fixed)).toBe(fixed);
});

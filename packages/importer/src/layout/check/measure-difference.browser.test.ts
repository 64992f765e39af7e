import { expect, test } from "vitest";
import { measureDifference } from "./measure-difference.js";

const around = (picture: string) => `<!doctype html><body style="margin:0">${picture}<p>Words below</p></body>`;

test("a picture that nobody could load has the same proportions before and after", async () => {
  const before = around('<img src="{{logo}}" width="60" height="60" style="display:block">');
  const after = around('<img src="{{logo}}" width="60" style="display:block;height:auto">');
  expect(await measureDifference(before, after, document)).toEqual({ desktop: 0, phone: 0 });
  const fluid = '<img src="{{logo}}" width="60" style="display:block;width:100%;height:auto">';
  const inCell = around(`<table cellpadding="0" cellspacing="0"><tr><td style="width:60px">${fluid}</td></tr></table>`);
  expect(await measureDifference(before, inCell, document)).toEqual({ desktop: 0, phone: 0 });
});

test("a picture that nobody could load is as wide as is written where only a phone shows it", async () => {
  const picture = '<img src="{{photo}}" style="display:block;width:100%">';
  const css = ".narrow{display:none}@media (max-width:600px){.wide{display:none}.narrow{display:block}}";
  const twice = around(`<style>${css}</style><div class="wide">${picture}</div><div class="narrow">${picture}</div>`);
  expect(await measureDifference(twice, around(`<div>${picture}</div>`), document)).toEqual({ desktop: 0, phone: 0 });
});

test("what has moved is measured at both widths", async () => {
  const above = (px: number) => `<!doctype html><body style="margin:0"><p style="margin:${px}px 0 0;height:100px">Words</p></body>`;
  expect(await measureDifference(above(0), above(100), document)).toEqual({ desktop: 0.5, phone: 0.5 });
});

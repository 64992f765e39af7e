/** What programs put on the clipboard as HTML, with the traits by which each is known. For tests only. */

/** Word for Windows: a whole page with its own sheet, classes, empty paragraphs, lists that are paragraphs, a picture of this computer. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;} p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} h1 {font-size:16.0pt; color:#2F5496;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>The spring fair<o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-US>Dear <b style='mso-bidi-font-weight:normal'>reader</b>,<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>We open at <span style='background:yellow;mso-highlight:yellow'>nine</span>. <a href="https://example.com/way?a=1&amp;b=2">Find the way</a>.<o:p></o:p></p>
<ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Bring boots<o:p></o:p></li><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Bring friends<o:p></o:p></li></ul>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/Users/ann/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=416 height=233 src="file:///C:/Users/ann/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr><td width=301 style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Saturday<o:p></o:p></p></td><td width=301 style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>9 to 18<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

/** Google Docs: everything in one `b` that is not bold, weights in spans, a picture of its own server, text marked in a colour. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6b1f0d3a-7fff-9f2c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">Minutes of May</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;text-align:center;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;white-space:pre-wrap;">Everybody</span><span style="font-size:11pt;font-family:Arial,sans-serif;background-color:#ffff00;font-weight:400;white-space:pre-wrap;"> came.</span></p><br><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4n?key=x&amp;y=1" width="602" height="339" style="margin-left:0px;margin-top:0px;"></span></p><ol style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">First</span></p></li><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic;">Second</span></p></li></ol></b><br class="Apple-interchange-newline">`;

const chromeText =
  "color: rgb(31, 35, 40); font-family: Georgia, serif; font-size: 18px; font-style: normal; text-align: start; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-style: initial; float: none; display: inline !important;";

/** An article in Chrome: every element carries what it looked like, on white. */
export const fromAnArticle = `<html><body><!--StartFragment--><div class="post" style="box-sizing: border-box; display: block; ${chromeText.replace("float: none; display: inline !important;", "")}"><h2 style="box-sizing: border-box; margin: 24px 0px 16px; font-weight: 600;">Low water</h2><p style="margin: 0px 0px 16px;">The boats lie <em>dry</em> until <a href="https://example.com/tides" style="color: rgb(9, 105, 218); background-color: transparent;">the tide</a> turns.</p><figure style="margin: 0px;"><img src="https://example.com/boats.jpg" alt="Boats on the sand" style="max-width: 100%; background-color: rgb(255, 255, 255);"><figcaption>Photo: Ann</figcaption></figure></div><!--EndFragment--></body></html>`;

/** A part of a web page whose cards stand beside each other, each with a button. */
export const fromAWebPage = `<html><body><!--StartFragment--><div style="display: flex; gap: 24px; color: rgb(20, 30, 40); font-family: Arial; font-size: 16px; background-color: rgb(240, 244, 248); padding: 20px;"><div style="flex: 1 1 0%; box-sizing: border-box; padding: 16px;"><h3 style="font-size: 20px; margin: 0px 0px 8px;">The quay</h3><p style="margin: 0px 0px 12px;">Soup and bread before we cast off.</p><a href="https://example.com/quay" style="display: inline-block; padding: 10px 20px; background: rgb(11, 92, 140); color: rgb(255, 255, 255); text-decoration: none; border-radius: 4px;">Book the quay</a></div><div style="flex: 1 1 0%; box-sizing: border-box; padding: 16px;"><h3 style="font-size: 20px; margin: 0px 0px 8px;">The light</h3><p style="margin: 0px 0px 12px;">Two hundred steps, and the whole bay.</p><a href="https://example.com/light" style="display: inline-block; padding: 10px 20px; background: rgb(11, 92, 140); color: rgb(255, 255, 255); text-decoration: none; border-radius: 4px;">Book the light</a></div></div><!--EndFragment--></body></html>`;

/** An email out of a webmail: its classes renamed, its pictures by the webmail's own road, a counting pixel, tables in tables. */
export const fromWebmail = `<meta charset='utf-8'><div class="m_-4163057gmail"><div style="display:none;max-height:0px;overflow:hidden">First words of the inbox</div><table width="100%" cellpadding="0" cellspacing="0" bgcolor="#eef1f5" style="border-collapse: collapse;"><tbody><tr><td align="center" style="font-family: arial, sans-serif; margin: 0px;"><table class="m_-4163057wrap" width="600" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tbody><tr><td align="center" style="padding: 24px;"><a href="https://shop.example/?u=1" target="_blank" data-saferedirecturl="https://www.google.com/url?q=https://shop.example/"><img src="https://ci3.googleusercontent.com/meips/AD=s0-d-e1-ft#https://shop.example/logo.png" width="160" height="40" alt="Tulips" class="CToWUd" data-bit="iit" jslog="138226; u014N:xr6bB"></a></td></tr><tr><td style="padding: 10px 40px; font: 16px/24px Arial, sans-serif; color: rgb(51, 51, 51);"><h1 style="margin: 0px 0px 12px; font: bold 28px/34px Georgia, serif; color: rgb(17, 34, 51);">Good morning</h1><p style="margin: 0px;">The beds are open.</p></td></tr><tr><td align="center" style="padding: 20px;"><a href="https://shop.example/go" target="_blank" style="display: inline-block; padding: 14px 28px; background: rgb(194, 24, 91); color: rgb(255, 255, 255); text-decoration: none; border-radius: 6px;">Book a bed</a></td></tr><tr><td style="padding: 0px 20px;"><table width="100%"><tbody><tr><td width="50%" valign="top" style="padding: 8px;">Red ones</td><td width="50%" valign="top" style="padding: 8px;">White ones</td></tr></tbody></table></td></tr></tbody></table><img src="https://ci3.googleusercontent.com/open.gif" width="1" height="1" class="CToWUd"></td></tr></tbody></table></div>`;

/** Excel for Windows: the fragment begins inside the table, bold and alignment stand in classes, numbers in `align`. */
export const fromExcel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\."; mso-displayed-thousand-separator:"\\,";} tr {mso-height-source:auto;} td {padding-top:1px; color:black; font-size:11.0pt; font-family:Calibri, sans-serif; text-align:general; border:none;} .xl65 {font-weight:700; text-align:center; background:#DDEBF7; mso-pattern:black none;} .xl66 {mso-number-format:"0\\.00";} --></style></head>
<body link="#0563C1" vlink="#954F72"><table border=0 cellpadding=0 cellspacing=0 width=256 style='border-collapse:collapse;width:192pt'>
<!--StartFragment-->
 <col width=192 style='mso-width-source:userset;width:144pt'><col width=64 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=192 style='height:15.0pt;width:144pt'>Bed</td><td class=xl65 width=64 style='width:48pt'>Price</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Tulips &amp; more</td><td class=xl66 align=right>12.50</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Roses</td><td></td></tr>
<!--EndFragment-->
</table></body></html>`;

/** Google Sheets: its own element around, widths in columns, a formula's value in attributes, a cell over two columns. */
export const fromGoogleSheets = `<meta name="generator" content="Sheets"><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="200"/></colgroup><tbody><tr style="height:21px;"><td colspan="2" rowspan="1" style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;background-color:#fff2cc;font-weight:bold;text-align:center;">Day</td><td style="overflow:hidden;background-color:#fff2cc;font-weight:bold;">Place</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;" rowspan="2">Sat</td><td style="text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:9}">9</td><td><a class="in-cell-link" href="https://example.com/quay" target="_blank">Quay</a></td></tr><tr style="height:21px;"><td style="text-align:right;">11</td><td>Light</td></tr></tbody></table></google-sheets-html-origin>`;

/** Notion: a simple table between paragraphs, no style at all. */
export const fromNotion = `<meta charset='utf-8'><p>Prices of <strong>May</strong></p>
<table><thead><tr><th>Bed</th><th>Price</th></tr></thead><tbody><tr><td>Tulips</td><td>12</td></tr></tbody></table>
<ul>
<li>Bring boots
<ul>
<li>Green ones</li>
</ul>
</li>
</ul>
<!-- notionvc: 0f0f0f0f-1234 -->`;

/** Apple Pages, as macOS writes HTML: classes with a sheet, lists that are lists. */
export const fromPages = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000} li.li1 {font: 11.0px 'Helvetica Neue'} span.s1 {font-kerning: none} table.t1 {border-collapse: collapse} td.td1 {border-style: solid}</style></head><body><p class="p1"><span class="s1">Come <b>early</b>.</span></p><ul class="ul1"><li class="li1"><span class="s1">Boots</span></li></ul><table cellspacing="0" cellpadding="0" class="t1"><tbody><tr><td valign="top" class="td1"><p class="p1"><span class="s1">Sat</span></p></td><td valign="top" class="td1"><p class="p1"><span class="s1">9</span></p></td></tr></tbody></table></body></html>`;

/** An email as another tool writes it: tables in tables, a button that is a link, two columns, a drawing. */
export const foreignEmail = `<!doctype html>
<html lang="en"><head><title>Harbour lights</title>
<style>body{margin:0;background:#eef1f5} a{color:#0b5c8c} @media (max-width:480px){.col{display:block!important;width:100%!important}}</style></head>
<body style="margin:0;background:#eef1f5;font-family:Georgia,serif">
<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#eef1f5"><tr><td align="center">
<table width="600" cellpadding="0" cellspacing="0" style="width:600px;max-width:100%">
  <tr><td style="padding:28px 32px;background:#12324a;color:#ffffff">
    <h1 style="margin:0;font-size:30px;line-height:36px;color:#ffffff">Harbour lights</h1>
    <p style="margin:8px 0 0;font-size:16px;line-height:24px;color:#c9dae6">Three evenings on the water, from the first of May.</p>
  </td></tr>
  <tr><td style="padding:28px 32px;background:#ffffff;font-size:16px;line-height:26px;color:#243442">
    <p style="margin:0 0 16px">Dear reader, the boats are painted and the lanterns are <b>lit</b>. We sail at seven.</p>
    <a href="https://example.com/book?x=1&amp;y=2" style="display:inline-block;padding:14px 28px;background:#d9662b;color:#ffffff;border-radius:6px;text-decoration:none">Book an evening</a>
  </td></tr>
  <tr><td style="background:#ffffff;padding:0 20px 24px"><table width="100%" cellpadding="0" cellspacing="0"><tr>
    <td class="col" width="50%" valign="top" style="padding:12px;font-size:15px;line-height:22px;color:#243442"><h3 style="margin:0 0 8px;font-size:20px;color:#12324a">The quay</h3><p style="margin:0">Soup and bread before we cast off. <a href="https://example.com/menu">See the menu</a></p></td>
    <td class="col" width="50%" valign="top" style="padding:12px;font-size:15px;line-height:22px;color:#243442"><h3 style="margin:0 0 8px;font-size:20px;color:#12324a">The lighthouse</h3><p style="margin:0">Two hundred steps, and the whole bay. <a href="https://example.com/map">Find the way</a></p></td>
  </tr></table></td></tr>
  <tr><td style="padding:20px 32px;background:#dbe4ea;font-size:12px;line-height:18px;color:#455a6b">
    <form action="https://example.com/poll"><input type="text" name="name" value="Your name"> <button>Send</button></form>
  </td></tr>
  <tr><td style="padding:20px 32px;font-size:12px;line-height:18px;color:#5b6b78">Harbour Office, Quay 4. <a href="https://example.com/out">Unsubscribe</a></td></tr>
</table></td></tr></table></body></html>`;

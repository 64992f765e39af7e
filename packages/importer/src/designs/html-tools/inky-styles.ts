/** What Foundation for Emails looks like where nobody has changed it. */
export const inkyStyles = `
body{margin:0;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.3;color:#0a0a0a}
.ink-container{width:580px;max-width:100%;margin:0 auto;background:#fefefe}
h1{font-size:34px}h2{font-size:30px}h3{font-size:28px}h4{font-size:24px}h5{font-size:20px}h6{font-size:18px}
h1,h2,h3,h4,h5,h6{margin:0 0 10px;font-weight:normal;line-height:1.3}
p{margin:0 0 10px}.lead{font-size:20px;line-height:1.6}small{font-size:80%;color:#cacaca}
a{color:#2199e8;text-decoration:none}img{max-width:100%}center{width:100%;text-align:center}
.text-center{text-align:center}.text-right{text-align:right}.text-left{text-align:left}.float-center{margin:0 auto}
.hide-for-large{display:none}
.columns{padding:0 8px 16px}.columns.collapse{padding:0}.collapse>tbody>tr>.columns{padding-left:0;padding-right:0}
.menu-item{padding:10px}.menu.vertical>tbody>tr>.menu-item{display:block}
@media (max-width:596px){
.ink-container{width:95%}
.ink-stacks{display:block;width:100%;box-sizing:border-box}
.small-text-center{text-align:center}.small-text-left{text-align:left}
.menu.small-vertical>tbody>tr>.menu-item{display:block}
.show-for-large{display:none}.hide-for-large{display:block}
}`;

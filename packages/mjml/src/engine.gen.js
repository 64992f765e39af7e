/*!
MJML 5.4.1, rebuilt by scripts/build-engine.mjs. https://mjml.io

The MIT License (MIT)

Copyright (c) 2016 Mailjet SAS, https://mjml.io

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
import{A,B as Y,C as dt,D as ut,E as ht,F as ct,G as Q,b as l,c as d,d as u,e as h,f as o,h as rt,l as H,m as it,n as ot,q as nt,r as wt,s as Wt,t as S,u as st,v as at,w as lt,x as R,y as D,z as p}from"./engine-shared.gen.js";var gt={};var Bt=ut(ht(dt),ct(" "));var k=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getChildContext",value(){let{box:t}=this.getBoxWidths();return{...this.context,containerWidth:`${t}px`,gap:this.getAttribute("gap"),gutter:this.getAttribute("gutter"),direction:this.getAttribute("direction")}}},{key:"getStyles",value(){let{containerWidth:t}=this.context,e=this.isFullWidth(),i=this.hasBorderRadius(),n=this.props.index===0,s=this.getAttribute("background-url")?{background:this.getBackground(),"background-position":this.getBackgroundString(),"background-repeat":this.getAttribute("background-repeat"),"background-size":this.getAttribute("background-size")}:{background:this.getAttribute("background-color"),"background-color":this.getAttribute("background-color")};return{tableFullwidth:{...e?s:{},width:"100%"},table:{...e?{}:s,width:"100%",...i&&{"border-collapse":"separate"}},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-radius":this.getAttribute("border-radius"),direction:this.getAttribute("direction"),"font-size":"0px",padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top"),"text-align":this.getAttribute("text-align")},div:{...e?{}:s,margin:"0px auto","max-width":t,"border-radius":this.getAttribute("border-radius"),...i&&{overflow:"hidden"},"margin-top":n?void 0:this.context.gap},innerDiv:{"line-height":"0","font-size":"0"}}}},{key:"getBackground",value(){return Bt([this.getAttribute("background-color"),...this.hasBackground()?[`url('${this.getAttribute("background-url")}')`,this.getBackgroundString(),`/ ${this.getAttribute("background-size")}`,this.getAttribute("background-repeat")]:[]])}},{key:"getBackgroundString",value(){let{posX:t,posY:e}=this.getBackgroundPosition();return`${t} ${e}`}},{key:"getBackgroundPosition",value(){let{x:t,y:e}=this.parseBackgroundPosition();return{posX:this.getAttribute("background-position-x")||t,posY:this.getAttribute("background-position-y")||e}}},{key:"parseBackgroundPosition",value(){let t=this.getAttribute("background-position").split(" ");if(t.length===1){let e=t[0];return["top","bottom"].includes(e)?{x:"center",y:e}:{x:e,y:"center"}}if(t.length===2){let e=t[0],i=t[1];return["top","bottom"].includes(e)||e==="center"&&["left","right"].includes(i)?{x:i,y:e}:{x:e,y:i}}return{x:"center",y:"top"}}},{key:"hasBackground",value(){return this.getAttribute("background-url")!=null}},{key:"isFullWidth",value(){return this.getAttribute("full-width")==="full-width"}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasGap",value(){let{gap:t}=this.context;return t!=null&&t!==""}},{key:"renderBefore",value(){let{containerWidth:t}=this.context,e=this.getAttribute("background-color")?{bgcolor:this.getAttribute("background-color")}:{},i=this.props.index===0,n=this.hasGap();return`
      <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",class:S(this.getAttribute("css-class"),"outlook"),role:"presentation",style:{width:`${t}`,"padding-top":i?void 0:this.context.gap},width:parseInt(t,10),...!n&&{...e}})}
      >
        <tr>
          <td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;">
      <![endif]-->
    `}},{key:"renderAfter",value(){return`
      <!--[if mso | IE]>
          </td>
        </tr>
      </table>
      <![endif]-->
    `}},{key:"renderWrappedChildren",value(){let{children:t}=this.props;return`
      <!--[if mso | IE]>
        <tr>
      <![endif]-->
      ${this.renderChildren(t,{renderer:e=>e.constructor.isRawElement()?e.render():`
          <!--[if mso | IE]>
            <td
              ${e.htmlAttributes({align:e.getAttribute("align"),class:S(e.getAttribute("css-class"),"outlook"),style:"tdOutlook"})}
            >
          <![endif]-->
            ${e.render()}
          <!--[if mso | IE]>
            </td>
          <![endif]-->
    `})}

      <!--[if mso | IE]>
        </tr>
      <![endif]-->
    `}},{key:"renderWithBackground",value(t){let e=this.isFullWidth(),{containerWidth:i}=this.context,n=_=>/^\d+(\.\d+)?%$/.test(_),s={},{posX:g,posY:c}=this.getBackgroundPosition();switch(g){case"left":g="0%";break;case"center":g="50%";break;case"right":g="100%";break;default:n(g)||(g="50%");break}switch(c){case"top":c="0%";break;case"center":c="50%";break;case"bottom":c="100%";break;default:n(c)||(c="0%");break}let[[m,b],[y,F]]=["x","y"].map(_=>{let j=_==="x",et=this.getAttribute("background-repeat")==="repeat",v=j?g:c,B=j?g:c;if(n(v)){let $t=v.match(/^(\d+(\.\d+)?)%$/)[1],E=parseInt($t,10)/100;et?(v=E,B=E):(v=(-50+E*100)/100,B=(-50+E*100)/100)}else et?(B=j?"0.5":"0",v=j?"0.5":"0"):(B=j?"0":"-0.5",v=j?"0":"-0.5");return[B,v]},this);if(this.getAttribute("background-size")==="cover"||this.getAttribute("background-size")==="contain")s={size:"1,1",aspect:this.getAttribute("background-size")==="cover"?"atleast":"atmost"};else if(this.getAttribute("background-size")!=="auto"){let _=this.getAttribute("background-size").split(" ");_.length===1?s={size:this.getAttribute("background-size"),aspect:"atmost"}:s={size:_.join(",")}}let tt=this.getAttribute("background-repeat")==="no-repeat"?"frame":"tile";return this.getAttribute("background-size")==="auto"&&(tt="tile",[[m,b],[y,F]]=[[.5,.5],[0,0]]),`
      <!--[if mso | IE]>
        <v:rect ${this.htmlAttributes({style:e?{"mso-width-percent":"1000"}:{width:i},"xmlns:v":"urn:schemas-microsoft-com:vml",fill:"true",stroke:"false"})}>
        <v:fill ${this.htmlAttributes({origin:`${m}, ${y}`,position:`${b}, ${F}`,src:this.getAttribute("background-url"),color:this.getAttribute("background-color"),type:tt,...s})} />
        <v:textbox style="mso-fit-shape-to-text:true" inset="0,0,0,0">
      <![endif]-->
          ${t}
        <!--[if mso | IE]>
        </v:textbox>
      </v:rect>
    <![endif]-->
    `}},{key:"renderSection",value(){let t=this.hasBackground();return`
      <div ${this.htmlAttributes({class:this.isFullWidth()?null:this.getAttribute("css-class"),style:"div"})}>
        ${t?`<div ${this.htmlAttributes({style:"innerDiv"})}>`:""}
        <table
          ${this.htmlAttributes({align:"center",background:this.isFullWidth()?null:this.getAttribute("background-url"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
        >
          <tbody>
            <tr>
              <td
                ${this.htmlAttributes({style:"td"})}
              >
                <!--[if mso | IE]>
                  <table role="presentation" border="0" cellpadding="0" cellspacing="0">
                <![endif]-->
                  ${this.renderWrappedChildren()}
                <!--[if mso | IE]>
                  </table>
                <![endif]-->
              </td>
            </tr>
          </tbody>
        </table>
        ${t?"</div>":""}
      </div>
    `}},{key:"renderFullWidth",value(){let t=this.hasBackground()?this.renderWithBackground(`
        ${this.renderBefore()}
        ${this.renderSection()}
        ${this.renderAfter()}
      `):`
        ${this.renderBefore()}
        ${this.renderSection()}
        ${this.renderAfter()}
      `;return`
      <table
        ${this.htmlAttributes({align:"center",class:this.getAttribute("css-class"),background:this.getAttribute("background-url"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"tableFullwidth"})}
      >
        <tbody>
          <tr>
            <td>
              ${t}
            </td>
          </tr>
        </tbody>
      </table>
    `}},{key:"renderSimple",value(){let t=this.renderSection();return`
      ${this.renderBefore()}
      ${this.hasBackground()?this.renderWithBackground(t):t}
      ${this.renderAfter()}
    `}},{key:"render",value(){return this.isFullWidth()?this.renderFullWidth():this.renderSimple()}}])})(p);o(k,"componentName","mj-section");o(k,"allowedAttributes",{"background-color":"color"});o(k,"defaultAttributes",{"background-repeat":"repeat","background-size":"auto","background-position":"top center",direction:"ltr",padding:"20px 0","text-align":"center","text-padding":"4px 4px 4px 0"});var U=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"renderWrappedChildren",value(){let{children:t}=this.props,{containerWidth:e}=this.context;return`
      ${this.renderChildren(t,{renderer:i=>i.constructor.isRawElement()?i.render():`
          <!--[if mso | IE]>
            <tr>
              <td
                ${i.htmlAttributes({align:i.getAttribute("align"),class:S(i.getAttribute("css-class"),"outlook"),width:e})}
              >
          <![endif]-->
            ${i.render()}
          <!--[if mso | IE]>
              </td>
            </tr>
          <![endif]-->
        `})}
    `}}])})(k);o(U,"componentName","mj-wrapper");o(U,"allowedAttributes",{...k.allowedAttributes});var St=/[\d.,]*(\D*)$/;function f(a,r={}){let{parseFloatToInt:t=!0}=r,e=St.exec(a.toString())[1],i={default:parseInt,px:parseInt,"%":t?parseInt:parseFloat};return{parsedWidth:(i[e]||i.default)(a),unit:e||"px"}}var C=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getStyles",value(){let t=this.hasCellspacing();return{table:{color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"line-height":this.getAttribute("line-height"),"table-layout":this.getAttribute("table-layout"),width:this.getAttribute("width"),border:this.getAttribute("border"),...t&&{"border-collapse":"separate"}}}}},{key:"getWidth",value(){let t=this.getAttribute("width");if(t==="auto")return t;let{parsedWidth:e,unit:i}=f(t);return i==="%"?t:e}},{key:"hasCellspacing",value(){let t=this.getAttribute("cellspacing"),e=parseFloat(String(t).replace(/[^\d.]/g,""));return!Number.isNaN(e)&&e>0}},{key:"render",value(){let t=H(["cellpadding","cellspacing","role"],(e,i)=>({...e,[i]:this.getAttribute(i)}),{});return`
      <table
        ${this.htmlAttributes({...t,width:this.getWidth(),border:"0",style:"table"})}
      >
        ${this.getContent()}
      </table>
    `}}])})(p);o(C,"componentName","mj-table");o(C,"endingTag",!0);o(C,"allowedAttributes",{"container-background-color":"color",color:"color"});o(C,"defaultAttributes",{align:"left",border:"none",cellpadding:"0",cellspacing:"0",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"22px",padding:"10px 25px","table-layout":"auto",width:"100%"});var $=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getStyles",value(){return{text:{"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-align":this.getAttribute("align"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),color:this.getAttribute("color"),height:this.getAttribute("height")}}}},{key:"renderContent",value(){return`
      <div
        ${this.htmlAttributes({style:"text"})}
      >${this.getContent()}</div>
    `}},{key:"render",value(){let t=this.getAttribute("height");return t?`
        ${Q(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td height="${t}" style="vertical-align:top;height:${t};">
        `)}
        ${this.renderContent()}
        ${Q(`
          </td></tr></table>
        `)}
      `:this.renderContent()}}])})(p);o($,"componentName","mj-text");o($,"endingTag",!0);o($,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});o($,"defaultAttributes",{align:"left",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"10px 25px"});var z=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getStyles",value(){return{div:{height:this.getAttribute("height"),"line-height":this.getAttribute("height")}}}},{key:"render",value(){return`
      <div
        ${this.htmlAttributes({style:"div"})}
      >&#8202;</div>
    `}}])})(p);o(z,"componentName","mj-spacer");o(z,"allowedAttributes",{"container-background-color":"color"});o(z,"defaultAttributes",{height:"20px"});var w=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"render",value(){return this.getContent()}}])})(p);o(w,"componentName","mj-raw");o(w,"endingTag",!0);o(w,"rawElement",!0);o(w,"allowedAttributes",{});var I=(function(a){function r(...t){var e;return l(this,r),e=h(this,r,[...t]),o(e,"headStyle",i=>`
    @media only screen and (max-width:${st(i)}) {
      table.mj-full-width-mobile { width: 100% !important; }
      td.mj-full-width-mobile { width: auto !important; }
    }
  `),e}return u(r,a),d(r,[{key:"getStyles",value(){let t=this.getContentWidth(),e=this.getAttribute("full-width")==="full-width",{parsedWidth:i,unit:n}=f(t);return{img:{border:this.getAttribute("border"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-bottom":this.getAttribute("border-bottom"),"border-radius":this.getAttribute("border-radius"),display:"block",outline:"none","text-decoration":"none",height:this.getAttribute("height"),"max-height":this.getAttribute("max-height"),"min-width":e?"100%":null,width:"100%","max-width":e?"100%":null,"font-size":this.getAttribute("font-size")},td:{width:e?null:`${i}${n}`},table:{"min-width":e?"100%":null,"max-width":e?"100%":null,width:e?`${i}${n}`:null,"border-collapse":"collapse","border-spacing":"0px"}}}},{key:"getContentWidth",value(){let t=this.getAttribute("width")?parseInt(this.getAttribute("width"),10):1/0,{box:e}=this.getBoxWidths();return nt([e,t])}},{key:"renderImage",value(){let t=this.getAttribute("height"),e=`
      <img
        ${this.htmlAttributes({alt:this.getAttribute("alt"),src:this.getAttribute("src"),srcset:this.getAttribute("srcset"),sizes:this.getAttribute("sizes"),style:"img",title:this.getAttribute("title"),width:this.getContentWidth(),usemap:this.getAttribute("usemap"),...t?{height:t==="auto"?t:parseInt(t,10)}:{}})}
      />
    `;return this.getAttribute("href")?`
        <a
          ${this.htmlAttributes({href:this.getAttribute("href"),target:this.getAttribute("target"),rel:this.getAttribute("rel"),name:this.getAttribute("name"),title:this.getAttribute("title")})}
        >
          ${e}
        </a>
      `:e}},{key:"render",value(){return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table",class:this.getAttribute("fluid-on-mobile")?"mj-full-width-mobile":null})}
      >
        <tbody>
          <tr>
            <td ${this.htmlAttributes({style:"td",class:this.getAttribute("fluid-on-mobile")?"mj-full-width-mobile":null})}>
              ${this.renderImage()}
            </td>
          </tr>
        </tbody>
      </table>
    `}}])})(p);o(I,"componentName","mj-image");o(I,"allowedAttributes",{"container-background-color":"color"});o(I,"defaultAttributes",{alt:"",align:"center",border:"0",height:"auto",padding:"10px 25px",target:"_blank","font-size":"13px"});var P=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e,children:i}=this.props,n=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),s=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:g,parsedWidth:c}=f(s,{parseFloatToInt:!1});return g==="%"?s=`${parseFloat(t)*c/100-n}px`:s=`${c-n}px`,{...this.context,containerWidth:s,nonRawSiblings:i.length,isInGroup:!0,direction:this.getAttribute("direction")}}},{key:"getStyles",value(){return{div:{"font-size":"0","line-height":"0","text-align":"left",display:"inline-block",width:"100%",direction:this.getAttribute("direction"),"vertical-align":this.getAttribute("vertical-align"),"background-color":this.getAttribute("background-color")},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel()}}}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:n,parsedWidth:s}=f(i,{parseFloatToInt:!1});return t?`${s}${n}`:{unit:n,parsedWidth:s}}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=f(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${parseFloat(t)*i/100}px`:`${i}px`}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,e="",{parsedWidth:i,unit:n}=this.getParsedWidth();return n==="%"?e=`mj-column-per-${parseInt(i,10)}`:e=`mj-column-px-${parseInt(i,10)}`,t(e,{parsedWidth:i,unit:n}),e}},{key:"render",value(){let{children:t,nonRawSiblings:e}=this.props,{containerWidth:i}=this.getChildContext(),{containerWidth:n}=this.context,s=c=>{if(!c)return`${parseInt(n,10)/parseInt(e,10)}px`;let{unit:m,parsedWidth:b}=f(c,{parseFloatToInt:!1});return m==="%"?`${100*b/i}px`:`${b}${m}`},g=`${this.getColumnClass()} mj-outlook-group-fix`;return this.getAttribute("css-class")&&(g+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:g,style:"div"})}
      >
        <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({bgcolor:this.getAttribute("background-color")==="none"?void 0:this.getAttribute("background-color"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
        >
          <tr>
        <![endif]-->
          ${this.renderChildren(t,{attributes:{mobileWidth:"mobileWidth"},renderer:c=>c.constructor.isRawElement()?c.render():`
              <!--[if mso | IE]>
              <td
                ${c.htmlAttributes({style:{align:c.getAttribute("align"),"vertical-align":c.getAttribute("vertical-align"),width:s(c.getWidthAsPixel?c.getWidthAsPixel():c.getAttribute("width"))}})}
              >
              <![endif]-->
                ${c.render()}
              <!--[if mso | IE]>
              </td>
              <![endif]-->
          `})}
        <!--[if mso | IE]>
          </tr>
          </table>
        <![endif]-->
      </div>
    `}}])})(p);o(P,"componentName","mj-group");o(P,"allowedAttributes",{"background-color":"color"});o(P,"defaultAttributes",{direction:"ltr"});var M=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getStyles",value(){let t="0px auto";this.getAttribute("align")==="left"?t="0px":this.getAttribute("align")==="right"&&(t="0px 0px 0px auto");let e={"border-top":["style","width","color"].map(i=>this.getAttribute(`border-${i}`)).join(" "),"font-size":"1px",margin:t,width:this.getAttribute("width")};return{p:e,outlook:{...e,width:this.getOutlookWidth()}}}},{key:"getOutlookWidth",value(){let{containerWidth:t}=this.context,e=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),i=this.getAttribute("width"),{parsedWidth:n,unit:s}=f(i);switch(s){case"%":{let g=parseInt(t,10)-e,c=parseInt(n,10)/100;return`${g*c}px`}case"px":return i;default:return`${parseInt(t,10)-e}px`}}},{key:"renderAfter",value(){return`
      <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",style:"outlook",role:"presentation",width:this.getOutlookWidth()})}
        >
          <tr>
            <td style="height:0;line-height:0;">
              &nbsp;
            </td>
          </tr>
        </table>
      <![endif]-->
    `}},{key:"render",value(){return`
      <p
        ${this.htmlAttributes({style:"p"})}
      >
      </p>
      ${this.renderAfter()}
    `}}])})(p);o(M,"componentName","mj-divider");o(M,"allowedAttributes",{"border-color":"color","container-background-color":"color"});o(M,"defaultAttributes",{"border-color":"#000000","border-style":"solid","border-width":"4px",padding:"10px 25px",width:"100%",align:"center"});var N=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e}=this.props,{borders:i,paddings:n}=this.getBoxWidths(),s=this.getShorthandBorderValue("left","inner-border")+this.getShorthandBorderValue("right","inner-border"),g=n+i+s,c=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:m,parsedWidth:b}=f(c,{parseFloatToInt:!1});return m==="%"?c=`${parseFloat(t)*b/100-g}px`:c=`${b-g}px`,{...this.context,containerWidth:c}}},{key:"getStyles",value(){let t=this.hasBorderRadius(),e=this.hasInnerBorderRadius(),i={"background-color":this.getAttribute("background-color"),border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"vertical-align":this.getAttribute("vertical-align"),...t&&{"border-collapse":"separate"}},n=this.getMobileGutterStyles(),s=this.getOutlookGutterStyles();return{div:{"font-size":"0px","text-align":"left",direction:this.getAttribute("direction"),display:"inline-block","vertical-align":this.getAttribute("vertical-align"),width:this.getMobileWidth(),...n},table:{...this.hasGutter()?{"background-color":this.getAttribute("inner-background-color"),border:this.getAttribute("inner-border"),"border-bottom":this.getAttribute("inner-border-bottom"),"border-left":this.getAttribute("inner-border-left"),"border-radius":this.getAttribute("inner-border-radius"),"border-right":this.getAttribute("inner-border-right"),"border-top":this.getAttribute("inner-border-top")}:i,...e&&{"border-collapse":"separate"}},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel(),...s},gutter:{...i,padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left")}}}},{key:"getMobileWidth",value(){let{containerWidth:t,isInGroup:e}=this.context,{nonRawSiblings:i}=this.props,n=this.getAttribute("width");if(this.getAttribute("mobileWidth")!=="mobileWidth")return"100%";if(e&&this.hasColumnGutter()){let{parsedWidth:m,unit:b}=this.getDesktopWidth();return b==="%"?`${m}%`:`${r.normalizeUnitValue(m/parseInt(t,10)*100)}%`}if(n===void 0)return`${parseInt(100/i,10)}%`;let{unit:g,parsedWidth:c}=f(n,{parseFloatToInt:!1});return g==="%"?n:`${r.normalizeUnitValue(c/parseInt(t,10)*100)}%`}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=f(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${r.normalizePxValue(parseFloat(t)*i/100)}px`:`${r.normalizePxValue(i)}px`}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:n,parsedWidth:s}=f(i,{parseFloatToInt:!1});return t?`${s}${n}`:{unit:n,parsedWidth:s}}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,{isInGroup:e}=this.context,i="",{parsedWidth:n,unit:s}=this.hasColumnGutter()?this.getDesktopWidth():this.getParsedWidth(),g=s==="px"?r.normalizePxValue(n):n,c=g.toString().replace(".","-");return s==="%"?i=`mj-column-per-${c}`:i=`mj-column-px-${c}`,this.hasColumnGutter()?(t(i,{parsedWidth:g,unit:s}),e||t(this.getDesktopGutterClassName(),{padding:this.getDesktopPadding()})):t(i,{parsedWidth:g,unit:s}),i}},{key:"getDesktopGutterClassName",value(){let t=this.getDesktopUnit(),e=this.getNormalizedGutterValue(t),i=t==="%"?"per":t,n=this.context.direction==="rtl"?"-rtl":"",s=t==="px"?r.normalizePxValue(e):e,g=r.normalizeUnitValue(s).toString().replace(".","-");return`mj-column-gutter-${this.props.sibling}-${this.props.index+1}-${i}-${g}${n}`}},{key:"getDesktopUnit",value(){return this.getParsedWidth().unit}},{key:"getDesktopWidth",value(){let{sibling:t,index:e}=this.props,{parsedWidth:i,unit:n}=this.getParsedWidth();if(!this.hasColumnGutter())return{parsedWidth:n==="px"?r.normalizePxValue(i):i,unit:n};let g=this.getNormalizedGutterValue(n)*(t-1)/t,c=Math.max(0,r.normalizeUnitValue(i-g));if(n==="px"){let m=Math.floor(c),b=c-m,y=Math.max(0,Math.min(t,Math.round(t*b)));return{parsedWidth:m+(e<y?1:0),unit:n}}return{parsedWidth:c,unit:n}}},{key:"getNormalizedGutterValue",value(t){let{gutter:e}=this.context;if(!e)return 0;let{containerWidth:i}=this.context,{unit:n,parsedWidth:s}=f(e,{parseFloatToInt:!1});return n===t?s:t==="%"&&n==="px"?s/parseFloat(i)*100:t==="px"&&n==="%"?parseFloat(i)*s/100:s}},{key:"hasColumnGutter",value(){let{gutter:t}=this.context;return t!=null&&t!==""}},{key:"getDesktopPaddingValues",value(t){let{first:e,last:i,sibling:n}=this.props,{direction:s}=this.context,g=this.getNormalizedGutterValue(t),c=t==="px"?r.normalizePxValue(g):g,m=t==="px",b=m?Math.ceil(c/2):c/2,y=m?Math.floor(c/2):c/2,F=s==="rtl";return n===1?{top:0,right:0,bottom:0,left:0}:F?{top:0,right:e?0:y,bottom:0,left:i?0:b}:{top:0,right:i?0:b,bottom:0,left:e?0:y}}},{key:"getMobilePaddingValues",value(){let{first:t,last:e}=this.props,n=this.getNormalizedGutterValue("%")/2;return{top:t?0:n,right:0,bottom:e?0:n,left:0}}},{key:"getDesktopPadding",value(){let t=this.getDesktopUnit(),{top:e,right:i,bottom:n,left:s}=this.getDesktopPaddingValues(t);return r.formatPadding(e,i,n,s,t)}},{key:"getMobilePadding",value(){let{top:t,right:e,bottom:i,left:n}=this.getMobilePaddingValues();return r.formatPadding(t,e,i,n,"%")}},{key:"getMobileGutterStyles",value(){if(!this.hasColumnGutter())return{};let{isInGroup:t}=this.context;return t?{padding:this.getDesktopPadding()}:{padding:this.getMobilePadding()}}},{key:"getOutlookGutterStyles",value(){if(!this.hasColumnGutter())return{};let{top:t,right:e,bottom:i,left:n}=this.getDesktopPaddingValues("px");return{padding:r.formatPadding(t,e,i,n,"px")}}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasInnerBorderRadius",value(){let t=this.getAttribute("inner-border-radius");return t!==""&&typeof t<"u"}},{key:"hasGutter",value(){return["padding","padding-bottom","padding-left","padding-right","padding-top"].some(t=>this.getAttribute(t)!=null)}},{key:"renderGutter",value(){let t=this.hasBorderRadius();return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",width:"100%",...t&&{style:{"border-collapse":"separate"}}})}
      >
        <tbody>
          <tr>
            <td ${this.htmlAttributes({style:"gutter"})}>
              ${this.renderColumn()}
            </td>
          </tr>
        </tbody>
      </table>
    `}},{key:"renderColumn",value(){let{children:t}=this.props;return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table",width:"100%"})}
      >
        <tbody>
          ${this.renderChildren(t,{renderer:e=>e.constructor.isRawElement()?e.render():`
              <tr>
                <td
                  ${e.htmlAttributes({align:e.getAttribute("align"),class:e.getAttribute("css-class"),style:{background:e.getAttribute("container-background-color"),"font-size":"0px",padding:e.getAttribute("padding"),"padding-top":e.getAttribute("padding-top"),"padding-right":e.getAttribute("padding-right"),"padding-bottom":e.getAttribute("padding-bottom"),"padding-left":e.getAttribute("padding-left"),"word-break":"break-word"}})}
                >
                  ${e.render()}
                </td>
              </tr>
            `})}
        </tbody>
      </table>
    `}},{key:"render",value(){let e=this.getColumnClass();return this.hasColumnGutter()&&(e+=` ${this.getDesktopGutterClassName()}`),e+=" mj-outlook-group-fix",this.getAttribute("css-class")&&(e+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:e,style:"div"})}
      >
        ${this.hasGutter()?this.renderGutter():this.renderColumn()}
      </div>
    `}}],[{key:"normalizeUnitValue",value(t){return Number(parseFloat(t).toFixed(6))}},{key:"normalizePxValue",value(t){return Math.round(parseFloat(t))}},{key:"formatPadding",value(t,e,i,n,s){return s==="px"?`${r.normalizePxValue(t)}px ${r.normalizePxValue(e)}px ${r.normalizePxValue(i)}px ${r.normalizePxValue(n)}px`:`${r.normalizeUnitValue(t)}${s} ${r.normalizeUnitValue(e)}${s} ${r.normalizeUnitValue(i)}${s} ${r.normalizeUnitValue(n)}${s}`}}])})(p);o(N,"componentName","mj-column");o(N,"allowedAttributes",{"background-color":"color","inner-background-color":"color"});o(N,"defaultAttributes",{direction:"ltr","vertical-align":"top"});var W=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getStyles",value(){return{table:{"border-collapse":"separate",width:this.getAttribute("width"),"line-height":"100%"},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),cursor:"auto","font-style":this.getAttribute("font-style"),height:this.getAttribute("height"),"mso-padding-alt":this.getAttribute("inner-padding"),"text-align":this.getAttribute("text-align"),background:this.getAttribute("background-color")},content:{display:"inline-block",width:this.calculateAWidth(this.getAttribute("width")),background:this.getAttribute("background-color"),color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"line-height":this.getAttribute("line-height"),"letter-spacing":this.getAttribute("letter-spacing"),margin:"0","text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("inner-padding"),"mso-padding-alt":"0px","border-radius":this.getAttribute("border-radius")}}}},{key:"calculateAWidth",value(t){if(!t)return null;let{parsedWidth:e,unit:i}=f(t);if(i!=="px")return null;let{borders:n}=this.getBoxWidths(),s=this.getShorthandAttrValue("inner-padding","left")+this.getShorthandAttrValue("inner-padding","right");return`${e-s-n}px`}},{key:"render",value(){let t=this.getAttribute("href")?"a":"p";return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
      >
        <tbody>
          <tr>
            <td
              ${this.htmlAttributes({align:"center",bgcolor:this.getAttribute("background-color")==="none"?void 0:this.getAttribute("background-color"),role:"presentation",style:"td",valign:this.getAttribute("vertical-align")})}
            >
              <${t}
                ${this.htmlAttributes({href:this.getAttribute("href"),name:this.getAttribute("name"),rel:this.getAttribute("rel"),title:this.getAttribute("title"),style:"content",target:t==="a"?this.getAttribute("target"):void 0})}
              >
                ${this.getContent()}
              </${t}>
            </td>
          </tr>
        </tbody>
      </table>
    `}}])})(p);o(W,"componentName","mj-button");o(W,"endingTag",!0);o(W,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});o(W,"defaultAttributes",{align:"center","background-color":"#414141",border:"none","border-radius":"3px",color:"#ffffff","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","inner-padding":"10px 25px","line-height":"120%",padding:"10px 25px",target:"_blank","text-decoration":"none","text-transform":"none","vertical-align":"middle"});var x=a=>class{static componentName=a;static isRawElement(){return!1}constructor(){throw new Error(`${a} needs addExtraComponents() of @mailwright/mjml/extras`)}};var mt=x("mj-hero");var O=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context;t("title",this.getContent())}}])})(A);o(O,"componentName","mj-title");o(O,"endingTag",!0);var T=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context;t(this.getAttribute("inline")==="inline"?"inlineStyle":"style",this.getContent())}}])})(A);o(T,"componentName","mj-style");o(T,"endingTag",!0);o(T,"allowedAttributes",{});var L=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context;t("preview",this.getContent())}}])})(A);o(L,"componentName","mj-preview");o(L,"endingTag",!0);var X=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context;t("fonts",this.getAttribute("name"),this.getAttribute("href"))}}])})(A);o(X,"componentName","mj-font");o(X,"allowedAttributes",{});var q=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;e.filter(i=>i.tagName==="mj-selector").forEach(i=>{let{attributes:n,children:s}=i,{path:g}=n,c=s.filter(m=>m.tagName==="mj-html-attribute"&&!!ot(m,"attributes.name")).reduce((m,b)=>({...m,[b.attributes.name]:b.content}),{});t("htmlAttributes",g,c)})}}])})(A);o(q,"componentName","mj-html-attributes");var V=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context;t("breakpoint",this.getAttribute("width"))}}])})(A);o(V,"componentName","mj-breakpoint");o(V,"endingTag",!0);o(V,"allowedAttributes",{});var J=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;rt(e,i=>{let{tagName:n,attributes:s,children:g}=i;n==="mj-class"?(t("classes",s.name,it(s,["name"])),t("classesDefault",s.name,H(g,(c,{tagName:m,attributes:b})=>({...c,[m]:b}),{}))):t("defaultAttributes",n,s)})}}])})(A);o(J,"componentName","mj-attributes");var K=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"handler",value(){return this.handlerChildren()}}])})(A);o(K,"componentName","mj-head");function pt(a){return a===""?"":`
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${a}</div>
  `}var G=(function(a){function r(){return l(this,r),h(this,r,arguments)}return u(r,a),d(r,[{key:"getChildContext",value(){return{...this.context,containerWidth:this.getAttribute("width")}}},{key:"getStyles",value(){return{body:{"word-spacing":"normal","background-color":this.getAttribute("background-color")},div:{"word-spacing":"normal","background-color":this.getAttribute("background-color")}}}},{key:"render",value(){let{globalData:{lang:t,dir:e,title:i,preview:n}}=this.context;return`
      <body ${this.htmlAttributes({id:this.getAttribute("id"),class:this.getAttribute("css-class"),style:"body"})}>
        ${pt(n)}
        <div
          ${this.htmlAttributes({...i&&{"aria-label":i},"aria-roledescription":"email",role:"article",lang:t,dir:e,style:"div"})}
        >
        ${this.renderChildren()}
      </div>
      </body>
    `}}])})(p);o(G,"componentName","mj-body");o(G,"allowedAttributes",{"background-color":"color"});o(G,"defaultAttributes",{width:"600px"});var bt=x("mj-accordion");var ft=x("mj-accordion-element");var At=x("mj-accordion-text");var xt=x("mj-accordion-title");var kt=x("mj-carousel");var yt=x("mj-carousel-image");var vt=x("mj-navbar");var _t=x("mj-navbar-link");var jt=x("mj-social");var Ct=x("mj-social-element");var zt=[G,K,J,V,q,X,L,T,O,mt,W,N,M,P,I,w,k,z,$,C,U,jt,Ct,vt,_t,bt,ft,At,xt,kt,yt],It={components:zt,dependencies:gt};var Z=It;R(D,Z.components);at(lt,Z.dependencies);var oi=(a,r)=>Y(a,r),ni=a=>R(D,a);export{ni as addComponents,Wt as mergeConditionals,oi as runMjml,wt as writeSkeleton};

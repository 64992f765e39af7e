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
import{A as ve,B as T,C as bt,D as _e,E as je,F as ft,G as At,H as A,I as y,J as Ce,K as we,L as f,M as xt,N as kt,O as yt,P as vt,Q as $e,R as ot,T as We,a as p,b as rt,c as fe,d as Ae,e as it,f as d,g as u,h,i as c,j as o,k as a,m as ct,q as Y,r as gt,s as mt,v as pt,w as Q,x as xe,y as ke,z as ye}from"./engine-shared.gen.js";var _t=rt((Fe,V)=>{a();function Be(s){return s&&s.__esModule?s:{default:s}}V.exports=Be,V.exports.__esModule=!0,V.exports.default=V.exports});var jt=rt((Re,G)=>{a();var B;function Se(s,r){if(!r&&s&&s.__esModule)return s;var t,e,i=Object.defineProperty,n={__proto__:null,default:s};if(Object(s)!==s)return n;if(B||typeof WeakMap!="function"||(B=new WeakMap),B){if(B.has(s))return B.get(s);B.set(s,n)}for(e in s)e!=="default"&&{}.hasOwnProperty.call(s,e)&&((t=i&&Object.getOwnPropertyDescriptor(s,e))&&(t.get||t.set)?i(n,e,t):n[e]=s[e]);return n}G.exports=Se,G.exports.__esModule=!0,G.exports.default=G.exports});var Ct,wt=p(()=>{a();Ct={}});var Pe,_,nt=p(()=>{a();$e();f();Pe=kt(yt(xt),vt(" ")),_=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getChildContext",value(){let{box:t}=this.getBoxWidths();return{...this.context,containerWidth:`${t}px`,gap:this.getAttribute("gap"),gutter:this.getAttribute("gutter"),direction:this.getAttribute("direction")}}},{key:"getStyles",value(){let{containerWidth:t}=this.context,e=this.isFullWidth(),i=this.hasBorderRadius(),n=this.props.index===0,l=this.getAttribute("background-url")?{background:this.getBackground(),"background-position":this.getBackgroundString(),"background-repeat":this.getAttribute("background-repeat"),"background-size":this.getAttribute("background-size")}:{background:this.getAttribute("background-color"),"background-color":this.getAttribute("background-color")};return{tableFullwidth:{...e?l:{},width:"100%"},table:{...e?{}:l,width:"100%",...i&&{"border-collapse":"separate"}},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-radius":this.getAttribute("border-radius"),direction:this.getAttribute("direction"),"font-size":"0px",padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top"),"text-align":this.getAttribute("text-align")},div:{...e?{}:l,margin:"0px auto","max-width":t,"border-radius":this.getAttribute("border-radius"),...i&&{overflow:"hidden"},"margin-top":n?void 0:this.context.gap},innerDiv:{"line-height":"0","font-size":"0"}}}},{key:"getBackground",value(){return Pe([this.getAttribute("background-color"),...this.hasBackground()?[`url('${this.getAttribute("background-url")}')`,this.getBackgroundString(),`/ ${this.getAttribute("background-size")}`,this.getAttribute("background-repeat")]:[]])}},{key:"getBackgroundString",value(){let{posX:t,posY:e}=this.getBackgroundPosition();return`${t} ${e}`}},{key:"getBackgroundPosition",value(){let{x:t,y:e}=this.parseBackgroundPosition();return{posX:this.getAttribute("background-position-x")||t,posY:this.getAttribute("background-position-y")||e}}},{key:"parseBackgroundPosition",value(){let t=this.getAttribute("background-position").split(" ");if(t.length===1){let e=t[0];return["top","bottom"].includes(e)?{x:"center",y:e}:{x:e,y:"center"}}if(t.length===2){let e=t[0],i=t[1];return["top","bottom"].includes(e)||e==="center"&&["left","right"].includes(i)?{x:i,y:e}:{x:e,y:i}}return{x:"center",y:"top"}}},{key:"hasBackground",value(){return this.getAttribute("background-url")!=null}},{key:"isFullWidth",value(){return this.getAttribute("full-width")==="full-width"}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasGap",value(){let{gap:t}=this.context;return t!=null&&t!==""}},{key:"renderBefore",value(){let{containerWidth:t}=this.context,e=this.getAttribute("background-color")?{bgcolor:this.getAttribute("background-color")}:{},i=this.props.index===0,n=this.hasGap();return`
      <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",class:T(this.getAttribute("css-class"),"outlook"),role:"presentation",style:{width:`${t}`,"padding-top":i?void 0:this.context.gap},width:parseInt(t,10),...!n&&{...e}})}
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
              ${e.htmlAttributes({align:e.getAttribute("align"),class:T(e.getAttribute("css-class"),"outlook"),style:"tdOutlook"})}
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
    `}},{key:"renderWithBackground",value(t){let e=this.isFullWidth(),{containerWidth:i}=this.context,n=$=>/^\d+(\.\d+)?%$/.test($),l={},{posX:m,posY:g}=this.getBackgroundPosition();switch(m){case"left":m="0%";break;case"center":m="50%";break;case"right":m="100%";break;default:n(m)||(m="50%");break}switch(g){case"top":g="0%";break;case"center":g="50%";break;case"bottom":g="100%";break;default:n(g)||(g="0%");break}let[[b,x],[j,L]]=["x","y"].map($=>{let W=$==="x",ht=this.getAttribute("background-repeat")==="repeat",C=W?m:g,N=W?m:g;if(n(C)){let be=C.match(/^(\d+(\.\d+)?)%$/)[1],X=parseInt(be,10)/100;ht?(C=X,N=X):(C=(-50+X*100)/100,N=(-50+X*100)/100)}else ht?(N=W?"0.5":"0",C=W?"0.5":"0"):(N=W?"0":"-0.5",C=W?"0":"-0.5");return[N,C]},this);if(this.getAttribute("background-size")==="cover"||this.getAttribute("background-size")==="contain")l={size:"1,1",aspect:this.getAttribute("background-size")==="cover"?"atleast":"atmost"};else if(this.getAttribute("background-size")!=="auto"){let $=this.getAttribute("background-size").split(" ");$.length===1?l={size:this.getAttribute("background-size"),aspect:"atmost"}:l={size:$.join(",")}}let ut=this.getAttribute("background-repeat")==="no-repeat"?"frame":"tile";return this.getAttribute("background-size")==="auto"&&(ut="tile",[[b,x],[j,L]]=[[.5,.5],[0,0]]),`
      <!--[if mso | IE]>
        <v:rect ${this.htmlAttributes({style:e?{"mso-width-percent":"1000"}:{width:i},"xmlns:v":"urn:schemas-microsoft-com:vml",fill:"true",stroke:"false"})}>
        <v:fill ${this.htmlAttributes({origin:`${b}, ${j}`,position:`${x}, ${L}`,src:this.getAttribute("background-url"),color:this.getAttribute("background-color"),type:ut,...l})} />
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
    `}},{key:"render",value(){return this.isFullWidth()?this.renderFullWidth():this.renderSimple()}}])})(A);o(_,"componentName","mj-section");o(_,"allowedAttributes",{"background-color":"color"});o(_,"defaultAttributes",{"background-repeat":"repeat","background-size":"auto","background-position":"top center",direction:"ltr",padding:"20px 0","text-align":"center","text-padding":"4px 4px 4px 0"})});var J,$t=p(()=>{a();f();nt();J=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"renderWrappedChildren",value(){let{children:t}=this.props,{containerWidth:e}=this.context;return`
      ${this.renderChildren(t,{renderer:i=>i.constructor.isRawElement()?i.render():`
          <!--[if mso | IE]>
            <tr>
              <td
                ${i.htmlAttributes({align:i.getAttribute("align"),class:T(i.getAttribute("css-class"),"outlook"),width:e})}
              >
          <![endif]-->
            ${i.render()}
          <!--[if mso | IE]>
              </td>
            </tr>
          <![endif]-->
        `})}
    `}}])})(_);o(J,"componentName","mj-wrapper");o(J,"allowedAttributes",{..._.allowedAttributes})});function k(s,r={}){let{parseFloatToInt:t=!0}=r,e=ze.exec(s.toString())[1],i={default:parseInt,px:parseInt,"%":t?parseInt:parseFloat};return{parsedWidth:(i[e]||i.default)(s),unit:e||"px"}}var ze,w=p(()=>{"use strict";a();ze=/[\d.,]*(\D*)$/});var S,Wt=p(()=>{a();Q();f();w();S=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getStyles",value(){let t=this.hasCellspacing();return{table:{color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"line-height":this.getAttribute("line-height"),"table-layout":this.getAttribute("table-layout"),width:this.getAttribute("width"),border:this.getAttribute("border"),...t&&{"border-collapse":"separate"}}}}},{key:"getWidth",value(){let t=this.getAttribute("width");if(t==="auto")return t;let{parsedWidth:e,unit:i}=k(t);return i==="%"?t:e}},{key:"hasCellspacing",value(){let t=this.getAttribute("cellspacing"),e=parseFloat(String(t).replace(/[^\d.]/g,""));return!Number.isNaN(e)&&e>0}},{key:"render",value(){let t=Y(["cellpadding","cellspacing","role"],(e,i)=>({...e,[i]:this.getAttribute(i)}),{});return`
      <table
        ${this.htmlAttributes({...t,width:this.getWidth(),border:"0",style:"table"})}
      >
        ${this.getContent()}
      </table>
    `}}])})(A);o(S,"componentName","mj-table");o(S,"endingTag",!0);o(S,"allowedAttributes",{"container-background-color":"color",color:"color"});o(S,"defaultAttributes",{align:"left",border:"none",cellpadding:"0",cellspacing:"0",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"22px",padding:"10px 25px","table-layout":"auto",width:"100%"})});var P,Bt=p(()=>{a();We();f();P=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getStyles",value(){return{text:{"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-align":this.getAttribute("align"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),color:this.getAttribute("color"),height:this.getAttribute("height")}}}},{key:"renderContent",value(){return`
      <div
        ${this.htmlAttributes({style:"text"})}
      >${this.getContent()}</div>
    `}},{key:"render",value(){let t=this.getAttribute("height");return t?`
        ${ot(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td height="${t}" style="vertical-align:top;height:${t};">
        `)}
        ${this.renderContent()}
        ${ot(`
          </td></tr></table>
        `)}
      `:this.renderContent()}}])})(A);o(P,"componentName","mj-text");o(P,"endingTag",!0);o(P,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});o(P,"defaultAttributes",{align:"left",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"10px 25px"})});var F,St=p(()=>{a();f();F=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getStyles",value(){return{div:{height:this.getAttribute("height"),"line-height":this.getAttribute("height")}}}},{key:"render",value(){return`
      <div
        ${this.htmlAttributes({style:"div"})}
      >&#8202;</div>
    `}}])})(A);o(F,"componentName","mj-spacer");o(F,"allowedAttributes",{"container-background-color":"color"});o(F,"defaultAttributes",{height:"20px"})});var z,Pt=p(()=>{a();f();z=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"render",value(){return this.getContent()}}])})(A);o(z,"componentName","mj-raw");o(z,"endingTag",!0);o(z,"rawElement",!0);o(z,"allowedAttributes",{})});var E,zt=p(()=>{a();w();f();Q();E=(function(s){function r(...t){var e;return d(this,r),e=c(this,r,[...t]),o(e,"headStyle",i=>`
    @media only screen and (max-width:${bt(i)}) {
      table.mj-full-width-mobile { width: 100% !important; }
      td.mj-full-width-mobile { width: auto !important; }
    }
  `),e}return h(r,s),u(r,[{key:"getStyles",value(){let t=this.getContentWidth(),e=this.getAttribute("full-width")==="full-width",{parsedWidth:i,unit:n}=k(t);return{img:{border:this.getAttribute("border"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-bottom":this.getAttribute("border-bottom"),"border-radius":this.getAttribute("border-radius"),display:"block",outline:"none","text-decoration":"none",height:this.getAttribute("height"),"max-height":this.getAttribute("max-height"),"min-width":e?"100%":null,width:"100%","max-width":e?"100%":null,"font-size":this.getAttribute("font-size")},td:{width:e?null:`${i}${n}`},table:{"min-width":e?"100%":null,"max-width":e?"100%":null,width:e?`${i}${n}`:null,"border-collapse":"collapse","border-spacing":"0px"}}}},{key:"getContentWidth",value(){let t=this.getAttribute("width")?parseInt(this.getAttribute("width"),10):1/0,{box:e}=this.getBoxWidths();return pt([e,t])}},{key:"renderImage",value(){let t=this.getAttribute("height"),e=`
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
    `}}])})(A);o(E,"componentName","mj-image");o(E,"allowedAttributes",{"container-background-color":"color"});o(E,"defaultAttributes",{alt:"",align:"center",border:"0",height:"auto",padding:"10px 25px",target:"_blank","font-size":"13px"})});var R,Mt=p(()=>{a();w();f();R=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e,children:i}=this.props,n=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),l=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:m,parsedWidth:g}=k(l,{parseFloatToInt:!1});return m==="%"?l=`${parseFloat(t)*g/100-n}px`:l=`${g-n}px`,{...this.context,containerWidth:l,nonRawSiblings:i.length,isInGroup:!0,direction:this.getAttribute("direction")}}},{key:"getStyles",value(){return{div:{"font-size":"0","line-height":"0","text-align":"left",display:"inline-block",width:"100%",direction:this.getAttribute("direction"),"vertical-align":this.getAttribute("vertical-align"),"background-color":this.getAttribute("background-color")},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel()}}}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:n,parsedWidth:l}=k(i,{parseFloatToInt:!1});return t?`${l}${n}`:{unit:n,parsedWidth:l}}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=k(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${parseFloat(t)*i/100}px`:`${i}px`}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,e="",{parsedWidth:i,unit:n}=this.getParsedWidth();return n==="%"?e=`mj-column-per-${parseInt(i,10)}`:e=`mj-column-px-${parseInt(i,10)}`,t(e,{parsedWidth:i,unit:n}),e}},{key:"render",value(){let{children:t,nonRawSiblings:e}=this.props,{containerWidth:i}=this.getChildContext(),{containerWidth:n}=this.context,l=g=>{if(!g)return`${parseInt(n,10)/parseInt(e,10)}px`;let{unit:b,parsedWidth:x}=k(g,{parseFloatToInt:!1});return b==="%"?`${100*x/i}px`:`${x}${b}`},m=`${this.getColumnClass()} mj-outlook-group-fix`;return this.getAttribute("css-class")&&(m+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:m,style:"div"})}
      >
        <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({bgcolor:this.getAttribute("background-color")==="none"?void 0:this.getAttribute("background-color"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
        >
          <tr>
        <![endif]-->
          ${this.renderChildren(t,{attributes:{mobileWidth:"mobileWidth"},renderer:g=>g.constructor.isRawElement()?g.render():`
              <!--[if mso | IE]>
              <td
                ${g.htmlAttributes({style:{align:g.getAttribute("align"),"vertical-align":g.getAttribute("vertical-align"),width:l(g.getWidthAsPixel?g.getWidthAsPixel():g.getAttribute("width"))}})}
              >
              <![endif]-->
                ${g.render()}
              <!--[if mso | IE]>
              </td>
              <![endif]-->
          `})}
        <!--[if mso | IE]>
          </tr>
          </table>
        <![endif]-->
      </div>
    `}}])})(A);o(R,"componentName","mj-group");o(R,"allowedAttributes",{"background-color":"color"});o(R,"defaultAttributes",{direction:"ltr"})});var H,It=p(()=>{a();w();f();H=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getStyles",value(){let t="0px auto";this.getAttribute("align")==="left"?t="0px":this.getAttribute("align")==="right"&&(t="0px 0px 0px auto");let e={"border-top":["style","width","color"].map(i=>this.getAttribute(`border-${i}`)).join(" "),"font-size":"1px",margin:t,width:this.getAttribute("width")};return{p:e,outlook:{...e,width:this.getOutlookWidth()}}}},{key:"getOutlookWidth",value(){let{containerWidth:t}=this.context,e=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),i=this.getAttribute("width"),{parsedWidth:n,unit:l}=k(i);switch(l){case"%":{let m=parseInt(t,10)-e,g=parseInt(n,10)/100;return`${m*g}px`}case"px":return i;default:return`${parseInt(t,10)-e}px`}}},{key:"renderAfter",value(){return`
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
    `}}])})(A);o(H,"componentName","mj-divider");o(H,"allowedAttributes",{"border-color":"color","container-background-color":"color"});o(H,"defaultAttributes",{"border-color":"#000000","border-style":"solid","border-width":"4px",padding:"10px 25px",width:"100%",align:"center"})});var D,Nt=p(()=>{a();w();f();D=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e}=this.props,{borders:i,paddings:n}=this.getBoxWidths(),l=this.getShorthandBorderValue("left","inner-border")+this.getShorthandBorderValue("right","inner-border"),m=n+i+l,g=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:b,parsedWidth:x}=k(g,{parseFloatToInt:!1});return b==="%"?g=`${parseFloat(t)*x/100-m}px`:g=`${x-m}px`,{...this.context,containerWidth:g}}},{key:"getStyles",value(){let t=this.hasBorderRadius(),e=this.hasInnerBorderRadius(),i={"background-color":this.getAttribute("background-color"),border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"vertical-align":this.getAttribute("vertical-align"),...t&&{"border-collapse":"separate"}},n=this.getMobileGutterStyles(),l=this.getOutlookGutterStyles();return{div:{"font-size":"0px","text-align":"left",direction:this.getAttribute("direction"),display:"inline-block","vertical-align":this.getAttribute("vertical-align"),width:this.getMobileWidth(),...n},table:{...this.hasGutter()?{"background-color":this.getAttribute("inner-background-color"),border:this.getAttribute("inner-border"),"border-bottom":this.getAttribute("inner-border-bottom"),"border-left":this.getAttribute("inner-border-left"),"border-radius":this.getAttribute("inner-border-radius"),"border-right":this.getAttribute("inner-border-right"),"border-top":this.getAttribute("inner-border-top")}:i,...e&&{"border-collapse":"separate"}},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel(),...l},gutter:{...i,padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left")}}}},{key:"getMobileWidth",value(){let{containerWidth:t,isInGroup:e}=this.context,{nonRawSiblings:i}=this.props,n=this.getAttribute("width");if(this.getAttribute("mobileWidth")!=="mobileWidth")return"100%";if(e&&this.hasColumnGutter()){let{parsedWidth:b,unit:x}=this.getDesktopWidth();return x==="%"?`${b}%`:`${r.normalizeUnitValue(b/parseInt(t,10)*100)}%`}if(n===void 0)return`${parseInt(100/i,10)}%`;let{unit:m,parsedWidth:g}=k(n,{parseFloatToInt:!1});return m==="%"?n:`${r.normalizeUnitValue(g/parseInt(t,10)*100)}%`}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=k(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${r.normalizePxValue(parseFloat(t)*i/100)}px`:`${r.normalizePxValue(i)}px`}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:n,parsedWidth:l}=k(i,{parseFloatToInt:!1});return t?`${l}${n}`:{unit:n,parsedWidth:l}}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,{isInGroup:e}=this.context,i="",{parsedWidth:n,unit:l}=this.hasColumnGutter()?this.getDesktopWidth():this.getParsedWidth(),m=l==="px"?r.normalizePxValue(n):n,g=m.toString().replace(".","-");return l==="%"?i=`mj-column-per-${g}`:i=`mj-column-px-${g}`,this.hasColumnGutter()?(t(i,{parsedWidth:m,unit:l}),e||t(this.getDesktopGutterClassName(),{padding:this.getDesktopPadding()})):t(i,{parsedWidth:m,unit:l}),i}},{key:"getDesktopGutterClassName",value(){let t=this.getDesktopUnit(),e=this.getNormalizedGutterValue(t),i=t==="%"?"per":t,n=this.context.direction==="rtl"?"-rtl":"",l=t==="px"?r.normalizePxValue(e):e,m=r.normalizeUnitValue(l).toString().replace(".","-");return`mj-column-gutter-${this.props.sibling}-${this.props.index+1}-${i}-${m}${n}`}},{key:"getDesktopUnit",value(){return this.getParsedWidth().unit}},{key:"getDesktopWidth",value(){let{sibling:t,index:e}=this.props,{parsedWidth:i,unit:n}=this.getParsedWidth();if(!this.hasColumnGutter())return{parsedWidth:n==="px"?r.normalizePxValue(i):i,unit:n};let m=this.getNormalizedGutterValue(n)*(t-1)/t,g=Math.max(0,r.normalizeUnitValue(i-m));if(n==="px"){let b=Math.floor(g),x=g-b,j=Math.max(0,Math.min(t,Math.round(t*x)));return{parsedWidth:b+(e<j?1:0),unit:n}}return{parsedWidth:g,unit:n}}},{key:"getNormalizedGutterValue",value(t){let{gutter:e}=this.context;if(!e)return 0;let{containerWidth:i}=this.context,{unit:n,parsedWidth:l}=k(e,{parseFloatToInt:!1});return n===t?l:t==="%"&&n==="px"?l/parseFloat(i)*100:t==="px"&&n==="%"?parseFloat(i)*l/100:l}},{key:"hasColumnGutter",value(){let{gutter:t}=this.context;return t!=null&&t!==""}},{key:"getDesktopPaddingValues",value(t){let{first:e,last:i,sibling:n}=this.props,{direction:l}=this.context,m=this.getNormalizedGutterValue(t),g=t==="px"?r.normalizePxValue(m):m,b=t==="px",x=b?Math.ceil(g/2):g/2,j=b?Math.floor(g/2):g/2,L=l==="rtl";return n===1?{top:0,right:0,bottom:0,left:0}:L?{top:0,right:e?0:j,bottom:0,left:i?0:x}:{top:0,right:i?0:x,bottom:0,left:e?0:j}}},{key:"getMobilePaddingValues",value(){let{first:t,last:e}=this.props,n=this.getNormalizedGutterValue("%")/2;return{top:t?0:n,right:0,bottom:e?0:n,left:0}}},{key:"getDesktopPadding",value(){let t=this.getDesktopUnit(),{top:e,right:i,bottom:n,left:l}=this.getDesktopPaddingValues(t);return r.formatPadding(e,i,n,l,t)}},{key:"getMobilePadding",value(){let{top:t,right:e,bottom:i,left:n}=this.getMobilePaddingValues();return r.formatPadding(t,e,i,n,"%")}},{key:"getMobileGutterStyles",value(){if(!this.hasColumnGutter())return{};let{isInGroup:t}=this.context;return t?{padding:this.getDesktopPadding()}:{padding:this.getMobilePadding()}}},{key:"getOutlookGutterStyles",value(){if(!this.hasColumnGutter())return{};let{top:t,right:e,bottom:i,left:n}=this.getDesktopPaddingValues("px");return{padding:r.formatPadding(t,e,i,n,"px")}}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasInnerBorderRadius",value(){let t=this.getAttribute("inner-border-radius");return t!==""&&typeof t<"u"}},{key:"hasGutter",value(){return["padding","padding-bottom","padding-left","padding-right","padding-top"].some(t=>this.getAttribute(t)!=null)}},{key:"renderGutter",value(){let t=this.hasBorderRadius();return`
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
    `}}],[{key:"normalizeUnitValue",value(t){return Number(parseFloat(t).toFixed(6))}},{key:"normalizePxValue",value(t){return Math.round(parseFloat(t))}},{key:"formatPadding",value(t,e,i,n,l){return l==="px"?`${r.normalizePxValue(t)}px ${r.normalizePxValue(e)}px ${r.normalizePxValue(i)}px ${r.normalizePxValue(n)}px`:`${r.normalizeUnitValue(t)}${l} ${r.normalizeUnitValue(e)}${l} ${r.normalizeUnitValue(i)}${l} ${r.normalizeUnitValue(n)}${l}`}}])})(A);o(D,"componentName","mj-column");o(D,"allowedAttributes",{"background-color":"color","inner-background-color":"color"});o(D,"defaultAttributes",{direction:"ltr","vertical-align":"top"})});var M,Tt=p(()=>{a();w();f();M=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getStyles",value(){return{table:{"border-collapse":"separate",width:this.getAttribute("width"),"line-height":"100%"},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),cursor:"auto","font-style":this.getAttribute("font-style"),height:this.getAttribute("height"),"mso-padding-alt":this.getAttribute("inner-padding"),"text-align":this.getAttribute("text-align"),background:this.getAttribute("background-color")},content:{display:"inline-block",width:this.calculateAWidth(this.getAttribute("width")),background:this.getAttribute("background-color"),color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"line-height":this.getAttribute("line-height"),"letter-spacing":this.getAttribute("letter-spacing"),margin:"0","text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("inner-padding"),"mso-padding-alt":"0px","border-radius":this.getAttribute("border-radius")}}}},{key:"calculateAWidth",value(t){if(!t)return null;let{parsedWidth:e,unit:i}=k(t);if(i!=="px")return null;let{borders:n}=this.getBoxWidths(),l=this.getShorthandAttrValue("inner-padding","left")+this.getShorthandAttrValue("inner-padding","right");return`${e-l-n}px`}},{key:"render",value(){let t=this.getAttribute("href")?"a":"p";return`
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
    `}}])})(A);o(M,"componentName","mj-button");o(M,"endingTag",!0);o(M,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});o(M,"defaultAttributes",{align:"center","background-color":"#414141",border:"none","border-radius":"3px",color:"#ffffff","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","inner-padding":"10px 25px","line-height":"120%",padding:"10px 25px",target:"_blank","text-decoration":"none","text-transform":"none","vertical-align":"middle"})});var v,I=p(()=>{"use strict";a();v=s=>class{static componentName=s;static isRawElement(){return!1}constructor(){throw new Error(`${s} needs addExtraComponents() of @mailwright/mjml/extras`)}}});var Vt,Gt=p(()=>{a();I();Vt=v("mj-hero")});var K,Ft=p(()=>{a();f();K=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context;t("title",this.getContent())}}])})(y);o(K,"componentName","mj-title");o(K,"endingTag",!0)});var O,Et=p(()=>{a();f();O=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context;t(this.getAttribute("inline")==="inline"?"inlineStyle":"style",this.getContent())}}])})(y);o(O,"componentName","mj-style");o(O,"endingTag",!0);o(O,"allowedAttributes",{})});var Z,Rt=p(()=>{a();f();Z=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context;t("preview",this.getContent())}}])})(y);o(Z,"componentName","mj-preview");o(Z,"endingTag",!0)});var tt,Ht=p(()=>{a();f();tt=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context;t("fonts",this.getAttribute("name"),this.getAttribute("href"))}}])})(y);o(tt,"componentName","mj-font");o(tt,"allowedAttributes",{})});var st,Dt=p(()=>{a();f();Q();st=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;e.filter(i=>i.tagName==="mj-selector").forEach(i=>{let{attributes:n,children:l}=i,{path:m}=n,g=l.filter(b=>b.tagName==="mj-html-attribute"&&!!mt(b,"attributes.name")).reduce((b,x)=>({...b,[x.attributes.name]:x.content}),{});t("htmlAttributes",m,g)})}}])})(y);o(st,"componentName","mj-html-attributes")});var U,Ot=p(()=>{a();f();U=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context;t("breakpoint",this.getAttribute("width"))}}])})(y);o(U,"componentName","mj-breakpoint");o(U,"endingTag",!0);o(U,"allowedAttributes",{})});var at,Ut=p(()=>{a();f();Q();at=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;ct(e,i=>{let{tagName:n,attributes:l,children:m}=i;n==="mj-class"?(t("classes",l.name,gt(l,["name"])),t("classesDefault",l.name,Y(m,(g,{tagName:b,attributes:x})=>({...g,[b]:x}),{}))):t("defaultAttributes",n,l)})}}])})(y);o(at,"componentName","mj-attributes")});var lt,qt=p(()=>{a();f();lt=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"handler",value(){return this.handlerChildren()}}])})(y);o(lt,"componentName","mj-head")});function Lt(s){return s===""?"":`
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${s}</div>
  `}var Xt=p(()=>{"use strict";a()});var q,Yt=p(()=>{a();Xt();f();q=(function(s){function r(){return d(this,r),c(this,r,arguments)}return h(r,s),u(r,[{key:"getChildContext",value(){return{...this.context,containerWidth:this.getAttribute("width")}}},{key:"getStyles",value(){return{body:{"word-spacing":"normal","background-color":this.getAttribute("background-color")},div:{"word-spacing":"normal","background-color":this.getAttribute("background-color")}}}},{key:"render",value(){let{globalData:{lang:t,dir:e,title:i,preview:n}}=this.context;return`
      <body ${this.htmlAttributes({id:this.getAttribute("id"),class:this.getAttribute("css-class"),style:"body"})}>
        ${Lt(n)}
        <div
          ${this.htmlAttributes({...i&&{"aria-label":i},"aria-roledescription":"email",role:"article",lang:t,dir:e,style:"div"})}
        >
        ${this.renderChildren()}
      </div>
      </body>
    `}}])})(A);o(q,"componentName","mj-body");o(q,"allowedAttributes",{"background-color":"color"});o(q,"defaultAttributes",{width:"600px"})});var Qt,Jt,Kt,Zt,te=p(()=>{a();I();Qt=v("mj-accordion"),Jt=v("mj-accordion-element"),Kt=v("mj-accordion-text"),Zt=v("mj-accordion-title")});var ee,re,ie=p(()=>{a();I();ee=v("mj-carousel"),re=v("mj-carousel-image")});var oe,ne,se=p(()=>{a();I();oe=v("mj-navbar"),ne=v("mj-navbar-link")});var ae,le,de=p(()=>{a();I();ae=v("mj-social"),le=v("mj-social-element")});var ue={};fe(ue,{default:()=>Ne});var Me,Ie,Ne,he=p(()=>{a();wt();$t();Wt();Bt();St();nt();Pt();zt();Mt();It();Nt();Tt();Gt();Ft();Et();Rt();Ht();Dt();Ot();Ut();qt();Yt();te();ie();se();de();Me=[q,lt,at,U,st,tt,Z,O,K,Vt,M,D,H,R,E,z,_,F,P,S,J,ae,le,oe,ne,Qt,Jt,Kt,Zt,ee,re],Ie={components:Me,dependencies:Ct},Ne=Ie});var pe=rt((et,me)=>{"use strict";a();var Te=_t().default,Ve=jt().default;Object.defineProperty(et,"__esModule",{value:!0});et.default=Ge;var dt=Ve((f(),it(we))),ce=(je(),it(_e)),ge=Te((he(),it(ue)));(0,dt.assignComponents)(dt.components,ge.default.components);(0,ce.assignDependencies)(ce.dependencies,ge.default.dependencies);async function Ge(s,r={}){return(0,dt.default)(s,r)}me.exports=et.default});a();var ao=Ae(pe(),1);f();f();ve();ke();var uo=s=>ft(At,s);export{uo as addComponents,ye as mergeConditionals,Ce as runMjml,xe as writeSkeleton};

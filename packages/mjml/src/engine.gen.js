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
import{a as er,b as m,c as rr,d as it,e as k,f as d,g as h,h as c,i as g,j as n,k as l,m as a,n as nt,o as ot,p as ir,q as nr,r as or,s as v,t as sr,u as ar,v as lr}from"./engine-shared.gen.js";var zt=m((ki,q)=>{a();function ur(s){return s&&s.__esModule?s:{default:s}}q.exports=ur,q.exports.__esModule=!0,q.exports.default=q.exports});var Bt=m((ji,S)=>{a();var C;function dr(s,r){if(!r&&s&&s.__esModule)return s;var t,e,i=Object.defineProperty,o={__proto__:null,default:s};if(Object(s)!==s)return o;if(C||typeof WeakMap!="function"||(C=new WeakMap),C){if(C.has(s))return C.get(s);C.set(s,o)}for(e in s)e!=="default"&&{}.hasOwnProperty.call(s,e)&&((t=i&&Object.getOwnPropertyDescriptor(s,e))&&(t.get||t.set)?i(o,e,t):o[e]=s[e]);return o}S.exports=dr,S.exports.__esModule=!0,S.exports.default=S.exports});var W={};rr(W,{default:()=>hr});var hr,M=er(()=>{"use strict";a();hr=s=>class{static componentName=s;static isRawElement(){return!1}constructor(){throw new Error(`${s} needs addExtraComponents() of @mailwright/mjml/extras`)}}});var Vt=m((Ci,Nt)=>{a();var It=(M(),k(W)).default;Nt.exports={__esModule:!0,Social:It("mj-social"),SocialElement:It("mj-social-element")}});var Ft=m((Mi,Ot)=>{a();var Gt=(M(),k(W)).default;Ot.exports={__esModule:!0,Navbar:Gt("mj-navbar"),NavbarLink:Gt("mj-navbar-link")}});var Et=m((qi,Rt)=>{a();var Tt=(M(),k(W)).default;Rt.exports={__esModule:!0,Carousel:Tt("mj-carousel"),CarouselImage:Tt("mj-carousel-image")}});var Ht=m((zi,Dt)=>{a();var st=(M(),k(W)).default;Dt.exports={__esModule:!0,Accordion:st("mj-accordion"),AccordionElement:st("mj-accordion-element"),AccordionText:st("mj-accordion-text"),AccordionTitle:st("mj-accordion-title")}});var Xt=m((at,Ut)=>{"use strict";a();Object.defineProperty(at,"__esModule",{value:!0});at.default=cr;function cr(s){return s===""?"":`
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${s}</div>
  `}Ut.exports=at.default});var Lt=m((z,Yt)=>{"use strict";a();Object.defineProperty(z,"__esModule",{value:!0});z.default=void 0;var gr=v(),br=l(Xt()),At=z.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getChildContext",value(){return{...this.context,containerWidth:this.getAttribute("width")}}},{key:"getStyles",value(){return{body:{"word-spacing":"normal","background-color":this.getAttribute("background-color")},div:{"word-spacing":"normal","background-color":this.getAttribute("background-color")}}}},{key:"render",value(){let{globalData:{lang:t,dir:e,title:i,preview:o}}=this.context;return`
      <body ${this.htmlAttributes({id:this.getAttribute("id"),class:this.getAttribute("css-class"),style:"body"})}>
        ${(0,br.default)(o)}
        <div
          ${this.htmlAttributes({...i&&{"aria-label":i},"aria-roledescription":"email",role:"article",lang:t,dir:e,style:"div"})}
        >
        ${this.renderChildren()}
      </div>
      </body>
    `}}])})(gr.BodyComponent);n(At,"componentName","mj-body");n(At,"allowedAttributes",{"background-color":"color"});n(At,"defaultAttributes",{width:"600px"});Yt.exports=z.default});var Jt=m((B,Qt)=>{"use strict";a();Object.defineProperty(B,"__esModule",{value:!0});B.default=void 0;var pr=v(),fr=B.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){return this.handlerChildren()}}])})(pr.HeadComponent);n(fr,"componentName","mj-head");Qt.exports=B.default});var Zt=m((I,Kt)=>{"use strict";a();Object.defineProperty(I,"__esModule",{value:!0});I.default=void 0;var vt=(ot(),k(nt)),mr=v(),Ar=I.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;(0,vt.forEach)(e,i=>{let{tagName:o,attributes:u,children:p}=i;o==="mj-class"?(t("classes",u.name,(0,vt.omit)(u,["name"])),t("classesDefault",u.name,(0,vt.reduce)(p,(b,{tagName:A,attributes:x})=>({...b,[A]:x}),{}))):t("defaultAttributes",o,u)})}}])})(mr.HeadComponent);n(Ar,"componentName","mj-attributes");Kt.exports=I.default});var ee=m((N,te)=>{"use strict";a();Object.defineProperty(N,"__esModule",{value:!0});N.default=void 0;var vr=v(),xt=N.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context;t("breakpoint",this.getAttribute("width"))}}])})(vr.HeadComponent);n(xt,"componentName","mj-breakpoint");n(xt,"endingTag",!0);n(xt,"allowedAttributes",{});te.exports=N.default});var ie=m((V,re)=>{"use strict";a();Object.defineProperty(V,"__esModule",{value:!0});V.default=void 0;var xr=(ot(),k(nt)),kr=v(),yr=V.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context,{children:e}=this.props;e.filter(i=>i.tagName==="mj-selector").forEach(i=>{let{attributes:o,children:u}=i,{path:p}=o,b=u.filter(A=>A.tagName==="mj-html-attribute"&&!!(0,xr.get)(A,"attributes.name")).reduce((A,x)=>({...A,[x.attributes.name]:x.content}),{});t("htmlAttributes",p,b)})}}])})(kr.HeadComponent);n(yr,"componentName","mj-html-attributes");re.exports=V.default});var se=m((G,oe)=>{"use strict";a();Object.defineProperty(G,"__esModule",{value:!0});G.default=void 0;var jr=v(),ne=G.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context;t("fonts",this.getAttribute("name"),this.getAttribute("href"))}}])})(jr.HeadComponent);n(ne,"componentName","mj-font");n(ne,"allowedAttributes",{});oe.exports=G.default});var ue=m((O,le)=>{"use strict";a();Object.defineProperty(O,"__esModule",{value:!0});O.default=void 0;var wr=v(),ae=O.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context;t("preview",this.getContent())}}])})(wr.HeadComponent);n(ae,"componentName","mj-preview");n(ae,"endingTag",!0);le.exports=O.default});var he=m((F,de)=>{"use strict";a();Object.defineProperty(F,"__esModule",{value:!0});F.default=void 0;var $r=v(),kt=F.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context;t(this.getAttribute("inline")==="inline"?"inlineStyle":"style",this.getContent())}}])})($r.HeadComponent);n(kt,"componentName","mj-style");n(kt,"endingTag",!0);n(kt,"allowedAttributes",{});de.exports=F.default});var be=m((T,ge)=>{"use strict";a();Object.defineProperty(T,"__esModule",{value:!0});T.default=void 0;var _r=v(),ce=T.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"handler",value(){let{add:t}=this.context;t("title",this.getContent())}}])})(_r.HeadComponent);n(ce,"componentName","mj-title");n(ce,"endingTag",!0);ge.exports=T.default});var fe=m((Hi,pe)=>{a();var Cr=(M(),k(W)).default;pe.exports={__esModule:!0,default:Cr("mj-hero")}});var w=m((lt,me)=>{"use strict";a();Object.defineProperty(lt,"__esModule",{value:!0});lt.default=Mr;var Wr=/[\d.,]*(\D*)$/;function Mr(s,r={}){let{parseFloatToInt:t=!0}=r,e=Wr.exec(s.toString())[1],i={default:parseInt,px:parseInt,"%":t?parseInt:parseFloat};return{parsedWidth:(i[e]||i.default)(s),unit:e||"px"}}me.exports=lt.default});var ve=m((R,Ae)=>{"use strict";a();Object.defineProperty(R,"__esModule",{value:!0});R.default=void 0;var Pr=v(),qr=l(w()),ut=R.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getStyles",value(){return{table:{"border-collapse":"separate",width:this.getAttribute("width"),"line-height":"100%"},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),cursor:"auto","font-style":this.getAttribute("font-style"),height:this.getAttribute("height"),"mso-padding-alt":this.getAttribute("inner-padding"),"text-align":this.getAttribute("text-align"),background:this.getAttribute("background-color")},content:{display:"inline-block",width:this.calculateAWidth(this.getAttribute("width")),background:this.getAttribute("background-color"),color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"line-height":this.getAttribute("line-height"),"letter-spacing":this.getAttribute("letter-spacing"),margin:"0","text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("inner-padding"),"mso-padding-alt":"0px","border-radius":this.getAttribute("border-radius")}}}},{key:"calculateAWidth",value(t){if(!t)return null;let{parsedWidth:e,unit:i}=(0,qr.default)(t);if(i!=="px")return null;let{borders:o}=this.getBoxWidths(),u=this.getShorthandAttrValue("inner-padding","left")+this.getShorthandAttrValue("inner-padding","right");return`${e-u-o}px`}},{key:"render",value(){let t=this.getAttribute("href")?"a":"p";return`
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
    `}}])})(Pr.BodyComponent);n(ut,"componentName","mj-button");n(ut,"endingTag",!0);n(ut,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});n(ut,"defaultAttributes",{align:"center","background-color":"#414141",border:"none","border-radius":"3px",color:"#ffffff","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","inner-padding":"10px 25px","line-height":"120%",padding:"10px 25px",target:"_blank","text-decoration":"none","text-transform":"none","vertical-align":"middle"});Ae.exports=R.default});var ke=m((D,xe)=>{"use strict";a();Object.defineProperty(D,"__esModule",{value:!0});D.default=void 0;var Sr=v(),E=l(w()),yt=D.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e}=this.props,{borders:i,paddings:o}=this.getBoxWidths(),u=this.getShorthandBorderValue("left","inner-border")+this.getShorthandBorderValue("right","inner-border"),p=o+i+u,b=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:A,parsedWidth:x}=(0,E.default)(b,{parseFloatToInt:!1});return A==="%"?b=`${parseFloat(t)*x/100-p}px`:b=`${x-p}px`,{...this.context,containerWidth:b}}},{key:"getStyles",value(){let t=this.hasBorderRadius(),e=this.hasInnerBorderRadius(),i={"background-color":this.getAttribute("background-color"),border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"vertical-align":this.getAttribute("vertical-align"),...t&&{"border-collapse":"separate"}},o=this.getMobileGutterStyles(),u=this.getOutlookGutterStyles();return{div:{"font-size":"0px","text-align":"left",direction:this.getAttribute("direction"),display:"inline-block","vertical-align":this.getAttribute("vertical-align"),width:this.getMobileWidth(),...o},table:{...this.hasGutter()?{"background-color":this.getAttribute("inner-background-color"),border:this.getAttribute("inner-border"),"border-bottom":this.getAttribute("inner-border-bottom"),"border-left":this.getAttribute("inner-border-left"),"border-radius":this.getAttribute("inner-border-radius"),"border-right":this.getAttribute("inner-border-right"),"border-top":this.getAttribute("inner-border-top")}:i,...e&&{"border-collapse":"separate"}},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel(),...u},gutter:{...i,padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left")}}}},{key:"getMobileWidth",value(){let{containerWidth:t,isInGroup:e}=this.context,{nonRawSiblings:i}=this.props,o=this.getAttribute("width");if(this.getAttribute("mobileWidth")!=="mobileWidth")return"100%";if(e&&this.hasColumnGutter()){let{parsedWidth:A,unit:x}=this.getDesktopWidth();return x==="%"?`${A}%`:`${r.normalizeUnitValue(A/parseInt(t,10)*100)}%`}if(o===void 0)return`${parseInt(100/i,10)}%`;let{unit:p,parsedWidth:b}=(0,E.default)(o,{parseFloatToInt:!1});return p==="%"?o:`${r.normalizeUnitValue(b/parseInt(t,10)*100)}%`}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=(0,E.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${r.normalizePxValue(parseFloat(t)*i/100)}px`:`${r.normalizePxValue(i)}px`}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:o,parsedWidth:u}=(0,E.default)(i,{parseFloatToInt:!1});return t?`${u}${o}`:{unit:o,parsedWidth:u}}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,{isInGroup:e}=this.context,i="",{parsedWidth:o,unit:u}=this.hasColumnGutter()?this.getDesktopWidth():this.getParsedWidth(),p=u==="px"?r.normalizePxValue(o):o,b=p.toString().replace(".","-");return u==="%"?i=`mj-column-per-${b}`:i=`mj-column-px-${b}`,this.hasColumnGutter()?(t(i,{parsedWidth:p,unit:u}),e||t(this.getDesktopGutterClassName(),{padding:this.getDesktopPadding()})):t(i,{parsedWidth:p,unit:u}),i}},{key:"getDesktopGutterClassName",value(){let t=this.getDesktopUnit(),e=this.getNormalizedGutterValue(t),i=t==="%"?"per":t,o=this.context.direction==="rtl"?"-rtl":"",u=t==="px"?r.normalizePxValue(e):e,p=r.normalizeUnitValue(u).toString().replace(".","-");return`mj-column-gutter-${this.props.sibling}-${this.props.index+1}-${i}-${p}${o}`}},{key:"getDesktopUnit",value(){return this.getParsedWidth().unit}},{key:"getDesktopWidth",value(){let{sibling:t,index:e}=this.props,{parsedWidth:i,unit:o}=this.getParsedWidth();if(!this.hasColumnGutter())return{parsedWidth:o==="px"?r.normalizePxValue(i):i,unit:o};let p=this.getNormalizedGutterValue(o)*(t-1)/t,b=Math.max(0,r.normalizeUnitValue(i-p));if(o==="px"){let A=Math.floor(b),x=b-A,y=Math.max(0,Math.min(t,Math.round(t*x)));return{parsedWidth:A+(e<y?1:0),unit:o}}return{parsedWidth:b,unit:o}}},{key:"getNormalizedGutterValue",value(t){let{gutter:e}=this.context;if(!e)return 0;let{containerWidth:i}=this.context,{unit:o,parsedWidth:u}=(0,E.default)(e,{parseFloatToInt:!1});return o===t?u:t==="%"&&o==="px"?u/parseFloat(i)*100:t==="px"&&o==="%"?parseFloat(i)*u/100:u}},{key:"hasColumnGutter",value(){let{gutter:t}=this.context;return t!=null&&t!==""}},{key:"getDesktopPaddingValues",value(t){let{first:e,last:i,sibling:o}=this.props,{direction:u}=this.context,p=this.getNormalizedGutterValue(t),b=t==="px"?r.normalizePxValue(p):p,A=t==="px",x=A?Math.ceil(b/2):b/2,y=A?Math.floor(b/2):b/2,et=u==="rtl";return o===1?{top:0,right:0,bottom:0,left:0}:et?{top:0,right:e?0:y,bottom:0,left:i?0:x}:{top:0,right:i?0:x,bottom:0,left:e?0:y}}},{key:"getMobilePaddingValues",value(){let{first:t,last:e}=this.props,o=this.getNormalizedGutterValue("%")/2;return{top:t?0:o,right:0,bottom:e?0:o,left:0}}},{key:"getDesktopPadding",value(){let t=this.getDesktopUnit(),{top:e,right:i,bottom:o,left:u}=this.getDesktopPaddingValues(t);return r.formatPadding(e,i,o,u,t)}},{key:"getMobilePadding",value(){let{top:t,right:e,bottom:i,left:o}=this.getMobilePaddingValues();return r.formatPadding(t,e,i,o,"%")}},{key:"getMobileGutterStyles",value(){if(!this.hasColumnGutter())return{};let{isInGroup:t}=this.context;return t?{padding:this.getDesktopPadding()}:{padding:this.getMobilePadding()}}},{key:"getOutlookGutterStyles",value(){if(!this.hasColumnGutter())return{};let{top:t,right:e,bottom:i,left:o}=this.getDesktopPaddingValues("px");return{padding:r.formatPadding(t,e,i,o,"px")}}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasInnerBorderRadius",value(){let t=this.getAttribute("inner-border-radius");return t!==""&&typeof t<"u"}},{key:"hasGutter",value(){return["padding","padding-bottom","padding-left","padding-right","padding-top"].some(t=>this.getAttribute(t)!=null)}},{key:"renderGutter",value(){let t=this.hasBorderRadius();return`
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
    `}}],[{key:"normalizeUnitValue",value(t){return Number(parseFloat(t).toFixed(6))}},{key:"normalizePxValue",value(t){return Math.round(parseFloat(t))}},{key:"formatPadding",value(t,e,i,o,u){return u==="px"?`${r.normalizePxValue(t)}px ${r.normalizePxValue(e)}px ${r.normalizePxValue(i)}px ${r.normalizePxValue(o)}px`:`${r.normalizeUnitValue(t)}${u} ${r.normalizeUnitValue(e)}${u} ${r.normalizeUnitValue(i)}${u} ${r.normalizeUnitValue(o)}${u}`}}])})(Sr.BodyComponent);n(yt,"componentName","mj-column");n(yt,"allowedAttributes",{"background-color":"color","inner-background-color":"color"});n(yt,"defaultAttributes",{direction:"ltr","vertical-align":"top"});xe.exports=D.default});var je=m((H,ye)=>{"use strict";a();Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var zr=v(),Br=l(w()),jt=H.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getStyles",value(){let t="0px auto";this.getAttribute("align")==="left"?t="0px":this.getAttribute("align")==="right"&&(t="0px 0px 0px auto");let e={"border-top":["style","width","color"].map(i=>this.getAttribute(`border-${i}`)).join(" "),"font-size":"1px",margin:t,width:this.getAttribute("width")};return{p:e,outlook:{...e,width:this.getOutlookWidth()}}}},{key:"getOutlookWidth",value(){let{containerWidth:t}=this.context,e=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),i=this.getAttribute("width"),{parsedWidth:o,unit:u}=(0,Br.default)(i);switch(u){case"%":{let p=parseInt(t,10)-e,b=parseInt(o,10)/100;return`${p*b}px`}case"px":return i;default:return`${parseInt(t,10)-e}px`}}},{key:"renderAfter",value(){return`
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
    `}}])})(zr.BodyComponent);n(jt,"componentName","mj-divider");n(jt,"allowedAttributes",{"border-color":"color","container-background-color":"color"});n(jt,"defaultAttributes",{"border-color":"#000000","border-style":"solid","border-width":"4px",padding:"10px 25px",width:"100%",align:"center"});ye.exports=H.default});var $e=m((U,we)=>{"use strict";a();Object.defineProperty(U,"__esModule",{value:!0});U.default=void 0;var Ir=v(),dt=l(w()),wt=U.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,{nonRawSiblings:e,children:i}=this.props,o=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),u=this.getAttribute("width")||`${parseFloat(t)/e}px`,{unit:p,parsedWidth:b}=(0,dt.default)(u,{parseFloatToInt:!1});return p==="%"?u=`${parseFloat(t)*b/100-o}px`:u=`${b-o}px`,{...this.context,containerWidth:u,nonRawSiblings:i.length,isInGroup:!0,direction:this.getAttribute("direction")}}},{key:"getStyles",value(){return{div:{"font-size":"0","line-height":"0","text-align":"left",display:"inline-block",width:"100%",direction:this.getAttribute("direction"),"vertical-align":this.getAttribute("vertical-align"),"background-color":this.getAttribute("background-color")},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel()}}}},{key:"getParsedWidth",value(t){let{nonRawSiblings:e}=this.props,i=this.getAttribute("width")||`${100/e}%`,{unit:o,parsedWidth:u}=(0,dt.default)(i,{parseFloatToInt:!1});return t?`${u}${o}`:{unit:o,parsedWidth:u}}},{key:"getWidthAsPixel",value(){let{containerWidth:t}=this.context,{unit:e,parsedWidth:i}=(0,dt.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return e==="%"?`${parseFloat(t)*i/100}px`:`${i}px`}},{key:"getColumnClass",value(){let{addMediaQuery:t}=this.context,e="",{parsedWidth:i,unit:o}=this.getParsedWidth();return o==="%"?e=`mj-column-per-${parseInt(i,10)}`:e=`mj-column-px-${parseInt(i,10)}`,t(e,{parsedWidth:i,unit:o}),e}},{key:"render",value(){let{children:t,nonRawSiblings:e}=this.props,{containerWidth:i}=this.getChildContext(),{containerWidth:o}=this.context,u=b=>{if(!b)return`${parseInt(o,10)/parseInt(e,10)}px`;let{unit:A,parsedWidth:x}=(0,dt.default)(b,{parseFloatToInt:!1});return A==="%"?`${100*x/i}px`:`${x}${A}`},p=`${this.getColumnClass()} mj-outlook-group-fix`;return this.getAttribute("css-class")&&(p+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:p,style:"div"})}
      >
        <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({bgcolor:this.getAttribute("background-color")==="none"?void 0:this.getAttribute("background-color"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
        >
          <tr>
        <![endif]-->
          ${this.renderChildren(t,{attributes:{mobileWidth:"mobileWidth"},renderer:b=>b.constructor.isRawElement()?b.render():`
              <!--[if mso | IE]>
              <td
                ${b.htmlAttributes({style:{align:b.getAttribute("align"),"vertical-align":b.getAttribute("vertical-align"),width:u(b.getWidthAsPixel?b.getWidthAsPixel():b.getAttribute("width"))}})}
              >
              <![endif]-->
                ${b.render()}
              <!--[if mso | IE]>
              </td>
              <![endif]-->
          `})}
        <!--[if mso | IE]>
          </tr>
          </table>
        <![endif]-->
      </div>
    `}}])})(Ir.BodyComponent);n(wt,"componentName","mj-group");n(wt,"allowedAttributes",{"background-color":"color"});n(wt,"defaultAttributes",{direction:"ltr"});we.exports=U.default});var We=m((X,Ce)=>{"use strict";a();Object.defineProperty(X,"__esModule",{value:!0});X.default=void 0;var Nr=(ot(),k(nt)),_e=v(),Vr=l(w()),$t=X.default=(function(s){function r(...t){var e;return d(this,r),e=g(this,r,[...t]),n(e,"headStyle",i=>`
    @media only screen and (max-width:${(0,_e.makeLowerBreakpoint)(i)}) {
      table.mj-full-width-mobile { width: 100% !important; }
      td.mj-full-width-mobile { width: auto !important; }
    }
  `),e}return c(r,s),h(r,[{key:"getStyles",value(){let t=this.getContentWidth(),e=this.getAttribute("full-width")==="full-width",{parsedWidth:i,unit:o}=(0,Vr.default)(t);return{img:{border:this.getAttribute("border"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-bottom":this.getAttribute("border-bottom"),"border-radius":this.getAttribute("border-radius"),display:"block",outline:"none","text-decoration":"none",height:this.getAttribute("height"),"max-height":this.getAttribute("max-height"),"min-width":e?"100%":null,width:"100%","max-width":e?"100%":null,"font-size":this.getAttribute("font-size")},td:{width:e?null:`${i}${o}`},table:{"min-width":e?"100%":null,"max-width":e?"100%":null,width:e?`${i}${o}`:null,"border-collapse":"collapse","border-spacing":"0px"}}}},{key:"getContentWidth",value(){let t=this.getAttribute("width")?parseInt(this.getAttribute("width"),10):1/0,{box:e}=this.getBoxWidths();return(0,Nr.min)([e,t])}},{key:"renderImage",value(){let t=this.getAttribute("height"),e=`
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
    `}}])})(_e.BodyComponent);n($t,"componentName","mj-image");n($t,"allowedAttributes",{"container-background-color":"color"});n($t,"defaultAttributes",{alt:"",align:"center",border:"0",height:"auto",padding:"10px 25px",target:"_blank","font-size":"13px"});Ce.exports=X.default});var Pe=m((Y,Me)=>{"use strict";a();Object.defineProperty(Y,"__esModule",{value:!0});Y.default=void 0;var Gr=v(),ht=Y.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"render",value(){return this.getContent()}}])})(Gr.BodyComponent);n(ht,"componentName","mj-raw");n(ht,"endingTag",!0);n(ht,"rawElement",!0);n(ht,"allowedAttributes",{});Me.exports=Y.default});var Wt=m((L,qe)=>{"use strict";a();Object.defineProperty(L,"__esModule",{value:!0});L.default=void 0;var _t=v(),ct=(ar(),k(sr)),Or=(0,ct.flow)((0,ct.filter)(ct.identity),(0,ct.join)(" ")),Ct=L.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getChildContext",value(){let{box:t}=this.getBoxWidths();return{...this.context,containerWidth:`${t}px`,gap:this.getAttribute("gap"),gutter:this.getAttribute("gutter"),direction:this.getAttribute("direction")}}},{key:"getStyles",value(){let{containerWidth:t}=this.context,e=this.isFullWidth(),i=this.hasBorderRadius(),o=this.props.index===0,u=this.getAttribute("background-url")?{background:this.getBackground(),"background-position":this.getBackgroundString(),"background-repeat":this.getAttribute("background-repeat"),"background-size":this.getAttribute("background-size")}:{background:this.getAttribute("background-color"),"background-color":this.getAttribute("background-color")};return{tableFullwidth:{...e?u:{},width:"100%"},table:{...e?{}:u,width:"100%",...i&&{"border-collapse":"separate"}},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-radius":this.getAttribute("border-radius"),direction:this.getAttribute("direction"),"font-size":"0px",padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top"),"text-align":this.getAttribute("text-align")},div:{...e?{}:u,margin:"0px auto","max-width":t,"border-radius":this.getAttribute("border-radius"),...i&&{overflow:"hidden"},"margin-top":o?void 0:this.context.gap},innerDiv:{"line-height":"0","font-size":"0"}}}},{key:"getBackground",value(){return Or([this.getAttribute("background-color"),...this.hasBackground()?[`url('${this.getAttribute("background-url")}')`,this.getBackgroundString(),`/ ${this.getAttribute("background-size")}`,this.getAttribute("background-repeat")]:[]])}},{key:"getBackgroundString",value(){let{posX:t,posY:e}=this.getBackgroundPosition();return`${t} ${e}`}},{key:"getBackgroundPosition",value(){let{x:t,y:e}=this.parseBackgroundPosition();return{posX:this.getAttribute("background-position-x")||t,posY:this.getAttribute("background-position-y")||e}}},{key:"parseBackgroundPosition",value(){let t=this.getAttribute("background-position").split(" ");if(t.length===1){let e=t[0];return["top","bottom"].includes(e)?{x:"center",y:e}:{x:e,y:"center"}}if(t.length===2){let e=t[0],i=t[1];return["top","bottom"].includes(e)||e==="center"&&["left","right"].includes(i)?{x:i,y:e}:{x:e,y:i}}return{x:"center",y:"top"}}},{key:"hasBackground",value(){return this.getAttribute("background-url")!=null}},{key:"isFullWidth",value(){return this.getAttribute("full-width")==="full-width"}},{key:"hasBorderRadius",value(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasGap",value(){let{gap:t}=this.context;return t!=null&&t!==""}},{key:"renderBefore",value(){let{containerWidth:t}=this.context,e=this.getAttribute("background-color")?{bgcolor:this.getAttribute("background-color")}:{},i=this.props.index===0,o=this.hasGap();return`
      <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",class:(0,_t.suffixCssClasses)(this.getAttribute("css-class"),"outlook"),role:"presentation",style:{width:`${t}`,"padding-top":i?void 0:this.context.gap},width:parseInt(t,10),...!o&&{...e}})}
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
              ${e.htmlAttributes({align:e.getAttribute("align"),class:(0,_t.suffixCssClasses)(e.getAttribute("css-class"),"outlook"),style:"tdOutlook"})}
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
    `}},{key:"renderWithBackground",value(t){let e=this.isFullWidth(),{containerWidth:i}=this.context,o=$=>/^\d+(\.\d+)?%$/.test($),u={},{posX:p,posY:b}=this.getBackgroundPosition();switch(p){case"left":p="0%";break;case"center":p="50%";break;case"right":p="100%";break;default:o(p)||(p="50%");break}switch(b){case"top":b="0%";break;case"center":b="50%";break;case"bottom":b="100%";break;default:o(b)||(b="0%");break}let[[A,x],[y,et]]=["x","y"].map($=>{let _=$==="x",St=this.getAttribute("background-repeat")==="repeat",j=_?p:b,P=_?p:b;if(o(j)){let tr=j.match(/^(\d+(\.\d+)?)%$/)[1],rt=parseInt(tr,10)/100;St?(j=rt,P=rt):(j=(-50+rt*100)/100,P=(-50+rt*100)/100)}else St?(P=_?"0.5":"0",j=_?"0.5":"0"):(P=_?"0":"-0.5",j=_?"0":"-0.5");return[P,j]},this);if(this.getAttribute("background-size")==="cover"||this.getAttribute("background-size")==="contain")u={size:"1,1",aspect:this.getAttribute("background-size")==="cover"?"atleast":"atmost"};else if(this.getAttribute("background-size")!=="auto"){let $=this.getAttribute("background-size").split(" ");$.length===1?u={size:this.getAttribute("background-size"),aspect:"atmost"}:u={size:$.join(",")}}let qt=this.getAttribute("background-repeat")==="no-repeat"?"frame":"tile";return this.getAttribute("background-size")==="auto"&&(qt="tile",[[A,x],[y,et]]=[[.5,.5],[0,0]]),`
      <!--[if mso | IE]>
        <v:rect ${this.htmlAttributes({style:e?{"mso-width-percent":"1000"}:{width:i},"xmlns:v":"urn:schemas-microsoft-com:vml",fill:"true",stroke:"false"})}>
        <v:fill ${this.htmlAttributes({origin:`${A}, ${y}`,position:`${x}, ${et}`,src:this.getAttribute("background-url"),color:this.getAttribute("background-color"),type:qt,...u})} />
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
    `}},{key:"render",value(){return this.isFullWidth()?this.renderFullWidth():this.renderSimple()}}])})(_t.BodyComponent);n(Ct,"componentName","mj-section");n(Ct,"allowedAttributes",{"background-color":"color"});n(Ct,"defaultAttributes",{"background-repeat":"repeat","background-size":"auto","background-position":"top center",direction:"ltr",padding:"20px 0","text-align":"center","text-padding":"4px 4px 4px 0"});qe.exports=L.default});var ze=m((Q,Se)=>{"use strict";a();Object.defineProperty(Q,"__esModule",{value:!0});Q.default=void 0;var Fr=v(),Mt=Q.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getStyles",value(){return{div:{height:this.getAttribute("height"),"line-height":this.getAttribute("height")}}}},{key:"render",value(){return`
      <div
        ${this.htmlAttributes({style:"div"})}
      >&#8202;</div>
    `}}])})(Fr.BodyComponent);n(Mt,"componentName","mj-spacer");n(Mt,"allowedAttributes",{"container-background-color":"color"});n(Mt,"defaultAttributes",{height:"20px"});Se.exports=Q.default});var Ne=m((J,Ie)=>{"use strict";a();Object.defineProperty(J,"__esModule",{value:!0});J.default=void 0;var Tr=v(),Be=l(lr()),gt=J.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getStyles",value(){return{text:{"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-align":this.getAttribute("align"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),color:this.getAttribute("color"),height:this.getAttribute("height")}}}},{key:"renderContent",value(){return`
      <div
        ${this.htmlAttributes({style:"text"})}
      >${this.getContent()}</div>
    `}},{key:"render",value(){let t=this.getAttribute("height");return t?`
        ${(0,Be.default)(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td height="${t}" style="vertical-align:top;height:${t};">
        `)}
        ${this.renderContent()}
        ${(0,Be.default)(`
          </td></tr></table>
        `)}
      `:this.renderContent()}}])})(Tr.BodyComponent);n(gt,"componentName","mj-text");n(gt,"endingTag",!0);n(gt,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});n(gt,"defaultAttributes",{align:"left",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"10px 25px"});Ie.exports=J.default});var Ge=m((K,Ve)=>{"use strict";a();Object.defineProperty(K,"__esModule",{value:!0});K.default=void 0;var Rr=l(w()),Er=v(),Dr=(ot(),k(nt)),bt=K.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"getStyles",value(){let t=this.hasCellspacing();return{table:{color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"line-height":this.getAttribute("line-height"),"table-layout":this.getAttribute("table-layout"),width:this.getAttribute("width"),border:this.getAttribute("border"),...t&&{"border-collapse":"separate"}}}}},{key:"getWidth",value(){let t=this.getAttribute("width");if(t==="auto")return t;let{parsedWidth:e,unit:i}=(0,Rr.default)(t);return i==="%"?t:e}},{key:"hasCellspacing",value(){let t=this.getAttribute("cellspacing"),e=parseFloat(String(t).replace(/[^\d.]/g,""));return!Number.isNaN(e)&&e>0}},{key:"render",value(){let t=(0,Dr.reduce)(["cellpadding","cellspacing","role"],(e,i)=>({...e,[i]:this.getAttribute(i)}),{});return`
      <table
        ${this.htmlAttributes({...t,width:this.getWidth(),border:"0",style:"table"})}
      >
        ${this.getContent()}
      </table>
    `}}])})(Er.BodyComponent);n(bt,"componentName","mj-table");n(bt,"endingTag",!0);n(bt,"allowedAttributes",{"container-background-color":"color",color:"color"});n(bt,"defaultAttributes",{align:"left",border:"none",cellpadding:"0",cellspacing:"0",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"22px",padding:"10px 25px","table-layout":"auto",width:"100%"});Ve.exports=K.default});var Re=m((Z,Te)=>{"use strict";a();Object.defineProperty(Z,"__esModule",{value:!0});Z.default=void 0;var Oe=l(Wt()),Hr=v(),Fe=Z.default=(function(s){function r(){return d(this,r),g(this,r,arguments)}return c(r,s),h(r,[{key:"renderWrappedChildren",value(){let{children:t}=this.props,{containerWidth:e}=this.context;return`
      ${this.renderChildren(t,{renderer:i=>i.constructor.isRawElement()?i.render():`
          <!--[if mso | IE]>
            <tr>
              <td
                ${i.htmlAttributes({align:i.getAttribute("align"),class:(0,Hr.suffixCssClasses)(i.getAttribute("css-class"),"outlook"),width:e})}
              >
          <![endif]-->
            ${i.render()}
          <!--[if mso | IE]>
              </td>
            </tr>
          <![endif]-->
        `})}
    `}}])})(Oe.default);n(Fe,"componentName","mj-wrapper");n(Fe,"allowedAttributes",{...Oe.default.allowedAttributes});Te.exports=Z.default});var De=m((sn,Ee)=>{a();Ee.exports={}});var Le=m((tt,Ye)=>{"use strict";a();Object.defineProperty(tt,"__esModule",{value:!0});tt.default=void 0;var He=Vt(),Ue=Ft(),Xe=Et(),pt=Ht(),Ur=l(Lt()),Xr=l(Jt()),Yr=l(Zt()),Lr=l(ee()),Qr=l(ie()),Jr=l(se()),Kr=l(ue()),Zr=l(he()),ti=l(be()),ei=l(fe()),ri=l(ve()),ii=l(ke()),ni=l(je()),oi=l($e()),si=l(We()),ai=l(Pe()),li=l(Wt()),ui=l(ze()),di=l(Ne()),hi=l(Ge()),ci=l(Re()),gi=l(De()),bi=[Ur.default,Xr.default,Yr.default,Lr.default,Qr.default,Jr.default,Kr.default,Zr.default,ti.default,ei.default,ri.default,ii.default,ni.default,oi.default,si.default,ai.default,li.default,ui.default,di.default,hi.default,ci.default,He.Social,He.SocialElement,Ue.Navbar,Ue.NavbarLink,pt.Accordion,pt.AccordionElement,pt.AccordionText,pt.AccordionTitle,Xe.Carousel,Xe.CarouselImage],pi={components:bi,dependencies:gi.default},ln=tt.default=pi;Ye.exports=tt.default});var Ze=m((ft,Ke)=>{"use strict";a();var fi=zt().default,mi=Bt().default;Object.defineProperty(ft,"__esModule",{value:!0});ft.default=Ai;var Pt=mi(v()),Qe=ir(),Je=fi(Le());(0,Pt.assignComponents)(Pt.components,Je.default.components);(0,Qe.assignDependencies)(Qe.dependencies,Je.default.dependencies);async function Ai(s,r={}){return(0,Pt.default)(s,r)}Ke.exports=ft.default});a();var hn=it(Ze(),1),mt=it(v(),1),vi=it(nr(),1),xi=it(or(),1),cn=mt.default.default,gn=s=>mt.default.assignComponents(mt.default.components,s);var export_mergeConditionals=vi.default;var export_writeSkeleton=xi.default;export{gn as addComponents,export_mergeConditionals as mergeConditionals,cn as runMjml,export_writeSkeleton as writeSkeleton};

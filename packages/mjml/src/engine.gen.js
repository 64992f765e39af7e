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
import{A as Xr,B as Yr,a as Nr,b as c,c as Vr,d as jt,e,f as g,g as f,h as Fr,i as Tr,j as v,k as A,l as k,m as y,n as x,o as _,p as q,q as C,r as $t,s as wt,t as Or,u as j,v as $,w as Er,x as Hr,y as b,z as Ur}from"./engine-shared.gen.js";var B={};Vr(B,{default:()=>Lr});var Lr,z=Nr(()=>{"use strict";Lr=o=>class{static componentName=o;static isRawElement(){return!1}constructor(){throw new Error(`${o} needs addExtraComponents() of @mailwright/mjml/extras`)}}});var me=c((Rn,pe)=>{var be=(z(),e(B)).default;pe.exports={__esModule:!0,Social:be("mj-social"),SocialElement:be("mj-social-element")}});var ke=c((Dn,Ae)=>{var ve=(z(),e(B)).default;Ae.exports={__esModule:!0,Navbar:ve("mj-navbar"),NavbarLink:ve("mj-navbar-link")}});var _e=c((Gn,xe)=>{var ye=(z(),e(B)).default;xe.exports={__esModule:!0,Carousel:ye("mj-carousel"),CarouselImage:ye("mj-carousel-image")}});var Ce=c((Nn,qe)=>{var Wt=(z(),e(B)).default;qe.exports={__esModule:!0,Accordion:Wt("mj-accordion"),AccordionElement:Wt("mj-accordion-element"),AccordionText:Wt("mj-accordion-text"),AccordionTitle:Wt("mj-accordion-title")}});var $e=c((Pt,je)=>{"use strict";Object.defineProperty(Pt,"__esModule",{value:!0});Pt.default=Qr;function Qr(o){return o===""?"":`
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${o}</div>
  `}je.exports=Pt.default});var We=c((H,we)=>{"use strict";var I=(f(),e(g)).default;Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var Jr=I((y(),e(k))),Kr=I((A(),e(v))),Zr=I((_(),e(x))),ti=I((C(),e(q))),Ut=I(($(),e(j))),ei=b(),ri=I($e()),Xt=H.default=(function(o){function i(){return(0,Jr.default)(this,i),(0,Zr.default)(this,i,arguments)}return(0,ti.default)(i,o),(0,Kr.default)(i,[{key:"getChildContext",value:function(){return{...this.context,containerWidth:this.getAttribute("width")}}},{key:"getStyles",value:function(){return{body:{"word-spacing":"normal","background-color":this.getAttribute("background-color")},div:{"word-spacing":"normal","background-color":this.getAttribute("background-color")}}}},{key:"render",value:function(){let{globalData:{lang:t,dir:r,title:a,preview:u}}=this.context;return`
      <body ${this.htmlAttributes({id:this.getAttribute("id"),class:this.getAttribute("css-class"),style:"body"})}>
        ${(0,ri.default)(u)}
        <div
          ${this.htmlAttributes({...a&&{"aria-label":a},"aria-roledescription":"email",role:"article",lang:t,dir:r,style:"div"})}
        >
        ${this.renderChildren()}
      </div>
      </body>
    `}}])})(ei.BodyComponent);(0,Ut.default)(Xt,"componentName","mj-body");(0,Ut.default)(Xt,"allowedAttributes",{"background-color":"color"});(0,Ut.default)(Xt,"defaultAttributes",{width:"600px"});we.exports=H.default});var Se=c((X,Pe)=>{"use strict";var U=(f(),e(g)).default;Object.defineProperty(X,"__esModule",{value:!0});X.default=void 0;var ii=U((y(),e(k))),ai=U((A(),e(v))),ni=U((_(),e(x))),ui=U((C(),e(q))),li=U(($(),e(j))),oi=b(),si=X.default=(function(o){function i(){return(0,ii.default)(this,i),(0,ni.default)(this,i,arguments)}return(0,ui.default)(i,o),(0,ai.default)(i,[{key:"handler",value:function(){return this.handlerChildren()}}])})(oi.HeadComponent);(0,li.default)(si,"componentName","mj-head");Pe.exports=X.default});var Be=c((L,Me)=>{"use strict";var Y=(f(),e(g)).default;Object.defineProperty(L,"__esModule",{value:!0});L.default=void 0;var di=Y((y(),e(k))),ci=Y((A(),e(v))),hi=Y((_(),e(x))),gi=Y((C(),e(q))),fi=Y(($(),e(j))),Yt=(wt(),e($t)),bi=b(),pi=L.default=(function(o){function i(){return(0,di.default)(this,i),(0,hi.default)(this,i,arguments)}return(0,gi.default)(i,o),(0,ci.default)(i,[{key:"handler",value:function(){let{add:t}=this.context,{children:r}=this.props;(0,Yt.forEach)(r,a=>{let{tagName:u,attributes:l,children:d}=a;u==="mj-class"?(t("classes",l.name,(0,Yt.omit)(l,["name"])),t("classesDefault",l.name,(0,Yt.reduce)(d,(s,{tagName:h,attributes:m})=>({...s,[h]:m}),{}))):t("defaultAttributes",u,l)})}}])})(bi.HeadComponent);(0,fi.default)(pi,"componentName","mj-attributes");Me.exports=L.default});var Ie=c((J,ze)=>{"use strict";var Q=(f(),e(g)).default;Object.defineProperty(J,"__esModule",{value:!0});J.default=void 0;var mi=Q((y(),e(k))),vi=Q((A(),e(v))),Ai=Q((_(),e(x))),ki=Q((C(),e(q))),Lt=Q(($(),e(j))),yi=b(),Qt=J.default=(function(o){function i(){return(0,mi.default)(this,i),(0,Ai.default)(this,i,arguments)}return(0,ki.default)(i,o),(0,vi.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("breakpoint",this.getAttribute("width"))}}])})(yi.HeadComponent);(0,Lt.default)(Qt,"componentName","mj-breakpoint");(0,Lt.default)(Qt,"endingTag",!0);(0,Lt.default)(Qt,"allowedAttributes",{});ze.exports=J.default});var De=c((Z,Re)=>{"use strict";var K=(f(),e(g)).default;Object.defineProperty(Z,"__esModule",{value:!0});Z.default=void 0;var xi=K((y(),e(k))),_i=K((A(),e(v))),qi=K((_(),e(x))),Ci=K((C(),e(q))),ji=K(($(),e(j))),$i=(wt(),e($t)),wi=b(),Wi=Z.default=(function(o){function i(){return(0,xi.default)(this,i),(0,qi.default)(this,i,arguments)}return(0,Ci.default)(i,o),(0,_i.default)(i,[{key:"handler",value:function(){let{add:t}=this.context,{children:r}=this.props;r.filter(a=>a.tagName==="mj-selector").forEach(a=>{let{attributes:u,children:l}=a,{path:d}=u,s=l.filter(h=>h.tagName==="mj-html-attribute"&&!!(0,$i.get)(h,"attributes.name")).reduce((h,m)=>({...h,[m.attributes.name]:m.content}),{});t("htmlAttributes",d,s)})}}])})(wi.HeadComponent);(0,ji.default)(Wi,"componentName","mj-html-attributes");Re.exports=Z.default});var Fe=c((et,Ve)=>{"use strict";var tt=(f(),e(g)).default;Object.defineProperty(et,"__esModule",{value:!0});et.default=void 0;var Pi=tt((y(),e(k))),Si=tt((A(),e(v))),Mi=tt((_(),e(x))),Bi=tt((C(),e(q))),Ge=tt(($(),e(j))),zi=b(),Ne=et.default=(function(o){function i(){return(0,Pi.default)(this,i),(0,Mi.default)(this,i,arguments)}return(0,Bi.default)(i,o),(0,Si.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("fonts",this.getAttribute("name"),this.getAttribute("href"))}}])})(zi.HeadComponent);(0,Ge.default)(Ne,"componentName","mj-font");(0,Ge.default)(Ne,"allowedAttributes",{});Ve.exports=et.default});var He=c((it,Ee)=>{"use strict";var rt=(f(),e(g)).default;Object.defineProperty(it,"__esModule",{value:!0});it.default=void 0;var Ii=rt((y(),e(k))),Ri=rt((A(),e(v))),Di=rt((_(),e(x))),Gi=rt((C(),e(q))),Te=rt(($(),e(j))),Ni=b(),Oe=it.default=(function(o){function i(){return(0,Ii.default)(this,i),(0,Di.default)(this,i,arguments)}return(0,Gi.default)(i,o),(0,Ri.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("preview",this.getContent())}}])})(Ni.HeadComponent);(0,Te.default)(Oe,"componentName","mj-preview");(0,Te.default)(Oe,"endingTag",!0);Ee.exports=it.default});var Xe=c((nt,Ue)=>{"use strict";var at=(f(),e(g)).default;Object.defineProperty(nt,"__esModule",{value:!0});nt.default=void 0;var Vi=at((y(),e(k))),Fi=at((A(),e(v))),Ti=at((_(),e(x))),Oi=at((C(),e(q))),Jt=at(($(),e(j))),Ei=b(),Kt=nt.default=(function(o){function i(){return(0,Vi.default)(this,i),(0,Ti.default)(this,i,arguments)}return(0,Oi.default)(i,o),(0,Fi.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t(this.getAttribute("inline")==="inline"?"inlineStyle":"style",this.getContent())}}])})(Ei.HeadComponent);(0,Jt.default)(Kt,"componentName","mj-style");(0,Jt.default)(Kt,"endingTag",!0);(0,Jt.default)(Kt,"allowedAttributes",{});Ue.exports=nt.default});var Je=c((lt,Qe)=>{"use strict";var ut=(f(),e(g)).default;Object.defineProperty(lt,"__esModule",{value:!0});lt.default=void 0;var Hi=ut((y(),e(k))),Ui=ut((A(),e(v))),Xi=ut((_(),e(x))),Yi=ut((C(),e(q))),Ye=ut(($(),e(j))),Li=b(),Le=lt.default=(function(o){function i(){return(0,Hi.default)(this,i),(0,Xi.default)(this,i,arguments)}return(0,Yi.default)(i,o),(0,Ui.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("title",this.getContent())}}])})(Li.HeadComponent);(0,Ye.default)(Le,"componentName","mj-title");(0,Ye.default)(Le,"endingTag",!0);Qe.exports=lt.default});var Ze=c((Vn,Ke)=>{var Qi=(z(),e(B)).default;Ke.exports={__esModule:!0,default:Qi("mj-hero")}});var P=c((St,tr)=>{"use strict";Object.defineProperty(St,"__esModule",{value:!0});St.default=Ki;var Ji=/[\d.,]*(\D*)$/;function Ki(o,i={}){let{parseFloatToInt:n=!0}=i,t=Ji.exec(o.toString())[1],r={default:parseInt,px:parseInt,"%":n?parseInt:parseFloat};return{parsedWidth:(r[t]||r.default)(o),unit:t||"px"}}tr.exports=St.default});var rr=c((ot,er)=>{"use strict";var R=(f(),e(g)).default;Object.defineProperty(ot,"__esModule",{value:!0});ot.default=void 0;var Zi=R((y(),e(k))),ta=R((A(),e(v))),ea=R((_(),e(x))),ra=R((C(),e(q))),Mt=R(($(),e(j))),ia=b(),aa=R(P()),Bt=ot.default=(function(o){function i(){return(0,Zi.default)(this,i),(0,ea.default)(this,i,arguments)}return(0,ra.default)(i,o),(0,ta.default)(i,[{key:"getStyles",value:function(){return{table:{"border-collapse":"separate",width:this.getAttribute("width"),"line-height":"100%"},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),cursor:"auto","font-style":this.getAttribute("font-style"),height:this.getAttribute("height"),"mso-padding-alt":this.getAttribute("inner-padding"),"text-align":this.getAttribute("text-align"),background:this.getAttribute("background-color")},content:{display:"inline-block",width:this.calculateAWidth(this.getAttribute("width")),background:this.getAttribute("background-color"),color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"line-height":this.getAttribute("line-height"),"letter-spacing":this.getAttribute("letter-spacing"),margin:"0","text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("inner-padding"),"mso-padding-alt":"0px","border-radius":this.getAttribute("border-radius")}}}},{key:"calculateAWidth",value:function(t){if(!t)return null;let{parsedWidth:r,unit:a}=(0,aa.default)(t);if(a!=="px")return null;let{borders:u}=this.getBoxWidths(),l=this.getShorthandAttrValue("inner-padding","left")+this.getShorthandAttrValue("inner-padding","right");return`${r-l-u}px`}},{key:"render",value:function(){let t=this.getAttribute("href")?"a":"p";return`
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
    `}}])})(ia.BodyComponent);(0,Mt.default)(Bt,"componentName","mj-button");(0,Mt.default)(Bt,"endingTag",!0);(0,Mt.default)(Bt,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});(0,Mt.default)(Bt,"defaultAttributes",{align:"center","background-color":"#414141",border:"none","border-radius":"3px",color:"#ffffff","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","inner-padding":"10px 25px","line-height":"120%",padding:"10px 25px",target:"_blank","text-decoration":"none","text-transform":"none","vertical-align":"middle"});er.exports=ot.default});var ar=c((dt,ir)=>{"use strict";var D=(f(),e(g)).default;Object.defineProperty(dt,"__esModule",{value:!0});dt.default=void 0;var na=D((y(),e(k))),ua=D((A(),e(v))),la=D((_(),e(x))),oa=D((C(),e(q))),Zt=D(($(),e(j))),sa=b(),st=D(P()),te=dt.default=(function(o){function i(){return(0,na.default)(this,i),(0,la.default)(this,i,arguments)}return(0,oa.default)(i,o),(0,ua.default)(i,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,{nonRawSiblings:r}=this.props,{borders:a,paddings:u}=this.getBoxWidths(),l=this.getShorthandBorderValue("left","inner-border")+this.getShorthandBorderValue("right","inner-border"),d=u+a+l,s=this.getAttribute("width")||`${parseFloat(t)/r}px`,{unit:h,parsedWidth:m}=(0,st.default)(s,{parseFloatToInt:!1});return h==="%"?s=`${parseFloat(t)*m/100-d}px`:s=`${m-d}px`,{...this.context,containerWidth:s}}},{key:"getStyles",value:function(){let t=this.hasBorderRadius(),r=this.hasInnerBorderRadius(),a={"background-color":this.getAttribute("background-color"),border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"vertical-align":this.getAttribute("vertical-align"),...t&&{"border-collapse":"separate"}},u=this.getMobileGutterStyles(),l=this.getOutlookGutterStyles();return{div:{"font-size":"0px","text-align":"left",direction:this.getAttribute("direction"),display:"inline-block","vertical-align":this.getAttribute("vertical-align"),width:this.getMobileWidth(),...u},table:{...this.hasGutter()?{"background-color":this.getAttribute("inner-background-color"),border:this.getAttribute("inner-border"),"border-bottom":this.getAttribute("inner-border-bottom"),"border-left":this.getAttribute("inner-border-left"),"border-radius":this.getAttribute("inner-border-radius"),"border-right":this.getAttribute("inner-border-right"),"border-top":this.getAttribute("inner-border-top")}:a,...r&&{"border-collapse":"separate"}},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel(),...l},gutter:{...a,padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left")}}}},{key:"getMobileWidth",value:function(){let{containerWidth:t,isInGroup:r}=this.context,{nonRawSiblings:a}=this.props,u=this.getAttribute("width");if(this.getAttribute("mobileWidth")!=="mobileWidth")return"100%";if(r&&this.hasColumnGutter()){let{parsedWidth:h,unit:m}=this.getDesktopWidth();return m==="%"?`${h}%`:`${i.normalizeUnitValue(h/parseInt(t,10)*100)}%`}if(u===void 0)return`${parseInt(100/a,10)}%`;let{unit:d,parsedWidth:s}=(0,st.default)(u,{parseFloatToInt:!1});return d==="%"?u:`${i.normalizeUnitValue(s/parseInt(t,10)*100)}%`}},{key:"getWidthAsPixel",value:function(){let{containerWidth:t}=this.context,{unit:r,parsedWidth:a}=(0,st.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return r==="%"?`${i.normalizePxValue(parseFloat(t)*a/100)}px`:`${i.normalizePxValue(a)}px`}},{key:"getParsedWidth",value:function(t){let{nonRawSiblings:r}=this.props,a=this.getAttribute("width")||`${100/r}%`,{unit:u,parsedWidth:l}=(0,st.default)(a,{parseFloatToInt:!1});return t?`${l}${u}`:{unit:u,parsedWidth:l}}},{key:"getColumnClass",value:function(){let{addMediaQuery:t}=this.context,{isInGroup:r}=this.context,a="",{parsedWidth:u,unit:l}=this.hasColumnGutter()?this.getDesktopWidth():this.getParsedWidth(),d=l==="px"?i.normalizePxValue(u):u,s=d.toString().replace(".","-");return l==="%"?a=`mj-column-per-${s}`:a=`mj-column-px-${s}`,this.hasColumnGutter()?(t(a,{parsedWidth:d,unit:l}),r||t(this.getDesktopGutterClassName(),{padding:this.getDesktopPadding()})):t(a,{parsedWidth:d,unit:l}),a}},{key:"getDesktopGutterClassName",value:function(){let t=this.getDesktopUnit(),r=this.getNormalizedGutterValue(t),a=t==="%"?"per":t,u=this.context.direction==="rtl"?"-rtl":"",l=t==="px"?i.normalizePxValue(r):r,d=i.normalizeUnitValue(l).toString().replace(".","-");return`mj-column-gutter-${this.props.sibling}-${this.props.index+1}-${a}-${d}${u}`}},{key:"getDesktopUnit",value:function(){return this.getParsedWidth().unit}},{key:"getDesktopWidth",value:function(){let{sibling:t,index:r}=this.props,{parsedWidth:a,unit:u}=this.getParsedWidth();if(!this.hasColumnGutter())return{parsedWidth:u==="px"?i.normalizePxValue(a):a,unit:u};let d=this.getNormalizedGutterValue(u)*(t-1)/t,s=Math.max(0,i.normalizeUnitValue(a-d));if(u==="px"){let h=Math.floor(s),m=s-h,w=Math.max(0,Math.min(t,Math.round(t*m)));return{parsedWidth:h+(r<w?1:0),unit:u}}return{parsedWidth:s,unit:u}}},{key:"getNormalizedGutterValue",value:function(t){let{gutter:r}=this.context;if(!r)return 0;let{containerWidth:a}=this.context,{unit:u,parsedWidth:l}=(0,st.default)(r,{parseFloatToInt:!1});return u===t?l:t==="%"&&u==="px"?l/parseFloat(a)*100:t==="px"&&u==="%"?parseFloat(a)*l/100:l}},{key:"hasColumnGutter",value:function(){let{gutter:t}=this.context;return t!=null&&t!==""}},{key:"getDesktopPaddingValues",value:function(t){let{first:r,last:a,sibling:u}=this.props,{direction:l}=this.context,d=this.getNormalizedGutterValue(t),s=t==="px"?i.normalizePxValue(d):d,h=t==="px",m=h?Math.ceil(s/2):s/2,w=h?Math.floor(s/2):s/2,qt=l==="rtl";return u===1?{top:0,right:0,bottom:0,left:0}:qt?{top:0,right:r?0:w,bottom:0,left:a?0:m}:{top:0,right:a?0:m,bottom:0,left:r?0:w}}},{key:"getMobilePaddingValues",value:function(){let{first:t,last:r}=this.props,u=this.getNormalizedGutterValue("%")/2;return{top:t?0:u,right:0,bottom:r?0:u,left:0}}},{key:"getDesktopPadding",value:function(){let t=this.getDesktopUnit(),{top:r,right:a,bottom:u,left:l}=this.getDesktopPaddingValues(t);return i.formatPadding(r,a,u,l,t)}},{key:"getMobilePadding",value:function(){let{top:t,right:r,bottom:a,left:u}=this.getMobilePaddingValues();return i.formatPadding(t,r,a,u,"%")}},{key:"getMobileGutterStyles",value:function(){if(!this.hasColumnGutter())return{};let{isInGroup:t}=this.context;return t?{padding:this.getDesktopPadding()}:{padding:this.getMobilePadding()}}},{key:"getOutlookGutterStyles",value:function(){if(!this.hasColumnGutter())return{};let{top:t,right:r,bottom:a,left:u}=this.getDesktopPaddingValues("px");return{padding:i.formatPadding(t,r,a,u,"px")}}},{key:"hasBorderRadius",value:function(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasInnerBorderRadius",value:function(){let t=this.getAttribute("inner-border-radius");return t!==""&&typeof t<"u"}},{key:"hasGutter",value:function(){return["padding","padding-bottom","padding-left","padding-right","padding-top"].some(t=>this.getAttribute(t)!=null)}},{key:"renderGutter",value:function(){let t=this.hasBorderRadius();return`
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
    `}},{key:"renderColumn",value:function(){let{children:t}=this.props;return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table",width:"100%"})}
      >
        <tbody>
          ${this.renderChildren(t,{renderer:r=>r.constructor.isRawElement()?r.render():`
              <tr>
                <td
                  ${r.htmlAttributes({align:r.getAttribute("align"),class:r.getAttribute("css-class"),style:{background:r.getAttribute("container-background-color"),"font-size":"0px",padding:r.getAttribute("padding"),"padding-top":r.getAttribute("padding-top"),"padding-right":r.getAttribute("padding-right"),"padding-bottom":r.getAttribute("padding-bottom"),"padding-left":r.getAttribute("padding-left"),"word-break":"break-word"}})}
                >
                  ${r.render()}
                </td>
              </tr>
            `})}
        </tbody>
      </table>
    `}},{key:"render",value:function(){let r=this.getColumnClass();return this.hasColumnGutter()&&(r+=` ${this.getDesktopGutterClassName()}`),r+=" mj-outlook-group-fix",this.getAttribute("css-class")&&(r+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:r,style:"div"})}
      >
        ${this.hasGutter()?this.renderGutter():this.renderColumn()}
      </div>
    `}}],[{key:"normalizeUnitValue",value:function(t){return Number(parseFloat(t).toFixed(6))}},{key:"normalizePxValue",value:function(t){return Math.round(parseFloat(t))}},{key:"formatPadding",value:function(t,r,a,u,l){return l==="px"?`${i.normalizePxValue(t)}px ${i.normalizePxValue(r)}px ${i.normalizePxValue(a)}px ${i.normalizePxValue(u)}px`:`${i.normalizeUnitValue(t)}${l} ${i.normalizeUnitValue(r)}${l} ${i.normalizeUnitValue(a)}${l} ${i.normalizeUnitValue(u)}${l}`}}])})(sa.BodyComponent);(0,Zt.default)(te,"componentName","mj-column");(0,Zt.default)(te,"allowedAttributes",{"background-color":"color","inner-background-color":"color"});(0,Zt.default)(te,"defaultAttributes",{direction:"ltr","vertical-align":"top"});ir.exports=dt.default});var ur=c((ct,nr)=>{"use strict";var G=(f(),e(g)).default;Object.defineProperty(ct,"__esModule",{value:!0});ct.default=void 0;var da=G((y(),e(k))),ca=G((A(),e(v))),ha=G((_(),e(x))),ga=G((C(),e(q))),ee=G(($(),e(j))),fa=b(),ba=G(P()),re=ct.default=(function(o){function i(){return(0,da.default)(this,i),(0,ha.default)(this,i,arguments)}return(0,ga.default)(i,o),(0,ca.default)(i,[{key:"getStyles",value:function(){let t="0px auto";this.getAttribute("align")==="left"?t="0px":this.getAttribute("align")==="right"&&(t="0px 0px 0px auto");let r={"border-top":["style","width","color"].map(a=>this.getAttribute(`border-${a}`)).join(" "),"font-size":"1px",margin:t,width:this.getAttribute("width")};return{p:r,outlook:{...r,width:this.getOutlookWidth()}}}},{key:"getOutlookWidth",value:function(){let{containerWidth:t}=this.context,r=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),a=this.getAttribute("width"),{parsedWidth:u,unit:l}=(0,ba.default)(a);switch(l){case"%":{let d=parseInt(t,10)-r,s=parseInt(u,10)/100;return`${d*s}px`}case"px":return a;default:return`${parseInt(t,10)-r}px`}}},{key:"renderAfter",value:function(){return`
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
    `}},{key:"render",value:function(){return`
      <p
        ${this.htmlAttributes({style:"p"})}
      >
      </p>
      ${this.renderAfter()}
    `}}])})(fa.BodyComponent);(0,ee.default)(re,"componentName","mj-divider");(0,ee.default)(re,"allowedAttributes",{"border-color":"color","container-background-color":"color"});(0,ee.default)(re,"defaultAttributes",{"border-color":"#000000","border-style":"solid","border-width":"4px",padding:"10px 25px",width:"100%",align:"center"});nr.exports=ct.default});var or=c((ht,lr)=>{"use strict";var N=(f(),e(g)).default;Object.defineProperty(ht,"__esModule",{value:!0});ht.default=void 0;var pa=N((y(),e(k))),ma=N((A(),e(v))),va=N((_(),e(x))),Aa=N((C(),e(q))),ie=N(($(),e(j))),ka=b(),zt=N(P()),ae=ht.default=(function(o){function i(){return(0,pa.default)(this,i),(0,va.default)(this,i,arguments)}return(0,Aa.default)(i,o),(0,ma.default)(i,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,{nonRawSiblings:r,children:a}=this.props,u=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),l=this.getAttribute("width")||`${parseFloat(t)/r}px`,{unit:d,parsedWidth:s}=(0,zt.default)(l,{parseFloatToInt:!1});return d==="%"?l=`${parseFloat(t)*s/100-u}px`:l=`${s-u}px`,{...this.context,containerWidth:l,nonRawSiblings:a.length,isInGroup:!0,direction:this.getAttribute("direction")}}},{key:"getStyles",value:function(){return{div:{"font-size":"0","line-height":"0","text-align":"left",display:"inline-block",width:"100%",direction:this.getAttribute("direction"),"vertical-align":this.getAttribute("vertical-align"),"background-color":this.getAttribute("background-color")},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel()}}}},{key:"getParsedWidth",value:function(t){let{nonRawSiblings:r}=this.props,a=this.getAttribute("width")||`${100/r}%`,{unit:u,parsedWidth:l}=(0,zt.default)(a,{parseFloatToInt:!1});return t?`${l}${u}`:{unit:u,parsedWidth:l}}},{key:"getWidthAsPixel",value:function(){let{containerWidth:t}=this.context,{unit:r,parsedWidth:a}=(0,zt.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return r==="%"?`${parseFloat(t)*a/100}px`:`${a}px`}},{key:"getColumnClass",value:function(){let{addMediaQuery:t}=this.context,r="",{parsedWidth:a,unit:u}=this.getParsedWidth();return u==="%"?r=`mj-column-per-${parseInt(a,10)}`:r=`mj-column-px-${parseInt(a,10)}`,t(r,{parsedWidth:a,unit:u}),r}},{key:"render",value:function(){let{children:t,nonRawSiblings:r}=this.props,{containerWidth:a}=this.getChildContext(),{containerWidth:u}=this.context,l=s=>{if(!s)return`${parseInt(u,10)/parseInt(r,10)}px`;let{unit:h,parsedWidth:m}=(0,zt.default)(s,{parseFloatToInt:!1});return h==="%"?`${100*m/a}px`:`${m}${h}`},d=`${this.getColumnClass()} mj-outlook-group-fix`;return this.getAttribute("css-class")&&(d+=` ${this.getAttribute("css-class")}`),`
      <div
        ${this.htmlAttributes({class:d,style:"div"})}
      >
        <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({bgcolor:this.getAttribute("background-color")==="none"?void 0:this.getAttribute("background-color"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
        >
          <tr>
        <![endif]-->
          ${this.renderChildren(t,{attributes:{mobileWidth:"mobileWidth"},renderer:s=>s.constructor.isRawElement()?s.render():`
              <!--[if mso | IE]>
              <td
                ${s.htmlAttributes({style:{align:s.getAttribute("align"),"vertical-align":s.getAttribute("vertical-align"),width:l(s.getWidthAsPixel?s.getWidthAsPixel():s.getAttribute("width"))}})}
              >
              <![endif]-->
                ${s.render()}
              <!--[if mso | IE]>
              </td>
              <![endif]-->
          `})}
        <!--[if mso | IE]>
          </tr>
          </table>
        <![endif]-->
      </div>
    `}}])})(ka.BodyComponent);(0,ie.default)(ae,"componentName","mj-group");(0,ie.default)(ae,"allowedAttributes",{"background-color":"color"});(0,ie.default)(ae,"defaultAttributes",{direction:"ltr"});lr.exports=ht.default});var cr=c((gt,dr)=>{"use strict";var V=(f(),e(g)).default;Object.defineProperty(gt,"__esModule",{value:!0});gt.default=void 0;var ya=V((y(),e(k))),xa=V((A(),e(v))),_a=V((_(),e(x))),qa=V((C(),e(q))),It=V(($(),e(j))),Ca=(wt(),e($t)),sr=b(),ja=V(P()),ne=gt.default=(function(o){function i(...n){var t;return(0,ya.default)(this,i),t=(0,_a.default)(this,i,[...n]),(0,It.default)(t,"headStyle",r=>`
    @media only screen and (max-width:${(0,sr.makeLowerBreakpoint)(r)}) {
      table.mj-full-width-mobile { width: 100% !important; }
      td.mj-full-width-mobile { width: auto !important; }
    }
  `),t}return(0,qa.default)(i,o),(0,xa.default)(i,[{key:"getStyles",value:function(){let t=this.getContentWidth(),r=this.getAttribute("full-width")==="full-width",{parsedWidth:a,unit:u}=(0,ja.default)(t);return{img:{border:this.getAttribute("border"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-bottom":this.getAttribute("border-bottom"),"border-radius":this.getAttribute("border-radius"),display:"block",outline:"none","text-decoration":"none",height:this.getAttribute("height"),"max-height":this.getAttribute("max-height"),"min-width":r?"100%":null,width:"100%","max-width":r?"100%":null,"font-size":this.getAttribute("font-size")},td:{width:r?null:`${a}${u}`},table:{"min-width":r?"100%":null,"max-width":r?"100%":null,width:r?`${a}${u}`:null,"border-collapse":"collapse","border-spacing":"0px"}}}},{key:"getContentWidth",value:function(){let t=this.getAttribute("width")?parseInt(this.getAttribute("width"),10):1/0,{box:r}=this.getBoxWidths();return(0,Ca.min)([r,t])}},{key:"renderImage",value:function(){let t=this.getAttribute("height"),r=`
      <img
        ${this.htmlAttributes({alt:this.getAttribute("alt"),src:this.getAttribute("src"),srcset:this.getAttribute("srcset"),sizes:this.getAttribute("sizes"),style:"img",title:this.getAttribute("title"),width:this.getContentWidth(),usemap:this.getAttribute("usemap"),...t?{height:t==="auto"?t:parseInt(t,10)}:{}})}
      />
    `;return this.getAttribute("href")?`
        <a
          ${this.htmlAttributes({href:this.getAttribute("href"),target:this.getAttribute("target"),rel:this.getAttribute("rel"),name:this.getAttribute("name"),title:this.getAttribute("title")})}
        >
          ${r}
        </a>
      `:r}},{key:"render",value:function(){return`
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
    `}}])})(sr.BodyComponent);(0,It.default)(ne,"componentName","mj-image");(0,It.default)(ne,"allowedAttributes",{"container-background-color":"color"});(0,It.default)(ne,"defaultAttributes",{alt:"",align:"center",border:"0",height:"auto",padding:"10px 25px",target:"_blank","font-size":"13px"});dr.exports=gt.default});var gr=c((bt,hr)=>{"use strict";var ft=(f(),e(g)).default;Object.defineProperty(bt,"__esModule",{value:!0});bt.default=void 0;var $a=ft((y(),e(k))),wa=ft((A(),e(v))),Wa=ft((_(),e(x))),Pa=ft((C(),e(q))),Rt=ft(($(),e(j))),Sa=b(),Dt=bt.default=(function(o){function i(){return(0,$a.default)(this,i),(0,Wa.default)(this,i,arguments)}return(0,Pa.default)(i,o),(0,wa.default)(i,[{key:"render",value:function(){return this.getContent()}}])})(Sa.BodyComponent);(0,Rt.default)(Dt,"componentName","mj-raw");(0,Rt.default)(Dt,"endingTag",!0);(0,Rt.default)(Dt,"rawElement",!0);(0,Rt.default)(Dt,"allowedAttributes",{});hr.exports=bt.default});var se=c((mt,fr)=>{"use strict";var pt=(f(),e(g)).default;Object.defineProperty(mt,"__esModule",{value:!0});mt.default=void 0;var Ma=pt((y(),e(k))),Ba=pt((A(),e(v))),za=pt((_(),e(x))),Ia=pt((C(),e(q))),le=pt(($(),e(j))),ue=b(),Gt=(Xr(),e(Ur)),Ra=(0,Gt.flow)((0,Gt.filter)(Gt.identity),(0,Gt.join)(" ")),oe=mt.default=(function(o){function i(){return(0,Ma.default)(this,i),(0,za.default)(this,i,arguments)}return(0,Ia.default)(i,o),(0,Ba.default)(i,[{key:"getChildContext",value:function(){let{box:t}=this.getBoxWidths();return{...this.context,containerWidth:`${t}px`,gap:this.getAttribute("gap"),gutter:this.getAttribute("gutter"),direction:this.getAttribute("direction")}}},{key:"getStyles",value:function(){let{containerWidth:t}=this.context,r=this.isFullWidth(),a=this.hasBorderRadius(),u=this.props.index===0,l=this.getAttribute("background-url")?{background:this.getBackground(),"background-position":this.getBackgroundString(),"background-repeat":this.getAttribute("background-repeat"),"background-size":this.getAttribute("background-size")}:{background:this.getAttribute("background-color"),"background-color":this.getAttribute("background-color")};return{tableFullwidth:{...r?l:{},width:"100%"},table:{...r?{}:l,width:"100%",...a&&{"border-collapse":"separate"}},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-radius":this.getAttribute("border-radius"),direction:this.getAttribute("direction"),"font-size":"0px",padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top"),"text-align":this.getAttribute("text-align")},div:{...r?{}:l,margin:"0px auto","max-width":t,"border-radius":this.getAttribute("border-radius"),...a&&{overflow:"hidden"},"margin-top":u?void 0:this.context.gap},innerDiv:{"line-height":"0","font-size":"0"}}}},{key:"getBackground",value:function(){return Ra([this.getAttribute("background-color"),...this.hasBackground()?[`url('${this.getAttribute("background-url")}')`,this.getBackgroundString(),`/ ${this.getAttribute("background-size")}`,this.getAttribute("background-repeat")]:[]])}},{key:"getBackgroundString",value:function(){let{posX:t,posY:r}=this.getBackgroundPosition();return`${t} ${r}`}},{key:"getBackgroundPosition",value:function(){let{x:t,y:r}=this.parseBackgroundPosition();return{posX:this.getAttribute("background-position-x")||t,posY:this.getAttribute("background-position-y")||r}}},{key:"parseBackgroundPosition",value:function(){let t=this.getAttribute("background-position").split(" ");if(t.length===1){let r=t[0];return["top","bottom"].includes(r)?{x:"center",y:r}:{x:r,y:"center"}}if(t.length===2){let r=t[0],a=t[1];return["top","bottom"].includes(r)||r==="center"&&["left","right"].includes(a)?{x:a,y:r}:{x:r,y:a}}return{x:"center",y:"top"}}},{key:"hasBackground",value:function(){return this.getAttribute("background-url")!=null}},{key:"isFullWidth",value:function(){return this.getAttribute("full-width")==="full-width"}},{key:"hasBorderRadius",value:function(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasGap",value:function(){let{gap:t}=this.context;return t!=null&&t!==""}},{key:"renderBefore",value:function(){let{containerWidth:t}=this.context,r=this.getAttribute("background-color")?{bgcolor:this.getAttribute("background-color")}:{},a=this.props.index===0,u=this.hasGap();return`
      <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",class:(0,ue.suffixCssClasses)(this.getAttribute("css-class"),"outlook"),role:"presentation",style:{width:`${t}`,"padding-top":a?void 0:this.context.gap},width:parseInt(t,10),...!u&&{...r}})}
      >
        <tr>
          <td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;">
      <![endif]-->
    `}},{key:"renderAfter",value:function(){return`
      <!--[if mso | IE]>
          </td>
        </tr>
      </table>
      <![endif]-->
    `}},{key:"renderWrappedChildren",value:function(){let{children:t}=this.props;return`
      <!--[if mso | IE]>
        <tr>
      <![endif]-->
      ${this.renderChildren(t,{renderer:r=>r.constructor.isRawElement()?r.render():`
          <!--[if mso | IE]>
            <td
              ${r.htmlAttributes({align:r.getAttribute("align"),class:(0,ue.suffixCssClasses)(r.getAttribute("css-class"),"outlook"),style:"tdOutlook"})}
            >
          <![endif]-->
            ${r.render()}
          <!--[if mso | IE]>
            </td>
          <![endif]-->
    `})}

      <!--[if mso | IE]>
        </tr>
      <![endif]-->
    `}},{key:"renderWithBackground",value:function(t){let r=this.isFullWidth(),{containerWidth:a}=this.context,u=S=>/^\d+(\.\d+)?%$/.test(S),l={},{posX:d,posY:s}=this.getBackgroundPosition();switch(d){case"left":d="0%";break;case"center":d="50%";break;case"right":d="100%";break;default:u(d)||(d="50%");break}switch(s){case"top":s="0%";break;case"center":s="50%";break;case"bottom":s="100%";break;default:u(s)||(s="0%");break}let[[h,m],[w,qt]]=["x","y"].map(S=>{let M=S==="x",fe=this.getAttribute("background-repeat")==="repeat",W=M?d:s,E=M?d:s;if(u(W)){let Gr=W.match(/^(\d+(\.\d+)?)%$/)[1],Ct=parseInt(Gr,10)/100;fe?(W=Ct,E=Ct):(W=(-50+Ct*100)/100,E=(-50+Ct*100)/100)}else fe?(E=M?"0.5":"0",W=M?"0.5":"0"):(E=M?"0":"-0.5",W=M?"0":"-0.5");return[E,W]},this);if(this.getAttribute("background-size")==="cover"||this.getAttribute("background-size")==="contain")l={size:"1,1",aspect:this.getAttribute("background-size")==="cover"?"atleast":"atmost"};else if(this.getAttribute("background-size")!=="auto"){let S=this.getAttribute("background-size").split(" ");S.length===1?l={size:this.getAttribute("background-size"),aspect:"atmost"}:l={size:S.join(",")}}let ge=this.getAttribute("background-repeat")==="no-repeat"?"frame":"tile";return this.getAttribute("background-size")==="auto"&&(ge="tile",[[h,m],[w,qt]]=[[.5,.5],[0,0]]),`
      <!--[if mso | IE]>
        <v:rect ${this.htmlAttributes({style:r?{"mso-width-percent":"1000"}:{width:a},"xmlns:v":"urn:schemas-microsoft-com:vml",fill:"true",stroke:"false"})}>
        <v:fill ${this.htmlAttributes({origin:`${h}, ${w}`,position:`${m}, ${qt}`,src:this.getAttribute("background-url"),color:this.getAttribute("background-color"),type:ge,...l})} />
        <v:textbox style="mso-fit-shape-to-text:true" inset="0,0,0,0">
      <![endif]-->
          ${t}
        <!--[if mso | IE]>
        </v:textbox>
      </v:rect>
    <![endif]-->
    `}},{key:"renderSection",value:function(){let t=this.hasBackground();return`
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
    `}},{key:"renderFullWidth",value:function(){let t=this.hasBackground()?this.renderWithBackground(`
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
    `}},{key:"renderSimple",value:function(){let t=this.renderSection();return`
      ${this.renderBefore()}
      ${this.hasBackground()?this.renderWithBackground(t):t}
      ${this.renderAfter()}
    `}},{key:"render",value:function(){return this.isFullWidth()?this.renderFullWidth():this.renderSimple()}}])})(ue.BodyComponent);(0,le.default)(oe,"componentName","mj-section");(0,le.default)(oe,"allowedAttributes",{"background-color":"color"});(0,le.default)(oe,"defaultAttributes",{"background-repeat":"repeat","background-size":"auto","background-position":"top center",direction:"ltr",padding:"20px 0","text-align":"center","text-padding":"4px 4px 4px 0"});fr.exports=mt.default});var pr=c((At,br)=>{"use strict";var vt=(f(),e(g)).default;Object.defineProperty(At,"__esModule",{value:!0});At.default=void 0;var Da=vt((y(),e(k))),Ga=vt((A(),e(v))),Na=vt((_(),e(x))),Va=vt((C(),e(q))),de=vt(($(),e(j))),Fa=b(),ce=At.default=(function(o){function i(){return(0,Da.default)(this,i),(0,Na.default)(this,i,arguments)}return(0,Va.default)(i,o),(0,Ga.default)(i,[{key:"getStyles",value:function(){return{div:{height:this.getAttribute("height"),"line-height":this.getAttribute("height")}}}},{key:"render",value:function(){return`
      <div
        ${this.htmlAttributes({style:"div"})}
      >&#8202;</div>
    `}}])})(Fa.BodyComponent);(0,de.default)(ce,"componentName","mj-spacer");(0,de.default)(ce,"allowedAttributes",{"container-background-color":"color"});(0,de.default)(ce,"defaultAttributes",{height:"20px"});br.exports=At.default});var Ar=c((kt,vr)=>{"use strict";var F=(f(),e(g)).default;Object.defineProperty(kt,"__esModule",{value:!0});kt.default=void 0;var Ta=F((y(),e(k))),Oa=F((A(),e(v))),Ea=F((_(),e(x))),Ha=F((C(),e(q))),Nt=F(($(),e(j))),Ua=b(),mr=F(Yr()),Vt=kt.default=(function(o){function i(){return(0,Ta.default)(this,i),(0,Ea.default)(this,i,arguments)}return(0,Ha.default)(i,o),(0,Oa.default)(i,[{key:"getStyles",value:function(){return{text:{"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-align":this.getAttribute("align"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),color:this.getAttribute("color"),height:this.getAttribute("height")}}}},{key:"renderContent",value:function(){return`
      <div
        ${this.htmlAttributes({style:"text"})}
      >${this.getContent()}</div>
    `}},{key:"render",value:function(){let t=this.getAttribute("height");return t?`
        ${(0,mr.default)(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td height="${t}" style="vertical-align:top;height:${t};">
        `)}
        ${this.renderContent()}
        ${(0,mr.default)(`
          </td></tr></table>
        `)}
      `:this.renderContent()}}])})(Ua.BodyComponent);(0,Nt.default)(Vt,"componentName","mj-text");(0,Nt.default)(Vt,"endingTag",!0);(0,Nt.default)(Vt,"allowedAttributes",{"background-color":"color",color:"color","container-background-color":"color"});(0,Nt.default)(Vt,"defaultAttributes",{align:"left",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"10px 25px"});vr.exports=kt.default});var yr=c((yt,kr)=>{"use strict";var T=(f(),e(g)).default;Object.defineProperty(yt,"__esModule",{value:!0});yt.default=void 0;var Xa=T((y(),e(k))),Ya=T((A(),e(v))),La=T((_(),e(x))),Qa=T((C(),e(q))),Ft=T(($(),e(j))),Ja=T(P()),Ka=b(),Za=(wt(),e($t)),Tt=yt.default=(function(o){function i(){return(0,Xa.default)(this,i),(0,La.default)(this,i,arguments)}return(0,Qa.default)(i,o),(0,Ya.default)(i,[{key:"getStyles",value:function(){let t=this.hasCellspacing();return{table:{color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"line-height":this.getAttribute("line-height"),"table-layout":this.getAttribute("table-layout"),width:this.getAttribute("width"),border:this.getAttribute("border"),...t&&{"border-collapse":"separate"}}}}},{key:"getWidth",value:function(){let t=this.getAttribute("width");if(t==="auto")return t;let{parsedWidth:r,unit:a}=(0,Ja.default)(t);return a==="%"?t:r}},{key:"hasCellspacing",value:function(){let t=this.getAttribute("cellspacing"),r=parseFloat(String(t).replace(/[^\d.]/g,""));return!Number.isNaN(r)&&r>0}},{key:"render",value:function(){let t=(0,Za.reduce)(["cellpadding","cellspacing","role"],(r,a)=>({...r,[a]:this.getAttribute(a)}),{});return`
      <table
        ${this.htmlAttributes({...t,width:this.getWidth(),border:"0",style:"table"})}
      >
        ${this.getContent()}
      </table>
    `}}])})(Ka.BodyComponent);(0,Ft.default)(Tt,"componentName","mj-table");(0,Ft.default)(Tt,"endingTag",!0);(0,Ft.default)(Tt,"allowedAttributes",{"container-background-color":"color",color:"color"});(0,Ft.default)(Tt,"defaultAttributes",{align:"left",border:"none",cellpadding:"0",cellspacing:"0",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"22px",padding:"10px 25px","table-layout":"auto",width:"100%"});kr.exports=yt.default});var jr=c((xt,Cr)=>{"use strict";var O=(f(),e(g)).default;Object.defineProperty(xt,"__esModule",{value:!0});xt.default=void 0;var tn=O((y(),e(k))),en=O((A(),e(v))),rn=O((_(),e(x))),an=O((C(),e(q))),xr=O(($(),e(j))),_r=O(se()),nn=b(),qr=xt.default=(function(o){function i(){return(0,tn.default)(this,i),(0,rn.default)(this,i,arguments)}return(0,an.default)(i,o),(0,en.default)(i,[{key:"renderWrappedChildren",value:function(){let{children:t}=this.props,{containerWidth:r}=this.context;return`
      ${this.renderChildren(t,{renderer:a=>a.constructor.isRawElement()?a.render():`
          <!--[if mso | IE]>
            <tr>
              <td
                ${a.htmlAttributes({align:a.getAttribute("align"),class:(0,nn.suffixCssClasses)(a.getAttribute("css-class"),"outlook"),width:r})}
              >
          <![endif]-->
            ${a.render()}
          <!--[if mso | IE]>
              </td>
            </tr>
          <![endif]-->
        `})}
    `}}])})(_r.default);(0,xr.default)(qr,"componentName","mj-wrapper");(0,xr.default)(qr,"allowedAttributes",{..._r.default.allowedAttributes});Cr.exports=xt.default});var wr=c((Fn,$r)=>{$r.exports={}});var Br=c((_t,Mr)=>{"use strict";var p=(f(),e(g)).default;Object.defineProperty(_t,"__esModule",{value:!0});_t.default=void 0;var Wr=me(),Pr=ke(),Sr=_e(),Ot=Ce(),un=p(We()),ln=p(Se()),on=p(Be()),sn=p(Ie()),dn=p(De()),cn=p(Fe()),hn=p(He()),gn=p(Xe()),fn=p(Je()),bn=p(Ze()),pn=p(rr()),mn=p(ar()),vn=p(ur()),An=p(or()),kn=p(cr()),yn=p(gr()),xn=p(se()),_n=p(pr()),qn=p(Ar()),Cn=p(yr()),jn=p(jr()),$n=p(wr()),wn=[un.default,ln.default,on.default,sn.default,dn.default,cn.default,hn.default,gn.default,fn.default,bn.default,pn.default,mn.default,vn.default,An.default,kn.default,yn.default,xn.default,_n.default,qn.default,Cn.default,jn.default,Wr.Social,Wr.SocialElement,Pr.Navbar,Pr.NavbarLink,Ot.Accordion,Ot.AccordionElement,Ot.AccordionText,Ot.AccordionTitle,Sr.Carousel,Sr.CarouselImage],Wn={components:wn,dependencies:$n.default},Tn=_t.default=Wn;Mr.exports=_t.default});var Dr=c((Et,Rr)=>{"use strict";var Pn=(f(),e(g)).default,Sn=(Tr(),e(Fr)).default;Object.defineProperty(Et,"__esModule",{value:!0});Et.default=Mn;var he=Sn(b()),zr=Or(),Ir=Pn(Br());(0,he.assignComponents)(he.components,Ir.default.components);(0,zr.assignDependencies)(zr.dependencies,Ir.default.dependencies);async function Mn(o,i={}){return(0,he.default)(o,i)}Rr.exports=Et.default});var On=jt(Dr(),1),Ht=jt(b(),1),Bn=jt(Er(),1),zn=jt(Hr(),1),En=Ht.default.default,Hn=o=>Ht.default.assignComponents(Ht.default.components,o);var export_mergeConditionals=Bn.default;var export_writeSkeleton=zn.default;export{Hn as addComponents,export_mergeConditionals as mergeConditionals,En as runMjml,export_writeSkeleton as writeSkeleton};

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
import{A as Xr,B as Yr,a as Gr,b as h,c as Vr,d as jt,e,f as g,g as f,h as Fr,i as Tr,j as v,k as x,l as A,m as k,n as y,o as _,p as q,q as C,r as wt,s as $t,t as Or,u as j,v as w,w as Er,x as Hr,y as p,z as Ur}from"./engine-shared.gen.js";var z={};Vr(z,{default:()=>Lr});var Lr,B=Gr(()=>{"use strict";Lr=l=>class{static componentName=l;static isRawElement(){return!1}constructor(){throw new Error(`${l} needs addExtraComponents() of @mailwright/mjml/extras`)}}});var me=h((Ra,be)=>{var pe=(B(),e(z)).default;be.exports={__esModule:!0,Social:pe("mj-social"),SocialElement:pe("mj-social-element")}});var Ae=h((Da,xe)=>{var ve=(B(),e(z)).default;xe.exports={__esModule:!0,Navbar:ve("mj-navbar"),NavbarLink:ve("mj-navbar-link")}});var _e=h((Na,ye)=>{var ke=(B(),e(z)).default;ye.exports={__esModule:!0,Carousel:ke("mj-carousel"),CarouselImage:ke("mj-carousel-image")}});var Ce=h((Ga,qe)=>{var Wt=(B(),e(z)).default;qe.exports={__esModule:!0,Accordion:Wt("mj-accordion"),AccordionElement:Wt("mj-accordion-element"),AccordionText:Wt("mj-accordion-text"),AccordionTitle:Wt("mj-accordion-title")}});var we=h((Pt,je)=>{"use strict";Object.defineProperty(Pt,"__esModule",{value:!0});Pt.default=Qr;function Qr(l){return l===""?"":`
    <div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${l}</div>
  `}je.exports=Pt.default});var We=h((H,$e)=>{"use strict";var I=(f(),e(g)).default;Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var Jr=I((k(),e(A))),Kr=I((x(),e(v))),Zr=I((_(),e(y))),ti=I((C(),e(q))),Ut=I((w(),e(j))),ei=p(),ri=I(we()),Xt=H.default=(function(l){function i(){return(0,Jr.default)(this,i),(0,Zr.default)(this,i,arguments)}return(0,ti.default)(i,l),(0,Kr.default)(i,[{key:"getChildContext",value:function(){return{...this.context,containerWidth:this.getAttribute("width")}}},{key:"getStyles",value:function(){return{body:{"word-spacing":"normal","background-color":this.getAttribute("background-color")},div:{"word-spacing":"normal","background-color":this.getAttribute("background-color")}}}},{key:"render",value:function(){let{globalData:{lang:t,dir:r,title:n,preview:u}}=this.context;return`
      <body ${this.htmlAttributes({id:this.getAttribute("id"),class:this.getAttribute("css-class"),style:"body"})}>
        ${(0,ri.default)(u)}
        <div
          ${this.htmlAttributes({...n&&{"aria-label":n},"aria-roledescription":"email",role:"article",lang:t,dir:r,style:"div"})}
        >
        ${this.renderChildren()}
      </div>
      </body>
    `}}])})(ei.BodyComponent);(0,Ut.default)(Xt,"componentName","mj-body");(0,Ut.default)(Xt,"allowedAttributes",{width:"unit(px)","background-color":"color",id:"string"});(0,Ut.default)(Xt,"defaultAttributes",{width:"600px"});$e.exports=H.default});var Se=h((X,Pe)=>{"use strict";var U=(f(),e(g)).default;Object.defineProperty(X,"__esModule",{value:!0});X.default=void 0;var ii=U((k(),e(A))),ni=U((x(),e(v))),ai=U((_(),e(y))),ui=U((C(),e(q))),oi=U((w(),e(j))),li=p(),si=X.default=(function(l){function i(){return(0,ii.default)(this,i),(0,ai.default)(this,i,arguments)}return(0,ui.default)(i,l),(0,ni.default)(i,[{key:"handler",value:function(){return this.handlerChildren()}}])})(li.HeadComponent);(0,oi.default)(si,"componentName","mj-head");Pe.exports=X.default});var ze=h((L,Me)=>{"use strict";var Y=(f(),e(g)).default;Object.defineProperty(L,"__esModule",{value:!0});L.default=void 0;var di=Y((k(),e(A))),hi=Y((x(),e(v))),ci=Y((_(),e(y))),gi=Y((C(),e(q))),fi=Y((w(),e(j))),Yt=($t(),e(wt)),pi=p(),bi=L.default=(function(l){function i(){return(0,di.default)(this,i),(0,ci.default)(this,i,arguments)}return(0,gi.default)(i,l),(0,hi.default)(i,[{key:"handler",value:function(){let{add:t}=this.context,{children:r}=this.props;(0,Yt.forEach)(r,n=>{let{tagName:u,attributes:o,children:d}=n;u==="mj-class"?(t("classes",o.name,(0,Yt.omit)(o,["name"])),t("classesDefault",o.name,(0,Yt.reduce)(d,(s,{tagName:c,attributes:m})=>({...s,[c]:m}),{}))):t("defaultAttributes",u,o)})}}])})(pi.HeadComponent);(0,fi.default)(bi,"componentName","mj-attributes");Me.exports=L.default});var Ie=h((J,Be)=>{"use strict";var Q=(f(),e(g)).default;Object.defineProperty(J,"__esModule",{value:!0});J.default=void 0;var mi=Q((k(),e(A))),vi=Q((x(),e(v))),xi=Q((_(),e(y))),Ai=Q((C(),e(q))),Lt=Q((w(),e(j))),ki=p(),Qt=J.default=(function(l){function i(){return(0,mi.default)(this,i),(0,xi.default)(this,i,arguments)}return(0,Ai.default)(i,l),(0,vi.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("breakpoint",this.getAttribute("width"))}}])})(ki.HeadComponent);(0,Lt.default)(Qt,"componentName","mj-breakpoint");(0,Lt.default)(Qt,"endingTag",!0);(0,Lt.default)(Qt,"allowedAttributes",{width:"unit(px)"});Be.exports=J.default});var De=h((Z,Re)=>{"use strict";var K=(f(),e(g)).default;Object.defineProperty(Z,"__esModule",{value:!0});Z.default=void 0;var yi=K((k(),e(A))),_i=K((x(),e(v))),qi=K((_(),e(y))),Ci=K((C(),e(q))),ji=K((w(),e(j))),wi=($t(),e(wt)),$i=p(),Wi=Z.default=(function(l){function i(){return(0,yi.default)(this,i),(0,qi.default)(this,i,arguments)}return(0,Ci.default)(i,l),(0,_i.default)(i,[{key:"handler",value:function(){let{add:t}=this.context,{children:r}=this.props;r.filter(n=>n.tagName==="mj-selector").forEach(n=>{let{attributes:u,children:o}=n,{path:d}=u,s=o.filter(c=>c.tagName==="mj-html-attribute"&&!!(0,wi.get)(c,"attributes.name")).reduce((c,m)=>({...c,[m.attributes.name]:m.content}),{});t("htmlAttributes",d,s)})}}])})($i.HeadComponent);(0,ji.default)(Wi,"componentName","mj-html-attributes");Re.exports=Z.default});var Fe=h((et,Ve)=>{"use strict";var tt=(f(),e(g)).default;Object.defineProperty(et,"__esModule",{value:!0});et.default=void 0;var Pi=tt((k(),e(A))),Si=tt((x(),e(v))),Mi=tt((_(),e(y))),zi=tt((C(),e(q))),Ne=tt((w(),e(j))),Bi=p(),Ge=et.default=(function(l){function i(){return(0,Pi.default)(this,i),(0,Mi.default)(this,i,arguments)}return(0,zi.default)(i,l),(0,Si.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("fonts",this.getAttribute("name"),this.getAttribute("href"))}}])})(Bi.HeadComponent);(0,Ne.default)(Ge,"componentName","mj-font");(0,Ne.default)(Ge,"allowedAttributes",{name:"string",href:"string"});Ve.exports=et.default});var He=h((it,Ee)=>{"use strict";var rt=(f(),e(g)).default;Object.defineProperty(it,"__esModule",{value:!0});it.default=void 0;var Ii=rt((k(),e(A))),Ri=rt((x(),e(v))),Di=rt((_(),e(y))),Ni=rt((C(),e(q))),Te=rt((w(),e(j))),Gi=p(),Oe=it.default=(function(l){function i(){return(0,Ii.default)(this,i),(0,Di.default)(this,i,arguments)}return(0,Ni.default)(i,l),(0,Ri.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("preview",this.getContent())}}])})(Gi.HeadComponent);(0,Te.default)(Oe,"componentName","mj-preview");(0,Te.default)(Oe,"endingTag",!0);Ee.exports=it.default});var Xe=h((at,Ue)=>{"use strict";var nt=(f(),e(g)).default;Object.defineProperty(at,"__esModule",{value:!0});at.default=void 0;var Vi=nt((k(),e(A))),Fi=nt((x(),e(v))),Ti=nt((_(),e(y))),Oi=nt((C(),e(q))),Jt=nt((w(),e(j))),Ei=p(),Kt=at.default=(function(l){function i(){return(0,Vi.default)(this,i),(0,Ti.default)(this,i,arguments)}return(0,Oi.default)(i,l),(0,Fi.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t(this.getAttribute("inline")==="inline"?"inlineStyle":"style",this.getContent())}}])})(Ei.HeadComponent);(0,Jt.default)(Kt,"componentName","mj-style");(0,Jt.default)(Kt,"endingTag",!0);(0,Jt.default)(Kt,"allowedAttributes",{inline:"string"});Ue.exports=at.default});var Je=h((ot,Qe)=>{"use strict";var ut=(f(),e(g)).default;Object.defineProperty(ot,"__esModule",{value:!0});ot.default=void 0;var Hi=ut((k(),e(A))),Ui=ut((x(),e(v))),Xi=ut((_(),e(y))),Yi=ut((C(),e(q))),Ye=ut((w(),e(j))),Li=p(),Le=ot.default=(function(l){function i(){return(0,Hi.default)(this,i),(0,Xi.default)(this,i,arguments)}return(0,Yi.default)(i,l),(0,Ui.default)(i,[{key:"handler",value:function(){let{add:t}=this.context;t("title",this.getContent())}}])})(Li.HeadComponent);(0,Ye.default)(Le,"componentName","mj-title");(0,Ye.default)(Le,"endingTag",!0);Qe.exports=ot.default});var Ze=h((Va,Ke)=>{var Qi=(B(),e(z)).default;Ke.exports={__esModule:!0,default:Qi("mj-hero")}});var P=h((St,tr)=>{"use strict";Object.defineProperty(St,"__esModule",{value:!0});St.default=Ki;var Ji=/[\d.,]*(\D*)$/;function Ki(l,i={}){let{parseFloatToInt:a=!0}=i,t=Ji.exec(l.toString())[1],r={default:parseInt,px:parseInt,"%":a?parseInt:parseFloat};return{parsedWidth:(r[t]||r.default)(l),unit:t||"px"}}tr.exports=St.default});var rr=h((lt,er)=>{"use strict";var R=(f(),e(g)).default;Object.defineProperty(lt,"__esModule",{value:!0});lt.default=void 0;var Zi=R((k(),e(A))),tn=R((x(),e(v))),en=R((_(),e(y))),rn=R((C(),e(q))),Mt=R((w(),e(j))),nn=p(),an=R(P()),zt=lt.default=(function(l){function i(){return(0,Zi.default)(this,i),(0,en.default)(this,i,arguments)}return(0,rn.default)(i,l),(0,tn.default)(i,[{key:"getStyles",value:function(){return{table:{"border-collapse":"separate",width:this.getAttribute("width"),"line-height":"100%"},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),cursor:"auto","font-style":this.getAttribute("font-style"),height:this.getAttribute("height"),"mso-padding-alt":this.getAttribute("inner-padding"),"text-align":this.getAttribute("text-align"),background:this.getAttribute("background-color")},content:{display:"inline-block",width:this.calculateAWidth(this.getAttribute("width")),background:this.getAttribute("background-color"),color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"line-height":this.getAttribute("line-height"),"letter-spacing":this.getAttribute("letter-spacing"),margin:"0","text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("inner-padding"),"mso-padding-alt":"0px","border-radius":this.getAttribute("border-radius")}}}},{key:"calculateAWidth",value:function(t){if(!t)return null;let{parsedWidth:r,unit:n}=(0,an.default)(t);if(n!=="px")return null;let{borders:u}=this.getBoxWidths(),o=this.getShorthandAttrValue("inner-padding","left")+this.getShorthandAttrValue("inner-padding","right");return`${r-o-u}px`}},{key:"render",value:function(){let t=this.getAttribute("href")?"a":"p";return`
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
    `}}])})(nn.BodyComponent);(0,Mt.default)(zt,"componentName","mj-button");(0,Mt.default)(zt,"endingTag",!0);(0,Mt.default)(zt,"allowedAttributes",{align:"enum(left,center,right)","background-color":"color","border-bottom":"string","border-left":"string","border-radius":"string","border-right":"string","border-top":"string",border:"string",color:"color","container-background-color":"color","font-family":"string","font-size":"unit(px)","font-style":"string","font-weight":"string",height:"unit(px,%)",href:"string",name:"string",title:"string","inner-padding":"unit(px,%){1,4}","letter-spacing":"unitWithNegative(px,em)","line-height":"unit(px,%,)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}",rel:"string",target:"string","text-decoration":"string","text-transform":"string","vertical-align":"enum(top,bottom,middle)","text-align":"enum(left,right,center)",width:"unit(px,%)"});(0,Mt.default)(zt,"defaultAttributes",{align:"center","background-color":"#414141",border:"none","border-radius":"3px",color:"#ffffff","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","inner-padding":"10px 25px","line-height":"120%",padding:"10px 25px",target:"_blank","text-decoration":"none","text-transform":"none","vertical-align":"middle"});er.exports=lt.default});var nr=h((dt,ir)=>{"use strict";var D=(f(),e(g)).default;Object.defineProperty(dt,"__esModule",{value:!0});dt.default=void 0;var un=D((k(),e(A))),on=D((x(),e(v))),ln=D((_(),e(y))),sn=D((C(),e(q))),Zt=D((w(),e(j))),dn=p(),st=D(P()),te=dt.default=(function(l){function i(){return(0,un.default)(this,i),(0,ln.default)(this,i,arguments)}return(0,sn.default)(i,l),(0,on.default)(i,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,{nonRawSiblings:r}=this.props,{borders:n,paddings:u}=this.getBoxWidths(),o=this.getShorthandBorderValue("left","inner-border")+this.getShorthandBorderValue("right","inner-border"),d=u+n+o,s=this.getAttribute("width")||`${parseFloat(t)/r}px`,{unit:c,parsedWidth:m}=(0,st.default)(s,{parseFloatToInt:!1});return c==="%"?s=`${parseFloat(t)*m/100-d}px`:s=`${m-d}px`,{...this.context,containerWidth:s}}},{key:"getStyles",value:function(){let t=this.hasBorderRadius(),r=this.hasInnerBorderRadius(),n={"background-color":this.getAttribute("background-color"),border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-radius":this.getAttribute("border-radius"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"vertical-align":this.getAttribute("vertical-align"),...t&&{"border-collapse":"separate"}},u=this.getMobileGutterStyles(),o=this.getOutlookGutterStyles();return{div:{"font-size":"0px","text-align":"left",direction:this.getAttribute("direction"),display:"inline-block","vertical-align":this.getAttribute("vertical-align"),width:this.getMobileWidth(),...u},table:{...this.hasGutter()?{"background-color":this.getAttribute("inner-background-color"),border:this.getAttribute("inner-border"),"border-bottom":this.getAttribute("inner-border-bottom"),"border-left":this.getAttribute("inner-border-left"),"border-radius":this.getAttribute("inner-border-radius"),"border-right":this.getAttribute("inner-border-right"),"border-top":this.getAttribute("inner-border-top")}:n,...r&&{"border-collapse":"separate"}},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel(),...o},gutter:{...n,padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left")}}}},{key:"getMobileWidth",value:function(){let{containerWidth:t,isInGroup:r}=this.context,{nonRawSiblings:n}=this.props,u=this.getAttribute("width");if(this.getAttribute("mobileWidth")!=="mobileWidth")return"100%";if(r&&this.hasColumnGutter()){let{parsedWidth:c,unit:m}=this.getDesktopWidth();return m==="%"?`${c}%`:`${i.normalizeUnitValue(c/parseInt(t,10)*100)}%`}if(u===void 0)return`${parseInt(100/n,10)}%`;let{unit:d,parsedWidth:s}=(0,st.default)(u,{parseFloatToInt:!1});return d==="%"?u:`${i.normalizeUnitValue(s/parseInt(t,10)*100)}%`}},{key:"getWidthAsPixel",value:function(){let{containerWidth:t}=this.context,{unit:r,parsedWidth:n}=(0,st.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return r==="%"?`${i.normalizePxValue(parseFloat(t)*n/100)}px`:`${i.normalizePxValue(n)}px`}},{key:"getParsedWidth",value:function(t){let{nonRawSiblings:r}=this.props,n=this.getAttribute("width")||`${100/r}%`,{unit:u,parsedWidth:o}=(0,st.default)(n,{parseFloatToInt:!1});return t?`${o}${u}`:{unit:u,parsedWidth:o}}},{key:"getColumnClass",value:function(){let{addMediaQuery:t}=this.context,{isInGroup:r}=this.context,n="",{parsedWidth:u,unit:o}=this.hasColumnGutter()?this.getDesktopWidth():this.getParsedWidth(),d=o==="px"?i.normalizePxValue(u):u,s=d.toString().replace(".","-");return o==="%"?n=`mj-column-per-${s}`:n=`mj-column-px-${s}`,this.hasColumnGutter()?(t(n,{parsedWidth:d,unit:o}),r||t(this.getDesktopGutterClassName(),{padding:this.getDesktopPadding()})):t(n,{parsedWidth:d,unit:o}),n}},{key:"getDesktopGutterClassName",value:function(){let t=this.getDesktopUnit(),r=this.getNormalizedGutterValue(t),n=t==="%"?"per":t,u=this.context.direction==="rtl"?"-rtl":"",o=t==="px"?i.normalizePxValue(r):r,d=i.normalizeUnitValue(o).toString().replace(".","-");return`mj-column-gutter-${this.props.sibling}-${this.props.index+1}-${n}-${d}${u}`}},{key:"getDesktopUnit",value:function(){return this.getParsedWidth().unit}},{key:"getDesktopWidth",value:function(){let{sibling:t,index:r}=this.props,{parsedWidth:n,unit:u}=this.getParsedWidth();if(!this.hasColumnGutter())return{parsedWidth:u==="px"?i.normalizePxValue(n):n,unit:u};let d=this.getNormalizedGutterValue(u)*(t-1)/t,s=Math.max(0,i.normalizeUnitValue(n-d));if(u==="px"){let c=Math.floor(s),m=s-c,$=Math.max(0,Math.min(t,Math.round(t*m)));return{parsedWidth:c+(r<$?1:0),unit:u}}return{parsedWidth:s,unit:u}}},{key:"getNormalizedGutterValue",value:function(t){let{gutter:r}=this.context;if(!r)return 0;let{containerWidth:n}=this.context,{unit:u,parsedWidth:o}=(0,st.default)(r,{parseFloatToInt:!1});return u===t?o:t==="%"&&u==="px"?o/parseFloat(n)*100:t==="px"&&u==="%"?parseFloat(n)*o/100:o}},{key:"hasColumnGutter",value:function(){let{gutter:t}=this.context;return t!=null&&t!==""}},{key:"getDesktopPaddingValues",value:function(t){let{first:r,last:n,sibling:u}=this.props,{direction:o}=this.context,d=this.getNormalizedGutterValue(t),s=t==="px"?i.normalizePxValue(d):d,c=t==="px",m=c?Math.ceil(s/2):s/2,$=c?Math.floor(s/2):s/2,qt=o==="rtl";return u===1?{top:0,right:0,bottom:0,left:0}:qt?{top:0,right:r?0:$,bottom:0,left:n?0:m}:{top:0,right:n?0:m,bottom:0,left:r?0:$}}},{key:"getMobilePaddingValues",value:function(){let{first:t,last:r}=this.props,u=this.getNormalizedGutterValue("%")/2;return{top:t?0:u,right:0,bottom:r?0:u,left:0}}},{key:"getDesktopPadding",value:function(){let t=this.getDesktopUnit(),{top:r,right:n,bottom:u,left:o}=this.getDesktopPaddingValues(t);return i.formatPadding(r,n,u,o,t)}},{key:"getMobilePadding",value:function(){let{top:t,right:r,bottom:n,left:u}=this.getMobilePaddingValues();return i.formatPadding(t,r,n,u,"%")}},{key:"getMobileGutterStyles",value:function(){if(!this.hasColumnGutter())return{};let{isInGroup:t}=this.context;return t?{padding:this.getDesktopPadding()}:{padding:this.getMobilePadding()}}},{key:"getOutlookGutterStyles",value:function(){if(!this.hasColumnGutter())return{};let{top:t,right:r,bottom:n,left:u}=this.getDesktopPaddingValues("px");return{padding:i.formatPadding(t,r,n,u,"px")}}},{key:"hasBorderRadius",value:function(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasInnerBorderRadius",value:function(){let t=this.getAttribute("inner-border-radius");return t!==""&&typeof t<"u"}},{key:"hasGutter",value:function(){return["padding","padding-bottom","padding-left","padding-right","padding-top"].some(t=>this.getAttribute(t)!=null)}},{key:"renderGutter",value:function(){let t=this.hasBorderRadius();return`
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
    `}}],[{key:"normalizeUnitValue",value:function(t){return Number(parseFloat(t).toFixed(6))}},{key:"normalizePxValue",value:function(t){return Math.round(parseFloat(t))}},{key:"formatPadding",value:function(t,r,n,u,o){return o==="px"?`${i.normalizePxValue(t)}px ${i.normalizePxValue(r)}px ${i.normalizePxValue(n)}px ${i.normalizePxValue(u)}px`:`${i.normalizeUnitValue(t)}${o} ${i.normalizeUnitValue(r)}${o} ${i.normalizeUnitValue(n)}${o} ${i.normalizeUnitValue(u)}${o}`}}])})(dn.BodyComponent);(0,Zt.default)(te,"componentName","mj-column");(0,Zt.default)(te,"allowedAttributes",{"background-color":"color",border:"string","border-bottom":"string","border-left":"string","border-radius":"string","border-right":"string","border-top":"string",direction:"enum(ltr,rtl)","inner-background-color":"color","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)","inner-border":"string","inner-border-bottom":"string","inner-border-left":"string","inner-border-radius":"string","inner-border-right":"string","inner-border-top":"string",padding:"unit(px,%){1,4}","vertical-align":"enum(top,bottom,middle)",width:"unit(px,%)"});(0,Zt.default)(te,"defaultAttributes",{direction:"ltr","vertical-align":"top"});ir.exports=dt.default});var ur=h((ht,ar)=>{"use strict";var N=(f(),e(g)).default;Object.defineProperty(ht,"__esModule",{value:!0});ht.default=void 0;var hn=N((k(),e(A))),cn=N((x(),e(v))),gn=N((_(),e(y))),fn=N((C(),e(q))),ee=N((w(),e(j))),pn=p(),bn=N(P()),re=ht.default=(function(l){function i(){return(0,hn.default)(this,i),(0,gn.default)(this,i,arguments)}return(0,fn.default)(i,l),(0,cn.default)(i,[{key:"getStyles",value:function(){let t="0px auto";this.getAttribute("align")==="left"?t="0px":this.getAttribute("align")==="right"&&(t="0px 0px 0px auto");let r={"border-top":["style","width","color"].map(n=>this.getAttribute(`border-${n}`)).join(" "),"font-size":"1px",margin:t,width:this.getAttribute("width")};return{p:r,outlook:{...r,width:this.getOutlookWidth()}}}},{key:"getOutlookWidth",value:function(){let{containerWidth:t}=this.context,r=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),n=this.getAttribute("width"),{parsedWidth:u,unit:o}=(0,bn.default)(n);switch(o){case"%":{let d=parseInt(t,10)-r,s=parseInt(u,10)/100;return`${d*s}px`}case"px":return n;default:return`${parseInt(t,10)-r}px`}}},{key:"renderAfter",value:function(){return`
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
    `}}])})(pn.BodyComponent);(0,ee.default)(re,"componentName","mj-divider");(0,ee.default)(re,"allowedAttributes",{"border-color":"color","border-style":"string","border-width":"unit(px)","container-background-color":"color",padding:"unit(px,%){1,4}","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",width:"unit(px,%)",align:"enum(left,center,right)"});(0,ee.default)(re,"defaultAttributes",{"border-color":"#000000","border-style":"solid","border-width":"4px",padding:"10px 25px",width:"100%",align:"center"});ar.exports=ht.default});var lr=h((ct,or)=>{"use strict";var G=(f(),e(g)).default;Object.defineProperty(ct,"__esModule",{value:!0});ct.default=void 0;var mn=G((k(),e(A))),vn=G((x(),e(v))),xn=G((_(),e(y))),An=G((C(),e(q))),ie=G((w(),e(j))),kn=p(),Bt=G(P()),ne=ct.default=(function(l){function i(){return(0,mn.default)(this,i),(0,xn.default)(this,i,arguments)}return(0,An.default)(i,l),(0,vn.default)(i,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,{nonRawSiblings:r,children:n}=this.props,u=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right"),o=this.getAttribute("width")||`${parseFloat(t)/r}px`,{unit:d,parsedWidth:s}=(0,Bt.default)(o,{parseFloatToInt:!1});return d==="%"?o=`${parseFloat(t)*s/100-u}px`:o=`${s-u}px`,{...this.context,containerWidth:o,nonRawSiblings:n.length,isInGroup:!0,direction:this.getAttribute("direction")}}},{key:"getStyles",value:function(){return{div:{"font-size":"0","line-height":"0","text-align":"left",display:"inline-block",width:"100%",direction:this.getAttribute("direction"),"vertical-align":this.getAttribute("vertical-align"),"background-color":this.getAttribute("background-color")},tdOutlook:{"vertical-align":this.getAttribute("vertical-align"),width:this.getWidthAsPixel()}}}},{key:"getParsedWidth",value:function(t){let{nonRawSiblings:r}=this.props,n=this.getAttribute("width")||`${100/r}%`,{unit:u,parsedWidth:o}=(0,Bt.default)(n,{parseFloatToInt:!1});return t?`${o}${u}`:{unit:u,parsedWidth:o}}},{key:"getWidthAsPixel",value:function(){let{containerWidth:t}=this.context,{unit:r,parsedWidth:n}=(0,Bt.default)(this.getParsedWidth(!0),{parseFloatToInt:!1});return r==="%"?`${parseFloat(t)*n/100}px`:`${n}px`}},{key:"getColumnClass",value:function(){let{addMediaQuery:t}=this.context,r="",{parsedWidth:n,unit:u}=this.getParsedWidth();return u==="%"?r=`mj-column-per-${parseInt(n,10)}`:r=`mj-column-px-${parseInt(n,10)}`,t(r,{parsedWidth:n,unit:u}),r}},{key:"render",value:function(){let{children:t,nonRawSiblings:r}=this.props,{containerWidth:n}=this.getChildContext(),{containerWidth:u}=this.context,o=s=>{if(!s)return`${parseInt(u,10)/parseInt(r,10)}px`;let{unit:c,parsedWidth:m}=(0,Bt.default)(s,{parseFloatToInt:!1});return c==="%"?`${100*m/n}px`:`${m}${c}`},d=`${this.getColumnClass()} mj-outlook-group-fix`;return this.getAttribute("css-class")&&(d+=` ${this.getAttribute("css-class")}`),`
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
                ${s.htmlAttributes({style:{align:s.getAttribute("align"),"vertical-align":s.getAttribute("vertical-align"),width:o(s.getWidthAsPixel?s.getWidthAsPixel():s.getAttribute("width"))}})}
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
    `}}])})(kn.BodyComponent);(0,ie.default)(ne,"componentName","mj-group");(0,ie.default)(ne,"allowedAttributes",{"background-color":"color",direction:"enum(ltr,rtl)","vertical-align":"enum(top,bottom,middle)",width:"unit(px,%)"});(0,ie.default)(ne,"defaultAttributes",{direction:"ltr"});or.exports=ct.default});var hr=h((gt,dr)=>{"use strict";var V=(f(),e(g)).default;Object.defineProperty(gt,"__esModule",{value:!0});gt.default=void 0;var yn=V((k(),e(A))),_n=V((x(),e(v))),qn=V((_(),e(y))),Cn=V((C(),e(q))),It=V((w(),e(j))),jn=($t(),e(wt)),sr=p(),wn=V(P()),ae=gt.default=(function(l){function i(...a){var t;return(0,yn.default)(this,i),t=(0,qn.default)(this,i,[...a]),(0,It.default)(t,"headStyle",r=>`
    @media only screen and (max-width:${(0,sr.makeLowerBreakpoint)(r)}) {
      table.mj-full-width-mobile { width: 100% !important; }
      td.mj-full-width-mobile { width: auto !important; }
    }
  `),t}return(0,Cn.default)(i,l),(0,_n.default)(i,[{key:"getStyles",value:function(){let t=this.getContentWidth(),r=this.getAttribute("full-width")==="full-width",{parsedWidth:n,unit:u}=(0,wn.default)(t);return{img:{border:this.getAttribute("border"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-bottom":this.getAttribute("border-bottom"),"border-radius":this.getAttribute("border-radius"),display:"block",outline:"none","text-decoration":"none",height:this.getAttribute("height"),"max-height":this.getAttribute("max-height"),"min-width":r?"100%":null,width:"100%","max-width":r?"100%":null,"font-size":this.getAttribute("font-size")},td:{width:r?null:`${n}${u}`},table:{"min-width":r?"100%":null,"max-width":r?"100%":null,width:r?`${n}${u}`:null,"border-collapse":"collapse","border-spacing":"0px"}}}},{key:"getContentWidth",value:function(){let t=this.getAttribute("width")?parseInt(this.getAttribute("width"),10):1/0,{box:r}=this.getBoxWidths();return(0,jn.min)([r,t])}},{key:"renderImage",value:function(){let t=this.getAttribute("height"),r=`
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
    `}}])})(sr.BodyComponent);(0,It.default)(ae,"componentName","mj-image");(0,It.default)(ae,"allowedAttributes",{alt:"string",href:"string",name:"string",src:"string",srcset:"string",sizes:"string",title:"string",rel:"string",align:"enum(left,center,right)",border:"string","border-bottom":"string","border-left":"string","border-right":"string","border-top":"string","border-radius":"string","container-background-color":"color","fluid-on-mobile":"boolean",padding:"unit(px,%){1,4}","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",target:"string",width:"unit(px)",height:"unit(px,auto)","max-height":"unit(px,%)","font-size":"unit(px)",usemap:"string"});(0,It.default)(ae,"defaultAttributes",{alt:"",align:"center",border:"0",height:"auto",padding:"10px 25px",target:"_blank","font-size":"13px"});dr.exports=gt.default});var gr=h((pt,cr)=>{"use strict";var ft=(f(),e(g)).default;Object.defineProperty(pt,"__esModule",{value:!0});pt.default=void 0;var $n=ft((k(),e(A))),Wn=ft((x(),e(v))),Pn=ft((_(),e(y))),Sn=ft((C(),e(q))),Rt=ft((w(),e(j))),Mn=p(),Dt=pt.default=(function(l){function i(){return(0,$n.default)(this,i),(0,Pn.default)(this,i,arguments)}return(0,Sn.default)(i,l),(0,Wn.default)(i,[{key:"render",value:function(){return this.getContent()}}])})(Mn.BodyComponent);(0,Rt.default)(Dt,"componentName","mj-raw");(0,Rt.default)(Dt,"endingTag",!0);(0,Rt.default)(Dt,"rawElement",!0);(0,Rt.default)(Dt,"allowedAttributes",{position:"enum(file-start)"});cr.exports=pt.default});var se=h((mt,fr)=>{"use strict";var bt=(f(),e(g)).default;Object.defineProperty(mt,"__esModule",{value:!0});mt.default=void 0;var zn=bt((k(),e(A))),Bn=bt((x(),e(v))),In=bt((_(),e(y))),Rn=bt((C(),e(q))),oe=bt((w(),e(j))),ue=p(),Nt=(Xr(),e(Ur)),Dn=(0,Nt.flow)((0,Nt.filter)(Nt.identity),(0,Nt.join)(" ")),le=mt.default=(function(l){function i(){return(0,zn.default)(this,i),(0,In.default)(this,i,arguments)}return(0,Rn.default)(i,l),(0,Bn.default)(i,[{key:"getChildContext",value:function(){let{box:t}=this.getBoxWidths();return{...this.context,containerWidth:`${t}px`,gap:this.getAttribute("gap"),gutter:this.getAttribute("gutter"),direction:this.getAttribute("direction")}}},{key:"getStyles",value:function(){let{containerWidth:t}=this.context,r=this.isFullWidth(),n=this.hasBorderRadius(),u=this.props.index===0,o=this.getAttribute("background-url")?{background:this.getBackground(),"background-position":this.getBackgroundString(),"background-repeat":this.getAttribute("background-repeat"),"background-size":this.getAttribute("background-size")}:{background:this.getAttribute("background-color"),"background-color":this.getAttribute("background-color")};return{tableFullwidth:{...r?o:{},width:"100%"},table:{...r?{}:o,width:"100%",...n&&{"border-collapse":"separate"}},td:{border:this.getAttribute("border"),"border-bottom":this.getAttribute("border-bottom"),"border-left":this.getAttribute("border-left"),"border-right":this.getAttribute("border-right"),"border-top":this.getAttribute("border-top"),"border-radius":this.getAttribute("border-radius"),direction:this.getAttribute("direction"),"font-size":"0px",padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top"),"text-align":this.getAttribute("text-align")},div:{...r?{}:o,margin:"0px auto","max-width":t,"border-radius":this.getAttribute("border-radius"),...n&&{overflow:"hidden"},"margin-top":u?void 0:this.context.gap},innerDiv:{"line-height":"0","font-size":"0"}}}},{key:"getBackground",value:function(){return Dn([this.getAttribute("background-color"),...this.hasBackground()?[`url('${this.getAttribute("background-url")}')`,this.getBackgroundString(),`/ ${this.getAttribute("background-size")}`,this.getAttribute("background-repeat")]:[]])}},{key:"getBackgroundString",value:function(){let{posX:t,posY:r}=this.getBackgroundPosition();return`${t} ${r}`}},{key:"getBackgroundPosition",value:function(){let{x:t,y:r}=this.parseBackgroundPosition();return{posX:this.getAttribute("background-position-x")||t,posY:this.getAttribute("background-position-y")||r}}},{key:"parseBackgroundPosition",value:function(){let t=this.getAttribute("background-position").split(" ");if(t.length===1){let r=t[0];return["top","bottom"].includes(r)?{x:"center",y:r}:{x:r,y:"center"}}if(t.length===2){let r=t[0],n=t[1];return["top","bottom"].includes(r)||r==="center"&&["left","right"].includes(n)?{x:n,y:r}:{x:r,y:n}}return{x:"center",y:"top"}}},{key:"hasBackground",value:function(){return this.getAttribute("background-url")!=null}},{key:"isFullWidth",value:function(){return this.getAttribute("full-width")==="full-width"}},{key:"hasBorderRadius",value:function(){let t=this.getAttribute("border-radius");return t!==""&&typeof t<"u"}},{key:"hasGap",value:function(){let{gap:t}=this.context;return t!=null&&t!==""}},{key:"renderBefore",value:function(){let{containerWidth:t}=this.context,r=this.getAttribute("background-color")?{bgcolor:this.getAttribute("background-color")}:{},n=this.props.index===0,u=this.hasGap();return`
      <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",class:(0,ue.suffixCssClasses)(this.getAttribute("css-class"),"outlook"),role:"presentation",style:{width:`${t}`,"padding-top":n?void 0:this.context.gap},width:parseInt(t,10),...!u&&{...r}})}
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
    `}},{key:"renderWithBackground",value:function(t){let r=this.isFullWidth(),{containerWidth:n}=this.context,u=S=>/^\d+(\.\d+)?%$/.test(S),o={},{posX:d,posY:s}=this.getBackgroundPosition();switch(d){case"left":d="0%";break;case"center":d="50%";break;case"right":d="100%";break;default:u(d)||(d="50%");break}switch(s){case"top":s="0%";break;case"center":s="50%";break;case"bottom":s="100%";break;default:u(s)||(s="0%");break}let[[c,m],[$,qt]]=["x","y"].map(S=>{let M=S==="x",fe=this.getAttribute("background-repeat")==="repeat",W=M?d:s,E=M?d:s;if(u(W)){let Nr=W.match(/^(\d+(\.\d+)?)%$/)[1],Ct=parseInt(Nr,10)/100;fe?(W=Ct,E=Ct):(W=(-50+Ct*100)/100,E=(-50+Ct*100)/100)}else fe?(E=M?"0.5":"0",W=M?"0.5":"0"):(E=M?"0":"-0.5",W=M?"0":"-0.5");return[E,W]},this);if(this.getAttribute("background-size")==="cover"||this.getAttribute("background-size")==="contain")o={size:"1,1",aspect:this.getAttribute("background-size")==="cover"?"atleast":"atmost"};else if(this.getAttribute("background-size")!=="auto"){let S=this.getAttribute("background-size").split(" ");S.length===1?o={size:this.getAttribute("background-size"),aspect:"atmost"}:o={size:S.join(",")}}let ge=this.getAttribute("background-repeat")==="no-repeat"?"frame":"tile";return this.getAttribute("background-size")==="auto"&&(ge="tile",[[c,m],[$,qt]]=[[.5,.5],[0,0]]),`
      <!--[if mso | IE]>
        <v:rect ${this.htmlAttributes({style:r?{"mso-width-percent":"1000"}:{width:n},"xmlns:v":"urn:schemas-microsoft-com:vml",fill:"true",stroke:"false"})}>
        <v:fill ${this.htmlAttributes({origin:`${c}, ${$}`,position:`${m}, ${qt}`,src:this.getAttribute("background-url"),color:this.getAttribute("background-color"),type:ge,...o})} />
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
    `}},{key:"render",value:function(){return this.isFullWidth()?this.renderFullWidth():this.renderSimple()}}])})(ue.BodyComponent);(0,oe.default)(le,"componentName","mj-section");(0,oe.default)(le,"allowedAttributes",{"background-color":"color","background-url":"string","background-repeat":"enum(repeat,no-repeat)","background-size":"string","background-position":"string","background-position-x":"string","background-position-y":"string",border:"string","border-bottom":"string","border-left":"string","border-radius":"string","border-right":"string","border-top":"string",direction:"enum(ltr,rtl)","full-width":"enum(full-width,false,)",gutter:"unit(px,%)",padding:"unit(px,%){1,4}","padding-top":"unit(px,%)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","text-align":"enum(left,center,right)","text-padding":"unit(px,%){1,4}"});(0,oe.default)(le,"defaultAttributes",{"background-repeat":"repeat","background-size":"auto","background-position":"top center",direction:"ltr",padding:"20px 0","text-align":"center","text-padding":"4px 4px 4px 0"});fr.exports=mt.default});var br=h((xt,pr)=>{"use strict";var vt=(f(),e(g)).default;Object.defineProperty(xt,"__esModule",{value:!0});xt.default=void 0;var Nn=vt((k(),e(A))),Gn=vt((x(),e(v))),Vn=vt((_(),e(y))),Fn=vt((C(),e(q))),de=vt((w(),e(j))),Tn=p(),he=xt.default=(function(l){function i(){return(0,Nn.default)(this,i),(0,Vn.default)(this,i,arguments)}return(0,Fn.default)(i,l),(0,Gn.default)(i,[{key:"getStyles",value:function(){return{div:{height:this.getAttribute("height"),"line-height":this.getAttribute("height")}}}},{key:"render",value:function(){return`
      <div
        ${this.htmlAttributes({style:"div"})}
      >&#8202;</div>
    `}}])})(Tn.BodyComponent);(0,de.default)(he,"componentName","mj-spacer");(0,de.default)(he,"allowedAttributes",{border:"string","border-bottom":"string","border-left":"string","border-right":"string","border-top":"string","container-background-color":"color","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}",height:"unit(px,%)"});(0,de.default)(he,"defaultAttributes",{height:"20px"});pr.exports=xt.default});var xr=h((At,vr)=>{"use strict";var F=(f(),e(g)).default;Object.defineProperty(At,"__esModule",{value:!0});At.default=void 0;var On=F((k(),e(A))),En=F((x(),e(v))),Hn=F((_(),e(y))),Un=F((C(),e(q))),Gt=F((w(),e(j))),Xn=p(),mr=F(Yr()),Vt=At.default=(function(l){function i(){return(0,On.default)(this,i),(0,Hn.default)(this,i,arguments)}return(0,Un.default)(i,l),(0,En.default)(i,[{key:"getStyles",value:function(){return{text:{"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-align":this.getAttribute("align"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),color:this.getAttribute("color"),height:this.getAttribute("height")}}}},{key:"renderContent",value:function(){return`
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
      `:this.renderContent()}}])})(Xn.BodyComponent);(0,Gt.default)(Vt,"componentName","mj-text");(0,Gt.default)(Vt,"endingTag",!0);(0,Gt.default)(Vt,"allowedAttributes",{align:"enum(left,right,center,justify)","background-color":"color",color:"color","container-background-color":"color","font-family":"string","font-size":"unit(px)","font-style":"string","font-weight":"string",height:"unit(px,%)","letter-spacing":"unitWithNegative(px,em)","line-height":"unit(px,%,)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}","text-decoration":"string","text-transform":"string","vertical-align":"enum(top,bottom,middle)"});(0,Gt.default)(Vt,"defaultAttributes",{align:"left",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"10px 25px"});vr.exports=At.default});var kr=h((kt,Ar)=>{"use strict";var T=(f(),e(g)).default;Object.defineProperty(kt,"__esModule",{value:!0});kt.default=void 0;var Yn=T((k(),e(A))),Ln=T((x(),e(v))),Qn=T((_(),e(y))),Jn=T((C(),e(q))),Ft=T((w(),e(j))),Kn=T(P()),Zn=p(),ta=($t(),e(wt)),Tt=kt.default=(function(l){function i(){return(0,Yn.default)(this,i),(0,Qn.default)(this,i,arguments)}return(0,Jn.default)(i,l),(0,Ln.default)(i,[{key:"getStyles",value:function(){let t=this.hasCellspacing();return{table:{color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"line-height":this.getAttribute("line-height"),"table-layout":this.getAttribute("table-layout"),width:this.getAttribute("width"),border:this.getAttribute("border"),...t&&{"border-collapse":"separate"}}}}},{key:"getWidth",value:function(){let t=this.getAttribute("width");if(t==="auto")return t;let{parsedWidth:r,unit:n}=(0,Kn.default)(t);return n==="%"?t:r}},{key:"hasCellspacing",value:function(){let t=this.getAttribute("cellspacing"),r=parseFloat(String(t).replace(/[^\d.]/g,""));return!Number.isNaN(r)&&r>0}},{key:"render",value:function(){let t=(0,ta.reduce)(["cellpadding","cellspacing","role"],(r,n)=>({...r,[n]:this.getAttribute(n)}),{});return`
      <table
        ${this.htmlAttributes({...t,width:this.getWidth(),border:"0",style:"table"})}
      >
        ${this.getContent()}
      </table>
    `}}])})(Zn.BodyComponent);(0,Ft.default)(Tt,"componentName","mj-table");(0,Ft.default)(Tt,"endingTag",!0);(0,Ft.default)(Tt,"allowedAttributes",{align:"enum(left,right,center)",border:"string",cellpadding:"integer",cellspacing:"integer","container-background-color":"color",color:"color","font-family":"string","font-size":"unit(px)","font-weight":"string","line-height":"unit(px,%,)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}",role:"enum(none,presentation)","table-layout":"enum(auto,fixed,initial,inherit)","vertical-align":"enum(top,bottom,middle)",width:"unit(px,%,auto)"});(0,Ft.default)(Tt,"defaultAttributes",{align:"left",border:"none",cellpadding:"0",cellspacing:"0",color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"22px",padding:"10px 25px","table-layout":"auto",width:"100%"});Ar.exports=kt.default});var jr=h((yt,Cr)=>{"use strict";var O=(f(),e(g)).default;Object.defineProperty(yt,"__esModule",{value:!0});yt.default=void 0;var ea=O((k(),e(A))),ra=O((x(),e(v))),ia=O((_(),e(y))),na=O((C(),e(q))),yr=O((w(),e(j))),_r=O(se()),aa=p(),qr=yt.default=(function(l){function i(){return(0,ea.default)(this,i),(0,ia.default)(this,i,arguments)}return(0,na.default)(i,l),(0,ra.default)(i,[{key:"renderWrappedChildren",value:function(){let{children:t}=this.props,{containerWidth:r}=this.context;return`
      ${this.renderChildren(t,{renderer:n=>n.constructor.isRawElement()?n.render():`
          <!--[if mso | IE]>
            <tr>
              <td
                ${n.htmlAttributes({align:n.getAttribute("align"),class:(0,aa.suffixCssClasses)(n.getAttribute("css-class"),"outlook"),width:r})}
              >
          <![endif]-->
            ${n.render()}
          <!--[if mso | IE]>
              </td>
            </tr>
          <![endif]-->
        `})}
    `}}])})(_r.default);(0,yr.default)(qr,"componentName","mj-wrapper");(0,yr.default)(qr,"allowedAttributes",{..._r.default.allowedAttributes,gap:"unit(px)"});Cr.exports=yt.default});var $r=h((Fa,wr)=>{wr.exports={}});var zr=h((_t,Mr)=>{"use strict";var b=(f(),e(g)).default;Object.defineProperty(_t,"__esModule",{value:!0});_t.default=void 0;var Wr=me(),Pr=Ae(),Sr=_e(),Ot=Ce(),ua=b(We()),oa=b(Se()),la=b(ze()),sa=b(Ie()),da=b(De()),ha=b(Fe()),ca=b(He()),ga=b(Xe()),fa=b(Je()),pa=b(Ze()),ba=b(rr()),ma=b(nr()),va=b(ur()),xa=b(lr()),Aa=b(hr()),ka=b(gr()),ya=b(se()),_a=b(br()),qa=b(xr()),Ca=b(kr()),ja=b(jr()),wa=b($r()),$a=[ua.default,oa.default,la.default,sa.default,da.default,ha.default,ca.default,ga.default,fa.default,pa.default,ba.default,ma.default,va.default,xa.default,Aa.default,ka.default,ya.default,_a.default,qa.default,Ca.default,ja.default,Wr.Social,Wr.SocialElement,Pr.Navbar,Pr.NavbarLink,Ot.Accordion,Ot.AccordionElement,Ot.AccordionText,Ot.AccordionTitle,Sr.Carousel,Sr.CarouselImage],Wa={components:$a,dependencies:wa.default},Ta=_t.default=Wa;Mr.exports=_t.default});var Dr=h((Et,Rr)=>{"use strict";var Pa=(f(),e(g)).default,Sa=(Tr(),e(Fr)).default;Object.defineProperty(Et,"__esModule",{value:!0});Et.default=Ma;var ce=Sa(p()),Br=Or(),Ir=Pa(zr());(0,ce.assignComponents)(ce.components,Ir.default.components);(0,Br.assignDependencies)(Br.dependencies,Ir.default.dependencies);async function Ma(l,i={}){return(0,ce.default)(l,i)}Rr.exports=Et.default});var Oa=jt(Dr(),1),Ht=jt(p(),1),za=jt(Er(),1),Ba=jt(Hr(),1),Ea=Ht.default.default,Ha=l=>Ht.default.assignComponents(Ht.default.components,l);var export_mergeConditionals=za.default;var export_writeSkeleton=Ba.default;export{Ha as addComponents,export_mergeConditionals as mergeConditionals,Ea as runMjml,export_writeSkeleton as writeSkeleton};

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
import{A as _e,B as T,b as c,d as F,e,f as g,g as h,h as $e,i as je,j as b,k as m,l as f,m as y,n as A,o as x,p as v,q as k,r as Z,s as tt,u as $,v as j,y as w,z as we}from"./engine-shared.gen.js";var Rt=c((R,Pt)=>{"use strict";var P=(h(),e(g)).default;Object.defineProperty(R,"__esModule",{value:!0});R.default=void 0;var Ce=P((y(),e(f))),qe=P((m(),e(b))),Se=P((x(),e(A))),ze=P((k(),e(v))),et=P((j(),e($))),Me=w(),vt=R.default=(function(l){function r(...n){var t;return(0,Ce.default)(this,r),t=(0,Se.default)(this,r,[...n]),(0,et.default)(t,"headStyle",()=>`
      noinput.mj-accordion-checkbox { display:block!important; }

      @media yahoo, only screen and (min-width:0) {
        .mj-accordion-element { display:block; }
        .mj-accordion-checkbox[type="checkbox"], .mj-accordion-less { display:none!important; }
        .mj-accordion-checkbox[type="checkbox"] + * .mj-accordion-title { cursor:pointer; touch-action:manipulation; -webkit-user-select:none; -moz-user-select:none; user-select:none; }
        .mj-accordion-checkbox[type="checkbox"] + * .mj-accordion-content { overflow:hidden; display:none; }
        .mj-accordion-checkbox[type="checkbox"] + * .mj-accordion-more { display:block!important; }
        .mj-accordion-checkbox:checked + * .mj-accordion-content { display:block; }
        .mj-accordion-checkbox:checked + * .mj-accordion-more { display:none!important; }
        .mj-accordion-checkbox:checked + * .mj-accordion-less { display:block!important; }
      }

      .moz-text-html input.mj-accordion-checkbox + * .mj-accordion-title { cursor: auto; touch-action: auto; -webkit-user-select: auto; -moz-user-select: auto; user-select: auto; }
      .moz-text-html input.mj-accordion-checkbox + * .mj-accordion-content { overflow: hidden; display: block; }
      .moz-text-html input.mj-accordion-checkbox + * .mj-accordion-ico { display: none; }

      @goodbye { @gmail }
    `),t}return(0,ze.default)(r,l),(0,qe.default)(r,[{key:"getStyles",value:function(){return{table:{width:"100%","border-collapse":"collapse",border:this.getAttribute("border"),"border-bottom":"none","font-family":this.getAttribute("font-family")}}}},{key:"getChildContext",value:function(){return{...this.context,accordionFontFamily:this.getAttribute("font-family")}}},{key:"render",value:function(){let t=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((i,o)=>({...i,[o]:this.getAttribute(o)}),{});return`
      <table
        ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",class:"mj-accordion",style:"table"})}
      >
        <tbody>
          ${this.renderChildren(this.props.children,{attributes:t})}
        </tbody>
      </table>
    `}}])})(Me.BodyComponent);(0,et.default)(vt,"componentName","mj-accordion");(0,et.default)(vt,"allowedAttributes",{"container-background-color":"color",border:"string","font-family":"string","icon-align":"enum(top,middle,bottom)","icon-width":"unit(px,%)","icon-height":"unit(px,%)","icon-wrapped-url":"string","icon-wrapped-alt":"string","icon-unwrapped-url":"string","icon-unwrapped-alt":"string","icon-position":"enum(left,right)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}"});(0,et.default)(vt,"defaultAttributes",{border:"2px solid black","font-family":"Ubuntu, Helvetica, Arial, sans-serif","icon-align":"middle","icon-wrapped-url":"https://i.imgur.com/bIXv1bk.png","icon-wrapped-alt":"+","icon-unwrapped-url":"https://i.imgur.com/w4uTygT.png","icon-unwrapped-alt":"-","icon-position":"right","icon-height":"32px","icon-width":"32px",padding:"10px 25px"});Pt.exports=R.default});var kt=c((E,Ot)=>{"use strict";var O=(h(),e(g)).default;Object.defineProperty(E,"__esModule",{value:!0});E.default=void 0;var Ie=O((y(),e(f))),Fe=O((m(),e(b))),Te=O((x(),e(A))),Pe=O((k(),e(v))),it=O((j(),e($))),Re=w(),rt=E.default=(function(l){function r(){return(0,Ie.default)(this,r),(0,Te.default)(this,r,arguments)}return(0,Pe.default)(r,l),(0,Fe.default)(r,[{key:"getStyles",value:function(){return{td:{background:this.getAttribute("background-color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),color:this.getAttribute("color"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")}}}},{key:"renderContent",value:function(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"resolveFontFamily",value:function(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:r.defaultAttributes.fontFamily}},{key:"render",value:function(){return`
      <div
        ${this.htmlAttributes({class:"mj-accordion-content"})}
      >
        <table
          ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",style:"table"})}
        >
          <tbody>
            <tr>
              ${this.renderContent()}
            </tr>
          </tbody>
        </table>
      </div>
    `}}])})(Re.BodyComponent);(0,it.default)(rt,"componentName","mj-accordion-text");(0,it.default)(rt,"endingTag",!0);(0,it.default)(rt,"allowedAttributes",{"background-color":"color","font-size":"unit(px)","font-family":"string","font-weight":"string","letter-spacing":"unitWithNegative(px,em)","line-height":"unit(px,%,)",color:"color","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}"});(0,it.default)(rt,"defaultAttributes",{"font-size":"13px","line-height":"1",padding:"16px"});Ot.exports=E.default});var $t=c((N,Et)=>{"use strict";var q=(h(),e(g)).default;Object.defineProperty(N,"__esModule",{value:!0});N.default=void 0;var Oe=q((y(),e(f))),Ee=q((m(),e(b))),Ne=q((x(),e(A))),Be=q((k(),e(v))),nt=q((j(),e($))),De=w(),Ue=q(T()),ot=N.default=(function(l){function r(){return(0,Oe.default)(this,r),(0,Ne.default)(this,r,arguments)}return(0,Be.default)(r,l),(0,Ee.default)(r,[{key:"getStyles",value:function(){return{td:{width:"100%","background-color":this.getAttribute("background-color"),color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")},td2:{padding:"16px",background:this.getAttribute("background-color"),"vertical-align":this.getAttribute("icon-align")},img:{display:"none",width:this.getAttribute("icon-width"),height:this.getAttribute("icon-height")}}}},{key:"resolveFontFamily",value:function(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:r.defaultAttributes.fontFamily}},{key:"renderTitle",value:function(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"renderIcons",value:function(){return(0,Ue.default)(`
      <td
        ${this.htmlAttributes({class:"mj-accordion-ico",style:"td2"})}
      >
        <img
          ${this.htmlAttributes({src:this.getAttribute("icon-wrapped-url"),alt:this.getAttribute("icon-wrapped-alt"),class:"mj-accordion-more",style:"img"})}
        />
        <img
          ${this.htmlAttributes({src:this.getAttribute("icon-unwrapped-url"),alt:this.getAttribute("icon-unwrapped-alt"),class:"mj-accordion-less",style:"img"})}
        />
      </td>
    `,!0)}},{key:"render",value:function(){let t=[this.renderTitle(),this.renderIcons()],i=(this.getAttribute("icon-position")==="right"?t:t.reverse()).join(`
`);return`
      <div ${this.htmlAttributes({class:"mj-accordion-title"})}>
        <table
          ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",style:"table"})}
        >
          <tbody>
            <tr>
              ${i}
            </tr>
          </tbody>
        </table>
      </div>
    `}}])})(De.BodyComponent);(0,nt.default)(ot,"componentName","mj-accordion-title");(0,nt.default)(ot,"endingTag",!0);(0,nt.default)(ot,"allowedAttributes",{"background-color":"color",color:"color","font-size":"unit(px)","font-family":"string","font-weight":"string","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}"});(0,nt.default)(ot,"defaultAttributes",{"font-size":"13px",padding:"16px"});Et.exports=N.default});var Dt=c((B,Bt)=>{"use strict";var _=(h(),e(g)).default;Object.defineProperty(B,"__esModule",{value:!0});B.default=void 0;var He=_((y(),e(f))),Le=_((m(),e(b))),We=_((x(),e(A))),Ve=_((k(),e(v))),jt=_((j(),e($))),Ge=w(),Nt=(tt(),e(Z)),Ke=_(T()),Xe=_(kt()),Je=_($t()),wt=B.default=(function(l){function r(){return(0,He.default)(this,r),(0,We.default)(this,r,arguments)}return(0,Ve.default)(r,l),(0,Le.default)(r,[{key:"getStyles",value:function(){return{td:{padding:"0px","background-color":this.getAttribute("background-color")},label:{"font-size":"13px","font-family":this.getAttribute("font-family")},input:{display:"none"}}}},{key:"handleMissingChildren",value:function(){let{children:t}=this.props,i=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((u,p)=>({...u,[p]:this.getAttribute(p)}),{}),o=[];return(0,Nt.find)(t,{tagName:"mj-accordion-title"})||o.push(new Je.default({attributes:i,context:this.getChildContext()}).render()),o.push(this.renderChildren(t,{attributes:i})),(0,Nt.find)(t,{tagName:"mj-accordion-text"})||o.push(new Xe.default({attributes:i,context:this.getChildContext()}).render()),o.join(`
`)}},{key:"getChildContext",value:function(){return{...this.context,elementFontFamily:this.getAttribute("font-family")}}},{key:"render",value:function(){return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        <td ${this.htmlAttributes({style:"td"})}>
          <label
            ${this.htmlAttributes({class:"mj-accordion-element",style:"label"})}
          >
            ${(0,Ke.default)(`
              <input
                ${this.htmlAttributes({class:"mj-accordion-checkbox",type:"checkbox",style:"input"})}
              />
            `,!0)}
            <div>
              ${this.handleMissingChildren()}
            </div>
          </label>
        </td>
      </tr>
    `}}])})(Ge.BodyComponent);(0,jt.default)(wt,"componentName","mj-accordion-element");(0,jt.default)(wt,"allowedAttributes",{"background-color":"color",border:"string","font-family":"string","icon-align":"enum(top,middle,bottom)","icon-width":"unit(px,%)","icon-height":"unit(px,%)","icon-wrapped-url":"string","icon-wrapped-alt":"string","icon-unwrapped-url":"string","icon-unwrapped-alt":"string","icon-position":"enum(left,right)"});(0,jt.default)(wt,"defaultAttributes",{title:{img:{width:"32px",height:"32px"}}});Bt.exports=B.default});var Ut=c(S=>{"use strict";var at=(h(),e(g)).default;Object.defineProperty(S,"__esModule",{value:!0});Object.defineProperty(S,"Accordion",{enumerable:!0,get:function(){return Qe.default}});Object.defineProperty(S,"AccordionElement",{enumerable:!0,get:function(){return Ye.default}});Object.defineProperty(S,"AccordionText",{enumerable:!0,get:function(){return Ze.default}});Object.defineProperty(S,"AccordionTitle",{enumerable:!0,get:function(){return ti.default}});var Qe=at(Rt()),Ye=at(Dt()),Ze=at(kt()),ti=at($t())});var _t=c((lt,Ht)=>{"use strict";Object.defineProperty(lt,"__esModule",{value:!0});lt.default=ei;function ei(l){let r="";for(let n=0;n<l;n+=1)r+=Math.floor(Math.random()*16).toString(16);return r}Ht.exports=lt.default});var Vt=c((D,Wt)=>{"use strict";var z=(h(),e(g)).default;Object.defineProperty(D,"__esModule",{value:!0});D.default=void 0;var ii=z((y(),e(f))),ri=z((m(),e(b))),ni=z((x(),e(A))),oi=z((k(),e(v))),st=z((j(),e($))),ai=w(),s=(tt(),e(Z)),Lt=T(),li=z(_t()),Ct=D.default=(function(l){function r(n={}){var t;return(0,ii.default)(this,r),t=(0,ni.default)(this,r,[n]),(0,st.default)(t,"componentHeadStyle",()=>{let{length:i}=t.props.children,{carouselId:o}=t;if(!i)return"";let u=`
    .mj-carousel {
      -webkit-user-select: none;
      -moz-user-select: none;
      user-select: none;
    }

    .mj-carousel-${o}-icons-cell {
      display: table-cell !important;
      width: ${t.getAttribute("icon-width")} !important;
    }

    .mj-carousel-radio,
    .mj-carousel-next,
    .mj-carousel-previous {
      display: none !important;
    }

    .mj-carousel-thumbnail,
    .mj-carousel-next,
    .mj-carousel-previous {
      touch-action: manipulation;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio:checked ${(0,s.repeat)("+ * ",a)}+ .mj-carousel-content .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-content .mj-carousel-image-${a+1}`).join(",")} {
      display: block !important;
    }

    .mj-carousel-previous-icons,
    .mj-carousel-next-icons,
    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-content .mj-carousel-next-${(a+1%i+i)%i+1}`)},
    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-content .mj-carousel-previous-${(a-1%i+i)%i+1}`)} {
      display: block !important;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail-${a+1}`).join(",")} {
      border-color: ${t.getAttribute("tb-selected-border-color")} !important;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail
          `).join(",")} {
      display: inline-block !important;
    }

    .mj-carousel-image img + div,
    .mj-carousel-thumbnail img + div {
      display: none !important;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-thumbnail:hover ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-main .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    .mj-carousel-thumbnail:hover {
      border-color: ${t.getAttribute("tb-hover-border-color")} !important;
    }

    ${(0,s.range)(0,i).map(a=>`.mj-carousel-${o}-thumbnail-${a+1}:hover ${(0,s.repeat)("+ * ",i-a-1)}+ .mj-carousel-main .mj-carousel-image-${a+1}`).join(",")} {
      display: block !important;
    }
    `,p=`
      .mj-carousel noinput { display:block !important; }
      .mj-carousel noinput .mj-carousel-image-1 { display: block !important;  }
      .mj-carousel noinput .mj-carousel-arrows,
      .mj-carousel noinput .mj-carousel-thumbnails { display: none !important; }

      [owa] .mj-carousel-thumbnail { display: none !important; }
      
      @media screen yahoo {
          .mj-carousel-${t.carouselId}-icons-cell,
          .mj-carousel-previous-icons,
          .mj-carousel-next-icons {
              display: none !important;
          }

          .mj-carousel-${o}-radio-1:checked ${(0,s.repeat)("+ *",i-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail-1 {
              border-color: transparent;
          }
      }
    `;return`${u}
${p}`}),t.carouselId=(0,li.default)(16),t}return(0,oi.default)(r,l),(0,ri.default)(r,[{key:"getStyles",value:function(){return{carousel:{div:{display:"table",width:"100%","table-layout":"fixed","text-align":"center","font-size":"0px"},table:{"caption-side":"top",display:"table-caption","table-layout":"fixed",width:"100%"}},images:{td:{padding:"0px"}},controls:{div:{display:"none","mso-hide":"all"},img:{display:"block",width:this.getAttribute("icon-width"),height:"auto"},td:{"font-size":"0px",display:"none","mso-hide":"all",padding:"0px"}}}}},{key:"thumbnailsWidth",value:function(){return this.props.children.length?this.getAttribute("tb-width")||`${(0,s.min)([this.context.parentWidth/this.props.children.length,110])}px`:0}},{key:"imagesAttributes",value:function(){return(0,s.map)(this.children,"attributes")}},{key:"generateRadios",value:function(){return this.renderChildren(this.props.children,{renderer:t=>t.renderRadio(),attributes:{carouselId:this.carouselId}})}},{key:"generateThumbnails",value:function(){return["visible","supported"].includes(this.getAttribute("thumbnails"))?this.renderChildren(this.props.children,{attributes:{"tb-border":this.getAttribute("tb-border"),"tb-border-radius":this.getAttribute("tb-border-radius"),"tb-width":this.thumbnailsWidth(),carouselId:this.carouselId},renderer:t=>t.renderThumbnail()}):""}},{key:"generateControls",value:function(t,i){let o=parseInt(this.getAttribute("icon-width"),10);return`
      <td
        ${this.htmlAttributes({class:`mj-carousel-${this.carouselId}-icons-cell`,style:"controls.td"})}
      >
        <div
          ${this.htmlAttributes({class:`mj-carousel-${t}-icons`,style:"controls.div"})}
        >
          ${(0,s.range)(1,this.props.children.length+1).map(u=>`
              <label
                ${this.htmlAttributes({for:`mj-carousel-${this.carouselId}-radio-${u}`,class:`mj-carousel-${t} mj-carousel-${t}-${u}`})}
              >
                <img
                  ${this.htmlAttributes({src:i,alt:t,style:"controls.img",width:o})}
                />
              </label>
            `).join("")}
        </div>
      </td>
    `}},{key:"generateImages",value:function(){return`
      <td
        ${this.htmlAttributes({style:"images.td"})}
      >
        <div
          ${this.htmlAttributes({class:"mj-carousel-images"})}
        >
          ${this.renderChildren(this.props.children,{attributes:{"border-radius":this.getAttribute("border-radius")}})}
        </div>
      </td>
    `}},{key:"generateCarousel",value:function(){return`
      <table
        ${this.htmlAttributes({style:"carousel.table",border:"0",cellpadding:"0",cellspacing:"0",width:"100%",role:"presentation",class:"mj-carousel-main"})}
      >
        <tbody>
          <tr>
            ${this.generateControls("previous",this.getAttribute("left-icon"))}
            ${this.generateImages()}
            ${this.generateControls("next",this.getAttribute("right-icon"))}
          </tr>
        </tbody>
      </table>
    `}},{key:"renderFallback",value:function(){let{children:t}=this.props;return t.length===0?"":(0,Lt.msoConditionalTag)(this.renderChildren([t[0]],{attributes:{"border-radius":this.getAttribute("border-radius")}}))}},{key:"getChildContext",value:function(){return{...this.context,thumbnails:this.getAttribute("thumbnails")}}},{key:"render",value:function(){return`
      ${(0,Lt.msoConditionalTag)(`
        <div
          ${this.htmlAttributes({class:"mj-carousel"})}
        >
          ${this.generateRadios()}
          <div
            ${this.htmlAttributes({class:`mj-carousel-content mj-carousel-${this.carouselId}-content`,style:"carousel.div"})}
          >
            ${this.generateThumbnails()}
            ${this.generateCarousel()}
          </div>
        </div>
      `,!0)}
      ${this.renderFallback()}
    `}}])})(ai.BodyComponent);(0,st.default)(Ct,"componentName","mj-carousel");(0,st.default)(Ct,"allowedAttributes",{align:"enum(left,center,right)","border-radius":"string","container-background-color":"color","icon-width":"unit(px,%)","left-icon":"string",padding:"unit(px,%){1,4}","padding-top":"unit(px,%)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","right-icon":"string",thumbnails:"enum(visible,hidden,supported)","tb-border":"string","tb-border-radius":"string","tb-hover-border-color":"color","tb-selected-border-color":"color","tb-width":"unit(px,%)"});(0,st.default)(Ct,"defaultAttributes",{align:"center","border-radius":"6px","icon-width":"44px","left-icon":"https://i.imgur.com/xTh3hln.png","right-icon":"https://i.imgur.com/os7o9kz.png",thumbnails:"visible","tb-border":"2px solid transparent","tb-border-radius":"6px","tb-hover-border-color":"#fead0d","tb-selected-border-color":"#ccc"});Wt.exports=D.default});var Xt=c((H,Kt)=>{"use strict";var U=(h(),e(g)).default;Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var si=U((y(),e(f))),ui=U((m(),e(b))),di=U((x(),e(A))),ci=U((k(),e(v))),ut=U((j(),e($))),Gt=w(),dt=H.default=(function(l){function r(){return(0,si.default)(this,r),(0,di.default)(this,r,arguments)}return(0,ci.default)(r,l),(0,ui.default)(r,[{key:"getStyles",value:function(){let t=this.hasThumbnailsSupported();return{images:{img:{"border-radius":this.getAttribute("border-radius"),display:"block",width:this.context.containerWidth,"max-width":"100%",height:"auto"},firstImageDiv:{},otherImageDiv:{display:"none","mso-hide":"all"}},radio:{input:{display:"none","mso-hide":"all"}},thumbnails:{a:{border:this.getAttribute("tb-border"),"border-radius":this.getAttribute("tb-border-radius"),display:t?"none":"inline-block",overflow:"hidden",width:this.getAttribute("tb-width")},img:{display:"block",width:"100%",height:"auto"}}}}},{key:"hasThumbnailsSupported",value:function(){return(this.getAttribute("thumbnails")||this.context.thumbnails)==="supported"}},{key:"renderThumbnail",value:function(){let{carouselId:t,src:i,alt:o,"tb-width":u,target:p}=this.attributes,a=this.props.index+1,C=(0,Gt.suffixCssClasses)(this.getAttribute("css-class"),"thumbnail");return`
      <a
        ${this.htmlAttributes({style:"thumbnails.a",href:`#${a}`,target:p,class:`mj-carousel-thumbnail mj-carousel-${t}-thumbnail mj-carousel-${t}-thumbnail-${a} ${C}`})}
      >
        <label ${this.htmlAttributes({for:`mj-carousel-${t}-radio-${a}`})}>
          <img
            ${this.htmlAttributes({style:"thumbnails.img",src:this.getAttribute("thumbnails-src")||i,alt:o,width:parseInt(u,10)})}
          />
        </label>
      </a>
    `}},{key:"renderRadio",value:function(){let{index:t}=this.props,i=this.getAttribute("carouselId");return`
      <input
        ${this.htmlAttributes({class:`mj-carousel-radio mj-carousel-${i}-radio mj-carousel-${i}-radio-${t+1}`,checked:t===0?"checked":null,type:"radio",name:`mj-carousel-radio-${i}`,id:`mj-carousel-${i}-radio-${t+1}`,style:"radio.input"})}
      />
    `}},{key:"render",value:function(){let{src:t,alt:i,href:o,rel:u,title:p}=this.attributes,{index:a}=this.props,C=`
      <img
        ${this.htmlAttributes({title:p,src:t,alt:i,style:"images.img",width:parseInt(this.context.containerWidth,10),border:"0"})} />
    `,Y=this.getAttribute("css-class")||"";return`
      <div
        ${this.htmlAttributes({class:`mj-carousel-image mj-carousel-image-${a+1} ${Y}`,style:a===0?"images.firstImageDiv":"images.otherImageDiv"})}
      >
        ${o?`<a ${this.htmlAttributes({href:o,rel:u,target:"_blank"})}>${C}</a>`:C}
      </div>
    `}}])})(Gt.BodyComponent);(0,ut.default)(dt,"componentName","mj-carousel-image");(0,ut.default)(dt,"endingTag",!0);(0,ut.default)(dt,"allowedAttributes",{alt:"string",href:"string",rel:"string",target:"string",title:"string",src:"string","thumbnails-src":"string","border-radius":"string","tb-border":"string","tb-border-radius":"string"});(0,ut.default)(dt,"defaultAttributes",{alt:"",target:"_blank"});Kt.exports=H.default});var Qt=c(ct=>{"use strict";var Jt=(h(),e(g)).default;Object.defineProperty(ct,"__esModule",{value:!0});Object.defineProperty(ct,"Carousel",{enumerable:!0,get:function(){return gi.default}});Object.defineProperty(ct,"CarouselImage",{enumerable:!0,get:function(){return hi.default}});var gi=Jt(Vt()),hi=Jt(Xt())});var Zt=c((W,Yt)=>{"use strict";var L=(h(),e(g)).default;Object.defineProperty(W,"__esModule",{value:!0});W.default=void 0;var pi=L((y(),e(f))),bi=L((m(),e(b))),mi=L((x(),e(A))),fi=L((k(),e(v))),ht=L((j(),e($))),yi=w(),gt=(_e(),e(we)),Ai=(0,gt.flow)((0,gt.filter)(gt.identity),(0,gt.join)(" ")),qt=W.default=(function(l){function r(...n){var t;return(0,pi.default)(this,r),t=(0,mi.default)(this,r,[...n]),(0,ht.default)(t,"getBackground",()=>Ai([t.getAttribute("background-color"),...t.getAttribute("background-url")?[`url('${t.getAttribute("background-url")}')`,"no-repeat",`${t.getAttribute("background-position")} / cover`]:[]])),t}return(0,fi.default)(r,l),(0,bi.default)(r,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,i=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right");return{...this.context,containerWidth:`${parseFloat(t)-i}px`}}},{key:"getStyles",value:function(){let{containerWidth:t}=this.context,{containerWidth:i}=this.getChildContext(),o=Math.round(parseInt(this.getAttribute("background-height"),10)/parseInt(this.getAttribute("background-width"),10)*100),u=this.getAttribute("background-width")||t;return{div:{margin:"0 auto","max-width":t},table:{width:"100%"},tr:{"vertical-align":"top"},"td-fluid":{width:"0.01%","padding-bottom":`${o}%`,"mso-padding-bottom-alt":"0"},"outlook-table":{width:t},"outlook-td":{"line-height":0,"font-size":0,"mso-line-height-rule":"exactly"},"outlook-inner-table":{width:i},"outlook-image":{border:"0",height:this.getAttribute("background-height"),"mso-position-horizontal":"center",position:"absolute",top:0,width:u,"z-index":"-3"},"outlook-inner-td":{"background-color":this.getAttribute("inner-background-color"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-div":{"background-color":this.getAttribute("inner-background-color"),float:this.getAttribute("align"),margin:"0px auto",width:this.getAttribute("width"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-table":{width:"100%",margin:"0px"}}}},{key:"renderContent",value:function(){let{containerWidth:t}=this.getChildContext(),{children:i}=this.props;return`
      <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",style:"outlook-inner-table",width:parseInt(t,10)})}
        >
          <tr>
            <td ${this.htmlAttributes({style:"outlook-inner-td"})}>
      <![endif]-->
      <div
        ${this.htmlAttributes({align:this.getAttribute("align"),class:"mj-hero-content",style:"inner-div"})}
      >
        <table
          ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"inner-table"})}
        >
          <tbody>
            <tr>
              <td ${this.htmlAttributes({style:"inner-td"})} >
                <table
                  ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"inner-table"})}
                >
                  <tbody>
                    ${this.renderChildren(i,{renderer:o=>o.constructor.isRawElement()?o.render():`
                        <tr>
                          <td
                            ${o.htmlAttributes({align:o.getAttribute("align"),background:o.getAttribute("container-background-color"),class:o.getAttribute("css-class"),style:{background:o.getAttribute("container-background-color"),"font-size":"0px",padding:o.getAttribute("padding"),"padding-top":o.getAttribute("padding-top"),"padding-right":o.getAttribute("padding-right"),"padding-bottom":o.getAttribute("padding-bottom"),"padding-left":o.getAttribute("padding-left"),"word-break":"break-word"}})}
                          >
                            ${o.render()}
                          </td>
                        </tr>
                      `})}
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <!--[if mso | IE]>
            </td>
          </tr>
        </table>
      <![endif]-->
    `}},{key:"renderMode",value:function(){let t={background:this.getAttribute("background-url"),style:{background:this.getBackground(),"background-position":this.getAttribute("background-position"),"background-repeat":"no-repeat","border-radius":this.getAttribute("border-radius"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"vertical-align":this.getAttribute("vertical-align")}};if(this.getAttribute("mode")==="fluid-height"){let i=this.htmlAttributes({style:"td-fluid"});return`
          <td ${i} />
          <td ${this.htmlAttributes({...t})}>
            ${this.renderContent()}
          </td>
          <td ${i} />
        `}else{let o=parseInt(this.getAttribute("height"),10)-this.getShorthandAttrValue("padding","top")-this.getShorthandAttrValue("padding","bottom");return`
          <td
            ${this.htmlAttributes({...t,height:o,style:{...t.style,height:`${o}px`}})}
          >
            ${this.renderContent()}
          </td>
        `}}},{key:"render",value:function(){let{containerWidth:t}=this.context;return`
      <!--[if mso | IE]>
        <table
          ${this.htmlAttributes({align:"center",border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"outlook-table",width:parseInt(t,10)})}
        >
          <tr>
            <td ${this.htmlAttributes({style:"outlook-td"})}>
              <v:image
                ${this.htmlAttributes({style:"outlook-image",src:this.getAttribute("background-url"),"xmlns:v":"urn:schemas-microsoft-com:vml"})}
              />
      <![endif]-->
      <div
        ${this.htmlAttributes({align:this.getAttribute("align"),class:this.getAttribute("css-class"),style:"div"})}
      >
        <table
          ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
        >
          <tbody>
            <tr
              ${this.htmlAttributes({style:"tr"})}
            >
              ${this.renderMode()}
            </tr>
          </tbody>
      </table>
    </div>
    <!--[if mso | IE]>
          </td>
        </tr>
      </table>
    <![endif]-->
    `}}])})(yi.BodyComponent);(0,ht.default)(qt,"componentName","mj-hero");(0,ht.default)(qt,"allowedAttributes",{mode:"string",height:"unit(px,%)","background-url":"string","background-width":"unit(px,%)","background-height":"unit(px,%)","background-position":"string","border-radius":"string","inner-background-color":"color","inner-padding":"unit(px,%){1,4}","inner-padding-top":"unit(px,%)","inner-padding-left":"unit(px,%)","inner-padding-right":"unit(px,%)","inner-padding-bottom":"unit(px,%)",padding:"unit(px,%){1,4}","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)","background-color":"color","vertical-align":"enum(top,bottom,middle)"});(0,ht.default)(qt,"defaultAttributes",{mode:"fixed-height",height:"0px","background-url":null,"background-position":"center center",padding:"0px","padding-bottom":null,"padding-left":null,"padding-right":null,"padding-top":null,"background-color":"#ffffff","vertical-align":"top"});Yt.exports=W.default});var ie=c((V,ee)=>{"use strict";var xi=(je(),e($e)).default,M=(h(),e(g)).default;Object.defineProperty(V,"__esModule",{value:!0});V.default=void 0;var vi=M((y(),e(f))),ki=M((m(),e(b))),$i=M((x(),e(A))),ji=M((k(),e(v))),pt=M((j(),e($))),te=w(),St=xi(T()),wi=M(_t()),zt=V.default=(function(l){function r(...n){var t;return(0,vi.default)(this,r),t=(0,$i.default)(this,r,[...n]),(0,pt.default)(t,"headStyle",i=>`
      noinput.mj-menu-checkbox { display:block!important; max-height:none!important; visibility:visible!important; }

      @media only screen and (max-width:${(0,te.makeLowerBreakpoint)(i)}) {
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links { display:none!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-inline-links,
        .mj-menu-checkbox[type="checkbox"] ~ .mj-menu-trigger { display:block!important; max-width:none!important; max-height:none!important; font-size:inherit!important; }
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links > a { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-close { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-open { display:none!important; }
      }
    `),t}return(0,ji.default)(r,l),(0,ki.default)(r,[{key:"getStyles",value:function(){return{div:{align:this.getAttribute("align"),width:"100%"},label:{display:"block",cursor:"pointer","mso-hide":"all","-moz-user-select":"none","user-select":"none",color:this.getAttribute("ico-color"),"font-size":this.getAttribute("ico-font-size"),"font-family":this.getAttribute("ico-font-family"),"text-transform":this.getAttribute("ico-text-transform"),"text-decoration":this.getAttribute("ico-text-decoration"),"line-height":this.getAttribute("ico-line-height"),padding:this.getAttribute("ico-padding"),"padding-top":this.getAttribute("ico-padding-top"),"padding-right":this.getAttribute("ico-padding-right"),"padding-bottom":this.getAttribute("ico-padding-bottom"),"padding-left":this.getAttribute("ico-padding-left")},trigger:{display:"none","max-height":"0px","max-width":"0px","font-size":"0px",overflow:"hidden"},icoOpen:{"mso-hide":"all"},icoClose:{display:"none","mso-hide":"all"}}}},{key:"renderHamburger",value:function(){let t=(0,wi.default)(16);return`
      ${(0,St.msoConditionalTag)(`
        <input type="checkbox" id="${t}" class="mj-menu-checkbox" style="display:none !important; max-height:0; visibility:hidden;" />
      `,!0)}
      <div
        ${this.htmlAttributes({class:"mj-menu-trigger",style:"trigger"})}
      >
        <label
          ${this.htmlAttributes({for:t,class:"mj-menu-label",style:"label",align:this.getAttribute("ico-align")})}
        >
          <span
            ${this.htmlAttributes({class:"mj-menu-icon-open",style:"icoOpen"})}
          >
            ${this.getAttribute("ico-open")}
          </span>
          <span
            ${this.htmlAttributes({class:"mj-menu-icon-close",style:"icoClose"})}
          >
            ${this.getAttribute("ico-close")}
          </span>
        </label>
      </div>
    `}},{key:"render",value:function(){return`
        ${this.getAttribute("hamburger")==="hamburger"?this.renderHamburger():""}
        <div
          ${this.htmlAttributes({class:"mj-inline-links",style:this.htmlAttributes("div")})}
        >
        ${(0,St.default)(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0" align="${this.getAttribute("align")}">
            <tr>
        `)}
          ${this.renderChildren(this.props.children,{attributes:{navbarBaseUrl:this.getAttribute("base-url")}})}
          ${(0,St.default)(`
            </tr></table>
          `)}
        </div>
    `}}])})(te.BodyComponent);(0,pt.default)(zt,"componentName","mj-navbar");(0,pt.default)(zt,"allowedAttributes",{align:"enum(left,center,right)","base-url":"string",hamburger:"string","ico-align":"enum(left,center,right)","ico-open":"string","ico-close":"string","ico-color":"color","ico-font-size":"unit(px,%)","ico-font-family":"string","ico-text-transform":"string","ico-padding":"unit(px,%){1,4}","ico-padding-left":"unit(px,%)","ico-padding-top":"unit(px,%)","ico-padding-right":"unit(px,%)","ico-padding-bottom":"unit(px,%)",padding:"unit(px,%){1,4}","padding-left":"unit(px,%)","padding-top":"unit(px,%)","padding-right":"unit(px,%)","padding-bottom":"unit(px,%)","ico-text-decoration":"string","ico-line-height":"unit(px,%,)"});(0,pt.default)(zt,"defaultAttributes",{align:"center","base-url":null,hamburger:null,"ico-align":"center","ico-open":"&#9776;","ico-close":"&#8855;","ico-color":"#000000","ico-font-size":"30px","ico-font-family":"Ubuntu, Helvetica, Arial, sans-serif","ico-text-transform":"uppercase","ico-padding":"10px","ico-text-decoration":"none","ico-line-height":"30px"});ee.exports=V.default});var ae=c((G,oe)=>{"use strict";var I=(h(),e(g)).default;Object.defineProperty(G,"__esModule",{value:!0});G.default=void 0;var _i=I((y(),e(f))),Ci=I((m(),e(b))),qi=I((x(),e(A))),Si=I((k(),e(v))),bt=I((j(),e($))),re=w(),ne=I(T()),mt=G.default=(function(l){function r(){return(0,_i.default)(this,r),(0,qi.default)(this,r,arguments)}return(0,Si.default)(r,l),(0,Ci.default)(r,[{key:"getStyles",value:function(){return{a:{display:"inline-block",color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")},td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")}}}},{key:"renderContent",value:function(){let t=this.getAttribute("href"),i=this.getAttribute("navbarBaseUrl"),o=i?`${i}${t}`:t,u=this.getAttribute("css-class")?` ${this.getAttribute("css-class")}`:"";return`
      <a
        ${this.htmlAttributes({class:`mj-link${u}`,href:o,rel:this.getAttribute("rel"),target:this.getAttribute("target"),name:this.getAttribute("name"),style:"a"})}
      >
        ${this.getContent()}
      </a>
    `}},{key:"render",value:function(){return`
        ${(0,ne.default)(`
          <td
            ${this.htmlAttributes({style:"td",class:(0,re.suffixCssClasses)(this.getAttribute("css-class"),"outlook")})}
          >
        `)}
        ${this.renderContent()}
        ${(0,ne.default)(`
          </td>
        `)}
      `}}])})(re.BodyComponent);(0,bt.default)(mt,"componentName","mj-navbar-link");(0,bt.default)(mt,"endingTag",!0);(0,bt.default)(mt,"allowedAttributes",{color:"color","font-family":"string","font-size":"unit(px)","font-style":"string","font-weight":"string",href:"string",name:"string",target:"string",rel:"string","letter-spacing":"unitWithNegative(px,em)","line-height":"unit(px,%,)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}","text-decoration":"string","text-transform":"string"});(0,bt.default)(mt,"defaultAttributes",{color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","line-height":"22px",padding:"15px 10px",target:"_blank","text-decoration":"none","text-transform":"uppercase"});oe.exports=G.default});var se=c(ft=>{"use strict";var le=(h(),e(g)).default;Object.defineProperty(ft,"__esModule",{value:!0});Object.defineProperty(ft,"Navbar",{enumerable:!0,get:function(){return zi.default}});Object.defineProperty(ft,"NavbarLink",{enumerable:!0,get:function(){return Mi.default}});var zi=le(ie()),Mi=le(ae())});var de=c((X,ue)=>{"use strict";var K=(h(),e(g)).default;Object.defineProperty(X,"__esModule",{value:!0});X.default=void 0;var Ii=K((y(),e(f))),Fi=K((m(),e(b))),Ti=K((x(),e(A))),Pi=K((k(),e(v))),Mt=K((j(),e($))),Ri=w(),Oi=(tt(),e(Z)),It=X.default=(function(l){function r(){return(0,Ii.default)(this,r),(0,Ti.default)(this,r,arguments)}return(0,Pi.default)(r,l),(0,Fi.default)(r,[{key:"getStyles",value:function(){return{tableVertical:{margin:"0px"}}}},{key:"getSocialElementAttributes",value:function(){let t={};return this.getAttribute("inner-padding")&&(t.padding=this.getAttribute("inner-padding")),["border","border-radius","color","font-family","font-size","font-weight","font-style","icon-size","icon-height","icon-padding","text-padding","line-height","text-decoration"].filter(i=>!(0,Oi.isNil)(this.getAttribute(i))).reduce((i,o)=>(i[o]=this.getAttribute(o),i),t)}},{key:"renderHorizontal",value:function(){let{children:t}=this.props;return`
     <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
      >
        <tr>
      <![endif]-->
      ${this.renderChildren(t,{attributes:this.getSocialElementAttributes(),renderer:i=>i.constructor.isRawElement()?i.render():`
            <!--[if mso | IE]>
              <td>
            <![endif]-->
              <table
                ${i.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:{float:"none",display:"inline-table"}})}
              >
                <tbody>
                  ${i.render()}
                </tbody>
              </table>
            <!--[if mso | IE]>
              </td>
            <![endif]-->
          `})}
      <!--[if mso | IE]>
          </tr>
        </table>
      <![endif]-->
    `}},{key:"renderVertical",value:function(){let{children:t}=this.props;return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"tableVertical"})}
      >
        <tbody>
          ${this.renderChildren(t,{attributes:this.getSocialElementAttributes()})}
        </tbody>
      </table>
    `}},{key:"render",value:function(){return`
      ${this.getAttribute("mode")==="horizontal"?this.renderHorizontal():this.renderVertical()}
    `}}])})(Ri.BodyComponent);(0,Mt.default)(It,"componentName","mj-social");(0,Mt.default)(It,"allowedAttributes",{align:"enum(left,right,center)",border:"string","border-radius":"string","container-background-color":"color",color:"color","font-family":"string","font-size":"unit(px)","font-style":"string","font-weight":"string","icon-size":"unit(px,%)","icon-height":"unit(px,%)","icon-padding":"unit(px,%){1,4}","inner-padding":"unit(px,%){1,4}","line-height":"unit(px,%,)",mode:"enum(horizontal,vertical)","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}","table-layout":"enum(auto,fixed)","text-padding":"unit(px,%){1,4}","text-decoration":"string","vertical-align":"enum(top,bottom,middle)"});(0,Mt.default)(It,"defaultAttributes",{align:"center","border-radius":"3px",color:"#333333","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","icon-size":"20px","inner-padding":null,"line-height":"22px",mode:"horizontal",padding:"10px 25px","text-decoration":"none"});ue.exports=X.default});var he=c((Q,ge)=>{"use strict";var J=(h(),e(g)).default;Object.defineProperty(Q,"__esModule",{value:!0});Q.default=void 0;var Ei=J((y(),e(f))),Ni=J((m(),e(b))),Bi=J((x(),e(A))),Di=J((k(),e(v))),yt=J((j(),e($))),Ui=w(),ce=(tt(),e(Z)),d="https://www.mailjet.com/images/theme/v1/icons/ico-social/",Ft={facebook:{"share-url":"https://www.facebook.com/sharer/sharer.php?u=[[URL]]","background-color":"#3b5998",src:`${d}facebook.png`},twitter:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#55acee",src:`${d}twitter.png`},x:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#000000",src:`${d}twitter-x.png`},google:{"share-url":"https://plus.google.com/share?url=[[URL]]","background-color":"#dc4e41",src:`${d}google-plus.png`},pinterest:{"share-url":"https://pinterest.com/pin/create/button/?url=[[URL]]&media=&description=","background-color":"#bd081c",src:`${d}pinterest.png`},linkedin:{"share-url":"https://www.linkedin.com/shareArticle?mini=true&url=[[URL]]&title=&summary=&source=","background-color":"#0077b5",src:`${d}linkedin.png`},instagram:{"background-color":"#3f729b",src:`${d}instagram.png`},web:{src:`${d}web.png`,"background-color":"#4BADE9"},snapchat:{src:`${d}snapchat.png`,"background-color":"#FFFA54"},youtube:{src:`${d}youtube.png`,"background-color":"#EB3323"},tumblr:{src:`${d}tumblr.png`,"share-url":"https://www.tumblr.com/widgets/share/tool?canonicalUrl=[[URL]]","background-color":"#344356"},github:{src:`${d}github.png`,"background-color":"#000000"},xing:{src:`${d}xing.png`,"share-url":"https://www.xing.com/app/user?op=share&url=[[URL]]","background-color":"#296366"},vimeo:{src:`${d}vimeo.png`,"background-color":"#53B4E7"},medium:{src:`${d}medium.png`,"background-color":"#000000"},soundcloud:{src:`${d}soundcloud.png`,"background-color":"#EF7F31"},dribbble:{src:`${d}dribbble.png`,"background-color":"#D95988"}};(0,ce.each)(Ft,(l,r)=>{Ft[`${r}-noshare`]={...l,"share-url":"[[URL]]"}});var At=Q.default=(function(l){function r(){return(0,Ei.default)(this,r),(0,Bi.default)(this,r,arguments)}return(0,Di.default)(r,l),(0,Ni.default)(r,[{key:"getStyles",value:function(){let{"icon-size":t,"icon-height":i,"background-color":o}=this.getSocialAttributes();return{td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"vertical-align":this.getAttribute("vertical-align")},table:{background:o,"border-radius":this.getAttribute("border-radius"),width:t},icon:{padding:this.getAttribute("icon-padding"),"font-size":"0",height:i||t,"vertical-align":"middle",width:t},img:{border:this.getAttribute("border"),"border-radius":this.getAttribute("border-radius"),display:"block"},tdText:{"vertical-align":"middle",padding:this.getAttribute("text-padding"),"text-align":this.getAttribute("align")},text:{color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-weight":this.getAttribute("font-weight"),"font-style":this.getAttribute("font-style"),"font-family":this.getAttribute("font-family"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration")}}}},{key:"getSocialAttributes",value:function(){let t=Ft[this.getAttribute("name")]||{},i=this.getAttribute("href");i&&(0,ce.get)(t,"share-url")&&(i=t["share-url"].replace("[[URL]]",i));let o=["icon-size","icon-height","srcset","sizes","src","background-color"].reduce((u,p)=>({...u,[p]:this.getAttribute(p)||t[p]}),{});return{href:i,...o}}},{key:"render",value:function(){let{src:t,srcset:i,sizes:o,href:u,"icon-size":p}=this.getSocialAttributes(),a=!!this.getAttribute("href"),C=this.getAttribute("icon-position"),Y=()=>`
        <td ${this.htmlAttributes({style:"td"})}>
          <table
            ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
          >
            <tbody>
              <tr>
                <td ${this.htmlAttributes({style:"icon"})}>
                  ${a?`<a ${this.htmlAttributes({href:u,rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:""}
                    <img
                      ${this.htmlAttributes({alt:this.getAttribute("alt"),title:this.getAttribute("title"),src:t,style:"img",width:parseInt(p,10),sizes:o,srcset:i})}
                    />
                  ${a?"</a>":""}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      `,Tt=()=>`
        ${this.getContent()?`
          <td ${this.htmlAttributes({style:"tdText"})}>
            ${a?`<a
                ${this.htmlAttributes({href:u,style:"text",rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:`<span
                    ${this.htmlAttributes({style:"text"})}>`}
              ${this.getContent()}
            ${a?"</a>":"</span>"}
          </td>
          `:""}
      `,ve=()=>`${Y()} ${Tt()}`,ke=()=>`${Tt()} ${Y()}`;return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        ${C==="left"?ve():ke()}
      </tr>
    `}}])})(Ui.BodyComponent);(0,yt.default)(At,"componentName","mj-social-element");(0,yt.default)(At,"endingTag",!0);(0,yt.default)(At,"allowedAttributes",{align:"enum(left,center,right)","icon-position":"enum(left,right)","background-color":"color",color:"color",border:"string","border-radius":"string","font-family":"string","font-size":"unit(px)","font-style":"string","font-weight":"string",href:"string","icon-size":"unit(px,%)","icon-height":"unit(px,%)","icon-padding":"unit(px,%){1,4}","line-height":"unit(px,%,)",name:"string","padding-bottom":"unit(px,%)","padding-left":"unit(px,%)","padding-right":"unit(px,%)","padding-top":"unit(px,%)",padding:"unit(px,%){1,4}","text-padding":"unit(px,%){1,4}",rel:"string",src:"string",srcset:"string",sizes:"string",alt:"string",title:"string",target:"string","text-decoration":"string","vertical-align":"enum(top,middle,bottom)"});(0,yt.default)(At,"defaultAttributes",{alt:"",align:"left","icon-position":"left",color:"#000",border:"0","border-radius":"3px","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"4px","text-padding":"4px 4px 4px 0",target:"_blank","text-decoration":"none","vertical-align":"middle"});ge.exports=Q.default});var be=c(xt=>{"use strict";var pe=(h(),e(g)).default;Object.defineProperty(xt,"__esModule",{value:!0});Object.defineProperty(xt,"Social",{enumerable:!0,get:function(){return Hi.default}});Object.defineProperty(xt,"SocialElement",{enumerable:!0,get:function(){return Li.default}});var Hi=pe(de()),Li=pe(he())});var me=F(Ut(),1),fe=F(Qt(),1),ye=F(Zt(),1),Ae=F(se(),1),xe=F(be(),1),Xi=[ye.default,me.default,fe.default,Ae.default,xe.default].flatMap(l=>typeof l=="function"?[l]:Object.values(l));export{Xi as extraComponents};

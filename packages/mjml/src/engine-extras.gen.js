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
import{A as we,B as T,b as c,d as F,e,f as h,g,h as je,i as xe,j as p,k as m,l as f,m as A,n as y,o as v,p as k,q as $,r as Z,s as tt,u as j,v as x,y as _,z as _e}from"./engine-shared.gen.js";var Rt=c((R,Pt)=>{"use strict";var P=(g(),e(h)).default;Object.defineProperty(R,"__esModule",{value:!0});R.default=void 0;var Ce=P((A(),e(f))),qe=P((m(),e(p))),Se=P((v(),e(y))),ze=P(($(),e(k))),et=P((x(),e(j))),Me=_(),kt=R.default=(function(l){function i(...n){var t;return(0,Ce.default)(this,i),t=(0,Se.default)(this,i,[...n]),(0,et.default)(t,"headStyle",()=>`
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
    `),t}return(0,ze.default)(i,l),(0,qe.default)(i,[{key:"getStyles",value:function(){return{table:{width:"100%","border-collapse":"collapse",border:this.getAttribute("border"),"border-bottom":"none","font-family":this.getAttribute("font-family")}}}},{key:"getChildContext",value:function(){return{...this.context,accordionFontFamily:this.getAttribute("font-family")}}},{key:"render",value:function(){let t=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((r,o)=>({...r,[o]:this.getAttribute(o)}),{});return`
      <table
        ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",class:"mj-accordion",style:"table"})}
      >
        <tbody>
          ${this.renderChildren(this.props.children,{attributes:t})}
        </tbody>
      </table>
    `}}])})(Me.BodyComponent);(0,et.default)(kt,"componentName","mj-accordion");(0,et.default)(kt,"allowedAttributes",{"container-background-color":"color"});(0,et.default)(kt,"defaultAttributes",{border:"2px solid black","font-family":"Ubuntu, Helvetica, Arial, sans-serif","icon-align":"middle","icon-wrapped-url":"https://i.imgur.com/bIXv1bk.png","icon-wrapped-alt":"+","icon-unwrapped-url":"https://i.imgur.com/w4uTygT.png","icon-unwrapped-alt":"-","icon-position":"right","icon-height":"32px","icon-width":"32px",padding:"10px 25px"});Pt.exports=R.default});var $t=c((E,Ot)=>{"use strict";var O=(g(),e(h)).default;Object.defineProperty(E,"__esModule",{value:!0});E.default=void 0;var Ie=O((A(),e(f))),Fe=O((m(),e(p))),Te=O((v(),e(y))),Pe=O(($(),e(k))),rt=O((x(),e(j))),Re=_(),it=E.default=(function(l){function i(){return(0,Ie.default)(this,i),(0,Te.default)(this,i,arguments)}return(0,Pe.default)(i,l),(0,Fe.default)(i,[{key:"getStyles",value:function(){return{td:{background:this.getAttribute("background-color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),color:this.getAttribute("color"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")}}}},{key:"renderContent",value:function(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"resolveFontFamily",value:function(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:i.defaultAttributes.fontFamily}},{key:"render",value:function(){return`
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
    `}}])})(Re.BodyComponent);(0,rt.default)(it,"componentName","mj-accordion-text");(0,rt.default)(it,"endingTag",!0);(0,rt.default)(it,"allowedAttributes",{"background-color":"color",color:"color"});(0,rt.default)(it,"defaultAttributes",{"font-size":"13px","line-height":"1",padding:"16px"});Ot.exports=E.default});var jt=c((N,Et)=>{"use strict";var q=(g(),e(h)).default;Object.defineProperty(N,"__esModule",{value:!0});N.default=void 0;var Oe=q((A(),e(f))),Ee=q((m(),e(p))),Ne=q((v(),e(y))),Be=q(($(),e(k))),nt=q((x(),e(j))),De=_(),Ue=q(T()),ot=N.default=(function(l){function i(){return(0,Oe.default)(this,i),(0,Ne.default)(this,i,arguments)}return(0,Be.default)(i,l),(0,Ee.default)(i,[{key:"getStyles",value:function(){return{td:{width:"100%","background-color":this.getAttribute("background-color"),color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")},td2:{padding:"16px",background:this.getAttribute("background-color"),"vertical-align":this.getAttribute("icon-align")},img:{display:"none",width:this.getAttribute("icon-width"),height:this.getAttribute("icon-height")}}}},{key:"resolveFontFamily",value:function(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:i.defaultAttributes.fontFamily}},{key:"renderTitle",value:function(){return`
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
    `,!0)}},{key:"render",value:function(){let t=[this.renderTitle(),this.renderIcons()],r=(this.getAttribute("icon-position")==="right"?t:t.reverse()).join(`
`);return`
      <div ${this.htmlAttributes({class:"mj-accordion-title"})}>
        <table
          ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",style:"table"})}
        >
          <tbody>
            <tr>
              ${r}
            </tr>
          </tbody>
        </table>
      </div>
    `}}])})(De.BodyComponent);(0,nt.default)(ot,"componentName","mj-accordion-title");(0,nt.default)(ot,"endingTag",!0);(0,nt.default)(ot,"allowedAttributes",{"background-color":"color",color:"color"});(0,nt.default)(ot,"defaultAttributes",{"font-size":"13px",padding:"16px"});Et.exports=N.default});var Dt=c((B,Bt)=>{"use strict";var w=(g(),e(h)).default;Object.defineProperty(B,"__esModule",{value:!0});B.default=void 0;var He=w((A(),e(f))),Le=w((m(),e(p))),We=w((v(),e(y))),Ve=w(($(),e(k))),xt=w((x(),e(j))),Ge=_(),Nt=(tt(),e(Z)),Ke=w(T()),Xe=w($t()),Je=w(jt()),_t=B.default=(function(l){function i(){return(0,He.default)(this,i),(0,We.default)(this,i,arguments)}return(0,Ve.default)(i,l),(0,Le.default)(i,[{key:"getStyles",value:function(){return{td:{padding:"0px","background-color":this.getAttribute("background-color")},label:{"font-size":"13px","font-family":this.getAttribute("font-family")},input:{display:"none"}}}},{key:"handleMissingChildren",value:function(){let{children:t}=this.props,r=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((u,b)=>({...u,[b]:this.getAttribute(b)}),{}),o=[];return(0,Nt.find)(t,{tagName:"mj-accordion-title"})||o.push(new Je.default({attributes:r,context:this.getChildContext()}).render()),o.push(this.renderChildren(t,{attributes:r})),(0,Nt.find)(t,{tagName:"mj-accordion-text"})||o.push(new Xe.default({attributes:r,context:this.getChildContext()}).render()),o.join(`
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
    `}}])})(Ge.BodyComponent);(0,xt.default)(_t,"componentName","mj-accordion-element");(0,xt.default)(_t,"allowedAttributes",{"background-color":"color"});(0,xt.default)(_t,"defaultAttributes",{title:{img:{width:"32px",height:"32px"}}});Bt.exports=B.default});var Ut=c(S=>{"use strict";var at=(g(),e(h)).default;Object.defineProperty(S,"__esModule",{value:!0});Object.defineProperty(S,"Accordion",{enumerable:!0,get:function(){return Qe.default}});Object.defineProperty(S,"AccordionElement",{enumerable:!0,get:function(){return Ye.default}});Object.defineProperty(S,"AccordionText",{enumerable:!0,get:function(){return Ze.default}});Object.defineProperty(S,"AccordionTitle",{enumerable:!0,get:function(){return tr.default}});var Qe=at(Rt()),Ye=at(Dt()),Ze=at($t()),tr=at(jt())});var wt=c((lt,Ht)=>{"use strict";Object.defineProperty(lt,"__esModule",{value:!0});lt.default=er;function er(l){let i="";for(let n=0;n<l;n+=1)i+=Math.floor(Math.random()*16).toString(16);return i}Ht.exports=lt.default});var Vt=c((D,Wt)=>{"use strict";var z=(g(),e(h)).default;Object.defineProperty(D,"__esModule",{value:!0});D.default=void 0;var rr=z((A(),e(f))),ir=z((m(),e(p))),nr=z((v(),e(y))),or=z(($(),e(k))),st=z((x(),e(j))),ar=_(),s=(tt(),e(Z)),Lt=T(),lr=z(wt()),Ct=D.default=(function(l){function i(n={}){var t;return(0,rr.default)(this,i),t=(0,nr.default)(this,i,[n]),(0,st.default)(t,"componentHeadStyle",()=>{let{length:r}=t.props.children,{carouselId:o}=t;if(!r)return"";let u=`
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

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio:checked ${(0,s.repeat)("+ * ",a)}+ .mj-carousel-content .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-content .mj-carousel-image-${a+1}`).join(",")} {
      display: block !important;
    }

    .mj-carousel-previous-icons,
    .mj-carousel-next-icons,
    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-content .mj-carousel-next-${(a+1%r+r)%r+1}`)},
    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-content .mj-carousel-previous-${(a-1%r+r)%r+1}`)} {
      display: block !important;
    }

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail-${a+1}`).join(",")} {
      border-color: ${t.getAttribute("tb-selected-border-color")} !important;
    }

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-radio-${a+1}:checked ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail
          `).join(",")} {
      display: inline-block !important;
    }

    .mj-carousel-image img + div,
    .mj-carousel-thumbnail img + div {
      display: none !important;
    }

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-thumbnail:hover ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-main .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    .mj-carousel-thumbnail:hover {
      border-color: ${t.getAttribute("tb-hover-border-color")} !important;
    }

    ${(0,s.range)(0,r).map(a=>`.mj-carousel-${o}-thumbnail-${a+1}:hover ${(0,s.repeat)("+ * ",r-a-1)}+ .mj-carousel-main .mj-carousel-image-${a+1}`).join(",")} {
      display: block !important;
    }
    `,b=`
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

          .mj-carousel-${o}-radio-1:checked ${(0,s.repeat)("+ *",r-1)}+ .mj-carousel-content .mj-carousel-${o}-thumbnail-1 {
              border-color: transparent;
          }
      }
    `;return`${u}
${b}`}),t.carouselId=(0,lr.default)(16),t}return(0,or.default)(i,l),(0,ir.default)(i,[{key:"getStyles",value:function(){return{carousel:{div:{display:"table",width:"100%","table-layout":"fixed","text-align":"center","font-size":"0px"},table:{"caption-side":"top",display:"table-caption","table-layout":"fixed",width:"100%"}},images:{td:{padding:"0px"}},controls:{div:{display:"none","mso-hide":"all"},img:{display:"block",width:this.getAttribute("icon-width"),height:"auto"},td:{"font-size":"0px",display:"none","mso-hide":"all",padding:"0px"}}}}},{key:"thumbnailsWidth",value:function(){return this.props.children.length?this.getAttribute("tb-width")||`${(0,s.min)([this.context.parentWidth/this.props.children.length,110])}px`:0}},{key:"imagesAttributes",value:function(){return(0,s.map)(this.children,"attributes")}},{key:"generateRadios",value:function(){return this.renderChildren(this.props.children,{renderer:t=>t.renderRadio(),attributes:{carouselId:this.carouselId}})}},{key:"generateThumbnails",value:function(){return["visible","supported"].includes(this.getAttribute("thumbnails"))?this.renderChildren(this.props.children,{attributes:{"tb-border":this.getAttribute("tb-border"),"tb-border-radius":this.getAttribute("tb-border-radius"),"tb-width":this.thumbnailsWidth(),carouselId:this.carouselId},renderer:t=>t.renderThumbnail()}):""}},{key:"generateControls",value:function(t,r){let o=parseInt(this.getAttribute("icon-width"),10);return`
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
                  ${this.htmlAttributes({src:r,alt:t,style:"controls.img",width:o})}
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
    `}}])})(ar.BodyComponent);(0,st.default)(Ct,"componentName","mj-carousel");(0,st.default)(Ct,"allowedAttributes",{"container-background-color":"color","tb-hover-border-color":"color","tb-selected-border-color":"color"});(0,st.default)(Ct,"defaultAttributes",{align:"center","border-radius":"6px","icon-width":"44px","left-icon":"https://i.imgur.com/xTh3hln.png","right-icon":"https://i.imgur.com/os7o9kz.png",thumbnails:"visible","tb-border":"2px solid transparent","tb-border-radius":"6px","tb-hover-border-color":"#fead0d","tb-selected-border-color":"#ccc"});Wt.exports=D.default});var Xt=c((H,Kt)=>{"use strict";var U=(g(),e(h)).default;Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var sr=U((A(),e(f))),ur=U((m(),e(p))),dr=U((v(),e(y))),cr=U(($(),e(k))),ut=U((x(),e(j))),Gt=_(),dt=H.default=(function(l){function i(){return(0,sr.default)(this,i),(0,dr.default)(this,i,arguments)}return(0,cr.default)(i,l),(0,ur.default)(i,[{key:"getStyles",value:function(){let t=this.hasThumbnailsSupported();return{images:{img:{"border-radius":this.getAttribute("border-radius"),display:"block",width:this.context.containerWidth,"max-width":"100%",height:"auto"},firstImageDiv:{},otherImageDiv:{display:"none","mso-hide":"all"}},radio:{input:{display:"none","mso-hide":"all"}},thumbnails:{a:{border:this.getAttribute("tb-border"),"border-radius":this.getAttribute("tb-border-radius"),display:t?"none":"inline-block",overflow:"hidden",width:this.getAttribute("tb-width")},img:{display:"block",width:"100%",height:"auto"}}}}},{key:"hasThumbnailsSupported",value:function(){return(this.getAttribute("thumbnails")||this.context.thumbnails)==="supported"}},{key:"renderThumbnail",value:function(){let{carouselId:t,src:r,alt:o,"tb-width":u,target:b}=this.attributes,a=this.props.index+1,C=(0,Gt.suffixCssClasses)(this.getAttribute("css-class"),"thumbnail");return`
      <a
        ${this.htmlAttributes({style:"thumbnails.a",href:`#${a}`,target:b,class:`mj-carousel-thumbnail mj-carousel-${t}-thumbnail mj-carousel-${t}-thumbnail-${a} ${C}`})}
      >
        <label ${this.htmlAttributes({for:`mj-carousel-${t}-radio-${a}`})}>
          <img
            ${this.htmlAttributes({style:"thumbnails.img",src:this.getAttribute("thumbnails-src")||r,alt:o,width:parseInt(u,10)})}
          />
        </label>
      </a>
    `}},{key:"renderRadio",value:function(){let{index:t}=this.props,r=this.getAttribute("carouselId");return`
      <input
        ${this.htmlAttributes({class:`mj-carousel-radio mj-carousel-${r}-radio mj-carousel-${r}-radio-${t+1}`,checked:t===0?"checked":null,type:"radio",name:`mj-carousel-radio-${r}`,id:`mj-carousel-${r}-radio-${t+1}`,style:"radio.input"})}
      />
    `}},{key:"render",value:function(){let{src:t,alt:r,href:o,rel:u,title:b}=this.attributes,{index:a}=this.props,C=`
      <img
        ${this.htmlAttributes({title:b,src:t,alt:r,style:"images.img",width:parseInt(this.context.containerWidth,10),border:"0"})} />
    `,Y=this.getAttribute("css-class")||"";return`
      <div
        ${this.htmlAttributes({class:`mj-carousel-image mj-carousel-image-${a+1} ${Y}`,style:a===0?"images.firstImageDiv":"images.otherImageDiv"})}
      >
        ${o?`<a ${this.htmlAttributes({href:o,rel:u,target:"_blank"})}>${C}</a>`:C}
      </div>
    `}}])})(Gt.BodyComponent);(0,ut.default)(dt,"componentName","mj-carousel-image");(0,ut.default)(dt,"endingTag",!0);(0,ut.default)(dt,"allowedAttributes",{});(0,ut.default)(dt,"defaultAttributes",{alt:"",target:"_blank"});Kt.exports=H.default});var Qt=c(ct=>{"use strict";var Jt=(g(),e(h)).default;Object.defineProperty(ct,"__esModule",{value:!0});Object.defineProperty(ct,"Carousel",{enumerable:!0,get:function(){return hr.default}});Object.defineProperty(ct,"CarouselImage",{enumerable:!0,get:function(){return gr.default}});var hr=Jt(Vt()),gr=Jt(Xt())});var Zt=c((W,Yt)=>{"use strict";var L=(g(),e(h)).default;Object.defineProperty(W,"__esModule",{value:!0});W.default=void 0;var br=L((A(),e(f))),pr=L((m(),e(p))),mr=L((v(),e(y))),fr=L(($(),e(k))),gt=L((x(),e(j))),Ar=_(),ht=(we(),e(_e)),yr=(0,ht.flow)((0,ht.filter)(ht.identity),(0,ht.join)(" ")),qt=W.default=(function(l){function i(...n){var t;return(0,br.default)(this,i),t=(0,mr.default)(this,i,[...n]),(0,gt.default)(t,"getBackground",()=>yr([t.getAttribute("background-color"),...t.getAttribute("background-url")?[`url('${t.getAttribute("background-url")}')`,"no-repeat",`${t.getAttribute("background-position")} / cover`]:[]])),t}return(0,fr.default)(i,l),(0,pr.default)(i,[{key:"getChildContext",value:function(){let{containerWidth:t}=this.context,r=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right");return{...this.context,containerWidth:`${parseFloat(t)-r}px`}}},{key:"getStyles",value:function(){let{containerWidth:t}=this.context,{containerWidth:r}=this.getChildContext(),o=Math.round(parseInt(this.getAttribute("background-height"),10)/parseInt(this.getAttribute("background-width"),10)*100),u=this.getAttribute("background-width")||t;return{div:{margin:"0 auto","max-width":t},table:{width:"100%"},tr:{"vertical-align":"top"},"td-fluid":{width:"0.01%","padding-bottom":`${o}%`,"mso-padding-bottom-alt":"0"},"outlook-table":{width:t},"outlook-td":{"line-height":0,"font-size":0,"mso-line-height-rule":"exactly"},"outlook-inner-table":{width:r},"outlook-image":{border:"0",height:this.getAttribute("background-height"),"mso-position-horizontal":"center",position:"absolute",top:0,width:u,"z-index":"-3"},"outlook-inner-td":{"background-color":this.getAttribute("inner-background-color"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-div":{"background-color":this.getAttribute("inner-background-color"),float:this.getAttribute("align"),margin:"0px auto",width:this.getAttribute("width"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-table":{width:"100%",margin:"0px"}}}},{key:"renderContent",value:function(){let{containerWidth:t}=this.getChildContext(),{children:r}=this.props;return`
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
                    ${this.renderChildren(r,{renderer:o=>o.constructor.isRawElement()?o.render():`
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
    `}},{key:"renderMode",value:function(){let t={background:this.getAttribute("background-url"),style:{background:this.getBackground(),"background-position":this.getAttribute("background-position"),"background-repeat":"no-repeat","border-radius":this.getAttribute("border-radius"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"vertical-align":this.getAttribute("vertical-align")}};if(this.getAttribute("mode")==="fluid-height"){let r=this.htmlAttributes({style:"td-fluid"});return`
          <td ${r} />
          <td ${this.htmlAttributes({...t})}>
            ${this.renderContent()}
          </td>
          <td ${r} />
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
    `}}])})(Ar.BodyComponent);(0,gt.default)(qt,"componentName","mj-hero");(0,gt.default)(qt,"allowedAttributes",{"inner-background-color":"color","background-color":"color"});(0,gt.default)(qt,"defaultAttributes",{mode:"fixed-height",height:"0px","background-url":null,"background-position":"center center",padding:"0px","padding-bottom":null,"padding-left":null,"padding-right":null,"padding-top":null,"background-color":"#ffffff","vertical-align":"top"});Yt.exports=W.default});var re=c((V,ee)=>{"use strict";var vr=(xe(),e(je)).default,M=(g(),e(h)).default;Object.defineProperty(V,"__esModule",{value:!0});V.default=void 0;var kr=M((A(),e(f))),$r=M((m(),e(p))),jr=M((v(),e(y))),xr=M(($(),e(k))),bt=M((x(),e(j))),te=_(),St=vr(T()),_r=M(wt()),zt=V.default=(function(l){function i(...n){var t;return(0,kr.default)(this,i),t=(0,jr.default)(this,i,[...n]),(0,bt.default)(t,"headStyle",r=>`
      noinput.mj-menu-checkbox { display:block!important; max-height:none!important; visibility:visible!important; }

      @media only screen and (max-width:${(0,te.makeLowerBreakpoint)(r)}) {
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links { display:none!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-inline-links,
        .mj-menu-checkbox[type="checkbox"] ~ .mj-menu-trigger { display:block!important; max-width:none!important; max-height:none!important; font-size:inherit!important; }
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links > a { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-close { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-open { display:none!important; }
      }
    `),t}return(0,xr.default)(i,l),(0,$r.default)(i,[{key:"getStyles",value:function(){return{div:{align:this.getAttribute("align"),width:"100%"},label:{display:"block",cursor:"pointer","mso-hide":"all","-moz-user-select":"none","user-select":"none",color:this.getAttribute("ico-color"),"font-size":this.getAttribute("ico-font-size"),"font-family":this.getAttribute("ico-font-family"),"text-transform":this.getAttribute("ico-text-transform"),"text-decoration":this.getAttribute("ico-text-decoration"),"line-height":this.getAttribute("ico-line-height"),padding:this.getAttribute("ico-padding"),"padding-top":this.getAttribute("ico-padding-top"),"padding-right":this.getAttribute("ico-padding-right"),"padding-bottom":this.getAttribute("ico-padding-bottom"),"padding-left":this.getAttribute("ico-padding-left")},trigger:{display:"none","max-height":"0px","max-width":"0px","font-size":"0px",overflow:"hidden"},icoOpen:{"mso-hide":"all"},icoClose:{display:"none","mso-hide":"all"}}}},{key:"renderHamburger",value:function(){let t=(0,_r.default)(16);return`
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
    `}}])})(te.BodyComponent);(0,bt.default)(zt,"componentName","mj-navbar");(0,bt.default)(zt,"allowedAttributes",{"ico-color":"color"});(0,bt.default)(zt,"defaultAttributes",{align:"center","base-url":null,hamburger:null,"ico-align":"center","ico-open":"&#9776;","ico-close":"&#8855;","ico-color":"#000000","ico-font-size":"30px","ico-font-family":"Ubuntu, Helvetica, Arial, sans-serif","ico-text-transform":"uppercase","ico-padding":"10px","ico-text-decoration":"none","ico-line-height":"30px"});ee.exports=V.default});var ae=c((G,oe)=>{"use strict";var I=(g(),e(h)).default;Object.defineProperty(G,"__esModule",{value:!0});G.default=void 0;var wr=I((A(),e(f))),Cr=I((m(),e(p))),qr=I((v(),e(y))),Sr=I(($(),e(k))),pt=I((x(),e(j))),ie=_(),ne=I(T()),mt=G.default=(function(l){function i(){return(0,wr.default)(this,i),(0,qr.default)(this,i,arguments)}return(0,Sr.default)(i,l),(0,Cr.default)(i,[{key:"getStyles",value:function(){return{a:{display:"inline-block",color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")},td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")}}}},{key:"renderContent",value:function(){let t=this.getAttribute("href"),r=this.getAttribute("navbarBaseUrl"),o=r?`${r}${t}`:t,u=this.getAttribute("css-class")?` ${this.getAttribute("css-class")}`:"";return`
      <a
        ${this.htmlAttributes({class:`mj-link${u}`,href:o,rel:this.getAttribute("rel"),target:this.getAttribute("target"),name:this.getAttribute("name"),style:"a"})}
      >
        ${this.getContent()}
      </a>
    `}},{key:"render",value:function(){return`
        ${(0,ne.default)(`
          <td
            ${this.htmlAttributes({style:"td",class:(0,ie.suffixCssClasses)(this.getAttribute("css-class"),"outlook")})}
          >
        `)}
        ${this.renderContent()}
        ${(0,ne.default)(`
          </td>
        `)}
      `}}])})(ie.BodyComponent);(0,pt.default)(mt,"componentName","mj-navbar-link");(0,pt.default)(mt,"endingTag",!0);(0,pt.default)(mt,"allowedAttributes",{color:"color"});(0,pt.default)(mt,"defaultAttributes",{color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","line-height":"22px",padding:"15px 10px",target:"_blank","text-decoration":"none","text-transform":"uppercase"});oe.exports=G.default});var se=c(ft=>{"use strict";var le=(g(),e(h)).default;Object.defineProperty(ft,"__esModule",{value:!0});Object.defineProperty(ft,"Navbar",{enumerable:!0,get:function(){return zr.default}});Object.defineProperty(ft,"NavbarLink",{enumerable:!0,get:function(){return Mr.default}});var zr=le(re()),Mr=le(ae())});var de=c((X,ue)=>{"use strict";var K=(g(),e(h)).default;Object.defineProperty(X,"__esModule",{value:!0});X.default=void 0;var Ir=K((A(),e(f))),Fr=K((m(),e(p))),Tr=K((v(),e(y))),Pr=K(($(),e(k))),Mt=K((x(),e(j))),Rr=_(),Or=(tt(),e(Z)),It=X.default=(function(l){function i(){return(0,Ir.default)(this,i),(0,Tr.default)(this,i,arguments)}return(0,Pr.default)(i,l),(0,Fr.default)(i,[{key:"getStyles",value:function(){return{tableVertical:{margin:"0px"}}}},{key:"getSocialElementAttributes",value:function(){let t={};return this.getAttribute("inner-padding")&&(t.padding=this.getAttribute("inner-padding")),["border","border-radius","color","font-family","font-size","font-weight","font-style","icon-size","icon-height","icon-padding","text-padding","line-height","text-decoration"].filter(r=>!(0,Or.isNil)(this.getAttribute(r))).reduce((r,o)=>(r[o]=this.getAttribute(o),r),t)}},{key:"renderHorizontal",value:function(){let{children:t}=this.props;return`
     <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
      >
        <tr>
      <![endif]-->
      ${this.renderChildren(t,{attributes:this.getSocialElementAttributes(),renderer:r=>r.constructor.isRawElement()?r.render():`
            <!--[if mso | IE]>
              <td>
            <![endif]-->
              <table
                ${r.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:{float:"none",display:"inline-table"}})}
              >
                <tbody>
                  ${r.render()}
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
    `}}])})(Rr.BodyComponent);(0,Mt.default)(It,"componentName","mj-social");(0,Mt.default)(It,"allowedAttributes",{"container-background-color":"color",color:"color"});(0,Mt.default)(It,"defaultAttributes",{align:"center","border-radius":"3px",color:"#333333","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","icon-size":"20px","inner-padding":null,"line-height":"22px",mode:"horizontal",padding:"10px 25px","text-decoration":"none"});ue.exports=X.default});var ge=c((Q,he)=>{"use strict";var J=(g(),e(h)).default;Object.defineProperty(Q,"__esModule",{value:!0});Q.default=void 0;var Er=J((A(),e(f))),Nr=J((m(),e(p))),Br=J((v(),e(y))),Dr=J(($(),e(k))),At=J((x(),e(j))),Ur=_(),ce=(tt(),e(Z)),d="https://www.mailjet.com/images/theme/v1/icons/ico-social/",Ft={facebook:{"share-url":"https://www.facebook.com/sharer/sharer.php?u=[[URL]]","background-color":"#3b5998",src:`${d}facebook.png`},twitter:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#55acee",src:`${d}twitter.png`},x:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#000000",src:`${d}twitter-x.png`},google:{"share-url":"https://plus.google.com/share?url=[[URL]]","background-color":"#dc4e41",src:`${d}google-plus.png`},pinterest:{"share-url":"https://pinterest.com/pin/create/button/?url=[[URL]]&media=&description=","background-color":"#bd081c",src:`${d}pinterest.png`},linkedin:{"share-url":"https://www.linkedin.com/shareArticle?mini=true&url=[[URL]]&title=&summary=&source=","background-color":"#0077b5",src:`${d}linkedin.png`},instagram:{"background-color":"#3f729b",src:`${d}instagram.png`},web:{src:`${d}web.png`,"background-color":"#4BADE9"},snapchat:{src:`${d}snapchat.png`,"background-color":"#FFFA54"},youtube:{src:`${d}youtube.png`,"background-color":"#EB3323"},tumblr:{src:`${d}tumblr.png`,"share-url":"https://www.tumblr.com/widgets/share/tool?canonicalUrl=[[URL]]","background-color":"#344356"},github:{src:`${d}github.png`,"background-color":"#000000"},xing:{src:`${d}xing.png`,"share-url":"https://www.xing.com/app/user?op=share&url=[[URL]]","background-color":"#296366"},vimeo:{src:`${d}vimeo.png`,"background-color":"#53B4E7"},medium:{src:`${d}medium.png`,"background-color":"#000000"},soundcloud:{src:`${d}soundcloud.png`,"background-color":"#EF7F31"},dribbble:{src:`${d}dribbble.png`,"background-color":"#D95988"}};(0,ce.each)(Ft,(l,i)=>{Ft[`${i}-noshare`]={...l,"share-url":"[[URL]]"}});var yt=Q.default=(function(l){function i(){return(0,Er.default)(this,i),(0,Br.default)(this,i,arguments)}return(0,Dr.default)(i,l),(0,Nr.default)(i,[{key:"getStyles",value:function(){let{"icon-size":t,"icon-height":r,"background-color":o}=this.getSocialAttributes();return{td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"vertical-align":this.getAttribute("vertical-align")},table:{background:o,"border-radius":this.getAttribute("border-radius"),width:t},icon:{padding:this.getAttribute("icon-padding"),"font-size":"0",height:r||t,"vertical-align":"middle",width:t},img:{border:this.getAttribute("border"),"border-radius":this.getAttribute("border-radius"),display:"block"},tdText:{"vertical-align":"middle",padding:this.getAttribute("text-padding"),"text-align":this.getAttribute("align")},text:{color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-weight":this.getAttribute("font-weight"),"font-style":this.getAttribute("font-style"),"font-family":this.getAttribute("font-family"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration")}}}},{key:"getSocialAttributes",value:function(){let t=Ft[this.getAttribute("name")]||{},r=this.getAttribute("href");r&&(0,ce.get)(t,"share-url")&&(r=t["share-url"].replace("[[URL]]",r));let o=["icon-size","icon-height","srcset","sizes","src","background-color"].reduce((u,b)=>({...u,[b]:this.getAttribute(b)||t[b]}),{});return{href:r,...o}}},{key:"render",value:function(){let{src:t,srcset:r,sizes:o,href:u,"icon-size":b}=this.getSocialAttributes(),a=!!this.getAttribute("href"),C=this.getAttribute("icon-position"),Y=()=>`
        <td ${this.htmlAttributes({style:"td"})}>
          <table
            ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
          >
            <tbody>
              <tr>
                <td ${this.htmlAttributes({style:"icon"})}>
                  ${a?`<a ${this.htmlAttributes({href:u,rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:""}
                    <img
                      ${this.htmlAttributes({alt:this.getAttribute("alt"),title:this.getAttribute("title"),src:t,style:"img",width:parseInt(b,10),sizes:o,srcset:r})}
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
      `,ke=()=>`${Y()} ${Tt()}`,$e=()=>`${Tt()} ${Y()}`;return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        ${C==="left"?ke():$e()}
      </tr>
    `}}])})(Ur.BodyComponent);(0,At.default)(yt,"componentName","mj-social-element");(0,At.default)(yt,"endingTag",!0);(0,At.default)(yt,"allowedAttributes",{"background-color":"color",color:"color"});(0,At.default)(yt,"defaultAttributes",{alt:"",align:"left","icon-position":"left",color:"#000",border:"0","border-radius":"3px","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"4px","text-padding":"4px 4px 4px 0",target:"_blank","text-decoration":"none","vertical-align":"middle"});he.exports=Q.default});var pe=c(vt=>{"use strict";var be=(g(),e(h)).default;Object.defineProperty(vt,"__esModule",{value:!0});Object.defineProperty(vt,"Social",{enumerable:!0,get:function(){return Hr.default}});Object.defineProperty(vt,"SocialElement",{enumerable:!0,get:function(){return Lr.default}});var Hr=be(de()),Lr=be(ge())});var me=F(Ut(),1),fe=F(Qt(),1),Ae=F(Zt(),1),ye=F(se(),1),ve=F(pe(),1),Xr=[Ae.default,me.default,fe.default,ye.default,ve.default].flatMap(l=>typeof l=="function"?[l]:Object.values(l));export{Xr as extraComponents};

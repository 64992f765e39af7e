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
import{b as f,d as $,e as j,f as u,g as c,h,i as g,j as o,k as n,l as m,m as a,n as E,o as N,s as k,t as Dt,u as Gt,v as x}from"./engine-shared.gen.js";var lt=f((w,st)=>{"use strict";a();Object.defineProperty(w,"__esModule",{value:!0});w.default=void 0;var Kt=k(),X=w.default=(function(d){function r(...t){var e;return u(this,r),e=g(this,r,[...t]),o(e,"headStyle",()=>`
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
    `),e}return h(r,d),c(r,[{key:"getStyles",value(){return{table:{width:"100%","border-collapse":"collapse",border:this.getAttribute("border"),"border-bottom":"none","font-family":this.getAttribute("font-family")}}}},{key:"getChildContext",value(){return{...this.context,accordionFontFamily:this.getAttribute("font-family")}}},{key:"render",value(){let t=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((e,i)=>({...e,[i]:this.getAttribute(i)}),{});return`
      <table
        ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",class:"mj-accordion",style:"table"})}
      >
        <tbody>
          ${this.renderChildren(this.props.children,{attributes:t})}
        </tbody>
      </table>
    `}}])})(Kt.BodyComponent);o(X,"componentName","mj-accordion");o(X,"allowedAttributes",{"container-background-color":"color"});o(X,"defaultAttributes",{border:"2px solid black","font-family":"Ubuntu, Helvetica, Arial, sans-serif","icon-align":"middle","icon-wrapped-url":"https://i.imgur.com/bIXv1bk.png","icon-wrapped-alt":"+","icon-unwrapped-url":"https://i.imgur.com/w4uTygT.png","icon-unwrapped-alt":"-","icon-position":"right","icon-height":"32px","icon-width":"32px",padding:"10px 25px"});st.exports=w.default});var J=f((C,dt)=>{"use strict";a();Object.defineProperty(C,"__esModule",{value:!0});C.default=void 0;var Xt=k(),B=C.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){return{td:{background:this.getAttribute("background-color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),color:this.getAttribute("color"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")}}}},{key:"renderContent",value(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"resolveFontFamily",value(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:r.defaultAttributes.fontFamily}},{key:"render",value(){return`
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
    `}}])})(Xt.BodyComponent);o(B,"componentName","mj-accordion-text");o(B,"endingTag",!0);o(B,"allowedAttributes",{"background-color":"color",color:"color"});o(B,"defaultAttributes",{"font-size":"13px","line-height":"1",padding:"16px"});dt.exports=C.default});var Q=f((_,ut)=>{"use strict";a();Object.defineProperty(_,"__esModule",{value:!0});_.default=void 0;var Jt=k(),Qt=n(x()),R=_.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){return{td:{width:"100%","background-color":this.getAttribute("background-color"),color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")},td2:{padding:"16px",background:this.getAttribute("background-color"),"vertical-align":this.getAttribute("icon-align")},img:{display:"none",width:this.getAttribute("icon-width"),height:this.getAttribute("icon-height")}}}},{key:"resolveFontFamily",value(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:r.defaultAttributes.fontFamily}},{key:"renderTitle",value(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"renderIcons",value(){return(0,Qt.default)(`
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
    `,!0)}},{key:"render",value(){let t=[this.renderTitle(),this.renderIcons()],e=(this.getAttribute("icon-position")==="right"?t:t.reverse()).join(`
`);return`
      <div ${this.htmlAttributes({class:"mj-accordion-title"})}>
        <table
          ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",style:"table"})}
        >
          <tbody>
            <tr>
              ${e}
            </tr>
          </tbody>
        </table>
      </div>
    `}}])})(Jt.BodyComponent);o(R,"componentName","mj-accordion-title");o(R,"endingTag",!0);o(R,"allowedAttributes",{"background-color":"color",color:"color"});o(R,"defaultAttributes",{"font-size":"13px",padding:"16px"});ut.exports=_.default});var gt=f((z,ht)=>{"use strict";a();Object.defineProperty(z,"__esModule",{value:!0});z.default=void 0;var Yt=k(),ct=(N(),j(E)),Zt=n(x()),te=n(J()),ee=n(Q()),Y=z.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){return{td:{padding:"0px","background-color":this.getAttribute("background-color")},label:{"font-size":"13px","font-family":this.getAttribute("font-family")},input:{display:"none"}}}},{key:"handleMissingChildren",value(){let{children:t}=this.props,e=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((l,A)=>({...l,[A]:this.getAttribute(A)}),{}),i=[];return(0,ct.find)(t,{tagName:"mj-accordion-title"})||i.push(new ee.default({attributes:e,context:this.getChildContext()}).render()),i.push(this.renderChildren(t,{attributes:e})),(0,ct.find)(t,{tagName:"mj-accordion-text"})||i.push(new te.default({attributes:e,context:this.getChildContext()}).render()),i.join(`
`)}},{key:"getChildContext",value(){return{...this.context,elementFontFamily:this.getAttribute("font-family")}}},{key:"render",value(){return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        <td ${this.htmlAttributes({style:"td"})}>
          <label
            ${this.htmlAttributes({class:"mj-accordion-element",style:"label"})}
          >
            ${(0,Zt.default)(`
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
    `}}])})(Yt.BodyComponent);o(Y,"componentName","mj-accordion-element");o(Y,"allowedAttributes",{"background-color":"color"});o(Y,"defaultAttributes",{title:{img:{width:"32px",height:"32px"}}});ht.exports=z.default});var bt=f(v=>{"use strict";a();Object.defineProperty(v,"__esModule",{value:!0});Object.defineProperty(v,"Accordion",{enumerable:!0,get:function(){return ie.default}});Object.defineProperty(v,"AccordionElement",{enumerable:!0,get:function(){return re.default}});Object.defineProperty(v,"AccordionText",{enumerable:!0,get:function(){return oe.default}});Object.defineProperty(v,"AccordionTitle",{enumerable:!0,get:function(){return ne.default}});var ie=n(lt()),re=n(gt()),oe=n(J()),ne=n(Q())});var Z=f((U,mt)=>{"use strict";a();Object.defineProperty(U,"__esModule",{value:!0});U.default=ae;function ae(d){let r="";for(let t=0;t<d;t+=1)r+=Math.floor(Math.random()*16).toString(16);return r}mt.exports=U.default});var At=f((M,ft)=>{"use strict";a();Object.defineProperty(M,"__esModule",{value:!0});M.default=void 0;var se=k(),b=(N(),j(E)),pt=x(),le=n(Z()),tt=M.default=(function(d){function r(t={}){var e;return u(this,r),e=g(this,r,[t]),o(e,"componentHeadStyle",()=>{let{length:i}=e.props.children,{carouselId:l}=e;if(!i)return"";let A=`
    .mj-carousel {
      -webkit-user-select: none;
      -moz-user-select: none;
      user-select: none;
    }

    .mj-carousel-${l}-icons-cell {
      display: table-cell !important;
      width: ${e.getAttribute("icon-width")} !important;
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

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio:checked ${(0,b.repeat)("+ * ",s)}+ .mj-carousel-content .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio-${s+1}:checked ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-content .mj-carousel-image-${s+1}`).join(",")} {
      display: block !important;
    }

    .mj-carousel-previous-icons,
    .mj-carousel-next-icons,
    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio-${s+1}:checked ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-content .mj-carousel-next-${(s+1%i+i)%i+1}`)},
    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio-${s+1}:checked ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-content .mj-carousel-previous-${(s-1%i+i)%i+1}`)} {
      display: block !important;
    }

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio-${s+1}:checked ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-content .mj-carousel-${l}-thumbnail-${s+1}`).join(",")} {
      border-color: ${e.getAttribute("tb-selected-border-color")} !important;
    }

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-radio-${s+1}:checked ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-content .mj-carousel-${l}-thumbnail
          `).join(",")} {
      display: inline-block !important;
    }

    .mj-carousel-image img + div,
    .mj-carousel-thumbnail img + div {
      display: none !important;
    }

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-thumbnail:hover ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-main .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    .mj-carousel-thumbnail:hover {
      border-color: ${e.getAttribute("tb-hover-border-color")} !important;
    }

    ${(0,b.range)(0,i).map(s=>`.mj-carousel-${l}-thumbnail-${s+1}:hover ${(0,b.repeat)("+ * ",i-s-1)}+ .mj-carousel-main .mj-carousel-image-${s+1}`).join(",")} {
      display: block !important;
    }
    `,y=`
      .mj-carousel noinput { display:block !important; }
      .mj-carousel noinput .mj-carousel-image-1 { display: block !important;  }
      .mj-carousel noinput .mj-carousel-arrows,
      .mj-carousel noinput .mj-carousel-thumbnails { display: none !important; }

      [owa] .mj-carousel-thumbnail { display: none !important; }
      
      @media screen yahoo {
          .mj-carousel-${e.carouselId}-icons-cell,
          .mj-carousel-previous-icons,
          .mj-carousel-next-icons {
              display: none !important;
          }

          .mj-carousel-${l}-radio-1:checked ${(0,b.repeat)("+ *",i-1)}+ .mj-carousel-content .mj-carousel-${l}-thumbnail-1 {
              border-color: transparent;
          }
      }
    `;return`${A}
${y}`}),e.carouselId=(0,le.default)(16),e}return h(r,d),c(r,[{key:"getStyles",value(){return{carousel:{div:{display:"table",width:"100%","table-layout":"fixed","text-align":"center","font-size":"0px"},table:{"caption-side":"top",display:"table-caption","table-layout":"fixed",width:"100%"}},images:{td:{padding:"0px"}},controls:{div:{display:"none","mso-hide":"all"},img:{display:"block",width:this.getAttribute("icon-width"),height:"auto"},td:{"font-size":"0px",display:"none","mso-hide":"all",padding:"0px"}}}}},{key:"thumbnailsWidth",value(){return this.props.children.length?this.getAttribute("tb-width")||`${(0,b.min)([this.context.parentWidth/this.props.children.length,110])}px`:0}},{key:"imagesAttributes",value(){return(0,b.map)(this.children,"attributes")}},{key:"generateRadios",value(){return this.renderChildren(this.props.children,{renderer:t=>t.renderRadio(),attributes:{carouselId:this.carouselId}})}},{key:"generateThumbnails",value(){return["visible","supported"].includes(this.getAttribute("thumbnails"))?this.renderChildren(this.props.children,{attributes:{"tb-border":this.getAttribute("tb-border"),"tb-border-radius":this.getAttribute("tb-border-radius"),"tb-width":this.thumbnailsWidth(),carouselId:this.carouselId},renderer:t=>t.renderThumbnail()}):""}},{key:"generateControls",value(t,e){let i=parseInt(this.getAttribute("icon-width"),10);return`
      <td
        ${this.htmlAttributes({class:`mj-carousel-${this.carouselId}-icons-cell`,style:"controls.td"})}
      >
        <div
          ${this.htmlAttributes({class:`mj-carousel-${t}-icons`,style:"controls.div"})}
        >
          ${(0,b.range)(1,this.props.children.length+1).map(l=>`
              <label
                ${this.htmlAttributes({for:`mj-carousel-${this.carouselId}-radio-${l}`,class:`mj-carousel-${t} mj-carousel-${t}-${l}`})}
              >
                <img
                  ${this.htmlAttributes({src:e,alt:t,style:"controls.img",width:i})}
                />
              </label>
            `).join("")}
        </div>
      </td>
    `}},{key:"generateImages",value(){return`
      <td
        ${this.htmlAttributes({style:"images.td"})}
      >
        <div
          ${this.htmlAttributes({class:"mj-carousel-images"})}
        >
          ${this.renderChildren(this.props.children,{attributes:{"border-radius":this.getAttribute("border-radius")}})}
        </div>
      </td>
    `}},{key:"generateCarousel",value(){return`
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
    `}},{key:"renderFallback",value(){let{children:t}=this.props;return t.length===0?"":(0,pt.msoConditionalTag)(this.renderChildren([t[0]],{attributes:{"border-radius":this.getAttribute("border-radius")}}))}},{key:"getChildContext",value(){return{...this.context,thumbnails:this.getAttribute("thumbnails")}}},{key:"render",value(){return`
      ${(0,pt.msoConditionalTag)(`
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
    `}}])})(se.BodyComponent);o(tt,"componentName","mj-carousel");o(tt,"allowedAttributes",{"container-background-color":"color","tb-hover-border-color":"color","tb-selected-border-color":"color"});o(tt,"defaultAttributes",{align:"center","border-radius":"6px","icon-width":"44px","left-icon":"https://i.imgur.com/xTh3hln.png","right-icon":"https://i.imgur.com/os7o9kz.png",thumbnails:"visible","tb-border":"2px solid transparent","tb-border-radius":"6px","tb-hover-border-color":"#fead0d","tb-selected-border-color":"#ccc"});ft.exports=M.default});var vt=f((I,kt)=>{"use strict";a();Object.defineProperty(I,"__esModule",{value:!0});I.default=void 0;var yt=k(),L=I.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){let t=this.hasThumbnailsSupported();return{images:{img:{"border-radius":this.getAttribute("border-radius"),display:"block",width:this.context.containerWidth,"max-width":"100%",height:"auto"},firstImageDiv:{},otherImageDiv:{display:"none","mso-hide":"all"}},radio:{input:{display:"none","mso-hide":"all"}},thumbnails:{a:{border:this.getAttribute("tb-border"),"border-radius":this.getAttribute("tb-border-radius"),display:t?"none":"inline-block",overflow:"hidden",width:this.getAttribute("tb-width")},img:{display:"block",width:"100%",height:"auto"}}}}},{key:"hasThumbnailsSupported",value(){return(this.getAttribute("thumbnails")||this.context.thumbnails)==="supported"}},{key:"renderThumbnail",value(){let{carouselId:t,src:e,alt:i,"tb-width":l,target:A}=this.attributes,y=this.props.index+1,s=(0,yt.suffixCssClasses)(this.getAttribute("css-class"),"thumbnail");return`
      <a
        ${this.htmlAttributes({style:"thumbnails.a",href:`#${y}`,target:A,class:`mj-carousel-thumbnail mj-carousel-${t}-thumbnail mj-carousel-${t}-thumbnail-${y} ${s}`})}
      >
        <label ${this.htmlAttributes({for:`mj-carousel-${t}-radio-${y}`})}>
          <img
            ${this.htmlAttributes({style:"thumbnails.img",src:this.getAttribute("thumbnails-src")||e,alt:i,width:parseInt(l,10)})}
          />
        </label>
      </a>
    `}},{key:"renderRadio",value(){let{index:t}=this.props,e=this.getAttribute("carouselId");return`
      <input
        ${this.htmlAttributes({class:`mj-carousel-radio mj-carousel-${e}-radio mj-carousel-${e}-radio-${t+1}`,checked:t===0?"checked":null,type:"radio",name:`mj-carousel-radio-${e}`,id:`mj-carousel-${e}-radio-${t+1}`,style:"radio.input"})}
      />
    `}},{key:"render",value(){let{src:t,alt:e,href:i,rel:l,title:A}=this.attributes,{index:y}=this.props,s=`
      <img
        ${this.htmlAttributes({title:A,src:t,alt:e,style:"images.img",width:parseInt(this.context.containerWidth,10),border:"0"})} />
    `,P=this.getAttribute("css-class")||"";return`
      <div
        ${this.htmlAttributes({class:`mj-carousel-image mj-carousel-image-${y+1} ${P}`,style:y===0?"images.firstImageDiv":"images.otherImageDiv"})}
      >
        ${i?`<a ${this.htmlAttributes({href:i,rel:l,target:"_blank"})}>${s}</a>`:s}
      </div>
    `}}])})(yt.BodyComponent);o(L,"componentName","mj-carousel-image");o(L,"endingTag",!0);o(L,"allowedAttributes",{});o(L,"defaultAttributes",{alt:"",target:"_blank"});kt.exports=I.default});var $t=f(H=>{"use strict";a();Object.defineProperty(H,"__esModule",{value:!0});Object.defineProperty(H,"Carousel",{enumerable:!0,get:function(){return de.default}});Object.defineProperty(H,"CarouselImage",{enumerable:!0,get:function(){return ue.default}});var de=n(At()),ue=n(vt())});var xt=f((S,jt)=>{"use strict";a();Object.defineProperty(S,"__esModule",{value:!0});S.default=void 0;var ce=k(),W=(Gt(),j(Dt)),he=(0,W.flow)((0,W.filter)(W.identity),(0,W.join)(" ")),et=S.default=(function(d){function r(...t){var e;return u(this,r),e=g(this,r,[...t]),o(e,"getBackground",()=>he([e.getAttribute("background-color"),...e.getAttribute("background-url")?[`url('${e.getAttribute("background-url")}')`,"no-repeat",`${e.getAttribute("background-position")} / cover`]:[]])),e}return h(r,d),c(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,e=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right");return{...this.context,containerWidth:`${parseFloat(t)-e}px`}}},{key:"getStyles",value(){let{containerWidth:t}=this.context,{containerWidth:e}=this.getChildContext(),i=Math.round(parseInt(this.getAttribute("background-height"),10)/parseInt(this.getAttribute("background-width"),10)*100),l=this.getAttribute("background-width")||t;return{div:{margin:"0 auto","max-width":t},table:{width:"100%"},tr:{"vertical-align":"top"},"td-fluid":{width:"0.01%","padding-bottom":`${i}%`,"mso-padding-bottom-alt":"0"},"outlook-table":{width:t},"outlook-td":{"line-height":0,"font-size":0,"mso-line-height-rule":"exactly"},"outlook-inner-table":{width:e},"outlook-image":{border:"0",height:this.getAttribute("background-height"),"mso-position-horizontal":"center",position:"absolute",top:0,width:l,"z-index":"-3"},"outlook-inner-td":{"background-color":this.getAttribute("inner-background-color"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-div":{"background-color":this.getAttribute("inner-background-color"),float:this.getAttribute("align"),margin:"0px auto",width:this.getAttribute("width"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-table":{width:"100%",margin:"0px"}}}},{key:"renderContent",value(){let{containerWidth:t}=this.getChildContext(),{children:e}=this.props;return`
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
                    ${this.renderChildren(e,{renderer:i=>i.constructor.isRawElement()?i.render():`
                        <tr>
                          <td
                            ${i.htmlAttributes({align:i.getAttribute("align"),background:i.getAttribute("container-background-color"),class:i.getAttribute("css-class"),style:{background:i.getAttribute("container-background-color"),"font-size":"0px",padding:i.getAttribute("padding"),"padding-top":i.getAttribute("padding-top"),"padding-right":i.getAttribute("padding-right"),"padding-bottom":i.getAttribute("padding-bottom"),"padding-left":i.getAttribute("padding-left"),"word-break":"break-word"}})}
                          >
                            ${i.render()}
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
    `}},{key:"renderMode",value(){let t={background:this.getAttribute("background-url"),style:{background:this.getBackground(),"background-position":this.getAttribute("background-position"),"background-repeat":"no-repeat","border-radius":this.getAttribute("border-radius"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"vertical-align":this.getAttribute("vertical-align")}};if(this.getAttribute("mode")==="fluid-height"){let e=this.htmlAttributes({style:"td-fluid"});return`
          <td ${e} />
          <td ${this.htmlAttributes({...t})}>
            ${this.renderContent()}
          </td>
          <td ${e} />
        `}else{let i=parseInt(this.getAttribute("height"),10)-this.getShorthandAttrValue("padding","top")-this.getShorthandAttrValue("padding","bottom");return`
          <td
            ${this.htmlAttributes({...t,height:i,style:{...t.style,height:`${i}px`}})}
          >
            ${this.renderContent()}
          </td>
        `}}},{key:"render",value(){let{containerWidth:t}=this.context;return`
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
    `}}])})(ce.BodyComponent);o(et,"componentName","mj-hero");o(et,"allowedAttributes",{"inner-background-color":"color","background-color":"color"});o(et,"defaultAttributes",{mode:"fixed-height",height:"0px","background-url":null,"background-position":"center center",padding:"0px","padding-bottom":null,"padding-left":null,"padding-right":null,"padding-top":null,"background-color":"#ffffff","vertical-align":"top"});jt.exports=S.default});var _t=f((F,Ct)=>{"use strict";a();Object.defineProperty(F,"__esModule",{value:!0});F.default=void 0;var wt=k(),it=m(x()),ge=n(Z()),rt=F.default=(function(d){function r(...t){var e;return u(this,r),e=g(this,r,[...t]),o(e,"headStyle",i=>`
      noinput.mj-menu-checkbox { display:block!important; max-height:none!important; visibility:visible!important; }

      @media only screen and (max-width:${(0,wt.makeLowerBreakpoint)(i)}) {
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links { display:none!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-inline-links,
        .mj-menu-checkbox[type="checkbox"] ~ .mj-menu-trigger { display:block!important; max-width:none!important; max-height:none!important; font-size:inherit!important; }
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links > a { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-close { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-open { display:none!important; }
      }
    `),e}return h(r,d),c(r,[{key:"getStyles",value(){return{div:{align:this.getAttribute("align"),width:"100%"},label:{display:"block",cursor:"pointer","mso-hide":"all","-moz-user-select":"none","user-select":"none",color:this.getAttribute("ico-color"),"font-size":this.getAttribute("ico-font-size"),"font-family":this.getAttribute("ico-font-family"),"text-transform":this.getAttribute("ico-text-transform"),"text-decoration":this.getAttribute("ico-text-decoration"),"line-height":this.getAttribute("ico-line-height"),padding:this.getAttribute("ico-padding"),"padding-top":this.getAttribute("ico-padding-top"),"padding-right":this.getAttribute("ico-padding-right"),"padding-bottom":this.getAttribute("ico-padding-bottom"),"padding-left":this.getAttribute("ico-padding-left")},trigger:{display:"none","max-height":"0px","max-width":"0px","font-size":"0px",overflow:"hidden"},icoOpen:{"mso-hide":"all"},icoClose:{display:"none","mso-hide":"all"}}}},{key:"renderHamburger",value(){let t=(0,ge.default)(16);return`
      ${(0,it.msoConditionalTag)(`
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
    `}},{key:"render",value(){return`
        ${this.getAttribute("hamburger")==="hamburger"?this.renderHamburger():""}
        <div
          ${this.htmlAttributes({class:"mj-inline-links",style:this.htmlAttributes("div")})}
        >
        ${(0,it.default)(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0" align="${this.getAttribute("align")}">
            <tr>
        `)}
          ${this.renderChildren(this.props.children,{attributes:{navbarBaseUrl:this.getAttribute("base-url")}})}
          ${(0,it.default)(`
            </tr></table>
          `)}
        </div>
    `}}])})(wt.BodyComponent);o(rt,"componentName","mj-navbar");o(rt,"allowedAttributes",{"ico-color":"color"});o(rt,"defaultAttributes",{align:"center","base-url":null,hamburger:null,"ico-align":"center","ico-open":"&#9776;","ico-close":"&#8855;","ico-color":"#000000","ico-font-size":"30px","ico-font-family":"Ubuntu, Helvetica, Arial, sans-serif","ico-text-transform":"uppercase","ico-padding":"10px","ico-text-decoration":"none","ico-line-height":"30px"});Ct.exports=F.default});var St=f((T,It)=>{"use strict";a();Object.defineProperty(T,"__esModule",{value:!0});T.default=void 0;var zt=k(),Mt=n(x()),V=T.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){return{a:{display:"inline-block",color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")},td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")}}}},{key:"renderContent",value(){let t=this.getAttribute("href"),e=this.getAttribute("navbarBaseUrl"),i=e?`${e}${t}`:t,l=this.getAttribute("css-class")?` ${this.getAttribute("css-class")}`:"";return`
      <a
        ${this.htmlAttributes({class:`mj-link${l}`,href:i,rel:this.getAttribute("rel"),target:this.getAttribute("target"),name:this.getAttribute("name"),style:"a"})}
      >
        ${this.getContent()}
      </a>
    `}},{key:"render",value(){return`
        ${(0,Mt.default)(`
          <td
            ${this.htmlAttributes({style:"td",class:(0,zt.suffixCssClasses)(this.getAttribute("css-class"),"outlook")})}
          >
        `)}
        ${this.renderContent()}
        ${(0,Mt.default)(`
          </td>
        `)}
      `}}])})(zt.BodyComponent);o(V,"componentName","mj-navbar-link");o(V,"endingTag",!0);o(V,"allowedAttributes",{color:"color"});o(V,"defaultAttributes",{color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","line-height":"22px",padding:"15px 10px",target:"_blank","text-decoration":"none","text-transform":"uppercase"});It.exports=T.default});var Ft=f(D=>{"use strict";a();Object.defineProperty(D,"__esModule",{value:!0});Object.defineProperty(D,"Navbar",{enumerable:!0,get:function(){return be.default}});Object.defineProperty(D,"NavbarLink",{enumerable:!0,get:function(){return me.default}});var be=n(_t()),me=n(St())});var qt=f((q,Tt)=>{"use strict";a();Object.defineProperty(q,"__esModule",{value:!0});q.default=void 0;var pe=k(),fe=(N(),j(E)),ot=q.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value:function(){return{tableVertical:{margin:"0px"}}}},{key:"getSocialElementAttributes",value(){let t={};return this.getAttribute("inner-padding")&&(t.padding=this.getAttribute("inner-padding")),["border","border-radius","color","font-family","font-size","font-weight","font-style","icon-size","icon-height","icon-padding","text-padding","line-height","text-decoration"].filter(e=>!(0,fe.isNil)(this.getAttribute(e))).reduce((e,i)=>(e[i]=this.getAttribute(i),e),t)}},{key:"renderHorizontal",value(){let{children:t}=this.props;return`
     <!--[if mso | IE]>
      <table
        ${this.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation"})}
      >
        <tr>
      <![endif]-->
      ${this.renderChildren(t,{attributes:this.getSocialElementAttributes(),renderer:e=>e.constructor.isRawElement()?e.render():`
            <!--[if mso | IE]>
              <td>
            <![endif]-->
              <table
                ${e.htmlAttributes({align:this.getAttribute("align"),border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:{float:"none",display:"inline-table"}})}
              >
                <tbody>
                  ${e.render()}
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
    `}},{key:"renderVertical",value(){let{children:t}=this.props;return`
      <table
        ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"tableVertical"})}
      >
        <tbody>
          ${this.renderChildren(t,{attributes:this.getSocialElementAttributes()})}
        </tbody>
      </table>
    `}},{key:"render",value(){return`
      ${this.getAttribute("mode")==="horizontal"?this.renderHorizontal():this.renderVertical()}
    `}}])})(pe.BodyComponent);o(ot,"componentName","mj-social");o(ot,"allowedAttributes",{"container-background-color":"color",color:"color"});o(ot,"defaultAttributes",{align:"center","border-radius":"3px",color:"#333333","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","icon-size":"20px","inner-padding":null,"line-height":"22px",mode:"horizontal",padding:"10px 25px","text-decoration":"none"});Tt.exports=q.default});var Et=f((O,Pt)=>{"use strict";a();Object.defineProperty(O,"__esModule",{value:!0});O.default=void 0;var Ae=k(),Ot=(N(),j(E)),p="https://www.mailjet.com/images/theme/v1/icons/ico-social/",nt={facebook:{"share-url":"https://www.facebook.com/sharer/sharer.php?u=[[URL]]","background-color":"#3b5998",src:`${p}facebook.png`},twitter:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#55acee",src:`${p}twitter.png`},x:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#000000",src:`${p}twitter-x.png`},google:{"share-url":"https://plus.google.com/share?url=[[URL]]","background-color":"#dc4e41",src:`${p}google-plus.png`},pinterest:{"share-url":"https://pinterest.com/pin/create/button/?url=[[URL]]&media=&description=","background-color":"#bd081c",src:`${p}pinterest.png`},linkedin:{"share-url":"https://www.linkedin.com/shareArticle?mini=true&url=[[URL]]&title=&summary=&source=","background-color":"#0077b5",src:`${p}linkedin.png`},instagram:{"background-color":"#3f729b",src:`${p}instagram.png`},web:{src:`${p}web.png`,"background-color":"#4BADE9"},snapchat:{src:`${p}snapchat.png`,"background-color":"#FFFA54"},youtube:{src:`${p}youtube.png`,"background-color":"#EB3323"},tumblr:{src:`${p}tumblr.png`,"share-url":"https://www.tumblr.com/widgets/share/tool?canonicalUrl=[[URL]]","background-color":"#344356"},github:{src:`${p}github.png`,"background-color":"#000000"},xing:{src:`${p}xing.png`,"share-url":"https://www.xing.com/app/user?op=share&url=[[URL]]","background-color":"#296366"},vimeo:{src:`${p}vimeo.png`,"background-color":"#53B4E7"},medium:{src:`${p}medium.png`,"background-color":"#000000"},soundcloud:{src:`${p}soundcloud.png`,"background-color":"#EF7F31"},dribbble:{src:`${p}dribbble.png`,"background-color":"#D95988"}};(0,Ot.each)(nt,(d,r)=>{nt[`${r}-noshare`]={...d,"share-url":"[[URL]]"}});var G=O.default=(function(d){function r(){return u(this,r),g(this,r,arguments)}return h(r,d),c(r,[{key:"getStyles",value(){let{"icon-size":t,"icon-height":e,"background-color":i}=this.getSocialAttributes();return{td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"vertical-align":this.getAttribute("vertical-align")},table:{background:i,"border-radius":this.getAttribute("border-radius"),width:t},icon:{padding:this.getAttribute("icon-padding"),"font-size":"0",height:e||t,"vertical-align":"middle",width:t},img:{border:this.getAttribute("border"),"border-radius":this.getAttribute("border-radius"),display:"block"},tdText:{"vertical-align":"middle",padding:this.getAttribute("text-padding"),"text-align":this.getAttribute("align")},text:{color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-weight":this.getAttribute("font-weight"),"font-style":this.getAttribute("font-style"),"font-family":this.getAttribute("font-family"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration")}}}},{key:"getSocialAttributes",value(){let t=nt[this.getAttribute("name")]||{},e=this.getAttribute("href");e&&(0,Ot.get)(t,"share-url")&&(e=t["share-url"].replace("[[URL]]",e));let i=["icon-size","icon-height","srcset","sizes","src","background-color"].reduce((l,A)=>({...l,[A]:this.getAttribute(A)||t[A]}),{});return{href:e,...i}}},{key:"render",value(){let{src:t,srcset:e,sizes:i,href:l,"icon-size":A}=this.getSocialAttributes(),y=!!this.getAttribute("href"),s=this.getAttribute("icon-position"),P=()=>`
        <td ${this.htmlAttributes({style:"td"})}>
          <table
            ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
          >
            <tbody>
              <tr>
                <td ${this.htmlAttributes({style:"icon"})}>
                  ${y?`<a ${this.htmlAttributes({href:l,rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:""}
                    <img
                      ${this.htmlAttributes({alt:this.getAttribute("alt"),title:this.getAttribute("title"),src:t,style:"img",width:parseInt(A,10),sizes:i,srcset:e})}
                    />
                  ${y?"</a>":""}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      `,at=()=>`
        ${this.getContent()?`
          <td ${this.htmlAttributes({style:"tdText"})}>
            ${y?`<a
                ${this.htmlAttributes({href:l,style:"text",rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:`<span
                    ${this.htmlAttributes({style:"text"})}>`}
              ${this.getContent()}
            ${y?"</a>":"</span>"}
          </td>
          `:""}
      `,Wt=()=>`${P()} ${at()}`,Vt=()=>`${at()} ${P()}`;return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        ${s==="left"?Wt():Vt()}
      </tr>
    `}}])})(Ae.BodyComponent);o(G,"componentName","mj-social-element");o(G,"endingTag",!0);o(G,"allowedAttributes",{"background-color":"color",color:"color"});o(G,"defaultAttributes",{alt:"",align:"left","icon-position":"left",color:"#000",border:"0","border-radius":"3px","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"4px","text-padding":"4px 4px 4px 0",target:"_blank","text-decoration":"none","vertical-align":"middle"});Pt.exports=O.default});var Nt=f(K=>{"use strict";a();Object.defineProperty(K,"__esModule",{value:!0});Object.defineProperty(K,"Social",{enumerable:!0,get:function(){return ye.default}});Object.defineProperty(K,"SocialElement",{enumerable:!0,get:function(){return ke.default}});var ye=n(qt()),ke=n(Et())});a();var Bt=$(bt(),1),Rt=$($t(),1),Ut=$(xt(),1),Lt=$(Ft(),1),Ht=$(Nt(),1),Ue=[Ut.default,Bt.default,Rt.default,Lt.default,Ht.default].flatMap(d=>typeof d=="function"?[d]:Object.values(d));export{Ue as extraComponents};

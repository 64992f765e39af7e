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
import{C as X,D as q,E as J,F as Q,G as A,H as v,a as F,b as a,c as l,d,e as c,f as o,g as V,i as O,j as D,k as E,n as P,o as p,p as f,q as G,t as B,u as K,z as h}from"./engine-shared.gen.js";var N={};F(N,{Accordion:()=>C,AccordionElement:()=>w,AccordionText:()=>k,AccordionTitle:()=>y});var y=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){return{td:{width:"100%","background-color":this.getAttribute("background-color"),color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")},td2:{padding:"16px",background:this.getAttribute("background-color"),"vertical-align":this.getAttribute("icon-align")},img:{display:"none",width:this.getAttribute("icon-width"),height:this.getAttribute("icon-height")}}}},{key:"resolveFontFamily",value(){return this.props&&this.props.rawAttrs&&Object.prototype.hasOwnProperty.call(this.props.rawAttrs,"font-family")?this.getAttribute("font-family"):this.context&&this.context.elementFontFamily?this.context.elementFontFamily:this.context&&this.context.accordionFontFamily?this.context.accordionFontFamily:r.defaultAttributes.fontFamily}},{key:"renderTitle",value(){return`
      <td
        ${this.htmlAttributes({class:this.getAttribute("css-class"),style:"td"})}
      >
        ${this.getContent()}
      </td>
    `}},{key:"renderIcons",value(){return A(`
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
    `}}])})(h);o(y,"componentName","mj-accordion-title");o(y,"endingTag",!0);o(y,"allowedAttributes",{"background-color":"color",color:"color"});o(y,"defaultAttributes",{"font-size":"13px",padding:"16px"});var k=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){return{td:{background:this.getAttribute("background-color"),"font-size":this.getAttribute("font-size"),"font-family":this.resolveFontFamily(),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),color:this.getAttribute("color"),padding:this.getAttribute("padding"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-top":this.getAttribute("padding-top")},table:{width:"100%","border-bottom":this.getAttribute("border")}}}},{key:"renderContent",value(){return`
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
    `}}])})(h);o(k,"componentName","mj-accordion-text");o(k,"endingTag",!0);o(k,"allowedAttributes",{"background-color":"color",color:"color"});o(k,"defaultAttributes",{"font-size":"13px","line-height":"1",padding:"16px"});var w=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){return{td:{padding:"0px","background-color":this.getAttribute("background-color")},label:{"font-size":"13px","font-family":this.getAttribute("font-family")},input:{display:"none"}}}},{key:"handleMissingChildren",value(){let{children:t}=this.props,e=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((s,b)=>({...s,[b]:this.getAttribute(b)}),{}),i=[];return E(t,{tagName:"mj-accordion-title"})||i.push(new y({attributes:e,context:this.getChildContext()}).render()),i.push(this.renderChildren(t,{attributes:e})),E(t,{tagName:"mj-accordion-text"})||i.push(new k({attributes:e,context:this.getChildContext()}).render()),i.join(`
`)}},{key:"getChildContext",value(){return{...this.context,elementFontFamily:this.getAttribute("font-family")}}},{key:"render",value(){return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        <td ${this.htmlAttributes({style:"td"})}>
          <label
            ${this.htmlAttributes({class:"mj-accordion-element",style:"label"})}
          >
            ${A(`
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
    `}}])})(h);o(w,"componentName","mj-accordion-element");o(w,"allowedAttributes",{"background-color":"color"});o(w,"defaultAttributes",{title:{img:{width:"32px",height:"32px"}}});var C=(function(u){function r(...t){var e;return a(this,r),e=c(this,r,[...t]),o(e,"headStyle",()=>`
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
    `),e}return d(r,u),l(r,[{key:"getStyles",value(){return{table:{width:"100%","border-collapse":"collapse",border:this.getAttribute("border"),"border-bottom":"none","font-family":this.getAttribute("font-family")}}}},{key:"getChildContext",value(){return{...this.context,accordionFontFamily:this.getAttribute("font-family")}}},{key:"render",value(){let t=["border","icon-align","icon-width","icon-height","icon-position","icon-wrapped-url","icon-wrapped-alt","icon-unwrapped-url","icon-unwrapped-alt"].reduce((e,i)=>({...e,[i]:this.getAttribute(i)}),{});return`
      <table
        ${this.htmlAttributes({cellspacing:"0",cellpadding:"0",class:"mj-accordion",style:"table"})}
      >
        <tbody>
          ${this.renderChildren(this.props.children,{attributes:t})}
        </tbody>
      </table>
    `}}])})(h);o(C,"componentName","mj-accordion");o(C,"allowedAttributes",{"container-background-color":"color"});o(C,"defaultAttributes",{border:"2px solid black","font-family":"Ubuntu, Helvetica, Arial, sans-serif","icon-align":"middle","icon-wrapped-url":"https://i.imgur.com/bIXv1bk.png","icon-wrapped-alt":"+","icon-unwrapped-url":"https://i.imgur.com/w4uTygT.png","icon-unwrapped-alt":"-","icon-position":"right","icon-height":"32px","icon-width":"32px",padding:"10px 25px"});var R={};F(R,{Carousel:()=>_,CarouselImage:()=>x});var x=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){let t=this.hasThumbnailsSupported();return{images:{img:{"border-radius":this.getAttribute("border-radius"),display:"block",width:this.context.containerWidth,"max-width":"100%",height:"auto"},firstImageDiv:{},otherImageDiv:{display:"none","mso-hide":"all"}},radio:{input:{display:"none","mso-hide":"all"}},thumbnails:{a:{border:this.getAttribute("tb-border"),"border-radius":this.getAttribute("tb-border-radius"),display:t?"none":"inline-block",overflow:"hidden",width:this.getAttribute("tb-width")},img:{display:"block",width:"100%",height:"auto"}}}}},{key:"hasThumbnailsSupported",value(){return(this.getAttribute("thumbnails")||this.context.thumbnails)==="supported"}},{key:"renderThumbnail",value(){let{carouselId:t,src:e,alt:i,"tb-width":s,target:b}=this.attributes,m=this.props.index+1,n=B(this.getAttribute("css-class"),"thumbnail");return`
      <a
        ${this.htmlAttributes({style:"thumbnails.a",href:`#${m}`,target:b,class:`mj-carousel-thumbnail mj-carousel-${t}-thumbnail mj-carousel-${t}-thumbnail-${m} ${n}`})}
      >
        <label ${this.htmlAttributes({for:`mj-carousel-${t}-radio-${m}`})}>
          <img
            ${this.htmlAttributes({style:"thumbnails.img",src:this.getAttribute("thumbnails-src")||e,alt:i,width:parseInt(s,10)})}
          />
        </label>
      </a>
    `}},{key:"renderRadio",value(){let{index:t}=this.props,e=this.getAttribute("carouselId");return`
      <input
        ${this.htmlAttributes({class:`mj-carousel-radio mj-carousel-${e}-radio mj-carousel-${e}-radio-${t+1}`,checked:t===0?"checked":null,type:"radio",name:`mj-carousel-radio-${e}`,id:`mj-carousel-${e}-radio-${t+1}`,style:"radio.input"})}
      />
    `}},{key:"render",value(){let{src:t,alt:e,href:i,rel:s,title:b}=this.attributes,{index:m}=this.props,n=`
      <img
        ${this.htmlAttributes({title:b,src:t,alt:e,style:"images.img",width:parseInt(this.context.containerWidth,10),border:"0"})} />
    `,T=this.getAttribute("css-class")||"";return`
      <div
        ${this.htmlAttributes({class:`mj-carousel-image mj-carousel-image-${m+1} ${T}`,style:m===0?"images.firstImageDiv":"images.otherImageDiv"})}
      >
        ${i?`<a ${this.htmlAttributes({href:i,rel:s,target:"_blank"})}>${n}</a>`:n}
      </div>
    `}}])})(h);o(x,"componentName","mj-carousel-image");o(x,"endingTag",!0);o(x,"allowedAttributes",{});o(x,"defaultAttributes",{alt:"",target:"_blank"});function M(u){let r="";for(let t=0;t<u;t+=1)r+=Math.floor(Math.random()*16).toString(16);return r}var _=(function(u){function r(t={}){var e;return a(this,r),e=c(this,r,[t]),o(e,"componentHeadStyle",()=>{let{length:i}=e.props.children,{carouselId:s}=e;if(!i)return"";let b=`
    .mj-carousel {
      -webkit-user-select: none;
      -moz-user-select: none;
      user-select: none;
    }

    .mj-carousel-${s}-icons-cell {
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

    ${p(0,i).map(n=>`.mj-carousel-${s}-radio:checked ${f("+ * ",n)}+ .mj-carousel-content .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    ${p(0,i).map(n=>`.mj-carousel-${s}-radio-${n+1}:checked ${f("+ * ",i-n-1)}+ .mj-carousel-content .mj-carousel-image-${n+1}`).join(",")} {
      display: block !important;
    }

    .mj-carousel-previous-icons,
    .mj-carousel-next-icons,
    ${p(0,i).map(n=>`.mj-carousel-${s}-radio-${n+1}:checked ${f("+ * ",i-n-1)}+ .mj-carousel-content .mj-carousel-next-${(n+1%i+i)%i+1}`)},
    ${p(0,i).map(n=>`.mj-carousel-${s}-radio-${n+1}:checked ${f("+ * ",i-n-1)}+ .mj-carousel-content .mj-carousel-previous-${(n-1%i+i)%i+1}`)} {
      display: block !important;
    }

    ${p(0,i).map(n=>`.mj-carousel-${s}-radio-${n+1}:checked ${f("+ * ",i-n-1)}+ .mj-carousel-content .mj-carousel-${s}-thumbnail-${n+1}`).join(",")} {
      border-color: ${e.getAttribute("tb-selected-border-color")} !important;
    }

    ${p(0,i).map(n=>`.mj-carousel-${s}-radio-${n+1}:checked ${f("+ * ",i-n-1)}+ .mj-carousel-content .mj-carousel-${s}-thumbnail
          `).join(",")} {
      display: inline-block !important;
    }

    .mj-carousel-image img + div,
    .mj-carousel-thumbnail img + div {
      display: none !important;
    }

    ${p(0,i).map(n=>`.mj-carousel-${s}-thumbnail:hover ${f("+ * ",i-n-1)}+ .mj-carousel-main .mj-carousel-image`).join(",")} {
      display: none !important;
    }

    .mj-carousel-thumbnail:hover {
      border-color: ${e.getAttribute("tb-hover-border-color")} !important;
    }

    ${p(0,i).map(n=>`.mj-carousel-${s}-thumbnail-${n+1}:hover ${f("+ * ",i-n-1)}+ .mj-carousel-main .mj-carousel-image-${n+1}`).join(",")} {
      display: block !important;
    }
    `,m=`
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

          .mj-carousel-${s}-radio-1:checked ${f("+ *",i-1)}+ .mj-carousel-content .mj-carousel-${s}-thumbnail-1 {
              border-color: transparent;
          }
      }
    `;return`${b}
${m}`}),e.carouselId=M(16),e}return d(r,u),l(r,[{key:"getStyles",value(){return{carousel:{div:{display:"table",width:"100%","table-layout":"fixed","text-align":"center","font-size":"0px"},table:{"caption-side":"top",display:"table-caption","table-layout":"fixed",width:"100%"}},images:{td:{padding:"0px"}},controls:{div:{display:"none","mso-hide":"all"},img:{display:"block",width:this.getAttribute("icon-width"),height:"auto"},td:{"font-size":"0px",display:"none","mso-hide":"all",padding:"0px"}}}}},{key:"thumbnailsWidth",value(){return this.props.children.length?this.getAttribute("tb-width")||`${G([this.context.parentWidth/this.props.children.length,110])}px`:0}},{key:"imagesAttributes",value(){return D(this.children,"attributes")}},{key:"generateRadios",value(){return this.renderChildren(this.props.children,{renderer:t=>t.renderRadio(),attributes:{carouselId:this.carouselId}})}},{key:"generateThumbnails",value(){return["visible","supported"].includes(this.getAttribute("thumbnails"))?this.renderChildren(this.props.children,{attributes:{"tb-border":this.getAttribute("tb-border"),"tb-border-radius":this.getAttribute("tb-border-radius"),"tb-width":this.thumbnailsWidth(),carouselId:this.carouselId},renderer:t=>t.renderThumbnail()}):""}},{key:"generateControls",value(t,e){let i=parseInt(this.getAttribute("icon-width"),10);return`
      <td
        ${this.htmlAttributes({class:`mj-carousel-${this.carouselId}-icons-cell`,style:"controls.td"})}
      >
        <div
          ${this.htmlAttributes({class:`mj-carousel-${t}-icons`,style:"controls.div"})}
        >
          ${p(1,this.props.children.length+1).map(s=>`
              <label
                ${this.htmlAttributes({for:`mj-carousel-${this.carouselId}-radio-${s}`,class:`mj-carousel-${t} mj-carousel-${t}-${s}`})}
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
    `}},{key:"renderFallback",value(){let{children:t}=this.props;return t.length===0?"":v(this.renderChildren([t[0]],{attributes:{"border-radius":this.getAttribute("border-radius")}}))}},{key:"getChildContext",value(){return{...this.context,thumbnails:this.getAttribute("thumbnails")}}},{key:"render",value(){return`
      ${v(`
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
    `}}])})(h);o(_,"componentName","mj-carousel");o(_,"allowedAttributes",{"container-background-color":"color","tb-hover-border-color":"color","tb-selected-border-color":"color"});o(_,"defaultAttributes",{align:"center","border-radius":"6px","icon-width":"44px","left-icon":"https://i.imgur.com/xTh3hln.png","right-icon":"https://i.imgur.com/os7o9kz.png",thumbnails:"visible","tb-border":"2px solid transparent","tb-border-radius":"6px","tb-hover-border-color":"#fead0d","tb-selected-border-color":"#ccc"});var tt=q(J(X),Q(" "));var z=(function(u){function r(...t){var e;return a(this,r),e=c(this,r,[...t]),o(e,"getBackground",()=>tt([e.getAttribute("background-color"),...e.getAttribute("background-url")?[`url('${e.getAttribute("background-url")}')`,"no-repeat",`${e.getAttribute("background-position")} / cover`]:[]])),e}return d(r,u),l(r,[{key:"getChildContext",value(){let{containerWidth:t}=this.context,e=this.getShorthandAttrValue("padding","left")+this.getShorthandAttrValue("padding","right");return{...this.context,containerWidth:`${parseFloat(t)-e}px`}}},{key:"getStyles",value(){let{containerWidth:t}=this.context,{containerWidth:e}=this.getChildContext(),i=Math.round(parseInt(this.getAttribute("background-height"),10)/parseInt(this.getAttribute("background-width"),10)*100),s=this.getAttribute("background-width")||t;return{div:{margin:"0 auto","max-width":t},table:{width:"100%"},tr:{"vertical-align":"top"},"td-fluid":{width:"0.01%","padding-bottom":`${i}%`,"mso-padding-bottom-alt":"0"},"outlook-table":{width:t},"outlook-td":{"line-height":0,"font-size":0,"mso-line-height-rule":"exactly"},"outlook-inner-table":{width:e},"outlook-image":{border:"0",height:this.getAttribute("background-height"),"mso-position-horizontal":"center",position:"absolute",top:0,width:s,"z-index":"-3"},"outlook-inner-td":{"background-color":this.getAttribute("inner-background-color"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-div":{"background-color":this.getAttribute("inner-background-color"),float:this.getAttribute("align"),margin:"0px auto",width:this.getAttribute("width"),padding:this.getAttribute("inner-padding"),"padding-top":this.getAttribute("inner-padding-top"),"padding-left":this.getAttribute("inner-padding-left"),"padding-right":this.getAttribute("inner-padding-right"),"padding-bottom":this.getAttribute("inner-padding-bottom")},"inner-table":{width:"100%",margin:"0px"}}}},{key:"renderContent",value(){let{containerWidth:t}=this.getChildContext(),{children:e}=this.props;return`
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
    `}}])})(h);o(z,"componentName","mj-hero");o(z,"allowedAttributes",{"inner-background-color":"color","background-color":"color"});o(z,"defaultAttributes",{mode:"fixed-height",height:"0px","background-url":null,"background-position":"center center",padding:"0px","padding-bottom":null,"padding-left":null,"padding-right":null,"padding-top":null,"background-color":"#ffffff","vertical-align":"top"});var U={};F(U,{Navbar:()=>I,NavbarLink:()=>$});var $=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){return{a:{display:"inline-block",color:this.getAttribute("color"),"font-family":this.getAttribute("font-family"),"font-size":this.getAttribute("font-size"),"font-style":this.getAttribute("font-style"),"font-weight":this.getAttribute("font-weight"),"letter-spacing":this.getAttribute("letter-spacing"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration"),"text-transform":this.getAttribute("text-transform"),padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")},td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-left":this.getAttribute("padding-left"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom")}}}},{key:"renderContent",value(){let t=this.getAttribute("href"),e=this.getAttribute("navbarBaseUrl"),i=e?`${e}${t}`:t,s=this.getAttribute("css-class")?` ${this.getAttribute("css-class")}`:"";return`
      <a
        ${this.htmlAttributes({class:`mj-link${s}`,href:i,rel:this.getAttribute("rel"),target:this.getAttribute("target"),name:this.getAttribute("name"),style:"a"})}
      >
        ${this.getContent()}
      </a>
    `}},{key:"render",value(){return`
        ${A(`
          <td
            ${this.htmlAttributes({style:"td",class:B(this.getAttribute("css-class"),"outlook")})}
          >
        `)}
        ${this.renderContent()}
        ${A(`
          </td>
        `)}
      `}}])})(h);o($,"componentName","mj-navbar-link");o($,"endingTag",!0);o($,"allowedAttributes",{color:"color"});o($,"defaultAttributes",{color:"#000000","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","font-weight":"normal","line-height":"22px",padding:"15px 10px",target:"_blank","text-decoration":"none","text-transform":"uppercase"});var I=(function(u){function r(...t){var e;return a(this,r),e=c(this,r,[...t]),o(e,"headStyle",i=>`
      noinput.mj-menu-checkbox { display:block!important; max-height:none!important; visibility:visible!important; }

      @media only screen and (max-width:${K(i)}) {
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links { display:none!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-inline-links,
        .mj-menu-checkbox[type="checkbox"] ~ .mj-menu-trigger { display:block!important; max-width:none!important; max-height:none!important; font-size:inherit!important; }
        .mj-menu-checkbox[type="checkbox"] ~ .mj-inline-links > a { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-close { display:block!important; }
        .mj-menu-checkbox[type="checkbox"]:checked ~ .mj-menu-trigger .mj-menu-icon-open { display:none!important; }
      }
    `),e}return d(r,u),l(r,[{key:"getStyles",value(){return{div:{align:this.getAttribute("align"),width:"100%"},label:{display:"block",cursor:"pointer","mso-hide":"all","-moz-user-select":"none","user-select":"none",color:this.getAttribute("ico-color"),"font-size":this.getAttribute("ico-font-size"),"font-family":this.getAttribute("ico-font-family"),"text-transform":this.getAttribute("ico-text-transform"),"text-decoration":this.getAttribute("ico-text-decoration"),"line-height":this.getAttribute("ico-line-height"),padding:this.getAttribute("ico-padding"),"padding-top":this.getAttribute("ico-padding-top"),"padding-right":this.getAttribute("ico-padding-right"),"padding-bottom":this.getAttribute("ico-padding-bottom"),"padding-left":this.getAttribute("ico-padding-left")},trigger:{display:"none","max-height":"0px","max-width":"0px","font-size":"0px",overflow:"hidden"},icoOpen:{"mso-hide":"all"},icoClose:{display:"none","mso-hide":"all"}}}},{key:"renderHamburger",value(){let t=M(16);return`
      ${v(`
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
        ${A(`
          <table role="presentation" border="0" cellpadding="0" cellspacing="0" align="${this.getAttribute("align")}">
            <tr>
        `)}
          ${this.renderChildren(this.props.children,{attributes:{navbarBaseUrl:this.getAttribute("base-url")}})}
          ${A(`
            </tr></table>
          `)}
        </div>
    `}}])})(h);o(I,"componentName","mj-navbar");o(I,"allowedAttributes",{"ico-color":"color"});o(I,"defaultAttributes",{align:"center","base-url":null,hamburger:null,"ico-align":"center","ico-open":"&#9776;","ico-close":"&#8855;","ico-color":"#000000","ico-font-size":"30px","ico-font-family":"Ubuntu, Helvetica, Arial, sans-serif","ico-text-transform":"uppercase","ico-padding":"10px","ico-text-decoration":"none","ico-line-height":"30px"});var H={};F(H,{Social:()=>S,SocialElement:()=>j});var g="https://www.mailjet.com/images/theme/v1/icons/ico-social/",L={facebook:{"share-url":"https://www.facebook.com/sharer/sharer.php?u=[[URL]]","background-color":"#3b5998",src:`${g}facebook.png`},twitter:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#55acee",src:`${g}twitter.png`},x:{"share-url":"https://twitter.com/intent/tweet?url=[[URL]]","background-color":"#000000",src:`${g}twitter-x.png`},google:{"share-url":"https://plus.google.com/share?url=[[URL]]","background-color":"#dc4e41",src:`${g}google-plus.png`},pinterest:{"share-url":"https://pinterest.com/pin/create/button/?url=[[URL]]&media=&description=","background-color":"#bd081c",src:`${g}pinterest.png`},linkedin:{"share-url":"https://www.linkedin.com/shareArticle?mini=true&url=[[URL]]&title=&summary=&source=","background-color":"#0077b5",src:`${g}linkedin.png`},instagram:{"background-color":"#3f729b",src:`${g}instagram.png`},web:{src:`${g}web.png`,"background-color":"#4BADE9"},snapchat:{src:`${g}snapchat.png`,"background-color":"#FFFA54"},youtube:{src:`${g}youtube.png`,"background-color":"#EB3323"},tumblr:{src:`${g}tumblr.png`,"share-url":"https://www.tumblr.com/widgets/share/tool?canonicalUrl=[[URL]]","background-color":"#344356"},github:{src:`${g}github.png`,"background-color":"#000000"},xing:{src:`${g}xing.png`,"share-url":"https://www.xing.com/app/user?op=share&url=[[URL]]","background-color":"#296366"},vimeo:{src:`${g}vimeo.png`,"background-color":"#53B4E7"},medium:{src:`${g}medium.png`,"background-color":"#000000"},soundcloud:{src:`${g}soundcloud.png`,"background-color":"#EF7F31"},dribbble:{src:`${g}dribbble.png`,"background-color":"#D95988"}};O(L,(u,r)=>{L[`${r}-noshare`]={...u,"share-url":"[[URL]]"}});var j=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value(){let{"icon-size":t,"icon-height":e,"background-color":i}=this.getSocialAttributes();return{td:{padding:this.getAttribute("padding"),"padding-top":this.getAttribute("padding-top"),"padding-right":this.getAttribute("padding-right"),"padding-bottom":this.getAttribute("padding-bottom"),"padding-left":this.getAttribute("padding-left"),"vertical-align":this.getAttribute("vertical-align")},table:{background:i,"border-radius":this.getAttribute("border-radius"),width:t},icon:{padding:this.getAttribute("icon-padding"),"font-size":"0",height:e||t,"vertical-align":"middle",width:t},img:{border:this.getAttribute("border"),"border-radius":this.getAttribute("border-radius"),display:"block"},tdText:{"vertical-align":"middle",padding:this.getAttribute("text-padding"),"text-align":this.getAttribute("align")},text:{color:this.getAttribute("color"),"font-size":this.getAttribute("font-size"),"font-weight":this.getAttribute("font-weight"),"font-style":this.getAttribute("font-style"),"font-family":this.getAttribute("font-family"),"line-height":this.getAttribute("line-height"),"text-decoration":this.getAttribute("text-decoration")}}}},{key:"getSocialAttributes",value(){let t=L[this.getAttribute("name")]||{},e=this.getAttribute("href");e&&P(t,"share-url")&&(e=t["share-url"].replace("[[URL]]",e));let i=["icon-size","icon-height","srcset","sizes","src","background-color"].reduce((s,b)=>({...s,[b]:this.getAttribute(b)||t[b]}),{});return{href:e,...i}}},{key:"render",value(){let{src:t,srcset:e,sizes:i,href:s,"icon-size":b}=this.getSocialAttributes(),m=!!this.getAttribute("href"),n=this.getAttribute("icon-position"),T=()=>`
        <td ${this.htmlAttributes({style:"td"})}>
          <table
            ${this.htmlAttributes({border:"0",cellpadding:"0",cellspacing:"0",role:"presentation",style:"table"})}
          >
            <tbody>
              <tr>
                <td ${this.htmlAttributes({style:"icon"})}>
                  ${m?`<a ${this.htmlAttributes({href:s,rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:""}
                    <img
                      ${this.htmlAttributes({alt:this.getAttribute("alt"),title:this.getAttribute("title"),src:t,style:"img",width:parseInt(b,10),sizes:i,srcset:e})}
                    />
                  ${m?"</a>":""}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      `,W=()=>`
        ${this.getContent()?`
          <td ${this.htmlAttributes({style:"tdText"})}>
            ${m?`<a
                ${this.htmlAttributes({href:s,style:"text",rel:this.getAttribute("rel"),target:this.getAttribute("target")})}>`:`<span
                    ${this.htmlAttributes({style:"text"})}>`}
              ${this.getContent()}
            ${m?"</a>":"</span>"}
          </td>
          `:""}
      `,Y=()=>`${T()} ${W()}`,Z=()=>`${W()} ${T()}`;return`
      <tr
        ${this.htmlAttributes({class:this.getAttribute("css-class")})}
      >
        ${n==="left"?Y():Z()}
      </tr>
    `}}])})(h);o(j,"componentName","mj-social-element");o(j,"endingTag",!0);o(j,"allowedAttributes",{"background-color":"color",color:"color"});o(j,"defaultAttributes",{alt:"",align:"left","icon-position":"left",color:"#000",border:"0","border-radius":"3px","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","line-height":"1",padding:"4px","text-padding":"4px 4px 4px 0",target:"_blank","text-decoration":"none","vertical-align":"middle"});var S=(function(u){function r(){return a(this,r),c(this,r,arguments)}return d(r,u),l(r,[{key:"getStyles",value:function(){return{tableVertical:{margin:"0px"}}}},{key:"getSocialElementAttributes",value(){let t={};return this.getAttribute("inner-padding")&&(t.padding=this.getAttribute("inner-padding")),["border","border-radius","color","font-family","font-size","font-weight","font-style","icon-size","icon-height","icon-padding","text-padding","line-height","text-decoration"].filter(e=>!V(this.getAttribute(e))).reduce((e,i)=>(e[i]=this.getAttribute(i),e),t)}},{key:"renderHorizontal",value(){let{children:t}=this.props;return`
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
    `}}])})(h);o(S,"componentName","mj-social");o(S,"allowedAttributes",{"container-background-color":"color",color:"color"});o(S,"defaultAttributes",{align:"center","border-radius":"3px",color:"#333333","font-family":"Ubuntu, Helvetica, Arial, sans-serif","font-size":"13px","icon-size":"20px","inner-padding":null,"line-height":"22px",mode:"horizontal",padding:"10px 25px","text-decoration":"none"});var ue=[z,...[N,R,U,H].flatMap(u=>Object.values(u))];export{ue as extraComponents};

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
var Oe=Object.create;var R=Object.defineProperty;var Te=Object.getOwnPropertyDescriptor;var ve=Object.getOwnPropertyNames;var Me=Object.getPrototypeOf,Ne=Object.prototype.hasOwnProperty;var f=(t,e,o)=>()=>{if(o)throw o[0];try{return t&&(e=t(t=0)),e}catch(n){throw o=[n],n}};var oo=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(o){throw e=0,o}},bt=(t,e)=>{for(var o in e)R(t,o,{get:e[o],enumerable:!0})},_t=(t,e,o,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let s of ve(e))!Ne.call(t,s)&&s!==o&&R(t,s,{get:()=>e[s],enumerable:!(n=Te(e,s))||n.enumerable});return t};var no=(t,e,o)=>(o=t!=null?Oe(Me(t)):{},_t(e||!t||!t.__esModule?R(o,"default",{value:t,enumerable:!0}):o,t)),so=t=>_t(R({},"__esModule",{value:!0}),t);function p(t,e=[],o=[]){for(let{key:n,...s}of e??[])Object.defineProperty(t.prototype,n,{...s,configurable:!0});for(let{key:n,...s}of o??[])Object.defineProperty(t,n,{...s,configurable:!0});return t}function d(t,e){t.prototype=Object.create(e.prototype,{constructor:{value:t,writable:!0,configurable:!0}}),Object.setPrototypeOf(t,e)}var c,u,m,r=f(()=>{"use strict";c=()=>{};u=(t,e,o=[])=>Reflect.construct(Object.getPrototypeOf(e),o,Object.getPrototypeOf(t).constructor),m=(t,e,o)=>Object.defineProperty(t,e,{value:o,enumerable:!0,configurable:!0,writable:!0})});function K(t){return typeof t=="function"?e=>t(e):typeof t=="string"?e=>e?.[t]:e=>Object.keys(t).every(o=>e?.[o]===t[o])}function M(t,e){if(Array.isArray(t))for(let o=0;o<t.length;o++)e(t[o],o);else for(let o of Object.keys(t??{}))e(t[o],o)}function P(t,e,o){let n=o;return M(t,(s,i)=>{n=e(n,s,i)}),n}function kt(t,e){let o={};for(let n in t)e(t[n])||(o[n]=t[n]);return o}function tt(t,e){let o={};for(let n in t)e.includes(n)||(o[n]=t[n]);return o}function $(t,e,o){let n=t;for(let s of String(e).split("."))n=n?.[s];return n===void 0?o:n}function co(t){let e=t.filter(o=>!T(o)&&!Number.isNaN(o));return e.length>0?e.reduce((o,n)=>n<o?n:o):void 0}var Z,T,Y,$t,V,v,Ct,z,B,N,F,ao,lo,H,j=f(()=>{r();Z=t=>Array.isArray(t)?t:Object.values(t??{});T=t=>t==null,Y=t=>typeof t=="function",$t=t=>Y(t)||typeof t=="object"&&t!==null,V=t=>T(t)||Object.keys(t).length===0,v=t=>t,Ct=t=>e=>!t(e);z=M,B=(t,e)=>Z(t).map(K(e)),N=(t,e)=>Z(t).filter(K(e)),F=(t,e)=>Z(t).find(K(e));ao=(t,e)=>Array.from({length:Math.max(0,e-t)},(o,n)=>t+n),lo=(t,e)=>t.repeat(Math.max(0,e));H=t=>t.replace(/\B([A-Z])/g,"-$1").toLowerCase()});function jt(t,e,o){let n=Object.values(o);return e.length===0&&n.length===0?"":`
    <style type="text/css">${[...e,...n].reduce((s,i)=>`${s}
${i(t)}`,"")}
    </style>`}function wt(t,e){return e.length===0?"":` 
    <style type="text/css">${e.reduce((o,n)=>`${o}
${Y(n)?n(t):n}`,"")}
    </style>`}var St=f(()=>{r();j()});function At(t,e=""){let o=Object.entries(t).reduce((n,[s,i])=>{let g=`${e}.${s}`;return n[i]||(n[i]=[]),n[i].push(g),n},{});return Object.entries(o).map(([n,s])=>`${s.join(", ")} ${n}`)}function Ot(t,e={},o={}){if(V(e))return"";let{forceOWADesktop:n=!1,printerSupport:s=!1}=o,i=At(e),g=At(e,".moz-text-html "),y=i.map(_=>`[owa] ${_}`);return`
    <style type="text/css">
      @media only screen and (min-width:${t}) {
        ${i.join(`
`)}
      }
    </style>
    <style media="screen and (min-width:${t})">
      ${g.join(`
`)}
    </style>
    ${s?`<style type="text/css">
            @media only print {
              ${i.join(`
`)}
            }
          </style>`:""}
    ${n?`<style type="text/css">
${y.join(`
`)}
</style>`:""}
  `}var Tt=f(()=>{r();j()});function vt(t,e,o={}){let n=[];return M(o,(s,i)=>{let g=new RegExp(`"[^"]*font-family:[^"]*${i}[^"]*"`,"gmi"),y=new RegExp(`font-family:[^;}]*${i}`,"gmi");(t.match(g)||e.some(_=>_.match(y)))&&n.push(s)}),n.length>0?`
      <!--[if !mso]><!-->
        ${B(n,s=>`<link href="${s}" rel="stylesheet" type="text/css">`).join(`
`)}
        <style type="text/css">
          ${B(n,s=>`@import url(${s});`).join(`
`)}
        </style>
      <!--<![endif]-->

    `:""}var Mt=f(()=>{r();j()});function Nt(t){let{beforeDoctype:e="",breakpoint:o="480px",content:n="",fonts:s={},mediaQueries:i={},headStyle:g={},componentsHeadStyle:y=[],headRaw:_=[],title:w="",style:E=[],forceOWADesktop:D,printerSupport:S,inlineStyle:x,lang:A,dir:ft}=t;return`${e?`${e}
`:""}<!doctype html>
<html lang="${A}" dir="${ft}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>${w}</title>
    <!--[if !mso]><!-->
    <meta http-equiv="X-UA-Compatible" content="IE=edge">
    <!--<![endif]-->
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style type="text/css">
      #outlook a { padding:0; }
      body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
      table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
      img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
      p { display:block;margin:13px 0; }
    </style>
    <!--[if mso]>
    <noscript>
    <xml>
    <o:OfficeDocumentSettings>
      <o:AllowPNG/>
      <o:PixelsPerInch>96</o:PixelsPerInch>
    </o:OfficeDocumentSettings>
    </xml>
    </noscript>
    <![endif]-->
    <!--[if lte mso 11]>
    <style type="text/css">
      .mj-outlook-group-fix { width:100% !important; }
    </style>
    <![endif]-->
    ${vt(n,x,s)}
    ${Ot(o,i,{forceOWADesktop:D,printerSupport:S})}
    ${jt(o,y,g)}
    ${wt(o,E)}
    ${_.filter(Ct(T)).join(`
`)}
  </head>
  ${n}
</html>
  `}var Pt=f(()=>{r();St();Tt();Mt();j()});var Et,Dt=f(()=>{"use strict";r();Et=t=>t.replace(/(<!\[endif]-->\s*?<!--\[if mso \| IE]>)/gm,"")});var De={};bt(De,{assignDependencies:()=>J,default:()=>Ee,dependencies:()=>et,registerDependencies:()=>ot});var Ee,J,et,ot,nt=f(()=>{r();Ee=()=>[],J=t=>t,et={},ot=()=>{}});function Q(t,e){for(let o of e)t[o.componentName||H(o.name)]=o}function st(t,e={}){Q(Bt,[t]),t.dependencies&&e.registerDependencies&&ot(t.dependencies)}var Bt,rt,Ft=f(()=>{r();nt();j();Bt={};rt=Bt});var Ht=f(()=>{r()});var Lt=f(()=>{r()});var It=f(()=>{r()});var it,Rt=f(()=>{r();it=!1});var at,Vt=f(()=>{r();at=void 0});var lt,zt=f(()=>{r();lt=void 0});var W,Jt=f(()=>{r();W={}});var Qt,Wt=f(()=>{"use strict";r();Qt=t=>t.replace(/(<!--\[if\s[^\]]+]>)([\s\S]*?)(<!\[endif]-->)/gm,(e,o,n,s)=>{let i=n.replace(/(^|>)(\s+)(<|$)/gm,(g,y,_,w)=>`${y}${w}`).replace(/\s{2,}/gm," ");return`${o}${i}${s}`})});var Xt,Ut=f(()=>{"use strict";r();Xt=(t,e)=>t?t.split(" ").map(o=>`${o}-${e}`).join(" "):""});var qt=f(()=>{r()});function Gt(t){try{return`${Number.parseInt(t.match("[0-9]+")[0],10)-1}px`}catch{return t}}var Zt=f(()=>{"use strict";r()});var Kt,Yt,te=f(()=>{"use strict";r();Kt=({tagName:t,attributes:e,children:o,content:n})=>{let s=o&&o.length>0?o.map(Kt).join(`
`):n||"",i=Object.keys(e).map(g=>`${g}="${e[g]}"`).join(" ");return`<${t}${i===""?">":` ${i}>`}${s}</${t}>`},Yt=Kt});function ct(t,e){let o={};for(let n in t){let s=t[n],i=typeof s=="string"&&/^color/i.test(e?.[n]??"");o[n]=i?s.replace(Be,"#$1$1$2$2$3$3"):s}return o}var Be,ee=f(()=>{r();Be=/^#(\w)(\w)(\w)$/});function oe(t,e){let o=t.trim().replace(/\s+/g," ").split(" ",4),n={};switch(o.length){case 2:n={top:0,bottom:0,left:1,right:1};break;case 3:n={top:0,left:1,right:1,bottom:2};break;case 4:n={top:0,right:1,bottom:2,left:3};break;default:return parseInt(t,10)}return parseInt(o[n[e]]||0,10)}function ne(t){return parseInt($(t.match(/(?:(?:^| )(\d+))/),1),10)||0}var se=f(()=>{r();j()});var re,pt=f(()=>{r();re=()=>{throw new Error("MJML source is not part of the slim MJML engine")}});function L({initialDatas:t,name:e}){let o=t.context.components[e];if(o){let n=new o(t);return n.headStyle&&n.context.addHeadStyle(e,n.headStyle),n.componentHeadStyle&&n.context.addComponentHeadSyle(n.componentHeadStyle),n}return null}var dt,ie,ae,le=f(()=>{r();te();ee();se();pt();j();dt=(function(){function t(e={}){c(this,t);let{attributes:o={},children:n=[],content:s="",context:i={},props:g={},globalAttributes:y={},absoluteFilePath:_=null,rawAttrs:w={}}=e;return this.props={absoluteFilePath:_,...g,children:n,content:s,rawAttrs:w},this.attributes=ct({...this.constructor.defaultAttributes,...y,...o},this.constructor.allowedAttributes),this.context=i,this}return p(t,[{key:"getChildContext",value(){return this.context}},{key:"getAttribute",value(e){return this.attributes[e]}},{key:"getContent",value(){return this.props.content.trim()}},{key:"renderMJML",value(e,o={}){return typeof e=="string"?re(`<fragment>${e}</fragment>`,{...o,components:this.context.components,ignoreIncludes:!0}).children.map(s=>this.context.processing(s,this.context)).join(""):this.context.processing(e,this.context)}}],[{key:"getTagName",value(){return this.componentName||H(this.name)}},{key:"isRawElement",value(){return!!this.rawElement}}])})();m(dt,"defaultAttributes",{});ie=(function(t){function e(){return c(this,e),u(this,e,arguments)}return d(e,t),p(e,[{key:"getStyles",value:function(){return{}}},{key:"getShorthandAttrValue",value(o,n){let s=this.getAttribute(`${o}-${n}`),i=this.getAttribute(o);return s?parseInt(s,10):i?oe(i,n):0}},{key:"getShorthandBorderValue",value(o,n="border"){let s=o&&this.getAttribute(`${n}-${o}`),i=this.getAttribute(n);return ne(s||i||"0")}},{key:"getBoxWidths",value(){let{containerWidth:o}=this.context,n=parseInt(o,10),s=this.getShorthandAttrValue("padding","right")+this.getShorthandAttrValue("padding","left"),i=this.getShorthandBorderValue("right")+this.getShorthandBorderValue("left");return{totalWidth:n,borders:i,paddings:s,box:n-s-i}}},{key:"htmlAttributes",value(o){let n={style:s=>this.styles(s),default:v};return P(kt(o,T),(s,i,g)=>{let y=(n[g]||n.default)(i);return`${s} ${g}="${y}"`},"")}},{key:"styles",value(o){let n;return o&&(typeof o=="string"?n=$(this.getStyles(),o):n=o),P(n,(s,i,g)=>T(i)?s:`${s}${g}:${i};`,"")}},{key:"renderChildren",value(o,n={}){let{props:s={},renderer:i=x=>x.render(),attributes:g={},rawXML:y=!1}=n;if(o=o||this.props.children,y)return o.map(x=>(x.attributes={...g,...x.attributes},Yt(x))).join(`
`);let _=o.length,w=N(this.context.components,x=>x.isRawElement()),E=o.filter(x=>!F(w,A=>A.getTagName()===x.tagName)).length,D="",S=0;return M(o,x=>{let A=L({name:x.tagName,initialDatas:{...x,attributes:{...g,...x.attributes},context:this.getChildContext(),props:{...s,first:S===0,index:S,last:S+1===_,sibling:_,nonRawSiblings:E}}});A!==null&&(D+=i(A)),S++}),D}}])})(dt),ae=(function(t){function e(){return c(this,e),u(this,e,arguments)}return d(e,t),p(e,[{key:"handlerChildren",value(){let{children:o}=this.props;return o.map(n=>{let s=L({name:n.tagName,initialDatas:{...n,context:this.getChildContext()}});return s?(s.handler&&s.handler(),s.render?s.render():null):(console.error(`No matching component for tag : ${n.tagName}`),null)})}}],[{key:"getTagName",value(){return this.componentName||H(this.name)}}])})(dt)});var ce=f(()=>{r()});var pe,de=f(()=>{r();pe=()=>{throw new Error("mj-html-attributes is not part of the slim MJML engine")}});var ut,ue=f(()=>{r();ut=Object.assign(()=>{throw new Error("inline mj-style is not part of the slim MJML engine")},{codeBlocks:{}})});var He={};bt(He,{BodyComponent:()=>ie,HeadComponent:()=>ae,assignComponents:()=>Q,components:()=>rt,default:()=>Fe,handleMjmlConfig:()=>at,initComponent:()=>L,initializeType:()=>lt,makeLowerBreakpoint:()=>Gt,registerComponent:()=>st,suffixCssClasses:()=>Xt});function Fe(t,e={}){let o="",n=[];if(it&&typeof e.skeleton=="string"){let a=W.default||W.loadSkeleton||W,l=a&&a(e.skeleton);l&&(e.skeleton=l)}let s={},i={},g={},y=[],_=null,w=null,E={...g,...e,minifyOptions:{...g.minifyOptions||{},...e.minifyOptions||{}},preprocessors:e.preprocessors?[...y,...e.preprocessors]:y},{beautify:D=!1,fonts:S={"Open Sans":"https://fonts.googleapis.com/css?family=Open+Sans:300,400,500,700","Droid Sans":"https://fonts.googleapis.com/css?family=Droid+Sans:300,400,500,700",Lato:"https://fonts.googleapis.com/css?family=Lato:300,400,500,700",Roboto:"https://fonts.googleapis.com/css?family=Roboto:300,400,500,700",Ubuntu:"https://fonts.googleapis.com/css?family=Ubuntu:300,400,500,700"},keepComments:x=!0,minify:A=!1,minifyOptions:ft,ignoreIncludes:We=!0,juiceOptions:he={},juicePreserveTags:mt=null,skeleton:ge=Nt,validationLevel:Xe="soft",filePath:Ue=".",actualPath:qe=".",preprocessors:Ge,presets:ye=[],printerSupport:xe=!1,sanitizeStyles:Ze=!1,templateSyntax:Ke,allowMixedSyntax:Ye=!1,includePath:to}=E,I={...rt},ht=J({},et);for(let a of ye)Q(I,a.components),J(ht,a.dependencies);let h={beforeDoctype:"",breakpoint:"480px",classes:{},classesDefault:{},defaultAttributes:{},htmlAttributes:{},fonts:S,inlineStyle:[],headStyle:{},componentsHeadStyle:[],headRaw:[],mediaQueries:{},preview:"",style:[],title:"",forceOWADesktop:$(t,"attributes.owa","mobile")==="desktop",lang:$(t,"attributes.lang")||"und",dir:$(t,"attributes.dir")||"auto"},eo={components:I,dependencies:ht,initializeType:void 0},be=F(t.children,{tagName:"mj-body"}),_e=F(t.children,{tagName:"mj-head"}),gt=N(t.children,{tagName:"mj-raw"}),X=(a,l,C=v)=>{if(!a)return;let b=L({name:a.tagName,initialDatas:{...C(a),context:l}});if(b!==null){if("handler"in b)return b.handler();if("render"in b)return b.render()}},yt=a=>{let l=(C,b="")=>{let{attributes:k,tagName:U,children:ke}=C,je=$(C.attributes,"mj-class","").split(" "),we=P(je,(O,q)=>{let G=h.classes[q],xt={};return O["css-class"]&&$(G,"css-class")&&(xt={"css-class":`${O["css-class"]} ${G["css-class"]}`}),{...O,...G,...xt}},{}),Se=P(b.split(" "),(O,q)=>({...O,...$(h.classesDefault,`${q}.${U}`)}),{}),Ae=$(k,"mj-class",b);return{...C,attributes:{...h.defaultAttributes[U],...we,...Se,...tt(k,["mj-class"])},rawAttrs:{...tt(k,["mj-class"])},globalAttributes:{...h.defaultAttributes["mj-all"]},children:B(ke,O=>l(O,Ae))}};return l(a)},$e={components:I,globalData:h,addMediaQuery(a,{parsedWidth:l,unit:C,padding:b}){let k="{";l!=null&&C!=null&&(k+=` width:${l}${C} !important; max-width: ${l}${C};`),b&&(k+=` padding: ${b} !important;`),k+=" }",h.mediaQueries[a]=k},addHeadStyle(a,l){h.headStyle[a]=l},addComponentHeadSyle(a){h.componentsHeadStyle.push(a)},getGlobalDatas:()=>h,processing:(a,l)=>X(a,l,yt)},Ce={components:I,globalData:h,add(a,...l){if(Array.isArray(h[a]))h[a].push(...l);else if(Object.prototype.hasOwnProperty.call(h,a))l.length>1?$t(h[a][l[0]])?h[a][l[0]]={...h[a][l[0]],...l[1]}:h[a][l[0]]=l[1]:h[a]=l[0];else throw Error(`An mj-head element add an unkown head attribute : ${a} with params ${Array.isArray(l)?l.join(""):l}`)}};if(h.headRaw=X(_e,Ce),o=X(be,$e,yt),!o)throw new Error("Malformed MJML. Check that your structure is correct and enclosed in <mjml> tags.");if(o=Qt(o),gt.length){let a=gt.filter(l=>l.attributes.position&&l.attributes.position==="file-start");a.length&&(h.beforeDoctype=a.map(l=>l.content).join(`
`))}if(!V(h.htmlAttributes)){let a=pe(o,{xmlMode:!0,decodeEntities:!1});z(h.htmlAttributes,(l,C)=>{z(l,(b,k)=>{a(C).each(function(){a(this).attr(k,b||"")})})}),o=a.root().html()}return o=ge({content:o,...h,printerSupport:xe}),h.inlineStyle.length>0&&(mt&&z(mt,(a,l)=>{ut.codeBlocks[l]=a}),o=ut(o,{applyStyleTags:!1,extraCss:h.inlineStyle.join(""),insertPreservedExtraCss:!1,removeStyleTags:!1,...he})),o=Et(o),{html:o,json:t,errors:n}}var Le=f(()=>{r();Ht();Lt();It();Rt();Vt();zt();Jt();Pt();Wt();Dt();Ut();qt();Zt();Ft();le();nt();pt();ce();de();ue();j();it&&at(process.cwd(),st)});var Un,qn,Gn,Zn,Ie=f(()=>{r();j();Un=v,qn=(...t)=>e=>t.flat().reduce((o,n)=>n(o),e),Gn=t=>e=>N(e,t),Zn=t=>e=>e.join(t)});function ts(t,e=!1){return`
    ${e?ze:Re}
    ${t}
    ${e?me:fe}
  `}function es(t,e=!1){return`
    ${e?Je:Ve}
    ${t}
    ${e?me:fe}
  `}var Re,Ve,fe,ze,Je,me,Qe=f(()=>{"use strict";r();Re="<!--[if mso | IE]>",Ve="<!--[if mso]>",fe="<![endif]-->",ze="<!--[if !mso | IE]><!-->",Je="<!--[if !mso]><!-->",me="<!--<![endif]-->"});export{f as a,oo as b,bt as c,no as d,so as e,c as f,p as g,d as h,u as i,m as j,r as k,T as l,M as m,z as n,B as o,F as p,P as q,tt as r,$ as s,ao as t,lo as u,co as v,j as w,Nt as x,Pt as y,Et as z,Dt as A,Xt as B,Gt as C,De as D,nt as E,Q as F,rt as G,ie as H,ae as I,Fe as J,He as K,Le as L,Un as M,qn as N,Gn as O,Zn as P,Ie as Q,ts as R,es as S,Qe as T};

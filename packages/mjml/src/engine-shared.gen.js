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
var Jt=Object.create;var Q=Object.defineProperty;var Qt=Object.getOwnPropertyDescriptor;var Wt=Object.getOwnPropertyNames;var Xt=Object.getPrototypeOf,Ut=Object.prototype.hasOwnProperty;var W=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(r){throw n=[r],r}};var h=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}},ie=(e,t)=>{for(var n in t)Q(e,n,{get:t[n],enumerable:!0})},Oe=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of Wt(t))!Ut.call(e,o)&&o!==n&&Q(e,o,{get:()=>t[o],enumerable:!(r=Qt(t,o))||r.enumerable});return e};var fr=(e,t,n)=>(n=e!=null?Jt(Xt(e)):{},Oe(t||!e||!e.__esModule?Q(n,"default",{value:e,enumerable:!0}):n,e)),A=e=>Oe(Q({},"__esModule",{value:!0}),e);function p(e,t=[],n=[]){for(let{key:r,...o}of t??[])Object.defineProperty(e.prototype,r,{...o,configurable:!0});for(let{key:r,...o}of n??[])Object.defineProperty(e,r,{...o,configurable:!0});return e}function f(e,t){e.prototype=Object.create(t.prototype,{constructor:{value:e,writable:!0,configurable:!0}}),Object.setPrototypeOf(e,t)}var d,m,g,i,c,s=W(()=>{"use strict";d=()=>{};m=(e,t,n=[])=>Reflect.construct(Object.getPrototypeOf(t),n,Object.getPrototypeOf(e).constructor),g=(e,t,n)=>Object.defineProperty(e,t,{value:n,enumerable:!0,configurable:!0,writable:!0}),i=e=>e?.__esModule?e:{default:e},c=e=>e?.__esModule?e:{...e,default:e}});var Se=h((F,we)=>{"use strict";s();Object.defineProperty(F,"__esModule",{value:!0});F.default=void 0;var Gt=e=>e.replace(/(<!\[endif]-->\s*?<!--\[if mso \| IE]>)/gm,"");F.default=Gt;we.exports=F.default});var P={};ie(P,{each:()=>en,escapeRegExp:()=>pn,filter:()=>ce,find:()=>nn,forEach:()=>ue,get:()=>ln,identity:()=>le,isEmpty:()=>Kt,isFunction:()=>Pe,isNil:()=>ae,isObject:()=>Zt,kebabCase:()=>fn,map:()=>tn,min:()=>dn,negate:()=>Yt,omit:()=>an,omitBy:()=>sn,range:()=>un,reduce:()=>on,repeat:()=>cn,some:()=>rn});function U(e){return typeof e=="function"?t=>e(t):typeof e=="string"?t=>t?.[e]:t=>Object.keys(e).every(n=>t?.[n]===e[n])}function ue(e,t){if(Array.isArray(e))for(let n=0;n<e.length;n++)t(e[n],n);else for(let n of Object.keys(e??{}))t(e[n],n)}function on(e,t,n){let r=n;return ue(e,(o,a)=>{r=t(r,o,a)}),r}function sn(e,t){let n={};for(let r in e)t(e[r])||(n[r]=e[r]);return n}function an(e,t){let n={};for(let r in e)t.includes(r)||(n[r]=e[r]);return n}function ln(e,t,n){let r=e;for(let o of String(t).split("."))r=r?.[o];return r===void 0?n:r}function dn(e){let t=e.filter(n=>!ae(n)&&!Number.isNaN(n));return t.length>0?t.reduce((n,r)=>r<n?r:n):void 0}var X,ae,Pe,Zt,Kt,le,Yt,en,tn,ce,nn,rn,un,cn,pn,fn,M=W(()=>{s();X=e=>Array.isArray(e)?e:Object.values(e??{});ae=e=>e==null,Pe=e=>typeof e=="function",Zt=e=>Pe(e)||typeof e=="object"&&e!==null,Kt=e=>ae(e)||Object.keys(e).length===0,le=e=>e,Yt=e=>t=>!e(t);en=ue,tn=(e,t)=>X(e).map(U(t)),ce=(e,t)=>X(e).filter(U(t)),nn=(e,t)=>X(e).find(U(t)),rn=(e,t)=>X(e).some(U(t));un=(e,t)=>Array.from({length:Math.max(0,t-e)},(n,r)=>e+r),cn=(e,t)=>e.repeat(Math.max(0,t));pn=e=>e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&"),fn=e=>e.replace(/\B([A-Z])/g,"-$1").toLowerCase()});var Me=h(pe=>{"use strict";s();Object.defineProperty(pe,"__esModule",{value:!0});pe.buildFontsTags=mn;var de=(M(),A(P));function mn(e,t,n={}){let r=[];return(0,de.forEach)(n,(o,a)=>{let b=new RegExp(`"[^"]*font-family:[^"]*${a}[^"]*"`,"gmi"),$=new RegExp(`font-family:[^;}]*${a}`,"gmi");(e.match(b)||t.some(k=>k.match($)))&&r.push(o)}),r.length>0?`
      <!--[if !mso]><!-->
        ${(0,de.map)(r,o=>`<link href="${o}" rel="stylesheet" type="text/css">`).join(`
`)}
        <style type="text/css">
          ${(0,de.map)(r,o=>`@import url(${o});`).join(`
`)}
        </style>
      <!--<![endif]-->

    `:""}});var qe=h((G,Te)=>{"use strict";s();Object.defineProperty(G,"__esModule",{value:!0});G.default=hn;var gn=(M(),A(P));function Ae(e,t=""){let n=Object.entries(e).reduce((r,[o,a])=>{let b=`${t}.${o}`;return r[a]||(r[a]=[]),r[a].push(b),r},{});return Object.entries(n).map(([r,o])=>`${o.join(", ")} ${r}`)}function hn(e,t={},n={}){if((0,gn.isEmpty)(t))return"";let{forceOWADesktop:r=!1,printerSupport:o=!1}=n,a=Ae(t),b=Ae(t,".moz-text-html "),$=a.map(k=>`[owa] ${k}`);return`
    <style type="text/css">
      @media only screen and (min-width:${e}) {
        ${a.join(`
`)}
      }
    </style>
    <style media="screen and (min-width:${e})">
      ${b.join(`
`)}
    </style>
    ${o?`<style type="text/css">
            @media only print {
              ${a.join(`
`)}
            }
          </style>`:""}
    ${r?`<style type="text/css">
${$.join(`
`)}
</style>`:""}
  `}Te.exports=G.default});var Ne=h(Z=>{"use strict";s();Object.defineProperty(Z,"__esModule",{value:!0});Z.buildStyleFromComponents=bn;Z.buildStyleFromTags=xn;var yn=(M(),A(P));function bn(e,t,n){let r=Object.values(n);return t.length===0&&r.length===0?"":`
    <style type="text/css">${[...t,...r].reduce((o,a)=>`${o}
${a(e)}`,"")}
    </style>`}function xn(e,t){return t.length===0?"":` 
    <style type="text/css">${t.reduce((n,r)=>`${n}
${(0,yn.isFunction)(r)?r(e):r}`,"")}
    </style>`}});var He=h((K,Be)=>{"use strict";s();Object.defineProperty(K,"__esModule",{value:!0});K.default=vn;var De=(M(),A(P)),$n=Me(),Cn=i(qe()),Ee=Ne();function vn(e){let{beforeDoctype:t="",breakpoint:n="480px",content:r="",fonts:o={},mediaQueries:a={},headStyle:b={},componentsHeadStyle:$=[],headRaw:k=[],title:T="",style:L=[],forceOWADesktop:R,printerSupport:q,inlineStyle:C,lang:N,dir:$e}=e;return`${t?`${t}
`:""}<!doctype html>
<html lang="${N}" dir="${$e}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>${T}</title>
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
    ${(0,$n.buildFontsTags)(r,C,o)}
    ${(0,Cn.default)(n,a,{forceOWADesktop:R,printerSupport:q})}
    ${(0,Ee.buildStyleFromComponents)(n,$,b)}
    ${(0,Ee.buildStyleFromTags)(n,L)}
    ${k.filter((0,De.negate)(De.isNil)).join(`
`)}
  </head>
  ${r}
</html>
  `}Be.exports=K.default});var Le=h((_r,fe)=>{s();fe.exports=()=>{throw new Error("inline mj-style is not part of the slim MJML engine")};fe.exports.codeBlocks={}});var Fe=h((Or,Re)=>{s();Re.exports={load:()=>{throw new Error("mj-html-attributes is not part of the slim MJML engine")}}});var Ve=h((Sr,Ie)=>{s();Ie.exports={}});var me=h((Mr,ze)=>{s();ze.exports=()=>{throw new Error("MJML source is not part of the slim MJML engine")}});var ge=h((Tr,Je)=>{s();Je.exports={default:()=>[],assignDependencies:e=>e,dependencies:{},__esModule:!0}});var Qe=h(Y=>{"use strict";s();Object.defineProperty(Y,"__esModule",{value:!0});Y.borderParser=kn;Y.default=_n;var jn=(M(),A(P));function _n(e,t){let n=e.trim().replace(/\s+/g," ").split(" ",4),r={};switch(n.length){case 2:r={top:0,bottom:0,left:1,right:1};break;case 3:r={top:0,left:1,right:1,bottom:2};break;case 4:r={top:0,right:1,bottom:2,left:3};break;default:return parseInt(e,10)}return parseInt(n[r[t]]||0,10)}function kn(e){return parseInt((0,jn.get)(e.match(/(?:(?:^| )(\d+))/),1),10)||0}});var Xe={};ie(Xe,{default:()=>We});function We(e,t){let n={};for(let r in e){let o=e[r],a=typeof o=="string"&&/^color/i.test(t?.[r]??"");n[r]=a?o.replace(On,"#$1$1$2$2$3$3"):o}return n}var On,Ue=W(()=>{s();On=/^#(\w)(\w)(\w)$/});var Ke=h((I,Ze)=>{"use strict";s();Object.defineProperty(I,"__esModule",{value:!0});I.default=void 0;var Ge=({tagName:e,attributes:t,children:n,content:r})=>{let o=n&&n.length>0?n.map(Ge).join(`
`):r||"",a=Object.keys(t).map(b=>`${b}="${t[b]}"`).join(" ");return`<${e}${a===""?">":` ${a}>`}${o}</${e}>`},Br=I.default=Ge;Ze.exports=I.default});var et=h(E=>{"use strict";s();Object.defineProperty(E,"__esModule",{value:!0});E.HeadComponent=E.BodyComponent=void 0;E.initComponent=he;var O=(M(),A(P)),wn=i(me()),Ye=c(Qe()),Sn=i((Ue(),A(Xe))),Pn=i(Ke());function he({initialDatas:e,name:t}){let n=e.context.components[t];if(n){let r=new n(e);return r.headStyle&&r.context.addHeadStyle(t,r.headStyle),r.componentHeadStyle&&r.context.addComponentHeadSyle(r.componentHeadStyle),r}return null}var ye=(function(){function e(t={}){d(this,e);let{attributes:n={},children:r=[],content:o="",context:a={},props:b={},globalAttributes:$={},absoluteFilePath:k=null,rawAttrs:T={}}=t;return this.props={absoluteFilePath:k,...b,children:r,content:o,rawAttrs:T},this.attributes=(0,Sn.default)({...this.constructor.defaultAttributes,...$,...n},this.constructor.allowedAttributes),this.context=a,this}return p(e,[{key:"getChildContext",value(){return this.context}},{key:"getAttribute",value(t){return this.attributes[t]}},{key:"getContent",value(){return this.props.content.trim()}},{key:"renderMJML",value(t,n={}){return typeof t=="string"?(0,wn.default)(`<fragment>${t}</fragment>`,{...n,components:this.context.components,ignoreIncludes:!0}).children.map(o=>this.context.processing(o,this.context)).join(""):this.context.processing(t,this.context)}}],[{key:"getTagName",value(){return this.componentName||(0,O.kebabCase)(this.name)}},{key:"isRawElement",value(){return!!this.rawElement}}])})();g(ye,"defaultAttributes",{});var Lr=E.BodyComponent=(function(e){function t(){return d(this,t),m(this,t,arguments)}return f(t,e),p(t,[{key:"getStyles",value:function(){return{}}},{key:"getShorthandAttrValue",value(n,r){let o=this.getAttribute(`${n}-${r}`),a=this.getAttribute(n);return o?parseInt(o,10):a?(0,Ye.default)(a,r):0}},{key:"getShorthandBorderValue",value(n,r="border"){let o=n&&this.getAttribute(`${r}-${n}`),a=this.getAttribute(r);return(0,Ye.borderParser)(o||a||"0")}},{key:"getBoxWidths",value(){let{containerWidth:n}=this.context,r=parseInt(n,10),o=this.getShorthandAttrValue("padding","right")+this.getShorthandAttrValue("padding","left"),a=this.getShorthandBorderValue("right")+this.getShorthandBorderValue("left");return{totalWidth:r,borders:a,paddings:o,box:r-o-a}}},{key:"htmlAttributes",value(n){let r={style:o=>this.styles(o),default:O.identity};return(0,O.reduce)((0,O.omitBy)(n,O.isNil),(o,a,b)=>{let $=(r[b]||r.default)(a);return`${o} ${b}="${$}"`},"")}},{key:"styles",value(n){let r;return n&&(typeof n=="string"?r=(0,O.get)(this.getStyles(),n):r=n),(0,O.reduce)(r,(o,a,b)=>(0,O.isNil)(a)?o:`${o}${b}:${a};`,"")}},{key:"renderChildren",value(n,r={}){let{props:o={},renderer:a=C=>C.render(),attributes:b={},rawXML:$=!1}=r;if(n=n||this.props.children,$)return n.map(C=>(C.attributes={...b,...C.attributes},(0,Pn.default)(C))).join(`
`);let k=n.length,T=(0,O.filter)(this.context.components,C=>C.isRawElement()),L=n.filter(C=>!(0,O.find)(T,N=>N.getTagName()===C.tagName)).length,R="",q=0;return(0,O.forEach)(n,C=>{let N=he({name:C.tagName,initialDatas:{...C,attributes:{...b,...C.attributes},context:this.getChildContext(),props:{...o,first:q===0,index:q,last:q+1===k,sibling:k,nonRawSiblings:L}}});N!==null&&(R+=a(N)),q++}),R}}])})(ye),Rr=E.HeadComponent=(function(e){function t(){return d(this,t),m(this,t,arguments)}return f(t,e),p(t,[{key:"handlerChildren",value(){let{children:n}=this.props;return n.map(r=>{let o=he({name:r.tagName,initialDatas:{...r,context:this.getChildContext()}});return o?(o.handler&&o.handler(),o.render?o.render():null):(console.error(`No matching component for tag : ${r.tagName}`),null)})}}],[{key:"getTagName",value(){return this.componentName||(0,O.kebabCase)(this.name)}}])})(ye)});var rt=h(B=>{"use strict";s();Object.defineProperty(B,"__esModule",{value:!0});B.assignComponents=nt;B.default=void 0;B.registerComponent=Tn;var Mn=(M(),A(P)),An=ge(),tt={};function nt(e,t){for(let n of t)e[n.componentName||(0,Mn.kebabCase)(n.name)]=n}function Tn(e,t={}){nt(tt,[e]),e.dependencies&&t.registerDependencies&&(0,An.registerDependencies)(e.dependencies)}var Vr=B.default=tt});var st=h((ee,ot)=>{"use strict";s();Object.defineProperty(ee,"__esModule",{value:!0});ee.default=qn;function qn(e){try{return`${Number.parseInt(e.match("[0-9]+")[0],10)-1}px`}catch{return e}}ot.exports=ee.default});var at=h((Wr,it)=>{s();it.exports={formatHtml:e=>e}});var ut=h((V,lt)=>{"use strict";s();Object.defineProperty(V,"__esModule",{value:!0});V.default=void 0;var Nn=(e,t)=>e?e.split(" ").map(n=>`${n}-${t}`).join(" "):"";V.default=Nn;lt.exports=V.default});var dt=h((z,ct)=>{"use strict";s();Object.defineProperty(z,"__esModule",{value:!0});z.default=void 0;var Dn=e=>e.replace(/(<!--\[if\s[^\]]+]>)([\s\S]*?)(<!\[endif]-->)/gm,(t,n,r,o)=>{let a=r.replace(/(^|>)(\s+)(<|$)/gm,(b,$,k,T)=>`${$}${T}`).replace(/\s{2,}/gm," ");return`${n}${a}${o}`});z.default=Dn;ct.exports=z.default});var ft=h((Zr,pt)=>{s();pt.exports={}});var gt=h((Yr,mt)=>{s();mt.exports={}});var yt=h((to,ht)=>{s();ht.exports={}});var xt=h((ro,bt)=>{s();bt.exports=!1});var Ct=h((so,$t)=>{s();$t.exports={}});var jt=h((ao,vt)=>{s();vt.exports={}});var kt=h((uo,_t)=>{s();_t.exports={}});var Vn=h(_=>{"use strict";s();Object.defineProperty(_,"__esModule",{value:!0});Object.defineProperty(_,"BodyComponent",{enumerable:!0,get:function(){return te.BodyComponent}});Object.defineProperty(_,"HeadComponent",{enumerable:!0,get:function(){return te.HeadComponent}});Object.defineProperty(_,"assignComponents",{enumerable:!0,get:function(){return H.assignComponents}});Object.defineProperty(_,"components",{enumerable:!0,get:function(){return H.default}});_.default=In;Object.defineProperty(_,"handleMjmlConfig",{enumerable:!0,get:function(){return St.default}});Object.defineProperty(_,"initComponent",{enumerable:!0,get:function(){return te.initComponent}});Object.defineProperty(_,"initializeType",{enumerable:!0,get:function(){return wt.initializeType}});Object.defineProperty(_,"makeLowerBreakpoint",{enumerable:!0,get:function(){return Bn.default}});Object.defineProperty(_,"registerComponent",{enumerable:!0,get:function(){return H.registerComponent}});Object.defineProperty(_,"suffixCssClasses",{enumerable:!0,get:function(){return Hn.default}});var x=(M(),A(P)),Ot=i(Le()),En=Fe(),po=i(Ve()),fo=i(me()),be=c(ge()),te=et(),H=c(rt()),Bn=i(st()),mo=at(),Hn=i(ut()),Ln=i(Se()),Rn=i(dt()),Fn=i(He()),xe=i(ft()),wt=gt(),St=c(yt()),Pt=xt(),go=Ct(),ho=jt(),yo=kt();function In(e,t={}){let n="",r=[];if(Pt&&typeof t.skeleton=="string"){let l=xe.default.default||xe.default.loadSkeleton||xe.default,u=l&&l(t.skeleton);u&&(t.skeleton=u)}let o={},a={},b={},$=[],k=null,T=null,L={...b,...t,minifyOptions:{...b.minifyOptions||{},...t.minifyOptions||{}},preprocessors:t.preprocessors?[...$,...t.preprocessors]:$},{beautify:R=!1,fonts:q={"Open Sans":"https://fonts.googleapis.com/css?family=Open+Sans:300,400,500,700","Droid Sans":"https://fonts.googleapis.com/css?family=Droid+Sans:300,400,500,700",Lato:"https://fonts.googleapis.com/css?family=Lato:300,400,500,700",Roboto:"https://fonts.googleapis.com/css?family=Roboto:300,400,500,700",Ubuntu:"https://fonts.googleapis.com/css?family=Ubuntu:300,400,500,700"},keepComments:C=!0,minify:N=!1,minifyOptions:$e,ignoreIncludes:rr=!0,juiceOptions:Tt={},juicePreserveTags:Ce=null,skeleton:qt=Fn.default,validationLevel:or="soft",filePath:sr=".",actualPath:ir=".",preprocessors:ar,presets:Nt=[],printerSupport:Dt=!1,sanitizeStyles:lr=!1,templateSyntax:ur,allowMixedSyntax:cr=!1,includePath:dr}=L,J={...H.default},ve=(0,be.assignDependencies)({},be.dependencies);for(let l of Nt)(0,H.assignComponents)(J,l.components),(0,be.assignDependencies)(ve,l.dependencies);let y={beforeDoctype:"",breakpoint:"480px",classes:{},classesDefault:{},defaultAttributes:{},htmlAttributes:{},fonts:q,inlineStyle:[],headStyle:{},componentsHeadStyle:[],headRaw:[],mediaQueries:{},preview:"",style:[],title:"",forceOWADesktop:(0,x.get)(e,"attributes.owa","mobile")==="desktop",lang:(0,x.get)(e,"attributes.lang")||"und",dir:(0,x.get)(e,"attributes.dir")||"auto"},pr={components:J,dependencies:ve,initializeType:wt.initializeType},Et=(0,x.find)(e.children,{tagName:"mj-body"}),Bt=(0,x.find)(e.children,{tagName:"mj-head"}),je=(0,x.filter)(e.children,{tagName:"mj-raw"}),ne=(l,u,w=x.identity)=>{if(!l)return;let j=(0,te.initComponent)({name:l.tagName,initialDatas:{...w(l),context:u}});if(j!==null){if("handler"in j)return j.handler();if("render"in j)return j.render()}},_e=l=>{let u=(w,j="")=>{let{attributes:S,tagName:re,children:Rt}=w,Ft=(0,x.get)(w.attributes,"mj-class","").split(" "),It=(0,x.reduce)(Ft,(D,oe)=>{let se=y.classes[oe],ke={};return D["css-class"]&&(0,x.get)(se,"css-class")&&(ke={"css-class":`${D["css-class"]} ${se["css-class"]}`}),{...D,...se,...ke}},{}),Vt=(0,x.reduce)(j.split(" "),(D,oe)=>({...D,...(0,x.get)(y.classesDefault,`${oe}.${re}`)}),{}),zt=(0,x.get)(S,"mj-class",j);return{...w,attributes:{...y.defaultAttributes[re],...It,...Vt,...(0,x.omit)(S,["mj-class"])},rawAttrs:{...(0,x.omit)(S,["mj-class"])},globalAttributes:{...y.defaultAttributes["mj-all"]},children:(0,x.map)(Rt,D=>u(D,zt))}};return u(l)},Ht={components:J,globalData:y,addMediaQuery(l,{parsedWidth:u,unit:w,padding:j}){let S="{";u!=null&&w!=null&&(S+=` width:${u}${w} !important; max-width: ${u}${w};`),j&&(S+=` padding: ${j} !important;`),S+=" }",y.mediaQueries[l]=S},addHeadStyle(l,u){y.headStyle[l]=u},addComponentHeadSyle(l){y.componentsHeadStyle.push(l)},getGlobalDatas:()=>y,processing:(l,u)=>ne(l,u,_e)},Lt={components:J,globalData:y,add(l,...u){if(Array.isArray(y[l]))y[l].push(...u);else if(Object.prototype.hasOwnProperty.call(y,l))u.length>1?(0,x.isObject)(y[l][u[0]])?y[l][u[0]]={...y[l][u[0]],...u[1]}:y[l][u[0]]=u[1]:y[l]=u[0];else throw Error(`An mj-head element add an unkown head attribute : ${l} with params ${Array.isArray(u)?u.join(""):u}`)}};if(y.headRaw=ne(Bt,Lt),n=ne(Et,Ht,_e),!n)throw new Error("Malformed MJML. Check that your structure is correct and enclosed in <mjml> tags.");if(n=(0,Rn.default)(n),je.length){let l=je.filter(u=>u.attributes.position&&u.attributes.position==="file-start");l.length&&(y.beforeDoctype=l.map(u=>u.content).join(`
`))}if(!(0,x.isEmpty)(y.htmlAttributes)){let l=(0,En.load)(n,{xmlMode:!0,decodeEntities:!1});(0,x.each)(y.htmlAttributes,(u,w)=>{(0,x.each)(u,(j,S)=>{l(w).each(function(){l(this).attr(S,j||"")})})}),n=l.root().html()}return n=qt({content:n,...y,printerSupport:Dt}),y.inlineStyle.length>0&&(Ce&&(0,x.each)(Ce,(l,u)=>{Ot.default.codeBlocks[u]=l}),n=(0,Ot.default)(n,{applyStyleTags:!1,extraCss:y.inlineStyle.join(""),insertPreservedExtraCss:!1,removeStyleTags:!1,...Tt})),n=(0,Ln.default)(n),{html:n,json:e,errors:r}}Pt&&(0,St.default)(process.cwd(),H.registerComponent)});var Xn={};ie(Xn,{filter:()=>Qn,flow:()=>Jn,identity:()=>zn,join:()=>Wn});var zn,Jn,Qn,Wn,Un=W(()=>{s();M();zn=le,Jn=(...e)=>t=>e.flat().reduce((n,r)=>r(n),t),Qn=e=>t=>ce(t,e),Wn=e=>t=>t.join(e)});var nr=h(v=>{"use strict";s();Object.defineProperty(v,"__esModule",{value:!0});v.default=er;v.endNegationConditionalTag=v.endConditionalTag=void 0;v.msoConditionalTag=tr;v.startNegationConditionalTag=v.startMsoNegationConditionalTag=v.startMsoConditionalTag=v.startConditionalTag=void 0;var Gn=v.startConditionalTag="<!--[if mso | IE]>",Zn=v.startMsoConditionalTag="<!--[if mso]>",Mt=v.endConditionalTag="<![endif]-->",Kn=v.startNegationConditionalTag="<!--[if !mso | IE]><!-->",Yn=v.startMsoNegationConditionalTag="<!--[if !mso]><!-->",At=v.endNegationConditionalTag="<!--<![endif]-->";function er(e,t=!1){return`
    ${t?Kn:Gn}
    ${e}
    ${t?At:Mt}
  `}function tr(e,t=!1){return`
    ${t?Yn:Zn}
    ${e}
    ${t?At:Mt}
  `}});export{W as a,h as b,ie as c,fr as d,A as e,d as f,p as g,f as h,m as i,g as j,i as k,c as l,s as m,P as n,M as o,ge as p,Se as q,He as r,Vn as s,Xn as t,Un as u,nr as v};

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
var mr=Object.create;var W=Object.defineProperty;var gr=Object.getOwnPropertyDescriptor;var hr=Object.getOwnPropertyNames;var yr=Object.getPrototypeOf,br=Object.prototype.hasOwnProperty;var $=(e,t,r)=>()=>{if(r)throw r[0];try{return e&&(t=e(e=0)),t}catch(n){throw r=[n],n}};var u=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(r){throw t=0,r}},_=(e,t)=>{for(var r in t)W(e,r,{get:t[r],enumerable:!0})},Re=(e,t,r,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let o of hr(t))!br.call(e,o)&&o!==r&&W(e,o,{get:()=>t[o],enumerable:!(n=gr(t,o))||n.enumerable});return e};var Hn=(e,t,r)=>(r=e!=null?mr(yr(e)):{},Re(t||!e||!e.__esModule?W(r,"default",{value:e,enumerable:!0}):r,e)),d=e=>Re(W({},"__esModule",{value:!0}),e);var Be=u((B,Ee)=>{"use strict";Object.defineProperty(B,"__esModule",{value:!0});B.default=void 0;var xr=e=>e.replace(/(<!\[endif]-->\s*?<!--\[if mso \| IE]>)/gm,"");B.default=xr;Ee.exports=B.default});function Le(e,t=[],r=[]){for(let{key:n,...o}of t??[])Object.defineProperty(e.prototype,n,{...o,configurable:!0});for(let{key:n,...o}of r??[])Object.defineProperty(e,n,{...o,configurable:!0});return e}function Fe(e,t){e.prototype=Object.create(t.prototype,{constructor:{value:e,writable:!0,configurable:!0}}),Object.setPrototypeOf(e,t)}var He,Ie,Ve,We,ze,w=$(()=>{"use strict";He=()=>{};Ie=(e,t,r=[])=>Reflect.construct(Object.getPrototypeOf(t),r,Object.getPrototypeOf(e).constructor),Ve=(e,t,r)=>Object.defineProperty(e,t,{value:r,enumerable:!0,configurable:!0,writable:!0}),We=e=>e?.__esModule?e:{default:e},ze=e=>e?.__esModule?e:{...e,default:e}});var z={};_(z,{default:()=>We});var J=$(()=>{w()});var k={};_(k,{each:()=>jr,escapeRegExp:()=>Nr,filter:()=>le,find:()=>kr,forEach:()=>ae,get:()=>Pr,identity:()=>ie,isEmpty:()=>Cr,isFunction:()=>Je,isNil:()=>se,isObject:()=>vr,kebabCase:()=>Dr,map:()=>_r,min:()=>Tr,negate:()=>$r,omit:()=>Sr,omitBy:()=>wr,range:()=>Mr,reduce:()=>qr,repeat:()=>Ar,some:()=>Or});function X(e){return typeof e=="function"?t=>e(t):typeof e=="string"?t=>t?.[e]:t=>Object.keys(e).every(r=>t?.[r]===e[r])}function ae(e,t){if(Array.isArray(e))for(let r=0;r<e.length;r++)t(e[r],r);else for(let r of Object.keys(e??{}))t(e[r],r)}function qr(e,t,r){let n=r;return ae(e,(o,s)=>{n=t(n,o,s)}),n}function wr(e,t){let r={};for(let n in e)t(e[n])||(r[n]=e[n]);return r}function Sr(e,t){let r={};for(let n in e)t.includes(n)||(r[n]=e[n]);return r}function Pr(e,t,r){let n=e;for(let o of String(t).split("."))n=n?.[o];return n===void 0?r:n}function Tr(e){let t=e.filter(r=>!se(r)&&!Number.isNaN(r));return t.length>0?t.reduce((r,n)=>n<r?n:r):void 0}var Q,se,Je,vr,Cr,ie,$r,jr,_r,le,kr,Or,Mr,Ar,Nr,Dr,O=$(()=>{Q=e=>Array.isArray(e)?e:Object.values(e??{});se=e=>e==null,Je=e=>typeof e=="function",vr=e=>Je(e)||typeof e=="object"&&e!==null,Cr=e=>se(e)||Object.keys(e).length===0,ie=e=>e,$r=e=>t=>!e(t);jr=ae,_r=(e,t)=>Q(e).map(X(t)),le=(e,t)=>Q(e).filter(X(t)),kr=(e,t)=>Q(e).find(X(t)),Or=(e,t)=>Q(e).some(X(t));Mr=(e,t)=>Array.from({length:Math.max(0,t-e)},(r,n)=>e+n),Ar=(e,t)=>e.repeat(Math.max(0,t));Nr=e=>e.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&"),Dr=e=>e.replace(/\B([A-Z])/g,"-$1").toLowerCase()});var Qe=u(ce=>{"use strict";Object.defineProperty(ce,"__esModule",{value:!0});ce.buildFontsTags=Rr;var ue=(O(),d(k));function Rr(e,t,r={}){let n=[];return(0,ue.forEach)(r,(o,s)=>{let l=new RegExp(`"[^"]*font-family:[^"]*${s}[^"]*"`,"gmi"),p=new RegExp(`font-family:[^;}]*${s}`,"gmi");(e.match(l)||t.some(y=>y.match(p)))&&n.push(o)}),n.length>0?`
      <!--[if !mso]><!-->
        ${(0,ue.map)(n,o=>`<link href="${o}" rel="stylesheet" type="text/css">`).join(`
`)}
        <style type="text/css">
          ${(0,ue.map)(n,o=>`@import url(${o});`).join(`
`)}
        </style>
      <!--<![endif]-->

    `:""}});var Ge=u((U,Ue)=>{"use strict";Object.defineProperty(U,"__esModule",{value:!0});U.default=Br;var Er=(O(),d(k));function Xe(e,t=""){let r=Object.entries(e).reduce((n,[o,s])=>{let l=`${t}.${o}`;return n[s]||(n[s]=[]),n[s].push(l),n},{});return Object.entries(r).map(([n,o])=>`${o.join(", ")} ${n}`)}function Br(e,t={},r={}){if((0,Er.isEmpty)(t))return"";let{forceOWADesktop:n=!1,printerSupport:o=!1}=r,s=Xe(t),l=Xe(t,".moz-text-html "),p=s.map(y=>`[owa] ${y}`);return`
    <style type="text/css">
      @media only screen and (min-width:${e}) {
        ${s.join(`
`)}
      }
    </style>
    <style media="screen and (min-width:${e})">
      ${l.join(`
`)}
    </style>
    ${o?`<style type="text/css">
            @media only print {
              ${s.join(`
`)}
            }
          </style>`:""}
    ${n?`<style type="text/css">
${p.join(`
`)}
</style>`:""}
  `}Ue.exports=U.default});var Ze=u(G=>{"use strict";Object.defineProperty(G,"__esModule",{value:!0});G.buildStyleFromComponents=Lr;G.buildStyleFromTags=Fr;var Hr=(O(),d(k));function Lr(e,t,r){let n=Object.values(r);return t.length===0&&n.length===0?"":`
    <style type="text/css">${[...t,...n].reduce((o,s)=>`${o}
${s(e)}`,"")}
    </style>`}function Fr(e,t){return t.length===0?"":` 
    <style type="text/css">${t.reduce((r,n)=>`${r}
${(0,Hr.isFunction)(n)?n(e):n}`,"")}
    </style>`}});var tt=u((Z,et)=>{"use strict";var Ir=(J(),d(z)).default;Object.defineProperty(Z,"__esModule",{value:!0});Z.default=zr;var Ke=(O(),d(k)),Vr=Qe(),Wr=Ir(Ge()),Ye=Ze();function zr(e){let{beforeDoctype:t="",breakpoint:r="480px",content:n="",fonts:o={},mediaQueries:s={},headStyle:l={},componentsHeadStyle:p=[],headRaw:y=[],title:q="",style:E=[],forceOWADesktop:I,printerSupport:N,inlineStyle:P,lang:m,dir:M}=e;return`${t?`${t}
`:""}<!doctype html>
<html lang="${m}" dir="${M}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>${q}</title>
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
    ${(0,Vr.buildFontsTags)(n,P,o)}
    ${(0,Wr.default)(r,s,{forceOWADesktop:I,printerSupport:N})}
    ${(0,Ye.buildStyleFromComponents)(r,p,l)}
    ${(0,Ye.buildStyleFromTags)(r,E)}
    ${y.filter((0,Ke.negate)(Ke.isNil)).join(`
`)}
  </head>
  ${n}
</html>
  `}et.exports=Z.default});var de={};_(de,{default:()=>ze});var fe=$(()=>{w()});var pe={};_(pe,{default:()=>Le});var me=$(()=>{w()});var ge={};_(ge,{default:()=>He});var he=$(()=>{w()});var ye={};_(ye,{default:()=>Ie});var be=$(()=>{w()});var xe={};_(xe,{default:()=>Fe});var ve=$(()=>{w()});var nt=u((Gn,rt)=>{rt.exports={}});var ot=u((Zn,Ce)=>{Ce.exports=()=>{throw new Error("inline mj-style is not part of the slim MJML engine")};Ce.exports.codeBlocks={}});var it=u((Kn,st)=>{st.exports={load:()=>{throw new Error("mj-html-attributes is not part of the slim MJML engine")}}});var lt=u((Yn,at)=>{at.exports={}});var $e=u((eo,ut)=>{ut.exports=()=>{throw new Error("MJML source is not part of the slim MJML engine")}});var je=u((to,ct)=>{ct.exports={default:()=>[],assignDependencies:e=>e,dependencies:{},__esModule:!0}});var dt={};_(dt,{default:()=>Ve});var ft=$(()=>{w()});var pt=u(K=>{"use strict";Object.defineProperty(K,"__esModule",{value:!0});K.borderParser=Xr;K.default=Qr;var Jr=(O(),d(k));function Qr(e,t){let r=e.trim().replace(/\s+/g," ").split(" ",4),n={};switch(r.length){case 2:n={top:0,bottom:0,left:1,right:1};break;case 3:n={top:0,left:1,right:1,bottom:2};break;case 4:n={top:0,right:1,bottom:2,left:3};break;default:return parseInt(e,10)}return parseInt(r[n[t]]||0,10)}function Xr(e){return parseInt((0,Jr.get)(e.match(/(?:(?:^| )(\d+))/),1),10)||0}});var gt={};_(gt,{default:()=>mt});function mt(e,t){let r={};for(let n in e){let o=e[n],s=typeof o=="string"&&/^color/i.test(t?.[n]??"");r[n]=s?o.replace(Ur,"#$1$1$2$2$3$3"):o}return r}var Ur,ht=$(()=>{Ur=/^#(\w)(\w)(\w)$/});var xt=u((H,bt)=>{"use strict";Object.defineProperty(H,"__esModule",{value:!0});H.default=void 0;var yt=({tagName:e,attributes:t,children:r,content:n})=>{let o=r&&r.length>0?r.map(yt).join(`
`):n||"",s=Object.keys(t).map(l=>`${l}="${t[l]}"`).join(" ");return`<${e}${s===""?">":` ${s}>`}${o}</${e}>`},oo=H.default=yt;bt.exports=H.default});var jt=u(T=>{"use strict";var Gr=(fe(),d(de)).default,S=(J(),d(z)).default;Object.defineProperty(T,"__esModule",{value:!0});T.HeadComponent=T.BodyComponent=void 0;T.initComponent=Oe;var Ct=S((be(),d(ye))),$t=S((ve(),d(xe))),_e=S((he(),d(ge))),ke=S((me(),d(pe))),Zr=S((ft(),d(dt))),v=(O(),d(k)),Kr=S($e()),vt=Gr(pt()),Yr=S((ht(),d(gt))),en=S(xt());function Oe({initialDatas:e,name:t}){let r=e.context.components[t];if(r){let n=new r(e);return n.headStyle&&n.context.addHeadStyle(t,n.headStyle),n.componentHeadStyle&&n.context.addComponentHeadSyle(n.componentHeadStyle),n}return null}var qe=(function(){function e(t={}){(0,_e.default)(this,e);let{attributes:r={},children:n=[],content:o="",context:s={},props:l={},globalAttributes:p={},absoluteFilePath:y=null,rawAttrs:q={}}=t;return this.props={absoluteFilePath:y,...l,children:n,content:o,rawAttrs:q},this.attributes=(0,Yr.default)({...this.constructor.defaultAttributes,...p,...r},this.constructor.allowedAttributes),this.context=s,this}return(0,ke.default)(e,[{key:"getChildContext",value:function(){return this.context}},{key:"getAttribute",value:function(r){return this.attributes[r]}},{key:"getContent",value:function(){return this.props.content.trim()}},{key:"renderMJML",value:function(r,n={}){return typeof r=="string"?(0,Kr.default)(`<fragment>${r}</fragment>`,{...n,components:this.context.components,ignoreIncludes:!0}).children.map(s=>this.context.processing(s,this.context)).join(""):this.context.processing(r,this.context)}}],[{key:"getTagName",value:function(){return this.componentName||(0,v.kebabCase)(this.name)}},{key:"isRawElement",value:function(){return!!this.rawElement}}])})();(0,Zr.default)(qe,"defaultAttributes",{});var so=T.BodyComponent=(function(e){function t(){return(0,_e.default)(this,t),(0,Ct.default)(this,t,arguments)}return(0,$t.default)(t,e),(0,ke.default)(t,[{key:"getStyles",value:function(){return{}}},{key:"getShorthandAttrValue",value:function(n,o){let s=this.getAttribute(`${n}-${o}`),l=this.getAttribute(n);return s?parseInt(s,10):l?(0,vt.default)(l,o):0}},{key:"getShorthandBorderValue",value:function(n,o="border"){let s=n&&this.getAttribute(`${o}-${n}`),l=this.getAttribute(o);return(0,vt.borderParser)(s||l||"0")}},{key:"getBoxWidths",value:function(){let{containerWidth:n}=this.context,o=parseInt(n,10),s=this.getShorthandAttrValue("padding","right")+this.getShorthandAttrValue("padding","left"),l=this.getShorthandBorderValue("right")+this.getShorthandBorderValue("left");return{totalWidth:o,borders:l,paddings:s,box:o-s-l}}},{key:"htmlAttributes",value:function(n){let o={style:s=>this.styles(s),default:v.identity};return(0,v.reduce)((0,v.omitBy)(n,v.isNil),(s,l,p)=>{let y=(o[p]||o.default)(l);return`${s} ${p}="${y}"`},"")}},{key:"styles",value:function(n){let o;return n&&(typeof n=="string"?o=(0,v.get)(this.getStyles(),n):o=n),(0,v.reduce)(o,(s,l,p)=>(0,v.isNil)(l)?s:`${s}${p}:${l};`,"")}},{key:"renderChildren",value:function(n,o={}){let{props:s={},renderer:l=m=>m.render(),attributes:p={},rawXML:y=!1}=o;if(n=n||this.props.children,y)return n.map(m=>(m.attributes={...p,...m.attributes},(0,en.default)(m))).join(`
`);let q=n.length,E=(0,v.filter)(this.context.components,m=>m.isRawElement()),I=n.filter(m=>!(0,v.find)(E,M=>M.getTagName()===m.tagName)).length,N="",P=0;return(0,v.forEach)(n,m=>{let M=Oe({name:m.tagName,initialDatas:{...m,attributes:{...p,...m.attributes},context:this.getChildContext(),props:{...s,first:P===0,index:P,last:P+1===q,sibling:q,nonRawSiblings:I}}});M!==null&&(N+=l(M)),P++}),N}}])})(qe),io=T.HeadComponent=(function(e){function t(){return(0,_e.default)(this,t),(0,Ct.default)(this,t,arguments)}return(0,$t.default)(t,e),(0,ke.default)(t,[{key:"handlerChildren",value:function(){let{children:n}=this.props;return n.map(o=>{let s=Oe({name:o.tagName,initialDatas:{...o,context:this.getChildContext()}});return s?(s.handler&&s.handler(),s.render?s.render():null):(console.error(`No matching component for tag : ${o.tagName}`),null)})}}],[{key:"getTagName",value:function(){return this.componentName||(0,v.kebabCase)(this.name)}}])})(qe)});var Ot=u(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:!0});D.assignComponents=kt;D.default=void 0;D.registerComponent=nn;var tn=(O(),d(k)),rn=je(),_t={};function kt(e,t){for(let r of t)e[r.componentName||(0,tn.kebabCase)(r.name)]=r}function nn(e,t={}){kt(_t,[e]),e.dependencies&&t.registerDependencies&&(0,rn.registerDependencies)(e.dependencies)}var lo=D.default=_t});var wt=u((Y,qt)=>{"use strict";Object.defineProperty(Y,"__esModule",{value:!0});Y.default=on;function on(e){try{return`${Number.parseInt(e.match("[0-9]+")[0],10)-1}px`}catch{return e}}qt.exports=Y.default});var Pt=u((co,St)=>{St.exports={formatHtml:e=>e}});var At=u((L,Mt)=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});L.default=void 0;var sn=(e,t)=>e?e.split(" ").map(r=>`${r}-${t}`).join(" "):"";L.default=sn;Mt.exports=L.default});var Nt=u((F,Tt)=>{"use strict";Object.defineProperty(F,"__esModule",{value:!0});F.default=void 0;var an=e=>e.replace(/(<!--\[if\s[^\]]+]>)([\s\S]*?)(<!\[endif]-->)/gm,(t,r,n,o)=>{let s=n.replace(/(^|>)(\s+)(<|$)/gm,(l,p,y,q)=>`${p}${q}`).replace(/\s{2,}/gm," ");return`${r}${s}${o}`});F.default=an;Tt.exports=F.default});var Rt=u((fo,Dt)=>{Dt.exports={}});var Bt=u((po,Et)=>{Et.exports={}});var Lt=u((mo,Ht)=>{Ht.exports={}});var It=u((go,Ft)=>{Ft.exports=!1});var Wt=u((ho,Vt)=>{Vt.exports={}});var Jt=u((yo,zt)=>{zt.exports={}});var Xt=u((bo,Qt)=>{Qt.exports={}});var gn=u(x=>{"use strict";var Pe=(fe(),d(de)).default,h=(J(),d(z)).default;Object.defineProperty(x,"__esModule",{value:!0});Object.defineProperty(x,"BodyComponent",{enumerable:!0,get:function(){return ee.BodyComponent}});Object.defineProperty(x,"HeadComponent",{enumerable:!0,get:function(){return ee.HeadComponent}});Object.defineProperty(x,"assignComponents",{enumerable:!0,get:function(){return R.assignComponents}});Object.defineProperty(x,"components",{enumerable:!0,get:function(){return R.default}});x.default=mn;Object.defineProperty(x,"handleMjmlConfig",{enumerable:!0,get:function(){return Zt.default}});Object.defineProperty(x,"initComponent",{enumerable:!0,get:function(){return ee.initComponent}});Object.defineProperty(x,"initializeType",{enumerable:!0,get:function(){return Gt.initializeType}});Object.defineProperty(x,"makeLowerBreakpoint",{enumerable:!0,get:function(){return un.default}});Object.defineProperty(x,"registerComponent",{enumerable:!0,get:function(){return R.registerComponent}});Object.defineProperty(x,"suffixCssClasses",{enumerable:!0,get:function(){return cn.default}});var xo=h((me(),d(pe))),vo=h((he(),d(ge))),Co=h((be(),d(ye))),$o=h((ve(),d(xe))),jo=h(nt()),f=(O(),d(k)),Ut=h(ot()),ln=it(),_o=h(lt()),ko=h($e()),we=Pe(je()),ee=jt(),R=Pe(Ot()),un=h(wt()),Oo=Pt(),cn=h(At()),dn=h(Be()),fn=h(Nt()),pn=h(tt()),Se=h(Rt()),Gt=Bt(),Zt=Pe(Lt()),Kt=It(),qo=Wt(),wo=Jt(),So=Xt();function mn(e,t={}){let r="",n=[];if(Kt&&typeof t.skeleton=="string"){let i=Se.default.default||Se.default.loadSkeleton||Se.default,a=i&&i(t.skeleton);a&&(t.skeleton=a)}let o={},s={},l={},p=[],y=null,q=null,E={...l,...t,minifyOptions:{...l.minifyOptions||{},...t.minifyOptions||{}},preprocessors:t.preprocessors?[...p,...t.preprocessors]:p},{beautify:I=!1,fonts:N={"Open Sans":"https://fonts.googleapis.com/css?family=Open+Sans:300,400,500,700","Droid Sans":"https://fonts.googleapis.com/css?family=Droid+Sans:300,400,500,700",Lato:"https://fonts.googleapis.com/css?family=Lato:300,400,500,700",Roboto:"https://fonts.googleapis.com/css?family=Roboto:300,400,500,700",Ubuntu:"https://fonts.googleapis.com/css?family=Ubuntu:300,400,500,700"},keepComments:P=!0,minify:m=!1,minifyOptions:M,ignoreIncludes:Sn=!0,juiceOptions:tr={},juicePreserveTags:Me=null,skeleton:rr=pn.default,validationLevel:Pn="soft",filePath:Mn=".",actualPath:An=".",preprocessors:Tn,presets:nr=[],printerSupport:or=!1,sanitizeStyles:Nn=!1,templateSyntax:Dn,allowMixedSyntax:Rn=!1,includePath:En}=E,V={...R.default},Ae=(0,we.assignDependencies)({},we.dependencies);for(let i of nr)(0,R.assignComponents)(V,i.components),(0,we.assignDependencies)(Ae,i.dependencies);let c={beforeDoctype:"",breakpoint:"480px",classes:{},classesDefault:{},defaultAttributes:{},htmlAttributes:{},fonts:N,inlineStyle:[],headStyle:{},componentsHeadStyle:[],headRaw:[],mediaQueries:{},preview:"",style:[],title:"",forceOWADesktop:(0,f.get)(e,"attributes.owa","mobile")==="desktop",lang:(0,f.get)(e,"attributes.lang")||"und",dir:(0,f.get)(e,"attributes.dir")||"auto"},Bn={components:V,dependencies:Ae,initializeType:Gt.initializeType},sr=(0,f.find)(e.children,{tagName:"mj-body"}),ir=(0,f.find)(e.children,{tagName:"mj-head"}),Te=(0,f.filter)(e.children,{tagName:"mj-raw"}),te=(i,a,C=f.identity)=>{if(!i)return;let b=(0,ee.initComponent)({name:i.tagName,initialDatas:{...C(i),context:a}});if(b!==null){if("handler"in b)return b.handler();if("render"in b)return b.render()}},Ne=i=>{let a=(C,b="")=>{let{attributes:j,tagName:re,children:ur}=C,cr=(0,f.get)(C.attributes,"mj-class","").split(" "),dr=(0,f.reduce)(cr,(A,ne)=>{let oe=c.classes[ne],De={};return A["css-class"]&&(0,f.get)(oe,"css-class")&&(De={"css-class":`${A["css-class"]} ${oe["css-class"]}`}),{...A,...oe,...De}},{}),fr=(0,f.reduce)(b.split(" "),(A,ne)=>({...A,...(0,f.get)(c.classesDefault,`${ne}.${re}`)}),{}),pr=(0,f.get)(j,"mj-class",b);return{...C,attributes:{...c.defaultAttributes[re],...dr,...fr,...(0,f.omit)(j,["mj-class"])},rawAttrs:{...(0,f.omit)(j,["mj-class"])},globalAttributes:{...c.defaultAttributes["mj-all"]},children:(0,f.map)(ur,A=>a(A,pr))}};return a(i)},ar={components:V,globalData:c,addMediaQuery(i,{parsedWidth:a,unit:C,padding:b}){let j="{";a!=null&&C!=null&&(j+=` width:${a}${C} !important; max-width: ${a}${C};`),b&&(j+=` padding: ${b} !important;`),j+=" }",c.mediaQueries[i]=j},addHeadStyle(i,a){c.headStyle[i]=a},addComponentHeadSyle(i){c.componentsHeadStyle.push(i)},getGlobalDatas:()=>c,processing:(i,a)=>te(i,a,Ne)},lr={components:V,globalData:c,add(i,...a){if(Array.isArray(c[i]))c[i].push(...a);else if(Object.prototype.hasOwnProperty.call(c,i))a.length>1?(0,f.isObject)(c[i][a[0]])?c[i][a[0]]={...c[i][a[0]],...a[1]}:c[i][a[0]]=a[1]:c[i]=a[0];else throw Error(`An mj-head element add an unkown head attribute : ${i} with params ${Array.isArray(a)?a.join(""):a}`)}};if(c.headRaw=te(ir,lr),r=te(sr,ar,Ne),!r)throw new Error("Malformed MJML. Check that your structure is correct and enclosed in <mjml> tags.");if(r=(0,fn.default)(r),Te.length){let i=Te.filter(a=>a.attributes.position&&a.attributes.position==="file-start");i.length&&(c.beforeDoctype=i.map(a=>a.content).join(`
`))}if(!(0,f.isEmpty)(c.htmlAttributes)){let i=(0,ln.load)(r,{xmlMode:!0,decodeEntities:!1});(0,f.each)(c.htmlAttributes,(a,C)=>{(0,f.each)(a,(b,j)=>{i(C).each(function(){i(this).attr(j,b||"")})})}),r=i.root().html()}return r=rr({content:r,...c,printerSupport:or}),c.inlineStyle.length>0&&(Me&&(0,f.each)(Me,(i,a)=>{Ut.default.codeBlocks[a]=i}),r=(0,Ut.default)(r,{applyStyleTags:!1,extraCss:c.inlineStyle.join(""),insertPreservedExtraCss:!1,removeStyleTags:!1,...tr})),r=(0,dn.default)(r),{html:r,json:e,errors:n}}Kt&&(0,Zt.default)(process.cwd(),R.registerComponent)});var vn={};_(vn,{filter:()=>bn,flow:()=>yn,identity:()=>hn,join:()=>xn});var hn,yn,bn,xn,Cn=$(()=>{O();hn=ie,yn=(...e)=>t=>e.flat().reduce((r,n)=>n(r),t),bn=e=>t=>le(t,e),xn=e=>t=>t.join(e)});var wn=u(g=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0});g.default=On;g.endNegationConditionalTag=g.endConditionalTag=void 0;g.msoConditionalTag=qn;g.startNegationConditionalTag=g.startMsoNegationConditionalTag=g.startMsoConditionalTag=g.startConditionalTag=void 0;var $n=g.startConditionalTag="<!--[if mso | IE]>",jn=g.startMsoConditionalTag="<!--[if mso]>",Yt=g.endConditionalTag="<![endif]-->",_n=g.startNegationConditionalTag="<!--[if !mso | IE]><!-->",kn=g.startMsoNegationConditionalTag="<!--[if !mso]><!-->",er=g.endNegationConditionalTag="<!--<![endif]-->";function On(e,t=!1){return`
    ${t?_n:$n}
    ${e}
    ${t?er:Yt}
  `}function qn(e,t=!1){return`
    ${t?kn:jn}
    ${e}
    ${t?er:Yt}
  `}});export{$ as a,u as b,_ as c,Hn as d,d as e,z as f,J as g,de as h,fe as i,pe as j,me as k,ge as l,he as m,ye as n,be as o,xe as p,ve as q,k as r,O as s,je as t,dt as u,ft as v,Be as w,tt as x,gn as y,vn as z,Cn as A,wn as B};

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
var Qt=Object.defineProperty;var fe=(t,e)=>{for(var o in e)Qt(t,o,{get:e[o],enumerable:!0})};var l=()=>{};function c(t,e=[],o=[]){for(let{key:n,...s}of e??[])Object.defineProperty(t.prototype,n,{...s,configurable:!0});for(let{key:n,...s}of o??[])Object.defineProperty(t,n,{...s,configurable:!0});return t}function p(t,e){t.prototype=Object.create(e.prototype,{constructor:{value:t,writable:!0,configurable:!0}}),Object.setPrototypeOf(t,e)}var d=(t,e,o=[])=>Reflect.construct(Object.getPrototypeOf(e),o,Object.getPrototypeOf(t).constructor),u=(t,e,o)=>Object.defineProperty(t,e,{value:o,enumerable:!0,configurable:!0,writable:!0});var Q=t=>Array.isArray(t)?t:Object.values(t??{});function W(t){return typeof t=="function"?e=>t(e):typeof t=="string"?e=>e?.[t]:e=>Object.keys(t).every(o=>e?.[o]===t[o])}var S=t=>t==null,X=t=>typeof t=="function",at=t=>X(t)||typeof t=="object"&&t!==null,F=t=>S(t)||Object.keys(t).length===0,A=t=>t,lt=t=>e=>!t(e);function O(t,e){if(Array.isArray(t))for(let o=0;o<t.length;o++)e(t[o],o);else for(let o of Object.keys(t??{}))e(t[o],o)}var H=O,P=(t,e)=>Q(t).map(W(e)),T=(t,e)=>Q(t).filter(W(e)),E=(t,e)=>Q(t).find(W(e));function v(t,e,o){let n=o;return O(t,(s,r)=>{n=e(n,s,r)}),n}function ct(t,e){let o={};for(let n in t)e(t[n])||(o[n]=t[n]);return o}function U(t,e){let o={};for(let n in t)e.includes(n)||(o[n]=t[n]);return o}function b(t,e,o){let n=t;for(let s of String(e).split("."))n=n?.[s];return n===void 0?o:n}var ge=(t,e)=>Array.from({length:Math.max(0,e-t)},(o,n)=>t+n),ye=(t,e)=>t.repeat(Math.max(0,e));function xe(t){let e=t.filter(o=>!S(o)&&!Number.isNaN(o));return e.length>0?e.reduce((o,n)=>n<o?n:o):void 0}var D=t=>t.replace(/\B([A-Z])/g,"-$1").toLowerCase();function pt(t,e,o){let n=Object.values(o);return e.length===0&&n.length===0?"":`
    <style type="text/css">${[...e,...n].reduce((s,r)=>`${s}
${r(t)}`,"")}
    </style>`}function dt(t,e){return e.length===0?"":` 
    <style type="text/css">${e.reduce((o,n)=>`${o}
${X(n)?n(t):n}`,"")}
    </style>`}function ut(t,e=""){let o=Object.entries(t).reduce((n,[s,r])=>{let m=`${e}.${s}`;return n[r]||(n[r]=[]),n[r].push(m),n},{});return Object.entries(o).map(([n,s])=>`${s.join(", ")} ${n}`)}function ft(t,e={},o={}){if(F(e))return"";let{forceOWADesktop:n=!1,printerSupport:s=!1}=o,r=ut(e),m=ut(e,".moz-text-html "),h=r.map(x=>`[owa] ${x}`);return`
    <style type="text/css">
      @media only screen and (min-width:${t}) {
        ${r.join(`
`)}
      }
    </style>
    <style media="screen and (min-width:${t})">
      ${m.join(`
`)}
    </style>
    ${s?`<style type="text/css">
            @media only print {
              ${r.join(`
`)}
            }
          </style>`:""}
    ${n?`<style type="text/css">
${h.join(`
`)}
</style>`:""}
  `}function mt(t,e,o={}){let n=[];return O(o,(s,r)=>{let m=new RegExp(`"[^"]*font-family:[^"]*${r}[^"]*"`,"gmi"),h=new RegExp(`font-family:[^;}]*${r}`,"gmi");(t.match(m)||e.some(x=>x.match(h)))&&n.push(s)}),n.length>0?`
      <!--[if !mso]><!-->
        ${P(n,s=>`<link href="${s}" rel="stylesheet" type="text/css">`).join(`
`)}
        <style type="text/css">
          ${P(n,s=>`@import url(${s});`).join(`
`)}
        </style>
      <!--<![endif]-->

    `:""}function ht(t){let{beforeDoctype:e="",breakpoint:o="480px",content:n="",fonts:s={},mediaQueries:r={},headStyle:m={},componentsHeadStyle:h=[],headRaw:x=[],title:C="",style:M=[],forceOWADesktop:N,printerSupport:k,inlineStyle:g,lang:j,dir:et}=t;return`${e?`${e}
`:""}<!doctype html>
<html lang="${j}" dir="${et}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
  <head>
    <title>${C}</title>
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
    ${mt(n,g,s)}
    ${ft(o,r,{forceOWADesktop:N,printerSupport:k})}
    ${pt(o,h,m)}
    ${dt(o,M)}
    ${x.filter(lt(S)).join(`
`)}
  </head>
  ${n}
</html>
  `}var gt=t=>t.replace(/(<!\[endif]-->\s*?<!--\[if mso \| IE]>)/gm,"");var q=t=>t,yt={},xt=()=>{};var bt={};function G(t,e){for(let o of e)t[o.componentName||D(o.name)]=o}function _t(t,e={}){G(bt,[t]),t.dependencies&&e.registerDependencies&&xt(t.dependencies)}var $t=bt;var Z=!1;var Ct=void 0;var L={};var kt=t=>t.replace(/(<!--\[if\s[^\]]+]>)([\s\S]*?)(<!\[endif]-->)/gm,(e,o,n,s)=>{let r=n.replace(/(^|>)(\s+)(<|$)/gm,(m,h,x,C)=>`${h}${C}`).replace(/\s{2,}/gm," ");return`${o}${r}${s}`});var Xt=(t,e)=>t?t.split(" ").map(o=>`${o}-${e}`).join(" "):"";function Ut(t){try{return`${Number.parseInt(t.match("[0-9]+")[0],10)-1}px`}catch{return t}}var jt=({tagName:t,attributes:e,children:o,content:n})=>{let s=o&&o.length>0?o.map(jt).join(`
`):n||"",r=Object.keys(e).map(m=>`${m}="${e[m]}"`).join(" ");return`<${t}${r===""?">":` ${r}>`}${s}</${t}>`};var wt=jt;var qt=/^#(\w)(\w)(\w)$/;function K(t,e){let o={};for(let n in t){let s=t[n],r=typeof s=="string"&&/^color/i.test(e?.[n]??"");o[n]=r?s.replace(qt,"#$1$1$2$2$3$3"):s}return o}function St(t,e){let o=t.trim().replace(/\s+/g," ").split(" ",4),n={};switch(o.length){case 2:n={top:0,bottom:0,left:1,right:1};break;case 3:n={top:0,left:1,right:1,bottom:2};break;case 4:n={top:0,right:1,bottom:2,left:3};break;default:return parseInt(t,10)}return parseInt(o[n[e]]||0,10)}function At(t){return parseInt(b(t.match(/(?:(?:^| )(\d+))/),1),10)||0}var Ot=()=>{throw new Error("MJML source is not part of the slim MJML engine")};function I({initialDatas:t,name:e}){let o=t.context.components[e];if(o){let n=new o(t);return n.headStyle&&n.context.addHeadStyle(e,n.headStyle),n.componentHeadStyle&&n.context.addComponentHeadSyle(n.componentHeadStyle),n}return null}var Y=(function(){function t(e={}){l(this,t);let{attributes:o={},children:n=[],content:s="",context:r={},props:m={},globalAttributes:h={},absoluteFilePath:x=null,rawAttrs:C={}}=e;return this.props={absoluteFilePath:x,...m,children:n,content:s,rawAttrs:C},this.attributes=K({...this.constructor.defaultAttributes,...h,...o},this.constructor.allowedAttributes),this.context=r,this}return c(t,[{key:"getChildContext",value(){return this.context}},{key:"getAttribute",value(e){return this.attributes[e]}},{key:"getContent",value(){return this.props.content.trim()}},{key:"renderMJML",value(e,o={}){return typeof e=="string"?Ot(`<fragment>${e}</fragment>`,{...o,components:this.context.components,ignoreIncludes:!0}).children.map(s=>this.context.processing(s,this.context)).join(""):this.context.processing(e,this.context)}}],[{key:"getTagName",value(){return this.componentName||D(this.name)}},{key:"isRawElement",value(){return!!this.rawElement}}])})();u(Y,"defaultAttributes",{});var Gt=(function(t){function e(){return l(this,e),d(this,e,arguments)}return p(e,t),c(e,[{key:"getStyles",value:function(){return{}}},{key:"getShorthandAttrValue",value(o,n){let s=this.getAttribute(`${o}-${n}`),r=this.getAttribute(o);return s?parseInt(s,10):r?St(r,n):0}},{key:"getShorthandBorderValue",value(o,n="border"){let s=o&&this.getAttribute(`${n}-${o}`),r=this.getAttribute(n);return At(s||r||"0")}},{key:"getBoxWidths",value(){let{containerWidth:o}=this.context,n=parseInt(o,10),s=this.getShorthandAttrValue("padding","right")+this.getShorthandAttrValue("padding","left"),r=this.getShorthandBorderValue("right")+this.getShorthandBorderValue("left");return{totalWidth:n,borders:r,paddings:s,box:n-s-r}}},{key:"htmlAttributes",value(o){let n={style:s=>this.styles(s),default:A};return v(ct(o,S),(s,r,m)=>{let h=(n[m]||n.default)(r);return`${s} ${m}="${h}"`},"")}},{key:"styles",value(o){let n;return o&&(typeof o=="string"?n=b(this.getStyles(),o):n=o),v(n,(s,r,m)=>S(r)?s:`${s}${m}:${r};`,"")}},{key:"renderChildren",value(o,n={}){let{props:s={},renderer:r=g=>g.render(),attributes:m={},rawXML:h=!1}=n;if(o=o||this.props.children,h)return o.map(g=>(g.attributes={...m,...g.attributes},wt(g))).join(`
`);let x=o.length,C=T(this.context.components,g=>g.isRawElement()),M=o.filter(g=>!E(C,j=>j.getTagName()===g.tagName)).length,N="",k=0;return O(o,g=>{let j=I({name:g.tagName,initialDatas:{...g,attributes:{...m,...g.attributes},context:this.getChildContext(),props:{...s,first:k===0,index:k,last:k+1===x,sibling:x,nonRawSiblings:M}}});j!==null&&(N+=r(j)),k++}),N}}])})(Y);var Zt=(function(t){function e(){return l(this,e),d(this,e,arguments)}return p(e,t),c(e,[{key:"handlerChildren",value(){let{children:o}=this.props;return o.map(n=>{let s=I({name:n.tagName,initialDatas:{...n,context:this.getChildContext()}});return s?(s.handler&&s.handler(),s.render?s.render():null):(console.error(`No matching component for tag : ${n.tagName}`),null)})}}],[{key:"getTagName",value(){return this.componentName||D(this.name)}}])})(Y);var Tt=()=>{throw new Error("mj-html-attributes is not part of the slim MJML engine")};var tt=Object.assign(()=>{throw new Error("inline mj-style is not part of the slim MJML engine")},{codeBlocks:{}});function on(t,e={}){let o="",n=[];if(Z&&typeof e.skeleton=="string"){let i=L.default||L.loadSkeleton||L,a=i&&i(e.skeleton);a&&(e.skeleton=a)}let s={},r={},m={},h=[],x=null,C=null,M={...m,...e,minifyOptions:{...m.minifyOptions||{},...e.minifyOptions||{}},preprocessors:e.preprocessors?[...h,...e.preprocessors]:h},{beautify:N=!1,fonts:k={"Open Sans":"https://fonts.googleapis.com/css?family=Open+Sans:300,400,500,700","Droid Sans":"https://fonts.googleapis.com/css?family=Droid+Sans:300,400,500,700",Lato:"https://fonts.googleapis.com/css?family=Lato:300,400,500,700",Roboto:"https://fonts.googleapis.com/css?family=Roboto:300,400,500,700",Ubuntu:"https://fonts.googleapis.com/css?family=Ubuntu:300,400,500,700"},keepComments:g=!0,minify:j=!1,minifyOptions:et,ignoreIncludes:ne=!0,juiceOptions:Nt={},juicePreserveTags:ot=null,skeleton:Pt=ht,validationLevel:se="soft",filePath:re=".",actualPath:ie=".",preprocessors:ae,presets:Et=[],printerSupport:Dt=!1,sanitizeStyles:le=!1,templateSyntax:ce,allowMixedSyntax:pe=!1,includePath:de}=M,B={...$t},nt=q({},yt);for(let i of Et)G(B,i.components),q(nt,i.dependencies);let f={beforeDoctype:"",breakpoint:"480px",classes:{},classesDefault:{},defaultAttributes:{},htmlAttributes:{},fonts:k,inlineStyle:[],headStyle:{},componentsHeadStyle:[],headRaw:[],mediaQueries:{},preview:"",style:[],title:"",forceOWADesktop:b(t,"attributes.owa","mobile")==="desktop",lang:b(t,"attributes.lang")||"und",dir:b(t,"attributes.dir")||"auto"},ue={components:B,dependencies:nt,initializeType:void 0},Bt=E(t.children,{tagName:"mj-body"}),Ft=E(t.children,{tagName:"mj-head"}),st=T(t.children,{tagName:"mj-raw"}),R=(i,a,_=A)=>{if(!i)return;let y=I({name:i.tagName,initialDatas:{..._(i),context:a}});if(y!==null){if("handler"in y)return y.handler();if("render"in y)return y.render()}},rt=i=>{let a=(_,y="")=>{let{attributes:$,tagName:V,children:It}=_,Rt=b(_.attributes,"mj-class","").split(" "),Vt=v(Rt,(w,z)=>{let J=f.classes[z],it={};return w["css-class"]&&b(J,"css-class")&&(it={"css-class":`${w["css-class"]} ${J["css-class"]}`}),{...w,...J,...it}},{}),zt=v(y.split(" "),(w,z)=>({...w,...b(f.classesDefault,`${z}.${V}`)}),{}),Jt=b($,"mj-class",y);return{..._,attributes:{...f.defaultAttributes[V],...Vt,...zt,...U($,["mj-class"])},rawAttrs:{...U($,["mj-class"])},globalAttributes:{...f.defaultAttributes["mj-all"]},children:P(It,w=>a(w,Jt))}};return a(i)},Ht={components:B,globalData:f,addMediaQuery(i,{parsedWidth:a,unit:_,padding:y}){let $="{";a!=null&&_!=null&&($+=` width:${a}${_} !important; max-width: ${a}${_};`),y&&($+=` padding: ${y} !important;`),$+=" }",f.mediaQueries[i]=$},addHeadStyle(i,a){f.headStyle[i]=a},addComponentHeadSyle(i){f.componentsHeadStyle.push(i)},getGlobalDatas:()=>f,processing:(i,a)=>R(i,a,rt)},Lt={components:B,globalData:f,add(i,...a){if(Array.isArray(f[i]))f[i].push(...a);else if(Object.prototype.hasOwnProperty.call(f,i))a.length>1?at(f[i][a[0]])?f[i][a[0]]={...f[i][a[0]],...a[1]}:f[i][a[0]]=a[1]:f[i]=a[0];else throw Error(`An mj-head element add an unkown head attribute : ${i} with params ${Array.isArray(a)?a.join(""):a}`)}};if(f.headRaw=R(Ft,Lt),o=R(Bt,Ht,rt),!o)throw new Error("Malformed MJML. Check that your structure is correct and enclosed in <mjml> tags.");if(o=kt(o),st.length){let i=st.filter(a=>a.attributes.position&&a.attributes.position==="file-start");i.length&&(f.beforeDoctype=i.map(a=>a.content).join(`
`))}if(!F(f.htmlAttributes)){let i=Tt(o,{xmlMode:!0,decodeEntities:!1});H(f.htmlAttributes,(a,_)=>{H(a,(y,$)=>{i(_).each(function(){i(this).attr($,y||"")})})}),o=i.root().html()}return o=Pt({content:o,...f,printerSupport:Dt}),f.inlineStyle.length>0&&(ot&&H(ot,(i,a)=>{tt.codeBlocks[a]=i}),o=tt(o,{applyStyleTags:!1,extraCss:f.inlineStyle.join(""),insertPreservedExtraCss:!1,removeStyleTags:!1,...Nt})),o=gt(o),{html:o,json:t,errors:n}}Z&&Ct(process.cwd(),_t);var rn=A,an=(...t)=>e=>t.flat().reduce((o,n)=>n(o),e),ln=t=>e=>T(e,t),cn=t=>e=>e.join(t);var Yt="<!--[if mso | IE]>";var te="<!--[if mso]>";var vt="<![endif]-->";var ee="<!--[if !mso | IE]><!-->";var oe="<!--[if !mso]><!-->";var Mt="<!--<![endif]-->";function un(t,e=!1){return`
    ${e?ee:Yt}
    ${t}
    ${e?Mt:vt}
  `}function fn(t,e=!1){return`
    ${e?oe:te}
    ${t}
    ${e?Mt:vt}
  `}export{fe as a,l as b,c,p as d,d as e,u as f,S as g,O as h,H as i,P as j,E as k,v as l,U as m,b as n,ge as o,ye as p,xe as q,ht as r,gt as s,Xt as t,Ut as u,q as v,yt as w,G as x,$t as y,Gt as z,Zt as A,on as B,rn as C,an as D,ln as E,cn as F,un as G,fn as H};

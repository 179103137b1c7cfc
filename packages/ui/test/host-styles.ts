/** A page's own style sheet, loaded after the embed's. */
export interface HostStyles {
  name: string;
  css: string;
}

/** A theme for articles: a small root, and rules about every plain element. */
const ARTICLE = `html{font-size:62.5%}body{font:300 1.8rem/1.9 Georgia,serif;color:#28303d;background:#d1e4dd;letter-spacing:.02em}
*,::before,::after{box-sizing:inherit}html{box-sizing:border-box}
h1,h2,h3,h4,h5,h6{font:400 3.2rem/1.3 Georgia,serif;text-transform:uppercase;letter-spacing:.1em;margin:4rem 0 2rem;clear:both}
p{margin:0 0 2.8rem}ul,ol{margin:0 0 3rem 4rem;padding-left:2rem;list-style:square}li{margin-bottom:1.4rem}
a{color:#28303d;text-decoration:underline dotted 2px;text-underline-offset:3px}
img{max-width:100%;height:auto;border-radius:12px;border:3px solid #39414d}svg{fill:currentColor;width:40px;height:40px}
table{border-collapse:collapse;width:100%;min-width:240px}td,th{border:1px solid;padding:.5rem}label{font-weight:700;display:block;margin-bottom:10px}
input,select,textarea{border:3px solid #39414d;border-radius:0;color:#28303d;line-height:1.7;padding:10px;max-width:100%;width:100%;background:#fff}
button,.button{border:3px solid transparent;background:#28303d;color:#d1e4dd;padding:15px 30px;text-transform:uppercase;border-radius:0}
button:hover{background:transparent;color:#28303d;border-color:currentColor}fieldset{padding:1.35em;border:1px solid;margin:0 2px}
dl{margin:0 0 4rem}dt{font-weight:700}dd{margin:0 0 0 5rem}small{font-size:70%}strong{font-weight:900}`;

/** The reset of a framework of utility classes, in a layer of its own. */
const UTILITIES = `@layer base{*,::before,::after{box-sizing:border-box;margin:0;padding:0;border:0 solid}
html{line-height:1.5;font-family:ui-sans-serif,sans-serif}h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:inherit}
a{color:inherit;text-decoration:inherit}b,strong{font-weight:bolder}small{font-size:80%}ol,ul,menu{list-style:none}
img,svg,video,canvas,iframe{display:block;vertical-align:middle}img,video{max-width:100%;height:auto}
button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;background:transparent;border-radius:0}
table{border-collapse:collapse;text-indent:0}hr{height:0;border-top-width:1px}summary{display:list-item}}`;

/** A framework of components, as far as plain elements go. */
const COMPONENTS = `*,::before,::after{box-sizing:border-box}body{margin:0;font:400 1rem/1.5 system-ui,sans-serif;color:#212529;background:#fff}
h1,h2,h3,h4,h5,h6{margin:0 0 .5rem;font-weight:500;line-height:1.2}h1{font-size:2.5rem}h2{font-size:2rem}h3{font-size:1.75rem}
p{margin:0 0 1rem}ol,ul{padding-left:2rem;margin:0 0 1rem}dl{margin:0 0 1rem}dt{font-weight:700}dd{margin:0 0 .5rem}
a{color:#0d6efd;text-decoration:underline}a:hover{color:#0a58ca}img,svg{vertical-align:middle}
table{caption-side:bottom;border-collapse:collapse}th{text-align:inherit}tr,td,th{border:0 solid;border-color:inherit}
label{display:inline-block}button{border-radius:0;text-transform:none}fieldset{min-width:0;padding:0;margin:0;border:0}
input,button,select,textarea{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}summary{display:list-item}
[type=button]:not(:disabled),button:not(:disabled){cursor:pointer}hr{margin:1rem 0;border:0;border-top:1px solid;opacity:.25}`;

export const HOST_STYLES: readonly HostStyles[] = [
  { name: 'no margins, no paddings', css: '*{margin:0;padding:0}' },
  { name: 'content boxes', css: '*,*::before,*::after{box-sizing:content-box}' },
  { name: 'buttons without any style', css: 'button{all:unset}' },
  { name: 'a small root', css: ':root{font-size:10px}' },
  { name: 'a large root', css: ':root{font-size:24px}' },
  { name: 'a dark page', css: ':root{color-scheme:dark}body{background:#111;color:#eee}a{color:#9cf}' },
  { name: 'a reset of utilities', css: UTILITIES },
  { name: 'a framework of components', css: COMPONENTS },
  { name: 'a theme for articles', css: ARTICLE },
  { name: 'a transformed ancestor', css: '#root{transform:translateX(0)}' },
  {
    name: 'a header above everything',
    css: 'body::before{content:"";position:fixed;inset:0 0 auto;height:120px;z-index:2147482999;background:#c00}',
  },
];

/** A page's own style sheet. */
export interface HostStyles {
  name: string;
  css: string;
  /** Loaded before the embed's. Default: after it. */
  isFirst?: boolean;
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

/** Styles that pages have; `frameworkSheets` has those of frameworks. */
export const HOST_STYLES: readonly HostStyles[] = [
  { name: 'no margins, no paddings', css: '*{margin:0;padding:0}' },
  { name: 'content boxes', css: '*,*::before,*::after{box-sizing:content-box}' },
  { name: 'buttons without any style', css: 'button{all:unset}' },
  { name: 'a small root', css: ':root{font-size:10px}' },
  { name: 'a large root', css: ':root{font-size:24px}' },
  { name: 'a dark page', css: ':root{color-scheme:dark}body{background:#111;color:#eee}a{color:#9cf}' },
  { name: 'a theme for articles', css: ARTICLE },
  { name: 'a transformed ancestor', css: '#root{transform:translateX(0)}' },
  {
    name: 'a header above everything',
    css: 'body::before{content:"";position:fixed;inset:0 0 auto;height:120px;z-index:2147482999;background:#c00}',
  },
];

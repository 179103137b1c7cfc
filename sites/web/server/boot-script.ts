import { EARLY_PRESSES_NAME, MENU_ITEM, MENU_KEY } from '../src/early-presses.ts';
import { THEME_COLOR } from '../src/shell/theme-color.ts';

/** Id of the template that holds the tags of the site's code until it is time for them. */
export const SITE_CODE_ID = 'site-code';

/** The longest that a page stays covered while the code that restores its session does not come. */
const LONGEST_COVER_MS = 35_000;

/** The longest that a page waits for its first paint, which a window behind others may put off. */
const LONGEST_UNPAINTED_MS = 5000;

/**
 * The script that runs before anything is painted:
 *
 * - sets the theme, that of the system where the visitor chose none;
 * - covers the page where a stored session is being restored;
 * - keeps presses on buttons and on items of the menu, and keys on tabs and on such items, which count once the code that
 *   answers them is there; where that is known not to come, forms send themselves, links are followed, and the page is
 *   covered no more;
 * - asks for the site's code once the page is painted, so that on a slow network styles, fonts and pictures do not wait
 *   for it. A page that shows nothing before its code is there, being covered or in a hidden tab, asks for it at once.
 */
export const bootScript = (
  themeKey: string,
) => `(function(){var d=document,r=d.documentElement,p=window.${EARLY_PRESSES_NAME}=[],t,k;
try{t=localStorage.getItem('${themeKey}');k=localStorage.getItem('token')}catch(e){}
if(t?t==='dark':matchMedia('(prefers-color-scheme: dark)').matches)r.classList.add('dark');
if(t)d.querySelectorAll('${THEME_COLOR}').forEach(function(m){m.media=m.dataset.theme===t?'all':'not all'});
if((k||'').split('.').length===3){r.dataset.session='restoring';
setTimeout(function(){delete r.dataset.session},${LONGEST_COVER_MS})}
function keep(e){var k=e.key,i='#root ${MENU_ITEM}',b=e.target.closest(i+',#root '+(k?'[role=tab]':'button'));
if(!b||p!==window.${EARLY_PRESSES_NAME}||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;
if(k&&!(b.matches(i)?${MENU_KEY}:/^(Arrow(Lef|Righ)t|Home|End)$/).test(k))return;
e.preventDefault();e.stopPropagation();!k&&p.some(function(q){return q[0]===b})||p.push([b,e])}
addEventListener('click',keep,true);addEventListener('keydown',keep,true);
function plain(){delete window.${EARLY_PRESSES_NAME};delete r.dataset.session;p.forEach(function(q){q[1].key||q[0].click()})}
function load(){var c=d.getElementById('${SITE_CODE_ID}').content;
c.querySelectorAll('script').forEach(function(s){s.onerror=plain});
d.head.append(c)}
addEventListener('DOMContentLoaded',function(){var o=window.PerformanceObserver;
if(d.hidden||r.dataset.session||!o||!(o.supportedEntryTypes||[]).includes('paint'))return load();
new o(load).observe({type:'paint',buffered:true});
addEventListener('visibilitychange',load,{once:true});setTimeout(load,${LONGEST_UNPAINTED_MS})})
})()`;

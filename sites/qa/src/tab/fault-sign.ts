import { countFaults } from '../faults.ts';

const STYLE = `
:host { all: initial; position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 2147483647; pointer-events: none; }
p { margin: 0; padding: 4px 8px; font: 600 13px/1.3 system-ui, sans-serif; color: #fff; background: #a11b2b; border-start-end-radius: 6px; }
`;

/** A sign in a corner of the page, which takes no room and no presses. */
export function faultSign(): (faults: number) => void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'QA');
  const root = host.attachShadow({ mode: 'open' });
  const text = root.appendChild(document.createElement('p'));
  // The content policy of pages allows no style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  return (faults) => {
    text.textContent = `QA: ${countFaults(faults)} on`;
    if (faults === 0) host.remove();
    else if (document.body) document.body.append(host);
    else addEventListener('DOMContentLoaded', () => document.body.append(host), { once: true });
  };
}

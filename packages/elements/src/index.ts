import { TAGS, type TagName } from './attributes.ts';
import { elementOf } from './trek-element.ts';

/** Makes the tags known to the page, once, whatever else has done so before. On a server nothing happens. */
export function defineTrekElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const tag of Object.keys(TAGS) as TagName[]) {
    if (!customElements.get(tag)) customElements.define(tag, elementOf(tag));
  }
}

defineTrekElements();

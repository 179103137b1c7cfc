import manifest from '../package.json' with { type: 'json' };
import { TAGS, type TagName } from './attributes.ts';
import { createElementClass } from './trek-element.ts';

/** What a tag's class says of itself, where it is of ours. */
type Told = CustomElementConstructor & { version?: string };

/**
 * Makes the tags known to the page, once, whatever else has done so before. A page can't take a tag back, so the version
 * that comes first stays; the console names what another one can't have. On a server nothing happens.
 */
export function defineTrekElements(): void {
  if (typeof customElements === 'undefined') return;
  const taken: string[] = [];
  let others = '';
  for (const tag of Object.keys(TAGS) as TagName[]) {
    const there: Told | undefined = customElements.get(tag);
    if (!there) customElements.define(tag, Object.assign(createElementClass(tag), { version: manifest.version }));
    else if (there.version !== manifest.version) {
      taken.push(`<${tag}>`);
      others ||= there.version ?? 'another script';
    }
  }
  if (others) {
    const what = `@trek/elements ${manifest.version} is not used for ${taken.join(', ')}`;
    console.warn(`${what}: this page has them of ${others} already. Load one version only.`);
  }
}

defineTrekElements();

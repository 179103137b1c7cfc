import manifest from '../package.json' with { type: 'json' };
import { TAGS, type TagName } from './attributes.ts';
import type { DiagnosisRow } from './diagnose.ts';
import { createElementClass, diagnosed } from './trek-element.ts';

/** A tag's class, with its version if it is one of ours. */
type VersionedElement = CustomElementConstructor & { version?: string };

/**
 * Defines the tags once per page. A tag can't be redefined, so the first version stays, and the console names the tags
 * of any other. Does nothing on a server.
 */
export function defineTrekElements(): void {
  if (typeof customElements === 'undefined') return;
  const taken: string[] = [];
  let others = '';
  for (const tag of Object.keys(TAGS) as TagName[]) {
    const there: VersionedElement | undefined = customElements.get(tag);
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

/**
 * Looks for what commonly keeps the elements of this page from working, and prints it as one table.
 * @returns its rows
 */
export const diagnose = (): Promise<DiagnosisRow[]> => diagnosed([...document.querySelectorAll(SHOWN.join())]);

const SHOWN = Object.keys(TAGS).filter((tag) => tag !== 'trek-context');

defineTrekElements();

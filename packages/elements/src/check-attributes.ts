import { lazyModule } from '@trek/ui/internal/lazy';
import { type AttributeName, attributesOf, knownValue, type TagName } from './attributes.ts';

/** Attributes that any element may have. */
const OF_HTML = /^(?:class|dir|hidden|id|inert|is|lang|part|role|slot|style|tabindex|title|(?:data-|aria-|on).*)$/;

const remedies = lazyModule(() => import('./remedies.ts'));
const reported = new Set<string>();

/** Tells the page's author on the console, once, what an element can't do anything with. The words load if there are any. */
export function checkAttributes(element: HTMLElement, tag: TagName): void {
  const names = attributesOf(tag) as readonly string[];
  for (const { name, value } of element.attributes) {
    const isOurs = names.includes(name);
    // An empty value is none.
    const isRight = isOurs ? !value || knownValue(name as AttributeName, value) !== undefined : OF_HTML.test(name);
    const line = `${tag} ${name} ${value}`;
    if (isRight || reported.has(line)) continue;
    reported.add(line);
    remedies.load().then(
      ({ remedyFor }) => {
        const remedy = remedyFor(tag, name, value);
        if (remedy) console.warn(`@trek/elements: ${remedy}`);
      },
      () => {},
    );
  }
}

import { lazyModule } from '@trek/ui/internal/lazy';
import { type AttributeName, attributesOf, type TagName } from './attributes.ts';
import type { TemplateFault } from './fill-template.ts';
import type { HostElement } from './host-element.ts';
import { isKnownProperty, knownValue } from './known-values.ts';

/** Attributes that any element may have. */
const OF_HTML = /^(?:class|dir|hidden|id|inert|is|lang|part|role|slot|style|tabindex|title|(?:data-|aria-|on).*)$/;

const remedies = lazyModule(() => import('./remedies.ts'));
const reported = new Set<string>();

/** Prints a line on the console, once. Its words load then. */
function report(line: string, wordsOf: (words: typeof import('./remedies.ts')) => string | undefined): void {
  if (reported.has(line)) return;
  reported.add(line);
  remedies.load().then(
    (words) => {
      const remedy = wordsOf(words);
      if (remedy) console.warn(`@trek/elements: ${remedy}`);
    },
    () => {},
  );
}

/** Tells the page's author on the console what an element can't do anything with. */
export function checkSettings(element: HTMLElement, tag: TagName): void {
  const names = attributesOf(tag) as readonly string[];
  for (const { name, value } of element.attributes) {
    const isOurs = names.includes(name);
    // An empty value is none.
    const isRight = isOurs ? !value || knownValue(name as AttributeName, value) !== undefined : OF_HTML.test(name);
    if (!isRight) report(`${tag} ${name} ${value}`, ({ remedyFor }) => remedyFor(tag, name, value));
  }
  // A context may not be defined yet.
  const { given = {} } = element as Partial<HostElement>;
  for (const [name, value] of Object.entries(given)) {
    // Without a value it is as if it were never set.
    if (value != null && !isKnownProperty(name, value))
      report(`${tag} ${name}`, ({ propertyRemedyFor }) => propertyRemedyFor(tag, name));
  }
}

/** The same for the words of a template; undefined: it has no element. */
export function reportTemplate(faults: readonly TemplateFault[] | undefined): void {
  if (!faults) report('template', ({ EMPTY_TEMPLATE }) => EMPTY_TEMPLATE);
  for (const fault of faults ?? [])
    report(`template ${fault.word}`, ({ templateRemedyFor }) => templateRemedyFor(fault));
}

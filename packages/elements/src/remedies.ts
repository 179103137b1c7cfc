import { nearest } from '@trek/ui/internal/nearest';
import { type AttributeName, attributesOf, type PROPERTIES, TAGS, type TagName, VALUES } from './attributes.ts';
import type { TemplateFault } from './fill-template.ts';
import { TEMPLATE_NAMES } from './template-names.ts';

/** Forms of values that are not in a list. */
const FORMS: { readonly [Name in AttributeName]?: string } = {
  'heading-level': 'a level from 1 to 6',
  'page-size': 'a number from 1 to 60',
  travelers: 'a number from 1 to 99',
  'start-date': 'a day as YYYY-MM-DD',
};

/** The tags that have an attribute. */
const holdersOf = (name: string) =>
  (Object.keys(TAGS) as TagName[]).filter(
    (tag) => tag !== 'trek-context' && (attributesOf(tag) as readonly string[]).includes(name),
  );

const listed = (tags: readonly string[]) => tags.map((tag) => `<${tag}>`).join(', ');

/** The sentence about an attribute, or its value, that a tag does not know; undefined for what may be another script's. */
export function remedyFor(tag: TagName, name: string, value: string): string | undefined {
  const names = attributesOf(tag) as readonly string[];
  if (!names.includes(name)) {
    const holders = holdersOf(name);
    if (holders.length > 0) return `<${tag}> has no ${name}. It is an attribute of ${listed(holders)}.`;
    const meant = nearest(name, names);
    return meant && `<${tag}> has no attribute "${name}". Write ${meant}="${value}".`;
  }
  const values = VALUES[name as AttributeName];
  if (values instanceof RegExp || !values)
    return `${name}="${value}" of <${tag}> is not ${FORMS[name as AttributeName]}.`;
  const meant = nearest(value, values);
  return `${name}="${value}" of <${tag}> is none of ${values.join(', ')}.${meant ? ` Write ${name}="${meant}".` : ''}`;
}

/** How properties are set that only scripts can set. */
const PROPERTY_FORMS: Record<(typeof PROPERTIES)[number], string> = {
  messages: '{ booking: { bookNow: "Reserve" } }',
  formatPrice: '(usd) => "US$ " + usd',
  secondCurrency: '{ code: "EUR", perUsd: 0.92, source: "European Central Bank", date: "2026-11-27" }',
  metadata: '{ campaign: "spring" }',
  getToken: '() => token',
  fetch: 'a function as fetch',
};

/** The sentence about a property of another kind. */
export const propertyRemedyFor = (tag: TagName, name: string) =>
  `${name} of <${tag}> is left out. Set it as ${PROPERTY_FORMS[name as keyof typeof PROPERTY_FORMS]}.`;

/** The sentence about a word in a card's template. */
export function templateRemedyFor({ kind, word }: TemplateFault): string {
  if (kind === 'attribute') {
    return `a <template> can’t fill ${word}. It can fill a text by data-trek, and data-trek-href, -src, -alt, -title, -datetime, -value, -id and -aria-label.`;
  }
  const meant = nearest(word, TEMPLATE_NAMES);
  return `a <template> names "${word}", which no trek has. ${meant ? `Write "${meant}"; there are` : 'There are'}: ${TEMPLATE_NAMES.join(', ')}.`;
}

export const EMPTY_TEMPLATE = 'the <template> of a <trek-list> has no element, so the list shows its own cards.';

import { nearest } from '@trek/ui/internal/nearest';
import { type AttributeName, attributesOf, TAGS, type TagName, VALUES } from './attributes.ts';

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

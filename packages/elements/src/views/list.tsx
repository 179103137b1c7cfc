import { TrekBrowser } from '@trek/ui/embed';
import { propertyOf, TAGS } from '../attributes.ts';
import type { ElementView } from '../view.ts';

/** Written as they are read, `Nepal`, these are found as well. */
const NAMES: ReadonlySet<string> = new Set(['country', 'region', 'activity', 'difficulty']);

/** Instead of a heading: there is none. */
const NO_HEADING = 'none';

/** Its other properties are the parameters of its query. */
export const View: ElementView = ({ settings }) => {
  const heading = settings.text('heading');
  const parameters = TAGS['trek-list']
    .filter((name) => name !== 'heading')
    .map((name): [string, string] => {
      const value = (settings.text(name) ?? '').trim();
      return [propertyOf(name), NAMES.has(name) ? value.toLowerCase() : value];
    })
    .filter(([, value]) => value);
  const query = new URLSearchParams(parameters).toString();
  return <TrekBrowser key={query} defaultQuery={query} heading={heading === NO_HEADING ? null : heading} />;
};

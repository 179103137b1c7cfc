import { TrekBrowser } from '@trek/ui/embed';
import { propertyOf, TAGS } from '../attributes.ts';
import type { ElementView } from '../view.ts';

/** The properties of a list are the parameters of its query. */
export const View: ElementView = ({ settings }) => {
  const said = TAGS['trek-list']
    .map((name) => [propertyOf(name), settings.text(name) ?? ''])
    .filter(([, value]) => value);
  const query = new URLSearchParams(said).toString();
  return <TrekBrowser key={query} defaultQuery={query} />;
};

import { TrekBrowser } from '@trek/ui/embed';
import { type UrlSync, useAddressQuery } from '../address-query.ts';
import { type AttributeName, propertyOf, SEARCH } from '../attributes.ts';
import { knownValue } from '../known-values.ts';
import type { Settings } from '../settings.ts';
import { useTemplate } from '../use-template.tsx';
import type { ElementView } from '../view.ts';

/** Written as they are read, `Nepal`, these are found as well. */
const NAMES: ReadonlySet<AttributeName> = new Set<AttributeName>(['country', 'region', 'activity', 'difficulty']);

/** The query of an element's attributes. */
function queryOf({ text }: Settings): string {
  const parameters = SEARCH.map((name): [string, string] => {
    const value = (text(name) ?? '').trim();
    return [propertyOf(name), NAMES.has(name) ? value.toLowerCase() : value];
  });
  return new URLSearchParams(parameters.filter(([, value]) => value)).toString();
}

export const View: ElementView = ({ settings, owner }) => {
  const query = queryOf(settings);
  const sync = knownValue('url-sync', settings.text('url-sync'));
  return (
    <List
      key={`${sync} ${query}`}
      {...{ settings, query, owner }}
      sync={sync === 'none' ? undefined : (sync as UrlSync)}
    />
  );
};

interface ListProps {
  settings: Settings;
  query: string;
  sync: UrlSync | undefined;
  owner: HTMLElement;
}

function List({ settings, query: first, sync, owner }: ListProps) {
  const [query, change] = useAddressQuery(sync, first);
  const renderCard = useTemplate(owner);
  const pageSize = settings.count('page-size');
  return (
    <TrekBrowser
      query={query}
      // The author's own values are checked.
      defaultQuery={first}
      onQueryChange={change}
      heading={settings.has('no-title') ? null : settings.text('heading')}
      {...(pageSize && { pageSize })}
      renderCard={renderCard}
    />
  );
}

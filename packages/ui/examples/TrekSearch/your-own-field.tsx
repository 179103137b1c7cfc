import { Icon } from '@trek/ui/kit';
import { TrekSearch, useSuggestions } from '@trek/ui/search';
import '@trek/ui/search/trek-search.css';

/** `Field` takes your icon and your words. With the skin, the icon is alone until the field has the focus. */
export function OwnSearch() {
  return (
    <TrekSearch.Root suggestions={useSuggestions()} className="my-search">
      <TrekSearch.Field>
        <Icon name="mountain" />
        <TrekSearch.Input placeholder="Everest, Langtang, Bhutan …" />
      </TrekSearch.Field>
      <TrekSearch.Panel>
        <TrekSearch.Status />
        <TrekSearch.List />
      </TrekSearch.Panel>
    </TrekSearch.Root>
  );
}

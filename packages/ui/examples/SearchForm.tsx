import { DefaultSearchForm } from '@trek/ui/search';
import '@trek/ui/search/skin.css';

/** Leads to your page of treks, with what was chosen in its address. */
export function FindATrek() {
  return <DefaultSearchForm countries={['Nepal', 'Bhutan']} activities={['Trekking', 'Short hikes']} />;
}

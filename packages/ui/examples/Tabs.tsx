import { DefaultTabs } from '@trek/ui/kit';

const tabs = [
  { id: 'spring', label: 'Spring', content: <p>Rhododendrons flower until May.</p> },
  { id: 'autumn', label: 'Autumn', content: <p>The clearest air is in October.</p> },
];

export function Seasons() {
  return <DefaultTabs label="Seasons" tabs={tabs} />;
}

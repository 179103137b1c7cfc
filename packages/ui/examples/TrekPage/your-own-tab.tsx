import type { Trek } from '@trek/ui/api';
import { STORY_TABS, TrekPage } from '@trek/ui/trek-page';

const tabs = [
  ...STORY_TABS.filter(({ id }) => id !== 'highlights'),
  { id: 'visa', label: 'Visa', content: <p>You get a visa for Nepal on arrival.</p> },
];

/** The tabs are a list: leave some out, and add your own. */
export function TrekWithVisa({ trek }: { trek: Trek }) {
  return (
    <TrekPage.Root trek={trek}>
      <TrekPage.Hero />
      <TrekPage.Story>
        <TrekPage.StoryTabs tabs={tabs} />
      </TrekPage.Story>
    </TrekPage.Root>
  );
}

import type { Trek } from '@trek/ui/api';
import { TrekPage } from '@trek/ui/trek-page';

/** `DefaultTrekPage` is hero, story and aside. Without `StoryTabs` the sections can be put below each other. */
export function Anatomy({ trek }: { trek: Trek }) {
  return (
    <TrekPage.Root trek={trek}>
      <TrekPage.Hero>
        <TrekPage.HeroPictures />
        <TrekPage.HeroText>
          <TrekPage.Title />
          <TrekPage.Facts />
        </TrekPage.HeroText>
      </TrekPage.Hero>
      <TrekPage.Layout>
        <TrekPage.Story>
          <TrekPage.Profile />
          <TrekPage.Overview />
          <TrekPage.Route />
          <TrekPage.Itinerary />
          <TrekPage.Inclusions />
          <TrekPage.Gallery />
          <TrekPage.Highlights />
          <TrekPage.Print />
        </TrekPage.Story>
        <TrekPage.Aside />
      </TrekPage.Layout>
    </TrekPage.Root>
  );
}

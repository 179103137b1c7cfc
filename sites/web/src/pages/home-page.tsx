import '@trek/ui/blog/skin.css';
import '@trek/ui/search/skin.css';
import { AllTreks, type ListingData, PopularTreks } from '@trek/ui/catalogue';
import { Button } from '@trek/ui/kit';
import { HydrateOnInteraction } from '@trek/ui/late';
import { usePorts } from '@trek/ui/provider';
import { useContext } from 'react';
import { homeText } from '../content/home.ts';
import { useCountries, useMonth } from '../data/reads.ts';
import { IsWholeContext } from '../data/use-read.ts';
import { SITE_NAME, usePageHead } from '../document/page-head.tsx';
import { Beyond } from './home/beyond.tsx';
import { CallToAction } from './home/call-to-action.tsx';
import { ChiefTeaser } from './home/chief-teaser.tsx';
import { Hero } from './home/hero.tsx';
import { LatestPosts } from './home/latest-posts.tsx';
import { SeasonGuide } from './home/season-guide.tsx';
import { HomeSection } from './home/section.tsx';
import { TeamTeaser } from './home/team-teaser.tsx';
import { useShowcase } from './home/use-showcase.ts';
import { WhyUs } from './home/why-us.tsx';

/** The home page, block by block. */
export default function HomePage() {
  usePageHead({
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
    canonicalPath: '/',
  });
  // What the server could not read is asked for at once, whoever looks.
  const isWhole = useContext(IsWholeContext);
  return (
    <>
      <Hero />
      {isWhole ? REST : <Rest />}
    </>
  );
}

/** Everything below the first screen. */
function Rest() {
  const { Link, paths } = usePorts();
  const countries = useCountries();
  const showcase = useShowcase();
  const month = useMonth();
  const treks = showcase.status === 'ready' ? showcase.value.treks : [];
  const data: ListingData = showcase.status === 'ready' ? { status: 'ready', treks } : showcase;
  const places = countries.status === 'ready' ? countries.value : [];
  return (
    <>
      <HomeSection id="popular" {...homeText.popular}>
        <PopularTreks
          data={showcase.status === 'ready' && countries.status === 'loading' ? { status: 'loading' } : data}
          countries={places.map(({ name }) => name)}
          onRetry={() => {
            showcase.retry();
            if (countries.status === 'failed') countries.retry();
          }}
        />
      </HomeSection>
      <WhyUs />
      {showcase.status === 'ready' && month !== undefined && <SeasonGuide treks={treks} month={month} />}
      <ChiefTeaser />
      <Beyond countries={places} />
      <TeamTeaser />
      <LatestPosts />
      <HomeSection id="all-treks" title={homeText.all.title} ground="sunken">
        <AllTreks data={data} onRetry={showcase.retry} />
        <Button asChild>
          <Link href={paths.treks}>{homeText.all.browse}</Link>
        </Button>
      </HomeSection>
      <CallToAction />
    </>
  );
}

// One element for good: a part that waits to be hydrated is built anew when its parent hands it another.
const REST = (
  <HydrateOnInteraction>
    <Rest />
  </HydrateOnInteraction>
);

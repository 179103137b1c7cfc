import type { Remote, TrekSummary } from '@trek/ui/api';
import { useTexts } from '@trek/ui/internal/language';
import { AllTreks, PopularTreks } from '@trek/ui/rows';
import { homeTexts } from '../../content/home.ts';
import { useCountries, useMonth } from '../../data/list-reads.ts';
import { retryFailed } from '../../data/use-read.ts';
import { Beyond } from './beyond.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ChiefTeaser } from './chief-teaser.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { LeavingSoon } from './leaving-soon.tsx';
import { SeasonGuide } from './season-guide.tsx';
import { HomeSection } from './section.tsx';
import { TeamTeaser } from './team-teaser.tsx';
import { useShowcase } from './use-showcase.ts';
import { WhyUs } from './why-us.tsx';

/** Everything below the first screen. */
export function BelowTheFold() {
  const messages = useTexts(homeTexts);
  const countries = useCountries();
  const showcase = useShowcase();
  const month = useMonth();
  const treks = showcase.status === 'ready' ? showcase.value.treks : [];
  const data: Remote<readonly TrekSummary[]> = showcase.status === 'ready' ? { ...showcase, value: treks } : showcase;
  const popular = data.status === 'ready' && countries.status === 'loading' ? countries : data;
  const places = countries.status === 'ready' ? countries.value : [];
  return (
    <>
      <HomeSection id="popular" {...messages.popular}>
        <PopularTreks
          data={{ ...popular, retry: () => retryFailed(showcase, countries) }}
          countries={places.map(({ name }) => name)}
        />
      </HomeSection>
      {showcase.status === 'ready' && <LeavingSoon treks={treks} />}
      <HowItWorks />
      <WhyUs />
      {showcase.status === 'ready' && month !== undefined && <SeasonGuide treks={treks} month={month} />}
      <ChiefTeaser />
      <Beyond countries={places} />
      <TeamTeaser />
      <LatestPosts />
      <HomeSection id="all-treks" title={messages.all.title} ground="sunken">
        <AllTreks data={data} />
      </HomeSection>
      <CallToAction />
    </>
  );
}

import { Button } from '@trek/ui/kit';
import type { ListingData } from '@trek/ui/listing';
import { usePorts } from '@trek/ui/provider';
import { AllTreks, PopularTreks } from '@trek/ui/rows';
import { homeText } from '../../content/home.ts';
import { useCountries, useMonth } from '../../data/list-reads.ts';
import { Beyond } from './beyond.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ChiefTeaser } from './chief-teaser.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { SeasonGuide } from './season-guide.tsx';
import { HomeSection } from './section.tsx';
import { TeamTeaser } from './team-teaser.tsx';
import { useShowcase } from './use-showcase.ts';
import { WhyUs } from './why-us.tsx';

/** Everything below the first screen. */
export function BelowTheFold() {
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

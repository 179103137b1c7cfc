import { catalogueMessages, TrekCard } from '@trek/ui/catalogue';
import { activityOptions } from '@trek/ui/catalogue/rules';
import { Button, Status } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { SearchForm } from '@trek/ui/search';
import { useCountries, useTreks } from '../data/reads.ts';
import { SITE_NAME, usePageHead } from '../page-head.tsx';
import * as styles from './home-page.css.ts';

const SHOWN_POPULAR = 6;

/** The home page: hero with search, and popular treks. */
export default function HomePage() {
  const { Link, paths } = usePorts();
  usePageHead({
    title: `${SITE_NAME} · Treks in Nepal, Bhutan, Tibet and India`,
    description:
      'Walk the Himalaya with guides who grew up there: treks and tours in Nepal, Bhutan, Tibet and India, with day-by-day itineraries and clear prices.',
    canonicalPath: '/',
  });
  const countries = useCountries();
  const treks = useTreks();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.landscape} aria-hidden="true">
          {['sky', 'far', 'middle', 'near'].map((layer) => (
            <img key={layer} data-layer={layer} src={`/art/hero-${layer}.svg`} alt="" width={1600} height={900} />
          ))}
        </div>
        <div className={styles.heroContent}>
          <h1>Unforgettable Adventures with {SITE_NAME}</h1>
          <p>Treks and tours in Nepal, Bhutan, Tibet and India, led by the people who walk there.</p>
          <SearchForm
            countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
            activities={activityOptions(treks.status === 'ready' ? treks.value : [])}
          />
          <div className={styles.heroLinks}>
            <Button asChild variant="quiet">
              <Link href={paths.treks}>Explore Treks</Link>
            </Button>
            <Button asChild variant="quiet">
              <Link href="/about">About Us</Link>
            </Button>
          </div>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="popular">
        <h2 id="popular">Popular treks</h2>
        {treks.status === 'failed' && (
          <Status
            kind="error"
            title={catalogueMessages.sliderError}
            action={<Button onClick={treks.retry}>{catalogueMessages.tryAgain}</Button>}
          />
        )}
        {treks.status === 'loading' && <p role="status">{catalogueMessages.loadingTreks}</p>}
        {treks.status === 'ready' && (
          <div className={styles.cards}>
            {treks.value
              .filter(({ isPopular }) => isPopular)
              .slice(0, SHOWN_POPULAR)
              .map((trek) => (
                <TrekCard key={trek.id} trek={trek} />
              ))}
          </div>
        )}
        <Button asChild variant="secondary">
          <Link href={`${paths.treks}?popular=true`}>View all popular treks</Link>
        </Button>
      </section>
    </>
  );
}

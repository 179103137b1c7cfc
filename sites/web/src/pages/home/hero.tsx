import { activityOptions } from '@trek/ui/catalogue/rules';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { SearchForm } from '@trek/ui/search';
import { homeText } from '../../content/home.ts';
import { useCountries, useTreks } from '../../data/reads.ts';
import * as styles from './hero.css.ts';

const LAYERS = ['sky', 'far', 'middle', 'near'];

/** The first screen: the drawn landscape, the company's name, the search. */
export function Hero() {
  const { Link, paths } = usePorts();
  const countries = useCountries();
  const treks = useTreks();
  return (
    <section className={styles.hero}>
      <div className={styles.landscape} aria-hidden="true">
        {LAYERS.map((layer) => (
          <img key={layer} data-layer={layer} src={`/art/hero-${layer}.svg`} alt="" width={1600} height={900} />
        ))}
      </div>
      <div className={styles.content}>
        <h1>{homeText.headline}</h1>
        <p>{homeText.lead}</p>
        <SearchForm
          countries={countries.status === 'ready' ? countries.value.map(({ name }) => name) : []}
          activities={activityOptions(treks.status === 'ready' ? treks.value : [])}
        />
        <div className={styles.links}>
          <Button asChild variant="quiet">
            <Link href={paths.treks}>{homeText.exploreTreks}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link href="/about">{homeText.aboutUs}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

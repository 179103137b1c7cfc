import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { heroText } from '../../content/hero.ts';
import { HeroSearch, useCaptureSearch } from './capture-search.ts';
import * as styles from './hero.css.ts';

const LAYERS = ['sky', 'land'];

/** The first screen: the drawn landscape, the company's name, the search. */
export function Hero() {
  const { Link, paths } = usePorts();
  useCaptureSearch();
  return (
    <section className={styles.hero}>
      <div className={styles.landscape} aria-hidden="true">
        {LAYERS.map((layer) => (
          <img key={layer} data-layer={layer} src={`/art/hero-${layer}.svg`} alt="" width={1600} height={900} />
        ))}
      </div>
      <div className={styles.content}>
        <h1>{heroText.headline}</h1>
        <p>{heroText.lead}</p>
        <HeroSearch />
        <div className={styles.links}>
          <Button asChild variant="quiet">
            <Link href={paths.treks}>{heroText.exploreTreks}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link href="/about">{heroText.aboutUs}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

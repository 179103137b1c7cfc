import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { heroTexts } from '../../content/hero.ts';
import * as styles from './hero.css.ts';
import { HeroSearch } from './lazy-search.ts';

const LAYERS = ['sky', 'land'];

/** The first screen: the drawn landscape, the company's name, the search. */
export function Hero() {
  const messages = useTexts(heroTexts);
  const { Link, paths } = usePorts();
  return (
    <section className={styles.hero}>
      <div className={styles.landscape} aria-hidden="true">
        {LAYERS.map((layer) => (
          <picture key={layer} data-trek-variants="">
            <source
              hidden
              media="(prefers-color-scheme: dark)"
              srcSet={`/art/hero-${layer}-dusk.svg`}
              // The boot script knows which theme the visitor has chosen.
              suppressHydrationWarning
            />
            <img
              data-layer={layer}
              data-light={`/art/hero-${layer}-day.svg`}
              data-dark={`/art/hero-${layer}-dusk.svg`}
              src={`/art/hero-${layer}-day.svg`}
              alt=""
              width={1600}
              height={900}
            />
          </picture>
        ))}
      </div>
      <div className={styles.content}>
        <h1>{messages.headline}</h1>
        <p>{messages.lead}</p>
        <HeroSearch />
        <div className={styles.links}>
          <Button asChild variant="quiet">
            <Link href={paths.treks}>{messages.exploreTreks}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link href="/about">{messages.aboutUs}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

import type { Place } from '@trek/ui/api';
import { Image } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeText, NEIGHBORS } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Nepal's neighbors, as far as the catalogue contains them. */
export function Beyond({ countries }: { countries: readonly Place[] }) {
  const { Link, placeholderImage } = usePorts();
  const neighbors = NEIGHBORS.flatMap((name) => countries.filter((country) => country.name === name));
  if (neighbors.length === 0) return null;
  return (
    <HomeSection id="beyond" title={homeText.beyond.title} text={homeText.beyond.text}>
      <ul className={styles.neighbors}>
        {neighbors.map(({ id, name, slug, image, photo, description }) => (
          <li key={id}>
            <Image src={image} photo={photo} fallbackSrc={placeholderImage} alt="" width={640} height={420} />
            <h3>
              <Link href={`/country/${slug}`}>{homeText.beyond.visit(name)}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

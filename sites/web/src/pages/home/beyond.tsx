import type { Place } from '@trek/ui/api';
import { Image } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeText, NEIGHBOURS } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Nepal's neighbors, as far as the catalogue contains them. */
export function Beyond({ countries }: { countries: readonly Place[] }) {
  const { Link, placeholderImage } = usePorts();
  const neighbours = NEIGHBOURS.flatMap((name) => countries.filter((country) => country.name === name));
  if (neighbours.length === 0) return null;
  return (
    <HomeSection id="beyond" title={homeText.beyond.title} text={homeText.beyond.text}>
      <ul className={styles.neighbours}>
        {neighbours.map(({ id, name, slug, image, photo, description }) => (
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

import type { Place } from '@trek/ui/api';
import { useTexts } from '@trek/ui/internal/language';
import { Image } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { useTrekFacts } from '@trek/ui/trek-card';
import { homeTexts, NEIGHBORS } from '../../content/home.ts';
import { useInEnglish } from '../../language/in-english.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Nepal's neighbors, as far as the catalogue contains them. */
export function Beyond({ countries }: { countries: readonly Place[] }) {
  const messages = useTexts(homeTexts);
  const { Link, placeholderImage } = usePorts();
  const inEnglish = useInEnglish();
  const { country } = useTrekFacts();
  const neighbors = NEIGHBORS.flatMap((name) => countries.filter((country) => country.name === name));
  if (neighbors.length === 0) return null;
  return (
    <HomeSection id="beyond" title={messages.beyond.title} text={messages.beyond.text}>
      <ul className={styles.neighbors}>
        {neighbors.map(({ id, name, slug, image, photo, description }) => (
          <li key={id}>
            <Image src={image} photo={photo} fallbackSrc={placeholderImage} alt="" width={640} height={420} />
            <h3>
              <Link href={`/country/${slug}`}>{messages.beyond.visit(country(name))}</Link>
            </h3>
            <p {...inEnglish}>{description}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeText } from '../../content/home.ts';
import { TEAM } from '../../content/team.ts';
import { Portrait } from '../portrait.tsx';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** The beginning of the chief executive's message. */
export function ChiefTeaser() {
  const { Link } = usePorts();
  const [chief] = TEAM;
  return (
    <HomeSection id="chief" title={homeText.chief.title} ground="contours">
      <figure className={styles.quote}>
        <blockquote>
          <p>{homeText.chief.quote}</p>
        </blockquote>
        {chief && (
          <figcaption>
            <Portrait member={chief} className={styles.portrait} size={64} />
            <span>
              <strong translate="no">{chief.name}</strong>
              <br />
              <span>{chief.role}</span>
            </span>
          </figcaption>
        )}
      </figure>
      <Button asChild>
        <Link href="/about/#ceo">{homeText.chief.readOn}</Link>
      </Button>
    </HomeSection>
  );
}

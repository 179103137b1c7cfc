import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeTexts } from '../../content/home.ts';
import { TEAM } from '../../content/team.ts';
import { useInEnglish } from '../../language/in-english.ts';
import { Portrait } from '../portrait.tsx';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** The beginning of the chief executive's message. */
export function ChiefTeaser() {
  const messages = useTexts(homeTexts);
  const { Link } = usePorts();
  const inEnglish = useInEnglish();
  const [chief] = TEAM;
  return (
    <HomeSection id="chief" title={messages.chief.title} ground="contours">
      <figure className={styles.quote}>
        <blockquote>
          <p>{messages.chief.quote}</p>
        </blockquote>
        {chief && (
          <figcaption>
            <Portrait member={chief} className={styles.portrait} size={64} />
            <span>
              <strong translate="no">{chief.name}</strong>
              <br />
              <span {...inEnglish}>{chief.role}</span>
            </span>
          </figcaption>
        )}
      </figure>
      <Button asChild>
        <Link href="/about/#ceo">{messages.chief.readOn}</Link>
      </Button>
    </HomeSection>
  );
}

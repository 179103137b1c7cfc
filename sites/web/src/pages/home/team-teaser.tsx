import { useTexts } from '@trek/ui/internal/language';
import { Button } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { homeTexts, SHOWN_MEMBERS } from '../../content/home.ts';
import { TEAM } from '../../content/team.ts';
import { useInEnglish } from '../../language/in-english.ts';
import { Portrait } from '../portrait.tsx';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** The first members of the team, and the training program. */
export function TeamTeaser() {
  const messages = useTexts(homeTexts);
  const { Link, paths } = usePorts();
  const inEnglish = useInEnglish();
  const { title, viewAll, viewAllOf, trainingTitle, training, trainingLink } = messages.team;
  return (
    <HomeSection id="people" title={title} ground="sunken">
      <ul className={styles.people}>
        {TEAM.slice(0, SHOWN_MEMBERS).map((member) => (
          <li key={member.id}>
            <Portrait member={member} className={styles.portrait} size={64} />
            <h3 translate="no">{member.name}</h3>
            <p {...inEnglish}>{`${member.role} · ${member.experience}`}</p>
            <p {...inEnglish}>{member.bio}</p>
          </li>
        ))}
      </ul>
      <Button asChild>
        <Link href="/about#team">
          <span>{viewAll}</span>
          <span data-visually-hidden="">{viewAllOf}</span>
        </Link>
      </Button>
      <div className={styles.training}>
        <h3>{trainingTitle}</h3>
        <p>{training}</p>
        <Link href={paths.contact}>{trainingLink}</Link>
      </div>
    </HomeSection>
  );
}

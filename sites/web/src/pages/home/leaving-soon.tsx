import type { TrekSummary } from '@trek/ui/api';
import { useDepartureWords } from '@trek/ui/internal/kit/use-departure-words';
import { useTexts } from '@trek/ui/internal/language';
import { leavingSoon } from '@trek/ui/internal/rows/rules';
import { usePorts } from '@trek/ui/provider';
import { useTrekFacts } from '@trek/ui/trek-card';
import { homeTexts } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** The next departures that others can join; nothing where none is listed. */
export function LeavingSoon({ treks }: { treks: readonly TrekSummary[] }) {
  const messages = useTexts(homeTexts);
  const { Link, paths } = usePorts();
  const { durationOf } = useTrekFacts();
  const words = useDepartureWords();
  const leaving = leavingSoon(treks);
  if (leaving.length === 0) return null;
  return (
    <HomeSection id="leaving" {...messages.leaving}>
      <ul className={styles.leaving}>
        {leaving.map(({ trek, departure }) => (
          <li key={`${trek.id} ${departure.startDate}`}>
            <strong translate="no">{words.day(departure.startDate)}</strong>
            <Link href={paths.trek(trek.slug)}>{trek.title}</Link>
            <span>
              {[durationOf(trek), words.places(departure), words.promise(departure)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

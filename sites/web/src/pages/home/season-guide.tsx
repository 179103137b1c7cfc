import type { TrekSummary } from '@trek/ui/api';
import { useTexts } from '@trek/ui/internal/language';
import { usePorts } from '@trek/ui/provider';
import { seasonGuide } from '@trek/ui/rows';
import { useTrekFacts } from '@trek/ui/trek-card';
import { homeTexts } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Treks for the coming months. */
export function SeasonGuide({ treks, month }: { treks: readonly TrekSummary[]; month: number }) {
  const messages = useTexts(homeTexts);
  const { Link, paths, locale } = usePorts();
  const { durationOf, season, country } = useTrekFacts();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <HomeSection id="season" title={messages.season.title} text={messages.season.text}>
      <ol className={styles.months}>
        {seasonGuide(treks, month).map((guide) => (
          <li key={guide.month}>
            <h3>{monthName.format(Date.UTC(2026, guide.month))}</h3>
            <p>{season(guide.season)}</p>
            {guide.treks.length === 0 && <p>{messages.season.nothing}</p>}
            <ul>
              {guide.treks.map((trek) => (
                <li key={trek.id}>
                  <Link href={paths.trek(trek.slug)}>{trek.title}</Link>
                  <span>{`${country(trek.country)} · ${durationOf(trek)}`}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}

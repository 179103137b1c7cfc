import { useTexts } from '@trek/ui/internal/language';
import { Icon } from '@trek/ui/kit';
import { usePorts } from '@trek/ui/provider';
import { FEATURES, homeTexts, STATISTICS } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Six reasons to book, and the company's statistics. */
export function WhyUs() {
  const messages = useTexts(homeTexts);
  const { locale } = usePorts();
  return (
    <HomeSection id="why" {...messages.why} ground="sunken">
      <ul className={styles.features}>
        {FEATURES.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{messages.features[id].title}</h3>
            <p>{messages.features[id].text}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.statistics}>
        {STATISTICS.map(({ id, count }) => (
          <div key={id}>
            <dt>{messages.statistics[id]}</dt>
            <dd>{`${count.toLocaleString(locale)}+`}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}

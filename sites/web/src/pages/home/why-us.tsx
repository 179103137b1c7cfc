import { Icon } from '@trek/ui/kit';
import { FEATURES, homeText, STATISTICS } from '../../content/home.ts';
import * as styles from './home.css.ts';
import { HomeSection } from './section.tsx';

/** Six reasons to book, and the company's statistics. */
export function WhyUs() {
  return (
    <HomeSection id="why" {...homeText.why} ground="sunken">
      <ul className={styles.features}>
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.statistics}>
        {STATISTICS.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}

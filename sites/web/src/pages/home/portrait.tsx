import { initials, type TeamMember } from '../../content/team.ts';
import * as styles from './home.css.ts';

/** Somebody's photo, or their initials on the colour of a prayer flag. */
export function Portrait({ member: { name, image } }: { member: TeamMember }) {
  if (image) return <img className={styles.portrait} src={image} alt="" width={64} height={64} loading="lazy" />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

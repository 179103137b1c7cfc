import { initials, type TeamMember } from '../../content/team.ts';
import * as styles from './info.css.ts';

const NETWORKS = ['facebook', 'instagram', 'twitter'] as const;

/** Somebody of the team: a photo or drawn initials, and a few words. */
export function TeamCard({ member }: { member: TeamMember }) {
  const links = NETWORKS.flatMap((network) => {
    const href = member[network];
    return href ? [{ network, href }] : [];
  });
  return (
    <article className={styles.card}>
      {member.image ? (
        <img className={styles.portrait} src={member.image} alt="" width={96} height={96} loading="lazy" />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {initials(member.name)}
        </span>
      )}
      <h3>{member.name}</h3>
      <p className={styles.quiet}>
        {member.role} · {member.experience}
      </p>
      <p>{member.bio}</p>
      {links.length > 0 && (
        <ul className={styles.inlineLinks}>
          {links.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {network[0]?.toUpperCase()}
                {network.slice(1)}
                <span data-visually-hidden=""> of {member.name} (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

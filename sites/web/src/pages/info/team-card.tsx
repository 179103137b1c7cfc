import type { TeamMember } from '../../content/team.ts';
import { Portrait } from '../portrait.tsx';
import * as styles from './info.css.ts';

const NETWORKS = ['facebook', 'instagram', 'twitter'] as const;

/** A team member with photo or drawn portrait, and a short text. */
export function TeamCard({ member }: { member: TeamMember }) {
  const links = NETWORKS.flatMap((network) => {
    const href = member[network];
    return href ? [{ network, href }] : [];
  });
  return (
    <article className={styles.card}>
      <Portrait member={member} className={styles.portrait} size={72} />
      <h3 translate="no">{member.name}</h3>
      <p className={styles.quiet}>{`${member.role} · ${member.experience}`}</p>
      <p>{member.bio}</p>
      {links.length > 0 && (
        <ul className={styles.inlineLinks}>
          {links.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <span>{`${network[0]?.toUpperCase()}${network.slice(1)}`}</span>
                <span data-visually-hidden="">{` of ${member.name} (opens in a new tab)`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

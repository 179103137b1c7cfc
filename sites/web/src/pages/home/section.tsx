import type { ReactNode } from 'react';
import * as styles from './home.css.ts';

export interface HomeSectionProps {
  /** Id of the section's heading; the section's own name follows from it. */
  id: string;
  title: string;
  text?: string;
  /** The ground it stands on. Default `plain`. */
  ground?: 'plain' | 'sunken' | 'contours';
  children: ReactNode;
}

/** One block of the home page under its heading. */
export function HomeSection({ id, title, text, ground = 'plain', children }: HomeSectionProps) {
  return (
    <section className={styles.ground} data-ground={ground} aria-labelledby={id}>
      <div className={styles.section}>
        <div className={styles.heading}>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

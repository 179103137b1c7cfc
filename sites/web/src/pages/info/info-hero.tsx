import type { ReactNode } from 'react';
import * as styles from './info.css.ts';

/** The header of a page of text: title and one sentence, on contour lines. */
export function InfoHero({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
    </header>
  );
}

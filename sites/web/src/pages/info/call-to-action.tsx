import type { ReactNode } from 'react';
import * as styles from './info.css.ts';

/** The end of a page: a sentence and one or two links. */
export function CallToAction({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.callToAction}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div>{children}</div>
    </section>
  );
}

import { useLate } from '@trek/ui/internal/lazy';
import type { ReactNode } from 'react';
import * as styles from './home.css.ts';

export interface HomeSectionProps {
  /** Id of the section's heading, which labels the section. */
  id: string;
  title: string;
  text?: string;
  /** The background. Default `plain`. */
  ground?: 'plain' | 'sunken' | 'contours';
  children: ReactNode;
}

/** A block of the home page with its heading. */
export function HomeSection({ id, title, text, ground = 'plain', children }: HomeSectionProps) {
  return (
    <section className={styles.section} data-ground={ground} data-late={useLate()} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}

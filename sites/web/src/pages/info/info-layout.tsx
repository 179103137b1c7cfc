import type { ReactNode } from 'react';
import { usePageHead } from '../../document/page-head.tsx';
import * as styles from './info.css.ts';
import { InfoHero } from './info-hero.tsx';

/** A part of a page of text, which a link can lead to. */
interface InfoSection {
  id: string;
  title: string;
  content: ReactNode;
}

export interface InfoLayoutProps {
  path: string;
  title: string;
  /** What the page is about in one sentence, for its head and for search engines. */
  lead: string;
  sections: readonly InfoSection[];
  /** For pages of cards and tables, which need more room than prose does. */
  isWide?: boolean;
}

/** A page of text: its head, a list of its sections, and the sections. */
export function InfoLayout({ path, title, lead, sections, isWide = false }: InfoLayoutProps) {
  usePageHead({ title, description: lead, canonicalPath: path });
  return (
    <>
      <InfoHero title={title} lead={lead} />
      <div className={styles.layout}>
        <nav className={styles.contents} aria-labelledby="on-this-page">
          <h2 id="on-this-page">On this page</h2>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={isWide ? styles.wideProse : styles.prose}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} tabIndex={-1} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

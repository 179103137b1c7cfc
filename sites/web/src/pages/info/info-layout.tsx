import type { ReactNode } from 'react';
import { usePageHead } from '../../document/page-head.tsx';
import * as styles from './info.css.ts';
import { InfoHero } from './info-hero.tsx';

/** A section of a page of text, with an anchor. */
interface InfoSection {
  id: string;
  title: string;
  content: ReactNode;
}

export interface InfoLayoutProps {
  path: string;
  title: string;
  /** Summary of the page in one sentence, for its header and for search engines. */
  lead: string;
  sections: readonly InfoSection[];
  /** For pages with cards and tables, which need more room than prose. */
  isWide?: boolean;
}

/** A page of text: header, table of contents and sections. */
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
              {/* biome-ignore lint/plugin: a section's content is elements. */}
              {section.content}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

import { useTexts } from '@trek/ui/internal/language';
import type { Translation } from '@trek/ui/internal/texts';
import '@trek/ui/contact/skin.css';
import { contactTexts, DefaultContactForm, DefaultOffice, DefaultOfficeMap } from '@trek/ui/contact';
import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { useSession } from '@trek/ui/session';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useAccountChanges } from '../account/use-account-changes.ts';
import { OFFICE, OFFICE_MAP_PATH, OFFICE_PLACE, officeMapPage } from '../content/office.ts';
import { usePageHead } from '../document/page-head.tsx';
import { bookingInQuery, searchInQuery, trekInQuery } from '../routing/contact-query.ts';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** The contact form and the office's address. */
export default function ContactPage() {
  const messages = useTexts(pageTexts).contact;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/contact',
    languages: LANGUAGE_CODES,
  });
  const person = useAccountChanges();
  const { user } = useSession();
  const search = useSearch();
  const texts = useTexts(contactTexts);
  // Only the initial query: a later change must not overwrite what was typed.
  const [initialMessage] = useState(() => firstWords(search, texts));
  return (
    <div className={styles.page}>
      <div className={styles.contact}>
        <header>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </header>
        <DefaultContactForm
          key={person}
          {...(initialMessage && { initialMessage })}
          {...(user && { sender: { ...user, name: user.fullname } })}
        />
        <DefaultOffice facts={OFFICE} />
        <DefaultOfficeMap placeName={OFFICE_PLACE} frameUrl={OFFICE_MAP_PATH} pageUrl={officeMapPage()} />
      </div>
    </div>
  );
}

/** Prefills the message for visitors who came with a question. */
function firstWords(search: string, texts: Translation<typeof contactTexts>): string | undefined {
  const booking = bookingInQuery(search);
  if (booking) return texts.requestChange(booking);
  const question = trekInQuery(search, 'question');
  if (question) return texts.askQuestion(question);
  const trek = trekInQuery(search);
  if (trek) return texts.askForPrice(trek);
  const wanted = searchInQuery(search);
  return wanted && texts.askForTrek(wanted);
}

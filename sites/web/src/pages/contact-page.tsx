import '@trek/ui/contact/skin.css';
import { contactTexts, DefaultContactForm, DefaultOffice, DefaultOfficeMap } from '@trek/ui/contact';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useAccountChanges } from '../account/use-account-changes.ts';
import { OFFICE, OFFICE_MAP_PATH, OFFICE_PLACE, officeMapPage } from '../content/office.ts';
import { usePageHead } from '../document/page-head.tsx';
import { bookingInQuery, searchInQuery, trekInQuery } from '../routing/contact-query.ts';
import * as styles from './page.css.ts';

/** The contact form and the office's address. */
export default function ContactPage() {
  usePageHead({
    title: 'Contact us',
    description: 'Write to our office in Thamel, Kathmandu, call us, or come by: we plan every trek with you.',
    canonicalPath: '/contact',
  });
  const person = useAccountChanges();
  const search = useSearch();
  // Only the initial query: a later change must not overwrite what was typed.
  const [initialMessage] = useState(() => firstWords(search));
  return (
    <div className={styles.page}>
      <div className={styles.contact}>
        <header>
          <h1>Contact us</h1>
          <p>Ask us anything about the mountains. The people who answer walk these trails themselves.</p>
        </header>
        <DefaultContactForm key={person} {...(initialMessage && { initialMessage })} />
        <DefaultOffice facts={OFFICE} />
        <DefaultOfficeMap placeName={OFFICE_PLACE} frameUrl={OFFICE_MAP_PATH} pageUrl={officeMapPage()} />
      </div>
    </div>
  );
}

/** Prefills the message for visitors who came with a question. */
function firstWords(search: string): string | undefined {
  const booking = bookingInQuery(search);
  if (booking) return contactTexts.english.requestChange(booking);
  const question = trekInQuery(search, 'question');
  if (question) return contactTexts.english.askQuestion(question);
  const trek = trekInQuery(search);
  if (trek) return contactTexts.english.askForPrice(trek);
  const wanted = searchInQuery(search);
  return wanted && contactTexts.english.askForTrek(wanted);
}

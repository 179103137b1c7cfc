import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/manage-booking/skin.css';
import { FillInTraveler } from '@trek/ui/manage-booking';
import { useSyncExternalStore } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** A traveler's private link: the own details, without an account. */
export default function TravelerPage() {
  const messages = useTexts(pageTexts).traveler;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/traveler',
    isPersonal: true,
  });
  return (
    <div className={styles.formPage}>
      <NeedsScript of="traveler" />
      <FillInTraveler token={useLinkToken()} />
    </div>
  );
}

/** The secret behind the hash, which no server sees. Other hashes are places on the page, such as that of the skip link. */
function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(onHashChange, tokenInAddress, () => undefined);
}

let token: string | null = null;

function tokenInAddress(): string | null {
  const hash = window.location.hash.slice(1);
  if (/^[\w-]{20,}$/.test(hash)) token = hash;
  return token;
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    token = null;
  };
}

import { useTexts } from '@trek/ui/internal/language';
import { useSyncExternalStore } from 'react';
import { usePageHead } from '../document/page-head.tsx';
import { NeedsScript } from './needs-script.tsx';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';
import { type ReviewLink, reviewLinkIn } from './review/review-link.ts';
import { StopReviewMails } from './review/stop-review-mails.tsx';
import { WriteReview } from './review/write-review.tsx';

/** The review of a trek, by the private link that was mailed to its customer. */
export default function WriteReviewPage() {
  const messages = useTexts(pageTexts).review;
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonicalPath: '/write-review',
    isPersonal: true,
  });
  const link = useReviewLink();
  return (
    <div className={styles.narrowPage}>
      <NeedsScript of="review" />
      {link?.stops ? <StopReviewMails token={link.token} /> : <WriteReview token={link?.token} />}
    </div>
  );
}

/** The secret behind the hash, which no server sees. Undefined: it is not read yet, as on a server. */
function useReviewLink(): ReviewLink | undefined {
  return useSyncExternalStore(onHashChange, linkInAddress, () => undefined);
}

let read: { hash: string; link: ReviewLink } | undefined;

function linkInAddress(): ReviewLink {
  const { hash } = window.location;
  const link = reviewLinkIn(hash);
  // Other hashes are places on the page, such as that of the skip link.
  if (!read || (link.token && read.hash !== hash)) read = { hash, link };
  return read.link;
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    read = undefined;
  };
}

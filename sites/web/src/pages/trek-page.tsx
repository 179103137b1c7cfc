import { useTexts } from '@trek/ui/internal/language';
import '@trek/ui/trek-card/skin.css';
import '@trek/ui/trek-page/skin.css';
import '@trek/ui/route/skin.css';
import '@trek/ui/booking/skin.css';
import { useFailure } from '@trek/ui/internal/api/failure';
import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { readResumeLink } from '@trek/ui/internal/provider/resume-link';
import { useFootMark } from '@trek/ui/internal/use-foot-mark';
import { Spinner } from '@trek/ui/kit';
import { DefaultTrekPage, TrekNotFound, trekPageTexts } from '@trek/ui/trek-page';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { trekEntry, useTrek } from '../data/trek-reads.ts';
import { notFoundHead, usePageHead } from '../document/page-head.tsx';
import type { PageProps } from '../routing/page-props.ts';
import { LazyBooking } from './lazy-booking.ts';
import * as styles from './page.css.ts';
import { pageTexts } from './page.texts.ts';

/** One trek with its booking. */
export default function TrekPage({ params }: PageProps) {
  const messages = useTexts(pageTexts).trek;
  const { trekNotFound } = useTexts(trekPageTexts);
  const slug = params.slug ?? '';
  const failureOf = useFailure();
  const { trek, address } = useTrek(slug);
  const [, navigate] = useLocation();
  const resumeStartDate = readResumeLink(useSearch());
  const found = trek.status === 'ready' ? trek.value : null;
  useFootMark('booking', found !== null);

  usePageHead(
    found
      ? {
          title: found.metaTitle,
          description: found.metaDescription || found.description || found.title,
          canonicalPath: `/treks/${address?.segment ?? slug}`,
          image: found.image,
          languages: LANGUAGE_CODES.filter((code) => found.languages?.includes(code)),
        }
      : notFoundHead(trek, trekNotFound),
  );
  useEffect(() => {
    if (!found || !address) return;
    // An address with an id or an old slug is replaced by the canonical one.
    const { segment, state } = trekEntry(address, found);
    if (slug !== segment) navigate(`/treks/${segment}${window.location.search}`, { replace: true, state });
  }, [found, slug, address, navigate]);

  if (trek.status === 'loading') {
    return (
      <div className={styles.page}>
        <Spinner label={messages.loading} />
      </div>
    );
  }
  if (!found) {
    return (
      <div className={styles.page}>
        <TrekNotFound {...(trek.status === 'failed' && { text: failureOf(trek.message), onRetry: trek.retry })} />
      </div>
    );
  }
  return (
    <DefaultTrekPage hasAnchors trek={found} aside={<LazyBooking trek={found} resumeStartDate={resumeStartDate} />} />
  );
}

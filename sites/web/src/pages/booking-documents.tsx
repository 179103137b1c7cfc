import type { ReactNode } from 'react';
import { PASSPORT_VALIDITY_MONTHS } from '../content/terms.ts';
import { useTrekById } from '../data/trek-reads.ts';
import { PageLink } from '../routing/page-link.tsx';

/** Entry documents by country name. */
const VISAS: Readonly<Record<string, ReactNode>> = {
  Nepal: (
    <>
      A visa for Nepal, which most visitors get on arrival:{' '}
      <PageLink href="/nepal-visa">fees and what to bring</PageLink>
    </>
  ),
  Bhutan: 'A visa for Bhutan: send us a scan of your passport, and we’ll apply for it',
  Tibet: 'A Chinese visa and a Tibet travel permit: send us a scan of your passport, and we’ll apply for both',
  India: 'A visa for India: apply online before you travel',
};

/** The documents for a trek, as list items. Only the visa depends on the country. */
export function BookingDocuments({ trekId }: { trekId: number | string }) {
  const trek = useTrekById(trekId);
  const visa = trek.status === 'ready' && trek.value ? VISAS[trek.value.country] : undefined;
  return (
    <>
      <li>A passport that is valid for at least {PASSPORT_VALIDITY_MONTHS} months from the day you arrive</li>
      {visa && <li>{visa}</li>}
      <li>
        Proof of <PageLink href="/travel-insurance">travel insurance</PageLink> that covers helicopter rescue
      </li>
      <li>Two passport photos for each permit</li>
    </>
  );
}

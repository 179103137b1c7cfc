import { useTexts } from '@trek/ui/internal/language';
import { PASSPORT_VALIDITY_MONTHS } from '@trek/ui/internal/terms';
import type { ReactNode } from 'react';
import { useTrekById } from '../data/trek-reads.ts';
import { PageLink } from '../routing/page-link.tsx';
import { pageTexts } from './page.texts.ts';

/** The documents for a trek, as list items. Only the visa depends on the country. */
export function BookingDocuments({ trekId }: { trekId: number | string }) {
  const messages = useTexts(pageTexts).booking;
  const trek = useTrekById(trekId);
  /** Entry documents by country name. */
  const visas: Readonly<Record<string, ReactNode>> = {
    Nepal: (
      <>
        <span>{messages.visaNepal}</span> <PageLink href="/nepal-visa">{messages.visaNepalLink}</PageLink>
      </>
    ),
    Bhutan: messages.visaBhutan,
    Tibet: messages.visaTibet,
    India: messages.visaIndia,
  };
  const visa = trek.status === 'ready' && trek.value ? visas[trek.value.country] : undefined;
  return (
    <>
      <li>{messages.passport(PASSPORT_VALIDITY_MONTHS)}</li>
      {visa && <li>{visa}</li>}
      <li>
        <span>{messages.insurance}</span> <PageLink href="/travel-insurance">{messages.insuranceLink}</PageLink>
        <span>{messages.insuranceCover}</span>
      </li>
      <li>{messages.photos}</li>
    </>
  );
}

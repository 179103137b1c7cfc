import type { TrekSummary } from '@trek/ui/api';
import { secondCurrency } from '@trek/ui/kit';
import { connectBackend, TrekProvider } from '@trek/ui/provider';
import { DefaultTrekCard } from '@trek/ui/trek-card';

// Made once, outside of every component.
const backend = connectBackend({ backendUrl: 'https://api.example.com' });
const euros = secondCurrency({ code: 'EUR', perUsd: 0.92, source: 'European Central Bank', date: '2026-11-27' });

/** Prices are shown in dollars and, about, in euros. What is charged stays in dollars. */
export function InEuros({ trek }: { trek: TrekSummary }) {
  return (
    <TrekProvider backend={backend} secondCurrency={euros}>
      <DefaultTrekCard trek={trek} />
    </TrekProvider>
  );
}

import { TrekEmbed, useTreks } from '@trek/ui/embed';
import { DefaultTrekCard } from '@trek/ui/trek-card';
import '@trek/ui/embed.css';

function ShortTreks() {
  const treks = useTreks();
  if (treks.status === 'loading') return <p role="status">Loading…</p>;
  if (treks.status === 'failed') return <p role="alert">No treks at the moment. Please come back later.</p>;
  const short = treks.value.filter(({ days }) => days <= 12).slice(0, 3);
  return short.map((trek) => <DefaultTrekCard key={trek.id} trek={trek} />);
}

/** `useTreks` and `useTrek` read the data for parts of yours. */
export function ShortTreksOffer() {
  return (
    <TrekEmbed backend="https://api.example.com" trekHref="/tours/{slug}">
      <ShortTreks />
    </TrekEmbed>
  );
}

import type { TrekSummary } from '@trek/ui/api';
import { BookTrekButton, TrekEmbed, useTreks } from '@trek/ui/embed';
import { secondCurrency } from '@trek/ui/kit';
import { formatUsd } from '@trek/ui/kit/format';
import { de } from '@trek/ui/messages/de';
import { createRoot } from 'react-dom/client';
import '@trek/ui/skin.css';

/** The reference rate of the European Central Bank, 1 EUR = 1.1650 USD. */
const EUROS = secondCurrency({ code: 'EUR', perUsd: 0.85837, source: 'Europäische Zentralbank', date: '2025-07-18' });

/** The treks that the agency sells, in its own order. */
const SOLD = [
  ...['langtang-valley-trek', 'everest-base-camp-trek', 'annapurna-base-camp-trek'],
  ...['ghorepani-poon-hill-trek', 'everest-view-trek', 'mardi-himal-trek'],
];

/** A card of the agency's own: the kit gives the facts and the booking, and nothing of its look. */
function Tour({ trek }: { trek: TrekSummary }) {
  return (
    <li className="tour">
      <img src={trek.image} alt="" width={600} height={400} loading="lazy" />
      <h2>{trek.title}</h2>
      <p>{`${trek.days} Tage · ${trek.location}`}</p>
      <p>{trek.priceUsd === null ? 'Preis auf Anfrage' : `ab ${formatUsd(trek.priceUsd, 'de-DE')} pro Person`}</p>
      <BookTrekButton trek={trek.slug}>Platz sichern</BookTrekButton>
    </li>
  );
}

function Tours() {
  const treks = useTreks();
  if (treks.status === 'loading') return <p role="status">Die Touren werden geladen …</p>;
  if (treks.status === 'failed') {
    return (
      <p role="alert">
        Die Touren sind gerade nicht erreichbar.{' '}
        <button type="button" onClick={treks.retry}>
          Noch einmal versuchen
        </button>
      </p>
    );
  }
  const sold = SOLD.flatMap((slug) => treks.value.filter((trek) => trek.slug === slug));
  return (
    <ul className="tours">
      {sold.map((trek) => (
        <Tour key={trek.id} trek={trek} />
      ))}
    </ul>
  );
}

const root = document.getElementById('touren');
if (root) {
  createRoot(root).render(
    <TrekEmbed
      backend={import.meta.env.VITE_BACKEND}
      locale="de-DE"
      messages={de}
      secondCurrency={EUROS}
      partner="alpine-tours"
    >
      <Tours />
    </TrekEmbed>,
  );
}

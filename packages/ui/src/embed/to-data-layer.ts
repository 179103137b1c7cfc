import { permanentStorage } from '../provider/browser-ports.ts';
import type { StoragePort } from '../provider/ports.ts';
import type { TrekEvent } from '../provider/trek-events.ts';

/** The queue that Google's tag manager reads: `window.dataLayer`. */
export interface DataLayer {
  push(entry: object): unknown;
}

const usd = (cents: number) => cents / 100;

/** An event under the name and in the form that Google Analytics 4 knows; null: it has none for it. */
function dataLayerEntry({ type, detail }: TrekEvent): object | null {
  switch (type) {
    case 'trek:search':
      return { event: 'view_item_list', item_list_id: 'treks', trek_filters: detail.filters, trek_count: detail.count };
    case 'trek:view':
      return {
        event: 'view_item',
        ecommerce: {
          currency: 'USD',
          value: detail.priceUsd ?? 0,
          items: [{ item_id: String(detail.trekId), item_name: detail.title, price: detail.priceUsd ?? 0 }],
        },
      };
    case 'trek:step':
      if (detail.step === 'details') return checkout('begin_checkout', detail.trekId);
      return detail.step === 'payment' ? checkout('add_payment_info', detail.trekId) : null;
    case 'trek:payment':
      if (detail.status !== 'succeeded') return null;
      return {
        event: 'purchase',
        ecommerce: {
          transaction_id: String(detail.bookingId ?? detail.paymentId),
          currency: 'USD',
          value: usd(detail.totalCents),
          items: [{ item_id: String(detail.trekId) }],
        },
      };
    default:
      return null;
  }
}

const checkout = (event: string, trekId: number | string) => ({
  event,
  ecommerce: { currency: 'USD', items: [{ item_id: String(trekId) }] },
});

/**
 * Passes visitors' actions to Google's tag manager, by the names of Google Analytics 4: `view_item_list`, `view_item`,
 * `begin_checkout`, `add_payment_info` and, once per booking, `purchase`, worth the booking's total. Nothing in it identifies a person. Names:
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 * @param layer default: `globalThis.dataLayer`, created if missing
 * @param storage remembers purchases, also after a reload. Default: `trek.purchases` in `localStorage`
 * @example <TrekEmbed backend="https://api.example.com" onEvent={toDataLayer()}>
 */
export function toDataLayer(
  layer?: DataLayer,
  storage: StoragePort = permanentStorage('trek.'),
): (event: TrekEvent) => void {
  return (event) => {
    const entry = dataLayerEntry(event);
    if (!entry || isRepeated(event, storage)) return;
    (layer ?? pageLayer()).push(entry);
  };
}

const PURCHASES = 'purchases';
/** Enough for all that a visitor books in one browser; what is stored stays small. */
const REMEMBERED = 100;

/** A booking is known by its id and by its payment's: the backend does not tell both each time. */
function isRepeated({ type, detail }: TrekEvent, storage: StoragePort): boolean {
  if (type !== 'trek:payment' || detail.status !== 'succeeded') return false;
  const { bookingId, paymentId } = detail;
  const ids = bookingId === null ? [paymentId] : [String(bookingId), paymentId];
  const known = storage.read(PURCHASES)?.split('\n') ?? [];
  if (ids.some((id) => known.includes(id))) return true;
  storage.write(PURCHASES, [...known, ...ids].slice(-REMEMBERED).join('\n'));
  return false;
}

function pageLayer(): DataLayer {
  const page = globalThis as { dataLayer?: DataLayer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

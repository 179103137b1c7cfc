import type { TrekEvent } from '../provider/trek-events.ts';

/** The queue that Google's tag manager reads: `window.dataLayer`. */
export interface DataLayer {
  push(entry: object): unknown;
}

const usd = (cents: number) => cents / 100;

/** An event under the name and in the form that Google Analytics 4 knows; null: it has none for it. */
export function dataLayerEntry({ type, detail }: TrekEvent): object | null {
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
          transaction_id: detail.paymentId,
          currency: 'USD',
          value: usd(detail.amountCents),
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
 * `begin_checkout`, `add_payment_info` and, once per payment, `purchase`. Nothing in it identifies a person. Names:
 * https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 * @param layer default: `globalThis.dataLayer`, created if missing
 * @example <TrekEmbed backend="https://api.example.com" onEvent={toDataLayer()}>
 */
export function toDataLayer(layer?: DataLayer): (event: TrekEvent) => void {
  const bought = new Set<string>();
  return (event) => {
    const entry = dataLayerEntry(event);
    if (!entry || isRepeated(event, bought)) return;
    (layer ?? pageLayer()).push(entry);
  };
}

function isRepeated({ type, detail }: TrekEvent, bought: Set<string>): boolean {
  if (type !== 'trek:payment') return false;
  if (detail.status !== 'succeeded') return false;
  if (bought.has(detail.paymentId)) return true;
  bought.add(detail.paymentId);
  return false;
}

function pageLayer(): DataLayer {
  const page = globalThis as { dataLayer?: DataLayer };
  page.dataLayer ??= [];
  return page.dataLayer;
}

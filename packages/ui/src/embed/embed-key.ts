import type { Seller } from '../api/requests.ts';

/** The settings that an embed keeps from its beginning, as one text. Values of any type have one. */
export const embedKey = (
  backend: string,
  { partner, partnerRef, metadata, hidesPrices }: Seller & { hidesPrices?: boolean | undefined },
): string =>
  [backend, partner, partnerRef, hidesPrices, ...Object.entries(metadata ?? {}).flat()]
    .map((value) => (typeof value === 'object' ? '' : String(value)))
    .join('\n');

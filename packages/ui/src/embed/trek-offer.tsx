'use client';
import { TrekCard, type TrekCardProps } from '../catalogue/index.ts';
import { TrekGate, type TrekRef } from './trek-gate.tsx';

export interface TrekOfferProps extends TrekRef, Pick<TrekCardProps, 'layout'> {}

/** One trek as a card, with its price. It leads to your page of it: `trekHref` of `TrekEmbed`. */
export function TrekOffer({ layout, ...trek }: TrekOfferProps) {
  return (
    <TrekGate kind="offer" {...trek}>
      {(found) => <TrekCard trek={found} {...(layout && { layout })} />}
    </TrekGate>
  );
}

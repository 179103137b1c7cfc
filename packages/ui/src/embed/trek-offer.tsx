'use client';
import { DefaultTrekCard, type TrekCardProps } from '../catalogue/trek-card/index.ts';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

export interface TrekOfferProps extends TrekSource, Pick<TrekCardProps, 'layout'> {}

/** One trek as a card, with its price. It leads to your page of it: `trekHref` of `TrekEmbed`. */
export function TrekOffer({ layout, ...trek }: TrekOfferProps) {
  return (
    <TrekGate kind="offer" {...trek}>
      {(found) => <DefaultTrekCard trek={found} {...(layout && { layout })} />}
    </TrekGate>
  );
}

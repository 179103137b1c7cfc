'use client';
import { TrekCard, type TrekCardProps } from '../catalogue/index.ts';
import { type OfTrek, WithTrek } from './with-trek.tsx';

export interface TrekOfferProps extends OfTrek, Pick<TrekCardProps, 'layout'> {}

/** One trek as a card, with its price. It leads to your page of it: `trekHref` of `TrekEmbed`. */
export function TrekOffer({ layout, ...trek }: TrekOfferProps) {
  return (
    <WithTrek kind="offer" {...trek}>
      {(found) => <TrekCard trek={found} {...(layout && { layout })} />}
    </WithTrek>
  );
}

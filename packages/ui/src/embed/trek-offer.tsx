'use client';
import { DefaultTrekCard, type DefaultTrekCardProps } from '../catalogue/trek-card/index.ts';
import { withRef } from '../core/internal/with-ref.ts';
import type { OuterProps } from '../kit/part.tsx';
import { TrekGate, type TrekSource } from './trek-gate.tsx';

/** Props of `TrekOffer`. */
export interface TrekOfferProps extends TrekSource, Pick<DefaultTrekCardProps, 'layout'>, OuterProps<'article'> {}

/** One trek as a card, with its price. It leads to your page of it: `trekHref` of `TrekEmbed`. */
export const TrekOffer = withRef(function TrekOffer({ trek, initial, layout, ...root }: TrekOfferProps) {
  return (
    <TrekGate kind="offer" {...{ trek, initial }} {...(root as object)}>
      {(found) => <DefaultTrekCard trek={found} {...(layout && { layout })} {...root} />}
    </TrekGate>
  );
});

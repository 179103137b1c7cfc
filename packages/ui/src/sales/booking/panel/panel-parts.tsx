'use client';
import { mergeProps } from '../../../core/internal/merge-props.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button, type ButtonProps } from '../../../kit/button.tsx';
import { createHeading } from '../../../kit/heading.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { createPart } from '../../../kit/part.tsx';
import { useIdOf, useOwnId } from '../../../kit/part-ids.ts';
import { SecondPrice } from '../../../kit/second-price.tsx';
import { usePrice } from '../../../kit/use-price.ts';
import { usdOf } from '../../../pricing/pricing.rules.ts';
import { DEPOSIT_PERCENT, FREE_CANCELLATION_DAYS } from '../../../pricing/terms.ts';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { bookingPanelAnatomy as anatomy } from '../booking.anatomy.ts';
import { bookingPanelTexts } from './booking-panel.texts.ts';
import { useBookingPanelContext } from './use-booking-panel.ts';

/** The panel beside the trek. */
export const Panel = createPart('section', anatomy, 'root', () => {
  const { ids, preload } = useBookingPanelContext();
  return { 'aria-labelledby': useIdOf(ids, 'title'), onPointerEnter: preload, onFocus: preload };
});

/** The panel's heading, which names it. */
export const Title = createHeading(anatomy, 'title', { level: 2 }, (host) => {
  const messages = useTexts(bookingPanelTexts);
  const { ids } = useBookingPanelContext();
  return { id: useOwnId(ids, 'title', host), children: messages.panelTitle };
});

/** The price of one person. */
export const Price = createPart('p', anatomy, 'price', () => {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, quote } = useBookingPanelContext();
  const beside = isOnRequest ? (
    <em>{messages.priceOnRequest}</em>
  ) : (
    <SecondPrice usd={usdOf(quote.pricePerPersonCents)} />
  );
  const isHidden = usePorts().api.hidesPrices;
  return { children: isOnRequest || isHidden ? beside : <PerPerson>{beside}</PerPerson> };
});

function PerPerson({ children }: { children?: React.ReactNode }) {
  const messages = useTexts(bookingPanelTexts);
  const { quote } = useBookingPanelContext();
  const price = usePrice();
  return (
    <>
      <strong translate="no">{price(usdOf(quote.pricePerPersonCents))}</strong>
      <span>{` ${messages.perPerson}`}</span>
      {children}
    </>
  );
}

/** The button that opens the booking, or leads to where its price is asked for. None where the host has no such page. */
export const Trigger = withRef(function Trigger(host: ButtonProps) {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, isOpening, open } = useBookingPanelContext();
  if (!open) return null;
  const children = isOnRequest ? messages.askForPrice : messages.bookNow;
  const own: ButtonProps = { variant: 'primary', isWide: true, isBusy: isOpening, onClick: open, children };
  return <Button {...mergeProps(own, host)} />;
});

/** The terms behind the price. */
export const Notes = createPart('ul', anatomy, 'notes', () => {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, trek } = useBookingPanelContext();
  if (isOnRequest) return null;
  // A backend that names no minimum keeps the contract's two.
  const minimum = trek.bookingPolicy?.minimumTravelers ?? 2;
  const notes = [
    [messages.freeCancellation(FREE_CANCELLATION_DAYS), messages.depositNotRefunded(DEPOSIT_PERCENT)],
    [messages.guaranteedDepartures(minimum)],
    [messages.payBy, messages.cardsOnly],
  ];
  const items = notes.map(([note, condition]) => (
    <li key={note}>
      <Icon name="check" />{' '}
      <div>
        <span>{note}</span>
        {condition && <small>{` ${condition}`}</small>}
      </div>
    </li>
  ));
  return { children: items };
});

/** Price and button at the foot of a small screen; a host with a bar of its own leaves it out. */
export const Bar = createPart('div', anatomy, 'bar', () => {
  const messages = useTexts(bookingPanelTexts);
  const { isOnRequest, open, quote } = useBookingPanelContext();
  const { travelers } = quote;
  if (!open) return null;
  // The panel says beside the price that it is on request; here the button does, and no $0 is left alone.
  return {
    children: (
      <>
        {!isOnRequest && (
          <Price>
            <PerPerson>{travelers > 1 && <small>{messages.groupOf(travelers)}</small>}</PerPerson>
          </Price>
        )}
        <Trigger isWide={false} />
      </>
    ),
  };
});

'use client';
import { requestOf } from '../../../api/api-error.ts';
import { requestLine } from '../../../api/failure.tsx';
import { useFailureText } from '../../../api/use-failure-text.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { createPart } from '../../../kit/part.tsx';
import { Spinner, type SpinnerProps } from '../../../kit/spinner.tsx';
import { Status, type StatusProps } from '../../../kit/status.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';
import { TravelerForm } from './traveler-form.tsx';
import { TravelerLink } from './traveler-link.tsx';
import { fieldList, type ListedTraveler } from './travelers.rules.ts';
import { useTravelerName } from './use-traveler-name.ts';

const Item = createPart('li', anatomy, 'traveler');
const Name = createPart('b', anatomy, 'traveler-name');
const State = createPart('span', anatomy, 'traveler-state');

/** The purpose of the details, and who sees them. */
export const TravelersLead = createPart('p', anatomy, 'lead', () => {
  const { traveler } = useTexts(manageBookingTexts);
  const { hasLinks } = useManagedBooking().travelerDetails;
  return {
    children: (
      <>
        <span>{traveler.lead}</span>
        {hasLinks && <span>{` ${traveler.linksLead}`}</span>}
      </>
    ),
  };
});

/** In the travelers' place while they load. */
export const TravelersLoading = withRef(function ManagedTravelersLoading(spinner: SpinnerProps) {
  const { traveler } = useTexts(manageBookingTexts);
  const { data } = useManagedBooking().travelerDetails;
  return data?.status === 'loading' ? <Spinner label={traveler.loading} {...spinner} /> : null;
});

/** In the travelers' place if they could not be loaded. */
export const TravelersFailed = withRef(function ManagedTravelersFailed(status: Partial<StatusProps>) {
  const { traveler, retry } = useTexts(manageBookingTexts);
  const { data } = useManagedBooking().travelerDetails;
  const failureText = useFailureText();
  if (data?.status !== 'failed') return null;
  const action = <Button onClick={data.retry}>{retry}</Button>;
  return (
    <Status
      kind="error"
      title={traveler.loadError(failureText(data.message))}
      text={requestLine(requestOf(data.message))}
      action={action}
      {...status}
    />
  );
});

/** The travelers in their order: what is missing, the form of one, and their private links. */
export const Travelers = createPart('ul', anatomy, 'travelers', () => {
  const { travelerDetails, booking, today } = useManagedBooking();
  const { list, opening, hasLinks } = travelerDetails;
  if (list.length === 0) return null;
  const isLinked = hasLinks && booking.startDate >= today;
  const children = list.map((traveler) => (
    <Item key={traveler.position} data-state={traveler.missing.length === 0 ? 'complete' : 'missing'}>
      <Summary {...traveler} />
      {opening?.position === traveler.position ? (
        <TravelerForm position={traveler.position} />
      ) : (
        isLinked && <TravelerLink traveler={traveler} />
      )}
    </Item>
  ));
  return { children };
});

function Summary(traveler: ListedTraveler) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const { opening, closed, open } = useManagedBooking().travelerDetails;
  const { position, missing, isByTraveler } = traveler;
  const name = useTravelerName(traveler);
  const edit = missing.length === 0 ? texts.change : texts.edit;
  const verb = isByTraveler ? texts.replace : edit;
  return (
    <>
      <Name translate="no">{name}</Name>
      <State>
        {isByTraveler && <span>{`${texts.byTraveler} `}</span>}
        <span>{missing.length === 0 ? texts.complete : texts.missing(fieldList(missing, texts))}</span>
      </State>
      {opening?.position !== position && (
        <Button aria-label={`${verb}, ${name}`} autoFocus={closed === position} onClick={() => open(position)}>
          {verb}
        </Button>
      )}
    </>
  );
}

/** Says whose details were saved last. */
export const TravelersSaved = createPart('p', anatomy, 'answer', () => {
  const { traveler } = useTexts(manageBookingTexts);
  const { list, saved } = useManagedBooking().travelerDetails;
  const last = saved === null ? undefined : list[saved - 1];
  const name = last && (last.details.passportName || traveler.unnamed(last.position));
  const missing = last?.missing ?? [];
  const text =
    name && (missing.length === 0 ? traveler.saved(name) : traveler.savedInPart(name, fieldList(missing, traveler)));
  return { role: 'status', children: text };
});

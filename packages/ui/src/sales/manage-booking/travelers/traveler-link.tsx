'use client';
import { useFailure } from '../../../api/failure.tsx';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/field.tsx';
import { formatLongDate } from '../../../kit/format.ts';
import { createPart } from '../../../kit/part.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { useManagedBooking } from '../manage-booking-context.ts';
import type { ListedTraveler } from './travelers.rules.ts';
import { useTravelerLink } from './use-traveler-link.ts';
import { useTravelerName } from './use-traveler-name.ts';

const Box = createPart('div', anatomy, 'traveler-form');
const Actions = createPart('div', anatomy, 'actions');
const Since = createPart('p', anatomy, 'lead');
const Failure = createPart('p', anatomy, 'failure');

/** The private link by which one traveler fills in the own details. Its secret is shown once: another copy is another link. */
export function TravelerLink({ traveler }: { traveler: ListedTraveler }) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const link = useTravelerLink(traveler.position);
  const name = useTravelerName(traveler);
  const failureOf = useFailure(texts.linkFailed);
  const { linkedAt } = traveler;
  const make = linkedAt === undefined ? texts.copyLink : texts.renewLink;
  return (
    <Box>
      {linkedAt !== undefined && link.address === null && (
        <Since>
          <span>{texts.linkSince(formatLongDate(linkedAt, locale))}</span> <span>{texts.linkHidden}</span>
        </Since>
      )}
      {link.address !== null && <LinkField address={link.address} />}
      {link.failure !== null && <Failure role="alert">{failureOf(link.failure)}</Failure>}
      <Actions>
        {link.address !== null && <Passing address={link.address} onCopy={link.copy} />}
        <Button variant="quiet" isBusy={link.isBusy} aria-label={`${make}, ${name}`} onClick={link.make}>
          {make}
        </Button>
        {linkedAt !== undefined && (
          <Button variant="quiet" disabled={link.isBusy} aria-label={`${texts.endLink}, ${name}`} onClick={link.end}>
            {texts.endLink}
          </Button>
        )}
      </Actions>
    </Box>
  );
}

function LinkField({ address }: { address: string }) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const { startDate } = useManagedBooking().booking;
  return (
    <TextField
      label={texts.link}
      hint={texts.linkHint(formatLongDate(startDate, locale))}
      value={address}
      readOnly
      translate="no"
      onFocus={({ target }) => target.select()}
    />
  );
}

/** Hands the link on: by the clipboard, and on phones by their own dialog. */
function Passing({ address, onCopy }: { address: string; onCopy: (address: string) => void }) {
  const { traveler: texts } = useTexts(manageBookingTexts);
  const { trek } = useManagedBooking().booking;
  const share = () => navigator.share({ title: trek.title, url: address }).catch(() => {});
  return (
    <>
      <Button onClick={() => onCopy(address)}>{texts.copy}</Button>
      {typeof navigator.share === 'function' && <Button onClick={share}>{texts.share}</Button>}
    </>
  );
}

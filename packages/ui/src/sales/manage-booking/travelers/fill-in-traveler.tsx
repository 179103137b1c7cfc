'use client';
import { useState } from 'react';
import { requestOf } from '../../../api/api-error.ts';
import type { OwnTravelerEntity } from '../../../api/entities.ts';
import { requestLine } from '../../../api/failure.tsx';
import { useFailureText } from '../../../api/use-failure-text.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import { Button } from '../../../kit/button.tsx';
import { formatDays } from '../../../kit/format-days.ts';
import { createHeading } from '../../../kit/heading.tsx';
import { createPart, type PartProps } from '../../../kit/part.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import { Status } from '../../../kit/status.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from '../manage-booking.anatomy.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import { DetailsForm } from './traveler-form.tsx';
import { detailsOf, fieldList, missingDetails } from './travelers.rules.ts';
import { useOwnTraveler } from './use-own-traveler.ts';
import { useDetailsForm } from './use-traveler-form.ts';

const Root = createPart('div', anatomy, 'fill-in');
const Section = createPart('div', anatomy, 'section');
const Title = createHeading(anatomy, 'title', { level: 1 });
const Days = createPart('p', anatomy, 'reference');
const Lead = createPart('p', anatomy, 'lead');
const Answer = createPart('p', anatomy, 'answer');

interface FillInTravelerProps extends Omit<PartProps<'div'>, 'asChild' | 'children'> {
  /** The secret of the link; null: the address has none. Undefined: it is not read yet, as on a server. */
  token: string | null | undefined;
}

/** The page of a private link: one traveler fills in the own details, without an account. */
export const FillInTraveler = withRef(function FillInTraveler({ token, ...root }: FillInTravelerProps) {
  return <Root {...root}>{token === undefined ? <Loading /> : <Linked token={token} />}</Root>;
});

const Linked = ({ token }: { token: string | null }) => (token ? <Opened key={token} token={token} /> : <Over />);

const Loading = () => <Spinner label={useTexts(manageBookingTexts).traveler.loading} />;

function Over() {
  const { ownPart } = useTexts(manageBookingTexts);
  return <Status kind="error" title={ownPart.over} text={ownPart.overText} />;
}

function Opened({ token }: { token: string }) {
  const { traveler, retry } = useTexts(manageBookingTexts);
  const failureText = useFailureText();
  const own = useOwnTraveler(token);
  if (own.status === 'loading') return <Loading />;
  if (own.status === 'over') return <Over />;
  if (own.status === 'failed') {
    const title = traveler.loadError(failureText(own.message));
    const action = <Button onClick={own.retry}>{retry}</Button>;
    return <Status kind="error" title={title} text={requestLine(requestOf(own.message))} action={action} />;
  }
  return <Part part={own.value} token={token} />;
}

function Part({ part, token }: { part: OwnTravelerEntity; token: string }) {
  const { ownPart } = useTexts(manageBookingTexts);
  const { locale } = usePorts();
  const [saved, setSaved] = useState<{ part: OwnTravelerEntity; times: number } | null>(null);
  return (
    <Section>
      <Title>{part.trek.title}</Title>
      <Days translate="no">{formatDays(part.startDate, part.endDate, locale)}</Days>
      <Lead>{ownPart.lead}</Lead>
      <OwnForm
        key={saved?.times}
        token={token}
        part={saved?.part ?? part}
        onSaved={(next) => setSaved((before) => ({ part: next, times: (before?.times ?? 0) + 1 }))}
      />
      <Answer role="status">{saved && <SavedText part={saved.part} />}</Answer>
    </Section>
  );
}

interface OwnFormProps {
  token: string;
  part: OwnTravelerEntity;
  onSaved: (part: OwnTravelerEntity) => void;
}

function OwnForm({ token, part, onSaved }: OwnFormProps) {
  const { api } = usePorts();
  const { endDate, maxAltitude, traveler } = part;
  const form = useDetailsForm({
    ...{ details: detailsOf(traveler), endDate: endDate || null, maxAltitude, isEarlier: false },
    submit: (values) => api.saveOwnTraveler({ token, ...values }),
    onSaved,
  });
  return <DetailsForm facts={form} />;
}

function SavedText({ part: { traveler, endDate } }: { part: OwnTravelerEntity }) {
  const { ownPart, traveler: texts } = useTexts(manageBookingTexts);
  const missing = missingDetails(detailsOf(traveler), { endDate: endDate || null });
  return <span>{missing.length === 0 ? ownPart.saved : ownPart.savedInPart(fieldList(missing, texts))}</span>;
}

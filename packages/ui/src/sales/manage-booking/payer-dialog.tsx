'use client';
import { useMemo } from 'react';
import type { BookedTrek } from '../../api/entities.ts';
import { useFailure } from '../../api/failure.tsx';
import type { PayerToSave } from '../../api/requests.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { DefaultDialog } from '../../kit/dialog/dialog.tsx';
import { FormProvider, FormSubmit, FormText, FormTextArea } from '../../kit/form/form-parts.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { createPart } from '../../kit/part.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { manageBookingAnatomy as anatomy } from './manage-booking.anatomy.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';
import { payerFormSchema } from './payer.rules.ts';

const Form = createPart('form', anatomy, 'form');
const Lead = createPart('p', anatomy, 'lead');
const Failure = createPart('p', anatomy, 'failure');
const Actions = createPart('div', anatomy, 'actions');

export interface PayerDialogProps {
  booking: BookedTrek;
  /** Whether it issues an invoice for the payer, or only writes them down. */
  issues: boolean;
  onClose: () => void;
  /** The booking has changed. */
  onDone: () => void;
}

/** Asks who pays, for a receipt or an invoice. */
export function PayerDialog({ booking, issues, onClose, onDone }: PayerDialogProps) {
  const { payer, invoices } = useTexts(manageBookingTexts);
  const { failure, ...form } = usePayerForm({ booking, issues, onClose, onDone });
  return (
    <DefaultDialog
      open
      onOpenChange={onClose}
      isClosable={!form.isSubmitting}
      title={issues ? invoices.heading : payer.title}
      description={<Lead>{issues ? invoices.requestText : payer.changeText}</Lead>}
    >
      <FormProvider value={form}>
        <Form method="post" {...form.formProps}>
          <FormText name="name" label={payer.name} autoComplete="organization" />
          <FormTextArea name="address" label={payer.address} autoComplete="street-address" rows={4} />
          {failure && <Failure role="alert">{failure}</Failure>}
          <Actions>
            <Button disabled={form.isSubmitting} onClick={onClose}>
              {payer.cancel}
            </Button>
            <FormSubmit>{issues ? invoices.issue : payer.save}</FormSubmit>
          </Actions>
        </Form>
      </FormProvider>
    </DefaultDialog>
  );
}

function usePayerForm({ booking, issues, onClose, onDone }: PayerDialogProps) {
  const { api, notify } = usePorts();
  const { payer, invoices } = useTexts(manageBookingTexts);
  const fields = useTexts(fieldTexts);
  const failureOf = useFailure();
  const schema = useMemo(() => payerFormSchema({ ...payer, ...fields }), [payer, fields]);
  const { name = '', address = '' } = booking.payer ?? {};
  const save = (to: PayerToSave) => (issues ? api.issueInvoice(to) : api.savePayer(to));
  const form = useForm({
    schema,
    initialValues: { name, address },
    submit: (values) => save({ bookingId: booking.id, ...values }),
    onSucceeded: () => {
      notify('success', issues ? invoices.issued : payer.saved);
      onClose();
      onDone();
    },
  });
  return { ...form, failure: form.message && failureOf(form.message) };
}

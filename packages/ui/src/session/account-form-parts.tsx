'use client';
import type { ReactNode } from 'react';
import { FormProvider, useFormFacts } from '../form/form-parts.tsx';
import type { useForm } from '../form/use-form.ts';
import { withRef } from '../internal/with-ref.ts';
import { createHeading } from '../kit/heading.tsx';
import { createPart, type PartProps } from '../kit/part.tsx';
import { accountFormAnatomy as anatomy } from './session.anatomy.ts';

type AnyForm = Omit<ReturnType<typeof useForm<never, unknown>>, 'values' | 'reset'>;

/** A form about an account, with what its parts say of it. */
export interface AccountFacts extends Pick<AnyForm, 'formProps' | 'isSubmitting'> {
  field: (name: never) => object;
  checkbox: (name: never) => object;
  title: string;
  titleId: string;
  /** What went wrong; null where nothing did. */
  failure: ReactNode;
}

const useAccount = useFormFacts<AccountFacts>;

const Section = createPart('section', anatomy, 'root', () => ({ 'aria-labelledby': useAccount().titleId }));

/** The section, which gives its form to the parts in it. */
export const AccountRoot = withRef(function AccountRoot({
  form,
  ...section
}: PartProps<'section'> & { form: AccountFacts }) {
  return (
    <FormProvider value={form}>
      <Section {...section} />
    </FormProvider>
  );
});

export const AccountTitle = createHeading(anatomy, 'title', { alone: 1 }, () => {
  const { title, titleId } = useAccount();
  return { id: titleId, children: title };
});

/** The form. Sent before the scripts are there, it must not put a password into the address. */
export const AccountFields = createPart('form', anatomy, 'form', () => ({
  method: 'post',
  ...useAccount().formProps,
}));

/** Two fields beside each other. */
export const AccountPair = createPart('div', anatomy, 'pair');

/** A box to tick and a link beside it. */
export const AccountRow = createPart('div', anatomy, 'row');

/** What went wrong; nothing typed is lost. */
export const AccountFailure = createPart('p', anatomy, 'message', () => {
  const { failure } = useAccount();
  return failure ? { role: 'alert', children: failure } : null;
});

/** Where to go from here. */
export const AccountFooter = createPart('p', anatomy, 'footer');

'use client';
import { type ReactNode, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../core/internal/use-isomorphic-layout-effect.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { FormProvider, useFormFacts } from '../../kit/form/form-parts.tsx';
import type { useForm } from '../../kit/form/use-form.ts';
import { createHeading } from '../../kit/heading.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from '../../kit/part-ids.ts';
import { signInAnatomy as anatomy } from './sign-in.anatomy.ts';

type AnyForm = Omit<ReturnType<typeof useForm<never, unknown>>, 'values' | 'reset'>;

/** A form about an account, with what its parts say of it. */
export interface AccountFacts extends Pick<AnyForm, 'formProps' | 'isSubmitting'> {
  field: (name: never) => object;
  checkbox: (name: never) => object;
  title: string;
  /** One sentence below the title. Default: none. */
  text?: ReactNode;
  /** The failure; null if there is none. */
  failure: ReactNode;
  /** The form is done and replaced by the next step. Default false. */
  isDone?: boolean;
  /**
   * The title takes the focus whenever it changes, so that a screen reader goes on in the form's place. Default false.
   */
  focusesTitle?: boolean;
}

const useAccount = useFormFacts<AccountFacts & { ids: PartIds }>;

const Section = createPart('section', anatomy, 'root', () => ({
  'aria-labelledby': useIdOf(useAccount().ids, 'title'),
}));

/** The section, which gives its form to the parts in it. */
export const AccountRoot = withRef(function AccountRoot({
  form,
  ...section
}: PartProps<'section'> & { form: AccountFacts }) {
  const facts = { ...form, ids: usePartIds() };
  return (
    <FormProvider value={facts}>
      <Section {...section} />
    </FormProvider>
  );
});

/** The form's heading, which names it. */
export const AccountTitle = createHeading(anatomy, 'title', { level: 1 }, (host) => {
  const { title, ids, focusesTitle = false } = useAccount();
  const ref = useRef<HTMLHeadingElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (focusesTitle) ref.current?.focus();
  }, [focusesTitle, title]);
  return { id: useOwnId(ids, 'title', host), tabIndex: focusesTitle ? -1 : undefined, ref, children: title };
});

/** One sentence below the title. */
export const AccountText = createPart('p', anatomy, 'text', () => ({ children: useAccount().text }));

/** The form; no more there once it has done its work. Sent before the scripts are there, it must not put a password into the address. */
export const AccountFields = createPart('form', anatomy, 'form', () => {
  const { isDone, formProps } = useAccount();
  return isDone ? null : { method: 'post', ...formProps };
});

/** Two fields beside each other. */
export const AccountPair = createPart('div', anatomy, 'pair');

/** A box to tick and a link beside it. */
export const AccountRow = createPart('div', anatomy, 'row');

/** The failure; the input is preserved. */
export const AccountFailure = createPart('p', anatomy, 'failure', () => {
  const { failure } = useAccount();
  return failure ? { role: 'alert', children: failure } : null;
});

/** Buttons below each other. */
export const AccountActions = createPart('div', anatomy, 'actions');

/** The way on, in the form's place once it has done its work. */
export const AccountDone = createPart('div', anatomy, 'actions', () => (useAccount().isDone ? {} : null));

/** The links to other pages; not once the form is done. */
export const AccountFooter = createPart('p', anatomy, 'footer', () => (useAccount().isDone ? null : {}));

'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { type FieldFrame, FieldTexts } from '../field.tsx';
import * as DateField from './date-field-parts.tsx';

/** The value is `YYYY-MM-DD`, or empty. */
export type DefaultDateFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'min' | 'max' | 'type'> &
  Pick<
    ComponentProps<typeof DateField.Root>,
    'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'markDay' | 'locale'
  >;

/**
 * A day: typed into the platform's own date field, or chosen from a calendar that loads when the visitor is about to
 * open it. Days travel as `YYYY-MM-DD`.
 */
export const DefaultDateField = withRef(function DefaultDateField(props: DefaultDateFieldProps) {
  const { label, error, hint, isOptional, min, max, markDay, ...rest } = props;
  const { value, defaultValue, onValueChange, locale, ...input } = rest;
  const root = { error, hint, min, max, markDay, value, defaultValue, onValueChange, locale, disabled: input.disabled };
  return (
    <DateField.Root {...root} controlId={input.id}>
      <FieldTexts {...{ label, isOptional }}>
        <DateField.Wrap>
          <DateField.Input {...input} />
          <DateField.Trigger />
        </DateField.Wrap>
        <DateField.Calendar />
      </FieldTexts>
    </DateField.Root>
  );
});

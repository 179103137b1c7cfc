'use client';
import { LONGEST_ANSWER } from '../../../api/requests.ts';
import { withRef } from '../../../core/internal/with-ref.ts';
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '../../../kit/field.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { useBookingContext } from './use-booking-context.ts';

type OwnProps = Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onChange'>;

export type BookingQuestionProps = OwnProps & {
  /** The answer's name in `metadata`: lower-case letters, digits, `-` and `_`. */
  name: string;
  /** The answers to choose from. Default: free text on one line. */
  options?: readonly string[];
};

/**
 * A question of yours, such as how visitors have heard of you. The operator reads the answer beside the booking; a backend that
 * does not announce `metadata` shows none.
 */
export const Question = withRef(function Question({ name, options, ...host }: BookingQuestionProps) {
  const { api } = usePorts();
  const { answers, isSaving, changeDetails } = useBookingContext();
  if (!api.can('metadata')) return null;
  const field = {
    name,
    value: answers?.[name] ?? '',
    disabled: isSaving,
    isOptional: true,
    onChange: ({ target }: { target: { value: string } }) => changeDetails({}, { [name]: target.value }),
    ...host,
  };
  if (!options) return <TextField maxLength={LONGEST_ANSWER} autoComplete="off" {...field} />;
  const choices = options.map((option) => ({ value: option, label: option }));
  return <SelectField emptyLabel="" {...(field as Omit<SelectFieldProps, 'choices'>)} choices={choices} />;
});

'use client';
import { useKeyboard } from 'react-aria/useKeyboard';
import { type FieldFrame, TextField } from './field.tsx';

export interface AmountFieldProps extends Omit<FieldFrame, 'isOptional'> {
  /** The visitor's text. */
  text: string;
  /** The amount from which keys step. */
  amountUsd: number;
  limits: { minimum: number; maximum: number };
  disabled?: boolean;
  onType: (text: string) => void;
  /** The visitor leaves the field or presses Enter. */
  onCommit: () => void;
}

/** How far Page Up and Page Down go. */
const PAGE_USD = 50;

/** An amount in whole dollars, typed in the signs of the page's locale or changed by the keys of a spin button. */
export function AmountField({ text, amountUsd, limits, onType, onCommit, ...field }: AmountFieldProps) {
  const { minimum, maximum } = limits;
  // Digits alone read the same in every locale.
  const to = (usd: number) => () => onType(String(Math.min(maximum, Math.max(minimum, usd))));
  const { keyboardProps } = useKeyboard({
    shortcuts: {
      ArrowUp: to(amountUsd + 1),
      ArrowDown: to(amountUsd - 1),
      PageUp: to(amountUsd + PAGE_USD),
      PageDown: to(amountUsd - PAGE_USD),
      Home: to(minimum),
      End: to(maximum),
    },
    allowRepeats: true,
  });
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onCommit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onCommit();
        keyboardProps.onKeyDown?.(event);
      }}
    />
  );
}

'use client';
import { Slot } from '../core/internal/slot.tsx';
import { withRef } from '../core/internal/with-ref.ts';
import { buttonAnatomy } from './kit.anatomy.ts';
import type { PartProps } from './part.tsx';
import { Spinner } from './spinner.tsx';

/** Props of `Button`. */
export interface ButtonProps extends PartProps<'button'> {
  /** `primary` is the one main action of a screen. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Shows that the action is under way and refuses further presses; the button keeps the focus. */
  isBusy?: boolean;
  /** Takes the whole width of its container. */
  isWide?: boolean;
}

/** A button, or with `asChild` a link that looks like one. */
export const Button = withRef(function Button({
  variant = 'secondary',
  isBusy = false,
  isWide = false,
  onClick,
  ...props
}: ButtonProps) {
  const state = {
    'data-variant': variant,
    'data-wide': isWide ? '' : undefined,
    'data-busy': isBusy ? '' : undefined,
  };
  const { asChild, children, ...rest } = props;
  if (asChild)
    return (
      <Slot {...buttonAnatomy.attributes('root')} {...state} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  return (
    <button
      type="button"
      {...buttonAnatomy.attributes('root')}
      {...state}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner />}
      <span {...buttonAnatomy.attributes('label')}>{children}</span>
    </button>
  );
});

'use client';
import { withRef } from '../core/internal/with-ref.ts';
import { spinnerAnatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';

/** Props of `Spinner`. */
export interface SpinnerProps extends Omit<PartProps<'span'>, 'asChild' | 'children'> {
  /** The subject of the wait; left out, nothing is announced. */
  label?: string;
}

const Root = createPart('span', spinnerAnatomy, 'root');

/** A turning circle; with `label` it announces what is being waited for. */
export const Spinner = withRef(function Spinner({ label, ...spinner }: SpinnerProps) {
  return (
    <Root role={label ? 'status' : undefined} {...spinner}>
      <span {...spinnerAnatomy.attributes('circle')} aria-hidden="true" />
      {label && <span {...spinnerAnatomy.attributes('label')}>{label}</span>}
    </Root>
  );
});

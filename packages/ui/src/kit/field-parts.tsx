'use client';
import { type ReactNode, useRef, useState } from 'react';
import { createRequiredContext, useRequiredContext } from '../core/internal/required-context.tsx';
import { withRef } from '../core/internal/with-ref.ts';
import { useReplayInputs } from '../core/lazy/use-replay-inputs.ts';
import { kitTexts } from '../core/texts/kit.texts.ts';
import { useTexts } from '../core/texts/language.ts';
import { Icon } from './icon.tsx';
import { fieldAnatomy as anatomy } from './kit.anatomy.ts';
import { createPart, type PartProps } from './part.tsx';
import { type PartIds, useIdOf, useOwnId, usePartIds } from './part-ids.ts';
import { typeLatinDigits } from './typed-digits.ts';

interface RootProps extends PartProps<'div'> {
  /** The value's fault: shown by the error text, and tied to the control. */
  error?: string | undefined;
  /** A quiet sentence, shown by the hint and tied to the control. */
  hint?: ReactNode;
  /** Id of the control. Default: one that no other field has. */
  controlId?: string | undefined;
}

interface FieldFacts {
  ids: PartIds;
  error: string | undefined;
  hint: ReactNode;
  /** Whether a password can be read. */
  isRevealed: boolean;
  reveal: (isRevealed: boolean) => void;
}

// A context that changes at once: a form looks for the field that is wrong, and gives it the focus, in the same breath.
const Facts = createRequiredContext<FieldFacts>('Field.Root');
const useField = () => useRequiredContext(Facts);

const Box = createPart('div', anatomy, 'root', () => {
  const element = useRef<HTMLDivElement>(null);
  useReplayInputs(element);
  return { ref: element, 'data-invalid': useField().error ? '' : undefined };
});

/** A control with its label, hint and error; ties them together. */
export const Root = withRef(function FieldRoot({ error, hint, controlId, ...root }: RootProps) {
  const ids = usePartIds(controlId);
  const [isRevealed, reveal] = useState(false);
  return (
    <Facts.Provider value={{ ids, error, hint, isRevealed, reveal }}>
      <Box {...root} />
    </Facts.Provider>
  );
});

/** The name of the control. */
export const Label = createPart('label', anatomy, 'label', () => ({ htmlFor: useIdOf(useField().ids, 'control') }));

/** Holds a control together with what lies on it: the arrow of a list, a button. */
export const Wrap = createPart('span', anatomy, 'wrap');

/** Ties a control to the rest of its field. */
function useControl(host: Parameters<typeof useOwnId>[2]) {
  const { ids, error, hint } = useField();
  const id = useOwnId(ids, 'control', host);
  const [hintId, errorId] = [useIdOf(ids, 'hint'), useIdOf(ids, 'error')];
  const described = [hint && hintId, error && errorId].filter(Boolean);
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described.join(' ') || undefined };
}

/** One line of text, or whatever else an input's `type` makes of it. */
export const Input = createPart('input', anatomy, 'control', (host) => ({
  ...useControl(host),
  ...(host.type === 'number' && { onBeforeInput: typeLatinDigits }),
}));

/** Several lines of text. */
export const TextArea = createPart('textarea', anatomy, 'control', useControl);

/** The platform's own list, which phones show best. */
export const Select = createPart('select', anatomy, 'control', useControl);

/** A password, hidden until it is revealed. */
export const Password = createPart('input', anatomy, 'control', (host) => ({
  ...useControl(host),
  type: useField().isRevealed ? 'text' : 'password',
  spellCheck: false,
  autoCapitalize: 'none',
}));

/** The button that shows and hides a password. Your own text is also its accessible name. */
export const Reveal = createPart('button', anatomy, 'reveal', (host) => {
  const { showPassword } = useTexts(kitTexts);
  const { isRevealed, reveal } = useField();
  return {
    type: 'button' as const,
    'aria-pressed': isRevealed,
    'aria-label': host.children ? undefined : showPassword,
    onClick: () => reveal(!isRevealed),
    children: <Icon name={isRevealed ? 'eyeCrossed' : 'eye'} />,
  };
});

/** The label around a box to tick. */
export const Choice = createPart('label', anatomy, 'choice', () => ({ htmlFor: useIdOf(useField().ids, 'control') }));

/** A box to tick. */
export const Checkbox = createPart('input', anatomy, 'checkbox', (host) => ({ ...useControl(host), type: 'checkbox' }));

/** The field's hint; absent where it has none. */
export const Hint = createPart('p', anatomy, 'hint', (host) => {
  const { ids, hint } = useField();
  const id = useOwnId(ids, 'hint', host);
  return hint ? { id, children: hint } : null;
});

/** The value's fault; absent without one. */
export const ErrorText = createPart('p', anatomy, 'error-text', (host) => {
  const { ids, error } = useField();
  const id = useOwnId(ids, 'error', host);
  if (!error) return null;
  return {
    id,
    children: (
      <>
        <Icon name="error" /> <span>{error}</span>
      </>
    ),
  };
});

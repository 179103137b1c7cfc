'use client';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { withRef } from '../internal/with-ref.ts';
import { createHeading } from '../kit/heading.tsx';
import { createPart } from '../kit/part.tsx';
import { accountFormAnatomy as anatomy } from './session.anatomy.ts';

const Heading = createHeading(anatomy, 'title', { alone: 1 });

interface AccountTitleProps extends ComponentProps<typeof Heading> {
  /** Takes the focus when it appears, so that a screen reader goes on where the form stood. Default false. */
  isFocused?: boolean;
}

const AccountTitle = withRef(function AccountTitle({ isFocused = false, ref, ...props }: AccountTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return <Heading tabIndex={isFocused ? -1 : undefined} {...props} ref={useMergedRef(ref, heading)} />;
});

/** The parts that every form about an account is made of. */
export const AccountForm = {
  Root: createPart('section', anatomy, 'root'),
  Title: AccountTitle,
  Text: createPart('p', anatomy, 'text'),
  Form: createPart('form', anatomy, 'form'),
  Pair: createPart('div', anatomy, 'pair'),
  Row: createPart('div', anatomy, 'row'),
  Message: createPart('p', anatomy, 'message'),
  Actions: createPart('div', anatomy, 'actions'),
  Divider: createPart('p', anatomy, 'divider'),
  Note: createPart('p', anatomy, 'note'),
  Footer: createPart('p', anatomy, 'footer'),
};

'use client';
import type { RefObject } from 'react';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import type { PartIds } from '../../kit/part-ids.ts';
import type { PasswordChangeControl } from './use-password-change.ts';

interface PasswordChangeContextValue extends PasswordChangeControl {
  ids: PartIds;
  /** The visitor has come back to the fields from a failure: the button that led there has gone, with the focus on it. */
  hasComeBack: RefObject<boolean>;
}

export const PasswordChangeContext = createRequiredContext<PasswordChangeContextValue>('PasswordChange.Root');

/** The password change of the `PasswordChange.Root` around: named facts and verbs. */
export const usePasswordChangeContext = () => useRequiredContext(PasswordChangeContext);

'use client';
import type { User } from '../../api/entities.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';

/** The account of a card. */
export const AccountContext = createRequiredContext<User>('AccountCard.Root');

export const useAccount = () => useRequiredContext(AccountContext);

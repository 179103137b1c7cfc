'use client';
import { useEffect } from 'react';
import { useTexts } from '../../core/internal/language.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { useSession } from '../session/index.ts';
import { isResetTokenUsable } from './password.rules.ts';
import { passwordTexts } from './password.texts.ts';
import { PasswordResetForm } from './password-reset-form.tsx';

export interface ResetPasswordProps {
  /** What the mailed link carries. */
  token: string | null;
  email: string | null;
}

/**
 * Where a mailed link leads: the form for a link that can be worth something. Another one leads to where a new one can be
 * asked for; a signed-in visitor without any goes to the profile.
 */
export function ResetPassword({ token, email }: ResetPasswordProps) {
  const { resetLinkInvalid, checkingLink } = useTexts(passwordTexts);
  const { notify, navigate, paths } = usePorts();
  const { status } = useSession();
  const isUsable = isResetTokenUsable(token);
  const isDecided = status !== 'starting' && status !== 'restoring';
  useEffect(() => {
    if (isUsable || !isDecided) return;
    if (status === 'signedIn' && !token) {
      navigate(paths.profile ?? '/', { replace: true });
      return;
    }
    notify('error', resetLinkInvalid);
    navigate(paths.forgotPassword ?? '/', { replace: true });
  }, [isUsable, isDecided, status, token, notify, navigate, paths, resetLinkInvalid]);
  // The server renders the form, for it is not told what the link carries: most links are good.
  if (isUsable || status === 'starting') return <PasswordResetForm token={token ?? ''} email={email ?? ''} />;
  return <Spinner label={checkingLink} />;
}

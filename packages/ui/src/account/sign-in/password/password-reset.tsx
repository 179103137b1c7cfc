'use client';
import { useEffect } from 'react';
import { withRef } from '../../../core/internal/with-ref.ts';
import { useTexts } from '../../../core/texts/language.ts';
import type { OuterProps } from '../../../kit/part.tsx';
import { Spinner } from '../../../kit/spinner.tsx';
import { usePorts } from '../../../provider/trek-provider.tsx';
import { useSession } from '../../session/index.ts';
import { isResetTokenUsable } from './password.rules.ts';
import { passwordTexts } from './password.texts.ts';
import { PasswordResetForm } from './password-reset-form.tsx';

/** Props of `DefaultPasswordReset`. */
export interface DefaultPasswordResetProps extends OuterProps<'section'> {
  /** The mailed link's token. */
  token: string | null;
  email: string | null;
}

/**
 * The target of a mailed link: the form for a link that may be valid. Another link leads to requesting a new one; a
 * signed-in visitor without any goes to the profile.
 */
export const DefaultPasswordReset = withRef(function DefaultPasswordReset({
  token,
  email,
  ...root
}: DefaultPasswordResetProps) {
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
  // The server renders the form, because it does not see the link's token: most links are good.
  if (isUsable || status === 'starting') return <PasswordResetForm token={token ?? ''} email={email ?? ''} {...root} />;
  return <Spinner label={checkingLink} {...(root as object)} />;
});

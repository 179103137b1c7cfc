'use client';
import { useTexts } from '../../core/texts/language.ts';
import { signInTexts } from './sign-in.texts.ts';
import { useAgreement } from './use-agreement.ts';

/** Terms, privacy policy and company, after words that say how a visitor agrees to them. */
export function Agreement({ lead }: { lead: string }) {
  const messages = useTexts(signInTexts);
  const { terms, privacy, company } = useAgreement();
  return (
    <>
      <span>{lead}</span> <OwnTab href={terms}>{messages.terms}</OwnTab> <span>{messages.and}</span>{' '}
      <OwnTab href={privacy}>{messages.privacy}</OwnTab>{' '}
      <span>{company === null ? '' : messages.contractWith(company)}</span>
    </>
  );
}

/** A page to read beside the form, which stays as it is. */
function OwnTab({ href, children }: { href: string | null; children: string }) {
  return (
    <span>
      {href === null ? (
        <span>{children}</span>
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {children}
        </a>
      )}
    </span>
  );
}

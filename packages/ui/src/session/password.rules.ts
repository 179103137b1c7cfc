import * as z from 'zod/mini';
import { MAXIMUM_PASSWORD_LENGTH, maximumLength } from '../internal/text-limits.ts';
import { accountMessages } from './account.messages.ts';
import { passwordMessages } from './password.messages.ts';
import { emailSchema, MINIMUM_PASSWORD_LENGTH, tokenUserId } from './session.rules.ts';
import { hasTokenFormat } from './session-keys.ts';

// What is wrong first is said first. No complaint ends the check, for that would silence the confirmation's.
const newPassword = (missing: string, tooShort: string) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.minLength(MINIMUM_PASSWORD_LENGTH, tooShort),
      maximumLength(MAXIMUM_PASSWORD_LENGTH),
    );

/** Payload of `POST /auth/reset-password-request`, and the forgot-password form. */
export const resetRequestSchema = z.object({
  email: z.pipe(
    z.string({ error: accountMessages.emailMissing }).check(z.trim(), z.minLength(1, accountMessages.emailMissing)),
    emailSchema,
  ),
});

/** Hours for which a mailed link can set a new password. */
export const RESET_LINK_HOURS = 1;

/** What a visitor is told when the backend refused to set a new password, by what it said. */
export function resetFailureText(message: string): string {
  if (/expired/i.test(message)) return passwordMessages.resetLinkExpired;
  if (/invalid token/i.test(message)) return passwordMessages.resetTokenInvalid;
  return passwordMessages.resetFailed;
}

/** Letters, digits and `@$!%*?&` alone, with at least one lower-case, one upper-case, one digit and one special. */
const RESET_PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;

/** Payload of `POST /auth/reset-password`. */
export const passwordResetSchema = z.object({
  email: emailSchema,
  newPassword: newPassword(passwordMessages.newPasswordMissing, passwordMessages.tooShortForReset).check(
    z.regex(RESET_PASSWORD_PATTERN, passwordMessages.tooSimpleForReset),
  ),
  token: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/** True for a reset link's token that can be worth sending: three parts and a payload with a `userId`. */
export function isResetTokenUsable(token: string | null | undefined): token is string {
  return hasTokenFormat(token) && tokenUserId(token) !== undefined;
}

/** Payload of `POST /auth/change-password`. */
export const passwordChangeSchema = z.object({
  oldPassword: z
    .string({ error: passwordMessages.currentMissing })
    .check(z.minLength(1, passwordMessages.currentMissing), maximumLength(MAXIMUM_PASSWORD_LENGTH)),
  newPassword: newPassword(passwordMessages.newPasswordMissing, passwordMessages.tooShort).check(
    z.regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, passwordMessages.tooSimple),
  ),
});

interface Confirmed {
  newPassword: string;
  confirmPassword: string;
}

/** The second typing equals the first; said beside the other complaints, where there is a form at all. */
const isConfirmed = <Form extends Confirmed>(error: string) =>
  z.refine<Form>((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error,
    when: ({ value }) => typeof (value as Partial<Confirmed> | null | undefined)?.confirmPassword === 'string',
  });

const confirmation = z
  .string({ error: passwordMessages.confirmationMissing })
  .check(z.minLength(1, passwordMessages.confirmationMissing));

/** The form behind a reset link: the new password twice. E-mail and token come from the link. */
export const passwordResetFormSchema = z
  .extend(z.pick(passwordResetSchema, { newPassword: true }), { confirmPassword: confirmation })
  .check(isConfirmed(passwordMessages.differForReset));
export type PasswordResetForm = z.input<typeof passwordResetFormSchema>;

/** The form of the password change dialog: the change, and the new password once more. */
export const passwordChangeFormSchema = z
  .extend(passwordChangeSchema, { confirmPassword: confirmation })
  .check(isConfirmed(passwordMessages.differForChange));
export type PasswordChangeForm = z.input<typeof passwordChangeFormSchema>;

/** What the change sends: the confirmation stays here. */
export type PasswordChange = z.output<typeof passwordChangeSchema>;

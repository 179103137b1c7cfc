import * as z from 'zod/mini';
import { type ApiMessage, wordsIn } from '../../../api/api-error.ts';
import { maximumLength, spelled } from '../../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_PASSWORD_LENGTH } from '../../../core/internal/text-limits.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { plainText } from '../../../core/typed/plain-text.ts';
import { hasTokenFormat } from '../../../provider/session-keys.ts';
import {
  type AccountTexts,
  ENGLISH_ACCOUNT,
  emailIn,
  emailSchema,
  MINIMUM_PASSWORD_LENGTH,
  tokenUserId,
} from '../sign-in.rules.ts';
import { passwordTexts } from './password.texts.ts';

export { passwordTexts };

/** Texts about a password's fields. */
export type PasswordTexts = Translation<typeof passwordTexts> & FieldTexts;
const ENGLISH: PasswordTexts = { ...passwordTexts.english, ...fieldTexts.english };

// The first fault comes first. No complaint ends the check, because that would hide the confirmation's.
const newPassword = (missing: string, tooShort: string, fields: FieldTexts) =>
  z
    .string({ error: missing })
    .check(
      z.minLength(1, missing),
      z.minLength(MINIMUM_PASSWORD_LENGTH, tooShort),
      maximumLength(MAXIMUM_PASSWORD_LENGTH, fields),
    );

/** The forgot-password form. */
export const resetRequestFormSchema = (texts: AccountTexts = ENGLISH_ACCOUNT) =>
  z.object({
    email: z.pipe(
      z.string({ error: texts.emailMissing }).check(spelled(plainText), z.minLength(1, texts.emailMissing)),
      emailIn(texts),
    ),
  });

/** Payload of `POST /auth/reset-password-request`. */
export const resetRequestSchema = resetRequestFormSchema();

/** Hours for which a mailed link can set a new password. */
export const RESET_LINK_HOURS = 1;

/** The visitor's text if the backend refused to set a new password, by the backend's message. */
export function resetFailure(
  message: ApiMessage,
): 'tooCommon' | 'resetLinkExpired' | 'resetTokenInvalid' | 'resetFailed' {
  const words = wordsIn(message) ?? '';
  if (/too easy to guess/i.test(words)) return 'tooCommon';
  if (/expired/i.test(words)) return 'resetLinkExpired';
  if (/invalid token/i.test(words)) return 'resetTokenInvalid';
  return 'resetFailed';
}

/** Letters, digits and `@$!%*?&` alone, with at least one lower-case, one upper-case, one digit and one special. */
const RESET_PASSWORD_PATTERN = /^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=\D*\d)(?=[^@$!%*?&]*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;

const resetPassword = (texts: PasswordTexts) =>
  newPassword(texts.newPasswordMissing, texts.tooShortForReset(MINIMUM_PASSWORD_LENGTH), texts).check(
    z.regex(RESET_PASSWORD_PATTERN, texts.tooSimpleForReset),
  );

/** Payload of `POST /auth/reset-password`. */
export const passwordResetSchema = z.object({
  email: emailSchema,
  newPassword: resetPassword(ENGLISH),
  token: z.string().check(z.minLength(1), z.maxLength(4096)),
});

/** True for a reset link's token that can be worth sending: three parts and a payload with a `userId`. */
export function isResetTokenUsable(token: string | null | undefined): token is string {
  return hasTokenFormat(token) && tokenUserId(token) !== undefined;
}

function passwordChangeIn(texts: PasswordTexts) {
  const tooShort = texts.tooShort(MINIMUM_PASSWORD_LENGTH);
  return z.object({
    oldPassword: z
      .string({ error: texts.currentMissing })
      .check(z.minLength(1, texts.currentMissing), maximumLength(MAXIMUM_PASSWORD_LENGTH, texts)),
    newPassword: newPassword(tooShort, tooShort, texts).check(
      z.regex(/^(?=[^a-z]*[a-z])(?=[^A-Z]*[A-Z])(?=\D*\d)/, texts.tooSimple),
    ),
  });
}

/** Payload of `POST /auth/change-password`. */
export const passwordChangeSchema = passwordChangeIn(ENGLISH);

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

const confirmationIn = ({ confirmationMissing }: PasswordTexts) =>
  z.string({ error: confirmationMissing }).check(z.minLength(1, confirmationMissing));

/** The form behind a reset link: the new password twice. E-mail and token come from the link. */
export const passwordResetFormSchema = (texts: PasswordTexts = ENGLISH) =>
  z
    .object({ newPassword: resetPassword(texts), confirmPassword: confirmationIn(texts) })
    .check(isConfirmed(texts.differForReset));
export type PasswordResetForm = z.input<ReturnType<typeof passwordResetFormSchema>>;

/** The form of the password change dialog: the change, and the new password once more. */
export const passwordChangeFormSchema = (texts: PasswordTexts = ENGLISH) =>
  z
    .extend(passwordChangeIn(texts), { confirmPassword: confirmationIn(texts) })
    .check(isConfirmed(texts.differForChange));
export type PasswordChangeForm = z.input<ReturnType<typeof passwordChangeFormSchema>>;

/** The values that the change sends: the confirmation stays here. */
export type PasswordChange = z.output<typeof passwordChangeSchema>;

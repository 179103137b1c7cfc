import * as z from 'zod/mini';
import type { Credentials, ProfileToSave, Registration } from '../../api/requests.ts';
import { emailAddress, maximumLength, phoneNumber, spelled, withoutLinks } from '../../core/internal/text-checks.ts';
import {
  type FieldTexts,
  MAXIMUM_ADDRESS_LENGTH,
  MAXIMUM_LINE_LENGTH,
  MAXIMUM_PASSWORD_LENGTH,
} from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { accountEmail } from '../../core/typed/email-address.ts';
import { plainName, plainPhone, plainText } from '../../core/typed/plain-text.ts';
import { signInTexts } from './sign-in.texts.ts';

export type { Credentials, ProfileToSave, Registration } from '../../api/requests.ts';

export { accountEmail } from '../../core/typed/email-address.ts';
export { latinDigits } from '../../core/typed/latin-digits.ts';
export { isPlainLine } from '../../core/typed/line-fault.ts';
export { plainName, plainText } from '../../core/typed/plain-text.ts';
export * from '../session/token.rules.ts';

/** Shortest password in characters. */
export const MINIMUM_PASSWORD_LENGTH = 8;

/** Texts about an account's fields. */
export type AccountTexts = Translation<typeof signInTexts> & FieldTexts;
export const ENGLISH_ACCOUNT: AccountTexts = { ...signInTexts.english, ...fieldTexts.english };

/** An e-mail address, lower-cased, so that one mailbox has one account. */
export const emailIn = (texts: AccountTexts) =>
  z
    .string({ error: texts.emailInvalid })
    .check(spelled(accountEmail), maximumLength(MAXIMUM_LINE_LENGTH, texts), emailAddress(texts.emailInvalid, texts));

export const emailSchema = emailIn(ENGLISH_ACCOUNT);

const requiredLine = (missing: string, read: (text: string) => string, texts: AccountTexts) =>
  z.string({ error: missing }).check(spelled(read), z.minLength(1, missing), maximumLength(MAXIMUM_LINE_LENGTH, texts));

const fullnameIn = (texts: AccountTexts) =>
  requiredLine(texts.fullnameMissing, plainName, texts).check(withoutLinks(texts.nameNotPlain, texts));

function registrationIn(texts: AccountTexts) {
  const passwordTooShort = texts.passwordTooShort(MINIMUM_PASSWORD_LENGTH);
  return z.object({
    fullname: fullnameIn(texts),
    email: emailIn(texts),
    phone: requiredLine(texts.phoneMissing, plainPhone, texts).check(phoneNumber(texts.phoneInvalid, texts)),
    password: z
      .string({ error: passwordTooShort })
      .check(z.minLength(MINIMUM_PASSWORD_LENGTH, passwordTooShort), maximumLength(MAXIMUM_PASSWORD_LENGTH, texts)),
  });
}

/** Payload of `POST /auth/register`. */
export const registrationSchema = registrationIn(ENGLISH_ACCOUNT) satisfies z.ZodMiniType<Registration>;

/** The personal facts that an account's owner may change. An account of Google may have no phone. */
export const profileFormSchema = (texts: AccountTexts = ENGLISH_ACCOUNT) =>
  z.object({
    fullname: fullnameIn(texts),
    phone: z
      .string({ error: texts.phoneInvalid })
      .check(spelled(plainPhone), maximumLength(MAXIMUM_LINE_LENGTH, texts), phoneNumber(texts.phoneInvalid, texts)),
    postalAddress: z.string().check(spelled(plainText), maximumLength(MAXIMUM_ADDRESS_LENGTH, texts)),
  });

/** Payload of `POST /auth/profile`. */
export const profileSchema = profileFormSchema() satisfies z.ZodMiniType<ProfileToSave>;

/** The sign-up form: the registration, the repeated password and the agreement. */
export const signUpFormSchema = (texts: AccountTexts = ENGLISH_ACCOUNT) =>
  z
    .extend(registrationIn(texts), {
      confirmPassword: z.string(),
      agreesToTerms: z.boolean().check(z.refine((agreed) => agreed, texts.termsNotAgreed)),
    })
    .check(
      z.refine((form) => form.password === form.confirmPassword, {
        path: ['confirmPassword'],
        error: texts.passwordsDiffer,
        // Beside other complaints too, as long as there is a form at all.
        when: ({ value }) => typeof value === 'object' && value !== null,
      }),
    );
export type SignUpForm = z.input<ReturnType<typeof signUpFormSchema>>;

/** Days for which a mailed link can confirm an address. */
export const EMAIL_LINK_DAYS = 7;

/** Payload of `POST /auth/confirm-email`. */
export const emailConfirmationSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) });

/** The sign-in form. */
export const signInFormSchema = (texts: AccountTexts = ENGLISH_ACCOUNT) =>
  z.object({
    email: z
      .string({ error: texts.emailMissing })
      .check(spelled(accountEmail), z.minLength(1, texts.emailMissing), maximumLength(MAXIMUM_LINE_LENGTH, texts)),
    password: z
      .string({ error: texts.passwordMissing })
      .check(z.minLength(1, texts.passwordMissing), maximumLength(MAXIMUM_PASSWORD_LENGTH, texts)),
    rememberMe: z._default(z.boolean(), false),
  });

/** Payload of `POST /auth/login`. */
export const signInSchema = signInFormSchema() satisfies z.ZodMiniType<Credentials>;

/** How an account's owner proves who they are once more. An account of Google has no password to send. */
export const ownerProofSchema = z.object({
  password: z.optional(z.string().check(maximumLength(MAXIMUM_PASSWORD_LENGTH))),
});

/** The form of a new address. An account of Google has no password. */
export const emailChangeFormSchema = (hasPassword: boolean, texts: AccountTexts = ENGLISH_ACCOUNT) =>
  z.object({
    email: emailIn(texts),
    password: z
      .string()
      .check(z.minLength(hasPassword ? 1 : 0, texts.passwordMissing), maximumLength(MAXIMUM_PASSWORD_LENGTH, texts)),
  });

/** Payload of `POST /auth/email-change`. */
export const emailChangeSchema = z.extend(ownerProofSchema, { email: emailSchema });

/** Payload of `POST /auth/sessions/end`: one session of the account, or without an id all but the one that asks. */
export const sessionEndSchema = z.extend(ownerProofSchema, {
  id: z.optional(z.string().check(z.maxLength(MAXIMUM_LINE_LENGTH))),
});

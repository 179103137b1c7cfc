import * as z from 'zod/mini';
import { fieldMessages } from '../internal/field.messages.ts';
import { plainLine } from '../internal/plain-line.ts';
import { MAXIMUM_LINE_LENGTH, MAXIMUM_PASSWORD_LENGTH, maximumLength } from '../internal/text-limits.ts';
import { accountMessages } from './account.messages.ts';

export { isPlainLine } from '../internal/plain-line.ts';
export * from './token.rules.ts';

/** Shortest password in characters. */
export const MINIMUM_PASSWORD_LENGTH = 8;

const requiredLine = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, message), maximumLength(MAXIMUM_LINE_LENGTH));

/** An e-mail address, lower-cased, so that one mailbox has one account. */
export const emailSchema = z
  .string({ error: accountMessages.emailInvalid })
  .check(z.trim(), z.toLowerCase(), maximumLength(MAXIMUM_LINE_LENGTH), z.email(accountMessages.emailInvalid));

/** Payload of `POST /auth/register`. */
export const registrationSchema = z.object({
  fullname: requiredLine(accountMessages.fullnameMissing).check(plainLine(fieldMessages.nameNotPlain)),
  email: emailSchema,
  phone: requiredLine(accountMessages.phoneMissing).check(plainLine(accountMessages.phoneMissing)),
  password: z
    .string({ error: accountMessages.passwordTooShort })
    .check(
      z.minLength(MINIMUM_PASSWORD_LENGTH, accountMessages.passwordTooShort),
      maximumLength(MAXIMUM_PASSWORD_LENGTH),
    ),
});
export type Registration = z.output<typeof registrationSchema>;

/** The sign-up form: the registration, the repeated password and the agreement. */
export const signUpFormSchema = z
  .extend(registrationSchema, {
    confirmPassword: z.string(),
    agreesToTerms: z.boolean().check(z.refine((agreed) => agreed, accountMessages.termsNotAgreed)),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: accountMessages.passwordsDiffer,
      // Beside other complaints too, as long as there is a form at all.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type SignUpForm = z.input<typeof signUpFormSchema>;

/** Days for which a mailed link can confirm an address. */
export const EMAIL_LINK_DAYS = 7;

/** Payload of `POST /auth/confirm-email`. */
export const emailConfirmationSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) });

/** Payload of `POST /auth/login`, and the sign-in form. */
export const signInSchema = z.object({
  email: z
    .string({ error: accountMessages.emailMissing })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, accountMessages.emailMissing), maximumLength(MAXIMUM_LINE_LENGTH)),
  password: z
    .string({ error: accountMessages.passwordMissing })
    .check(z.minLength(1, accountMessages.passwordMissing), maximumLength(MAXIMUM_PASSWORD_LENGTH)),
  rememberMe: z._default(z.boolean(), false),
});
export type SignIn = z.output<typeof signInSchema>;

import { describe, expect, test } from 'vitest';
import { makeToken } from '../../../testing/fixtures.ts';
import { signUpFormSchema } from '../sign-in.rules.ts';
import {
  isResetTokenUsable,
  passwordChangeFormSchema,
  passwordChangeSchema,
  passwordResetFormSchema,
  passwordResetSchema,
  resetFailure,
  resetRequestSchema,
} from './password.rules.ts';
import { passwordTexts } from './password.texts.ts';

const firstMessage = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

describe('requesting a reset', () => {
  test.each([
    ['', 'Please enter your email address'],
    ['  ', 'Please enter your email address'],
    [undefined, 'Please enter your email address'],
    ['maya@', 'Please enter a valid email address'],
    ['Maya@Example.com ', undefined],
  ])('with the e-mail %j reports %s', (email, message) => {
    expect(firstMessage(resetRequestSchema.safeParse({ email }))).toBe(message);
  });
});

describe('a new password by link', () => {
  const simple =
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character';

  test.each([
    ['', 'Please enter a new password'],
    [undefined, 'Please enter a new password'],
    ['Aa1@567', 'Password must be at least 8 characters long'],
    ['aaaa1@56', simple],
    ['AAAA1@56', simple],
    ['AAaaa@bb', simple],
    ['AAaa1156', simple],
    ['AAaa1@5#', simple],
    ['AAaa1@5 ', simple],
    ['Ääaa1@56', simple],
    ['ÄAaa1@56', simple],
    ['AAaa1@56', undefined],
    ['Aa1$!%*?&@', undefined],
  ])('%j reports %s', (newPassword, message) => {
    const reset = { email: 'maya@example.com', newPassword, token: makeToken() };
    expect(firstMessage(passwordResetSchema.safeParse(reset))).toBe(message);
  });

  test.each([
    ['with a textual userId', makeToken(), true],
    ['with a numeric userId', makeToken({ userId: 0 }), true],
    ['without a userId', makeToken({ userId: undefined }), false],
    ['with null for a userId', makeToken({ userId: null }), false],
    ['that cannot be read', 'a.b.c', false],
    ['of two parts', makeToken().replace('.', ''), false],
    ['that is empty', '', false],
    ['that is missing', null, false],
  ])('needs a link whose token has three parts and a userId: one %s', (_, token, isUsable) => {
    expect(isResetTokenUsable(token)).toBe(isUsable);
  });
});

describe('changing the password', () => {
  const simple = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';

  test.each([
    ['', 'Password must be at least 8 characters'],
    [undefined, 'Password must be at least 8 characters'],
    ['Aa1', 'Password must be at least 8 characters'],
    ['aaaa1111', simple],
    ['AAAA1111', simple],
    ['AAAAaaaa', simple],
    ['AAaa1111', undefined],
    ['1111aaaA', undefined],
    ['AAaa11 ü#\n', undefined],
  ])('to %j reports %s', (newPassword, message) => {
    expect(firstMessage(passwordChangeSchema.safeParse({ oldPassword: 'x', newPassword }))).toBe(message);
  });

  test.each(['', undefined, null])('needs the current password, not %j', (oldPassword) => {
    const change = { oldPassword, newPassword: 'AAaa1111' };
    expect(firstMessage(passwordChangeSchema.safeParse(change))).toBe('Current password is required');
  });
});

/** The text below each field: its first complaint. */
const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => {
  const first = new Map<string, string>();
  for (const { path, message } of result.error?.issues ?? []) {
    const field = path.join('.');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first];
};

describe('the repeated password', () => {
  test.each([
    ['', [['confirmPassword', 'Please confirm your password']]],
    [undefined, [['confirmPassword', 'Please confirm your password']]],
    ['AAaa1112', [['confirmPassword', "Passwords don't match"]]],
    ['AAaa1111 ', [['confirmPassword', "Passwords don't match"]]],
    ['AAaa1111', []],
  ])('as %j in the change form reports %j', (confirmPassword, expected) => {
    const form = { oldPassword: 'x', newPassword: 'AAaa1111', confirmPassword };
    expect(complaints(passwordChangeFormSchema().safeParse(form))).toEqual(expected);
  });

  test.each([
    ['', [['confirmPassword', 'Please confirm your password']]],
    ['AAaa111?', [['confirmPassword', 'Passwords do not match']]],
    ['AAaa111!', [['confirmPassword', 'Passwords do not match']]],
    ['AAaa111&', []],
  ])('as %j in the reset form reports %j', (confirmPassword, expected) => {
    expect(complaints(passwordResetFormSchema().safeParse({ newPassword: 'AAaa111&', confirmPassword }))).toEqual(
      expected,
    );
  });

  test('is checked together with the other fields', () => {
    const form = { oldPassword: '', newPassword: 'short', confirmPassword: 'other' };
    expect(complaints(passwordChangeFormSchema().safeParse(form))).toEqual([
      ['oldPassword', 'Current password is required'],
      ['newPassword', 'Password must be at least 8 characters'],
      ['confirmPassword', "Passwords don't match"],
    ]);
    expect(complaints(passwordResetFormSchema().safeParse({ newPassword: '', confirmPassword: 'other' }))).toEqual([
      ['newPassword', 'Please enter a new password'],
      ['confirmPassword', 'Passwords do not match'],
    ]);
  });

  test.each([[undefined], [null], [7], ['text'], [[]], [{}]])('refuses %j without throwing', (form) => {
    for (const schema of [passwordChangeFormSchema(), passwordResetFormSchema(), signUpFormSchema()]) {
      expect(schema.safeParse(form).success).toBe(false);
    }
  });
});

describe('a refused reset', () => {
  test.each([
    ['The reset link has expired.', 'The password reset link has expired. Please request a new one.'],
    ['jwt expired', 'The password reset link has expired. Please request a new one.'],
    ['Invalid token: used before.', 'Invalid reset token. Please request a new password reset link.'],
    ['invalid token', 'Invalid reset token. Please request a new password reset link.'],
    ['Internal server error', 'Failed to reset your password. The link may have expired.'],
    [passwordTexts.english.tooCommon, passwordTexts.english.tooCommon],
    ['This password is too easy to guess. Please choose another.', passwordTexts.english.tooCommon],
    ['', 'Failed to reset your password. The link may have expired.'],
  ])('with the message %j shows %j', (message, text) => {
    expect(passwordTexts.english[resetFailure(message)]).toBe(text);
  });
});

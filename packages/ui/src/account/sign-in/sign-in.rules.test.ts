import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { emailSchema, registrationSchema, signInSchema, signUpFormSchema } from './sign-in.rules.ts';

const registration = {
  fullname: 'Maya Gurung',
  email: 'maya@example.com',
  phone: '+977 1 4000000',
  password: 'namaste1',
};
const signUp = { ...registration, confirmPassword: 'namaste1', agreesToTerms: true };

/** The first message of each field. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

describe('signing up', () => {
  test('accepts valid values, trimmed, with the e-mail lower-cased', () => {
    const padded = { ...signUp, fullname: ' Maya Gurung ', email: ' Maya@Example.COM ' };
    expect(signUpFormSchema().parse(padded)).toEqual(signUp);
    expect(registrationSchema.parse(registration)).toEqual(registration);
  });

  test.each([
    [{ fullname: ' ' }, { fullname: 'Please enter your full name' }],
    [{ fullname: undefined }, { fullname: 'Please enter your full name' }],
    [{ email: '' }, { email: 'Please enter a valid email address' }],
    [{ email: 'maya@example' }, { email: 'Please enter a valid email address' }],
    [{ email: 7 }, { email: 'Please enter a valid email address' }],
    [{ phone: '' }, { phone: 'Please enter your phone number' }],
    [{ phone: '\u202a\u202c' }, { phone: 'Please enter your phone number' }],
    [
      { phone: 'call www.evil.example' },
      {
        phone:
          'Please enter a valid phone number: email programs would make a link of “www.evil.example”. If it is part of a name, put a space after the dot',
      },
    ],
    [{ email: 'mäya@example.com' }, { email: 'Please enter a valid email address: “ä” can’t be part of it' }],
    [
      { email: '"maya g"@example.com' },
      { email: 'Please enter a valid email address: addresses in quotation marks can’t be used' },
    ],
    [{ fullname: 'Maya\nGurung' }, { fullname: 'Please enter the name on one line, without links' }],
    [{ password: 'short77', confirmPassword: 'short77' }, { password: 'Password must be at least 8 characters long' }],
    [{ confirmPassword: 'namaste2' }, { confirmPassword: 'Passwords do not match' }],
    [{ agreesToTerms: false }, { agreesToTerms: 'You must agree to the Terms & Conditions' }],
  ])('K24: %j reports %j', (change, expected) => {
    expect(messages(signUpFormSchema(), { ...signUp, ...change })).toEqual(expected);
  });

  test('reports every error at once, the mismatch of the passwords included', () => {
    const wrong = { fullname: '', email: '', phone: '', password: 'a', confirmPassword: 'b', agreesToTerms: false };
    expect(Object.keys(messages(signUpFormSchema(), wrong)).sort()).toEqual(Object.keys(wrong).sort());
  });

  test('keeps white space in a password, counts from 8 characters, and ends at 1024', () => {
    expect(registrationSchema.parse({ ...registration, password: ' 123456 ' }).password).toBe(' 123456 ');
    expect(registrationSchema.safeParse({ ...registration, password: 'x'.repeat(1024) }).success).toBe(true);
    expect(registrationSchema.safeParse({ ...registration, password: 'x'.repeat(1025) }).success).toBe(false);
  });

  test('normalizes pasted text', () => {
    const pasted = {
      fullname: '\ufeffMOHD.ASIF  KHAN\u200e',
      email: 'mailto:Maya@пример.рф',
      phone: '\u202a+٩٧٧ ٩٨٤١\u202c',
      password: 'namaste1',
    };
    expect(registrationSchema.parse(pasted)).toEqual({
      fullname: 'MOHD.ASIF KHAN',
      email: 'maya@xn--e1afmkfd.xn--p1ai',
      phone: '+977 9841',
      password: 'namaste1',
    });
    expect(signInSchema.parse({ email: ' MAYA@пример.рф', password: 'x' }).email).toBe('maya@xn--e1afmkfd.xn--p1ai');
  });

  test('drops unknown fields', () => {
    expect(registrationSchema.parse({ ...registration, role: 'admin', id: 1 })).toEqual(registration);
  });
});

describe('signing in', () => {
  test('A12: remembers the visitor only on request', () => {
    const credentials = { email: 'Maya@Example.com', password: 'x' };
    expect(signInSchema.parse(credentials)).toEqual({ email: 'maya@example.com', password: 'x', rememberMe: false });
    expect(signInSchema.parse({ ...credentials, rememberMe: true }).rememberMe).toBe(true);
  });

  test('needs both fields, in any format', () => {
    expect(messages(signInSchema, { email: ' ', password: '' })).toEqual({
      email: 'Please enter your email address',
      password: 'Please enter your password',
    });
    expect(messages(signInSchema, {})).toEqual(messages(signInSchema, { email: ' ', password: '' }));
  });
});

test.each(['a@b.np', 'maya.gurung+trek@mail.example.com', "o'neil@example.co.uk"])(
  '%s is an e-mail address',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true);
  },
);

test.each(['a@b', '@b.np', 'a b@c.np', 'a@b.np\r\nBcc: c@d.np', 'a@b.np, c@d.np', `${'x'.repeat(200)}@b.np`])(
  '%j is not an e-mail address',
  (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { EMAIL_PATTERN } from './email-pattern.ts';

test.each(['maya@example.com', "o'brien+treks@mail.example.co.uk", 'a.b_c-d@x.io', 'MAYA@EXAMPLE.COM', '1@2.np'])(
  '%s is an address',
  (text) => expect(text).toMatch(EMAIL_PATTERN),
);

test.each([
  '',
  'maya',
  'maya@',
  '@example.com',
  'maya@example',
  'maya@.com',
  'maya@-example.com',
  '.maya@example.com',
  'maya.@example.com',
  'ma..ya@example.com',
  'maya@example..com',
  'maya@example.c',
  'ma ya@example.com',
  'maya@example.com\n',
  'maya@example.com, bob@example.com',
  '<maya@example.com>',
  'mäya@example.com',
])('%j is none', (text) => expect(text).not.toMatch(EMAIL_PATTERN));

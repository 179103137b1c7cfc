import { expect, test } from 'vitest';
import { contactFormSchema, contactSchema } from './contact.rules.ts';
import { contactTexts } from './contact.texts.ts';

const message = {
  name: 'Maya Gurung',
  email: 'maya@example.com',
  phone: '+977 1 4000000',
  message: 'Namaste!\nIs March too early for Annapurna?',
};
const messagesOf = (change: object) => {
  const { error } = contactSchema.safeParse({ ...message, ...change });
  return [...new Set(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))];
};

test('a message is trimmed, but keeps its line breaks', () => {
  expect(contactSchema.parse({ ...message, name: ' Maya Gurung ' })).toEqual(message);
});

test.each(['name', 'email', 'phone', 'message'])('%s is required', (field) => {
  for (const value of ['', '  \n', undefined, null, 7]) {
    expect(messagesOf({ [field]: value })[0]).toBe(`${field}: All fields are required to send a message.`);
  }
});

test('the texts of the contact form are those of the contract', () => {
  expect(contactTexts.english).toMatchObject({
    fieldsMissing: 'Please fill all fields',
    sent: 'Message sent successfully!',
    sentDetail: "We'll get back to you as soon as possible.",
    sendError: 'Error sending message',
    sendFailed: 'Failed to send message. Please try again.',
  });
});

test.each([
  [{ email: 'maya' }, 'email: Please enter a valid email address'],
  [{ email: 'a@b.np, c@d.np' }, 'email: Please enter a valid email address'],
])('%j reports %s', (change, expected) => {
  expect(messagesOf(change)).toContain(expected);
});

test.each(['name', 'email', 'phone'])('%s can’t add a line to a mail header', (field) => {
  for (const value of ['a@b.np\r\nBcc: c@d.np', 'a@b.np\nBcc: c@d.np', 'a@b.np\rBcc: c@d.np']) {
    expect(messagesOf({ [field]: value })).not.toEqual([]);
  }
});

test('a line is 200 characters long at most, the message 4000', () => {
  expect(messagesOf({ name: 'x'.repeat(200), message: 'x'.repeat(4000) })).toEqual([]);
  expect(messagesOf({ name: 'x'.repeat(201) })).toHaveLength(1);
  expect(messagesOf({ message: 'x'.repeat(4001) })).toHaveLength(1);
});

test('the form reports each empty field, and accepts what the call accepts', () => {
  const issues = contactFormSchema().safeParse({ name: '', email: ' ', phone: '', message: '' }).error?.issues ?? [];
  const first = new Map(issues.map(({ path, message }) => [path[0], message]).reverse() as [string, string][]);
  expect(Object.fromEntries(first)).toEqual(contactTexts.english.missing);
  expect(contactFormSchema().parse(message)).toEqual(contactSchema.parse(message));
});

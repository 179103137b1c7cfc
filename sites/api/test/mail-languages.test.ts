import { LANGUAGE_CODES } from '@trek/ui/internal/languages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingConfirmationMail } from '../src/mail/booking-templates.ts';
import { de } from '../src/mail/texts/de.ts';
import { en } from '../src/mail/texts/en.ts';
import { es } from '../src/mail/texts/es.ts';
import { fr } from '../src/mail/texts/fr.ts';
import { wordingOf } from '../src/mail/texts/mail-texts.ts';
import { CardSite, details } from './card-payments.ts';
import { ACCOUNT_MAILS, alpine, BOOKING_MAILS, dataOf, mailPreviews, site } from './mail-samples.ts';
import { databases, PASSWORD } from './site.ts';

/** The texts of a language, one after the other. */
const leaves = (texts: object): unknown[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'object' ? leaves(text) : [text]));
const ENGLISH = new Set(leaves(en).filter((text) => typeof text === 'string' && text.includes(' ')) as string[]);

const MAILS = Object.entries(BOOKING_MAILS).flatMap(([template, writers]) =>
  writers.map((write, index) => [`${template} ${index + 1}`, write] as const),
);

describe.each(MAILS)('%s', (_, write) => {
  test.each([
    ['de-CH', 'de', /Buchung|Trek/],
    ['fr', 'fr', /réservation|trek/],
    ['es-419', 'es', /reserva|trek/],
  ])('is whole in the language of %s', (locale, language, word) => {
    const english = write(dataOf());
    const mail = write(dataOf({ locale }));
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.subject).not.toBe(english.subject);
    expect(mail.subject).toContain('Druk Path Trek');
    expect(mail.text).toMatch(word);
    for (const sentence of ENGLISH) expect(mail.text).not.toContain(sentence);
    // Months and the sign behind an amount are the language's own.
    expect(mail.text).not.toMatch(/\$\d|October/);
  });

  test.each([null, 'en-US', 'ja', 'constructor'])('is in English for %j', (locale) => {
    expect(write(dataOf({ locale })).text).toBe(write(dataOf()).text);
  });

  test('leads back to the partner who sold it, and is answered by them', () => {
    const mail = write(dataOf({ locale: 'de', seller: alpine }));
    expect(mail.replyTo).toEqual({ name: 'Alpine Tours', address: 'office@alpine.example' });
    expect(mail.text).not.toContain('/booking/TH-7K3M2Q');
  });

  test('leads to the booking’s own page where the partner has none, or is no longer one', () => {
    const own = write(dataOf());
    const former = write(dataOf({ locale: 'en-US', seller: { ...alpine, active: false } }));
    expect(former.replyTo).toBeUndefined();
    expect(former.text.replace('\n\nBooked through Alpine Tours.', '')).toBe(own.text);
  });
});

const CUSTOMER_MAILS = [
  ...MAILS.map(([name, write]) => [name, (locale: string) => write(dataOf({ locale, isGuest: true }))] as const),
  ...Object.entries(ACCOUNT_MAILS).flatMap(([template, writers]) =>
    writers.map(
      (write, index) => [`${template} ${index + 1}`, (locale: string) => write(wordingOf({ locale }))] as const,
    ),
  ),
];
/** English has no `lang`: such a page goes on in the language that was chosen on the device. */
const EXPECTED_LANG = { en: null, de: 'de', fr: 'fr', es: 'es' };

describe.each(CUSTOMER_MAILS)('the links of %s', (name, write) => {
  test.each(LANGUAGE_CODES)('lead to pages in its own language: %s', (language) => {
    const { text, html = '' } = write(language);
    const inText = [...text.matchAll(/https:\S+/g)].map(([href]) => href);
    const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const links = [...inText, ...inHtml].map((href) => new URL(href));
    // A code is typed where it was asked for.
    if (!name.startsWith('emailCodeMail')) expect(links).not.toEqual([]);
    for (const { href, origin, searchParams } of links) {
      expect(origin).toBe(site.publicUrl);
      expect(searchParams.get('lang'), href).toBe(EXPECTED_LANG[language]);
    }
  });
});

test('a link keeps the query of its page beside the language', () => {
  const { text } = bookingConfirmationMail(dataOf({ locale: 'fr', isGuest: true }));
  expect(text).toContain('https://trek.example/booking/TH-7K3M2Q?guest&lang=fr\n');
});

test('a partner’s return address stays as the partner wrote it', () => {
  const seller = { ...alpine, returnUrl: 'https://alpine.example/buchung?von=trek' };
  const { text } = bookingConfirmationMail(dataOf({ locale: 'fr', seller }));
  expect(text).toContain('https://alpine.example/buchung?von=trek\n');
});

test('a guest of a partner is led to the page that asks for a code, and to an account for the travelers', () => {
  const { text } = bookingConfirmationMail(dataOf({ locale: 'de', seller: alpine, isGuest: true }));
  expect(text).not.toContain(alpine.returnUrl);
  const links = [...text.matchAll(/https:\S+/g)].map(([href]) => new URL(href).pathname);
  expect(links).toEqual(['/booking/TH-7K3M2Q', '/signup', '/travel-insurance', '/booking/TH-7K3M2Q', '/']);
});

test('a confirmation in German has German days, money and steps', () => {
  const { subject, text } = bookingConfirmationMail(dataOf({ locale: 'de-DE', seller: alpine }));
  expect(subject).toBe('Ihre Buchung ist bestätigt: Druk Path Trek');
  for (const part of [
    '10. Oktober 2027 – 21. Oktober 2027',
    '1.600 $',
    'Gebucht über Alpine Tours.',
    alpine.returnUrl,
  ]) {
    expect(text.replaceAll(/[^\S\n]/g, ' ')).toContain(part);
  }
});

test.each([
  ['de-DE', 'de', '1.450,50 $', '12. April 2027'],
  ['de-AT', 'de', '$ 1.450,50', '12. April 2027'],
  ['de-CH', 'de', "$ 1'450.50", '12. April 2027'],
  ['de', 'de', '1.450,50 $', '12. April 2027'],
  ['es-MX', 'es', 'USD 1,450.50', '12 de abril de 2027'],
  ['es-ES', 'es', '1450,50 US$', '12 de abril de 2027'],
  ['en-GB', 'en', 'US$1,450.50', '12 April 2027'],
  ['en-US', 'en', '$1,450.50', 'April 12, 2027'],
  // Digits, calendars and parts that no browser knows are not the region's.
  ['de-AT-u-nu-arab-ca-buddhist', 'de', '$ 1.450,50', '12. April 2027'],
  ['en-a', 'en', '$1,450.50', 'April 12, 2027'],
  ['ja-JP', 'en', '$1,450.50', 'April 12, 2027'],
])('days and money are of the region: %s', (locale, language, money, day) => {
  const wording = wordingOf({ locale });
  expect(wording.language).toBe(language);
  const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ').replace('’', "'");
  expect([plain(wording.usd(1450.5)), plain(wording.day('2027-04-12'))]).toEqual([money, day]);
});

test('every template has a preview in each language that it has', () => {
  const { en: english, ...others } = mailPreviews();
  const subjects = new Set(english.map(({ subject }) => subject));
  for (const previews of Object.values(others)) {
    expect(previews.map(({ template }) => template)).toEqual(
      english.slice(0, previews.length).map(({ template }) => template),
    );
    expect(previews.filter(({ subject }) => subjects.has(subject))).toEqual([]);
  }
});

test('no mail holds a command of the server’s command line', () => {
  const commands = Object.values(mailPreviews())
    .flat()
    .filter(({ text, html = '' }) => /\bnp[mx] |<your name>/.test(text + html));
  expect(commands.map(({ template }) => template)).toEqual([]);
});

test('a mail takes the reader’s colors and the width of a phone, and breaks long words', () => {
  for (const { html } of Object.values(mailPreviews()).flat()) {
    if (html === undefined) continue;
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
    expect(html).not.toMatch(/(background|color)(-\w+)?:/);
  }
});

test('no text of a language is left in English', () => {
  const english = leaves(en);
  for (const texts of [de, es, fr]) {
    const same = leaves(texts).filter((text, index) => typeof text === 'string' && text === english[index]);
    // Names of the trade and greetings are the same everywhere.
    expect(same.filter((text) => !['Namaste,', 'Trek', 'Message'].includes(String(text)))).toEqual([]);
  }
});

describe.each(databases)('the language of a booking, on %s', (database) => {
  let shop: CardSite;
  beforeEach(async () => {
    shop = await CardSite.start(database);
  });
  afterEach(() => shop.remove());

  /** The language of the confirmation of a booking whose details were sent with these, one call after the other. */
  async function confirmedIn(...locales: (string | undefined)[]) {
    const member = await shop.site.member();
    for (const locale of locales) {
      await member.post('/booking/user-details', { ...details, email: member.email, ...(locale && { locale }) });
    }
    const id = await shop.opened(member);
    await shop.site.emptyOutbox();
    shop.stripe.charge(id);
    await shop.poll(member, id);
    await shop.site.tick();
    const confirmations = (await shop.site.mails()).filter((mail) => mail.includes('trek.ics'));
    return confirmations.map((mail) => /<html lang=(?:3D)?"(..)">/.exec(mail)?.[1]);
  }

  test.each([
    ['that of its page', ['de-CH'], 'de'],
    ['that of the last page that named one', ['de', 'fr-CA', undefined], 'fr'],
    ['English, where no page named one', [undefined], 'en'],
  ])('is %s', async (_, locales, expected) => {
    expect(await confirmedIn(...locales)).toEqual([expected]);
  });

  /** All mails since the last look. */
  async function mailed() {
    await shop.site.tick();
    const texts = await shop.site.mails();
    await shop.site.emptyOutbox();
    return texts;
  }

  test.each([
    ['de-AT', 'hat mit dieser Adresse ein Konto eröffnet'],
    ['ja,fr-CA;q=0.8,de;q=0.4', 'a ouvert un compte avec cette adresse'],
    ['de;q=0.2,es;q=0.9', 'abrió una cuenta con esta dirección'],
    ['ja', 'opened an account with this address'],
    [undefined, 'opened an account with this address'],
  ])('follows the browser for an account without a booking: %s', async (preferred, sentence) => {
    const headers: Record<string, string> = preferred === undefined ? {} : { 'Accept-Language': preferred };
    const account = { fullname: 'Maya Gurung', email: 'maya@example.org', phone: '+977 1 5550100', password: PASSWORD };
    await shop.site.visitor().post('/auth/register', account, headers);
    expect(await mailed()).toEqual([expect.stringContaining(sentence)]);
  });

  test('follows the newest booking of an account that has one', async () => {
    const member = await shop.site.member();
    await mailed();
    await member.post('/booking/user-details', { ...details, email: member.email, locale: 'fr' });
    await shop.site
      .visitor()
      .post('/auth/reset-password-request', { email: member.email }, { 'Accept-Language': 'es' });
    expect(await mailed()).toContainEqual(expect.stringContaining('a demandé de réinitialiser le mot de passe'));
    const passwords = { oldPassword: PASSWORD, newPassword: 'Yak-butter-tea-7' };
    await member.post('/auth/change-password', passwords);
    expect(await mailed()).toContainEqual(expect.stringContaining('le mot de passe de votre compte a été changé'));
  });

  // The examples of RFC 5646, appendix A, and a tag that names numerals.
  test.each([
    ...['de', 'zh-Hant', 'sr-Latn-RS', 'sl-rozaj-biske', 'de-CH-1901', 'hy-Latn-IT-arevela', 'es-419'],
    ...['de-CH-x-phonebk', 'az-Arab-x-AZE-derbend', 'en-US-u-islamcal', 'zh-CN-a-myext-x-private', 'ar-EG-u-nu-arab'],
  ])('accepts the tags that pages have: %s', async (locale) => {
    const member = await shop.site.member();
    expect((await member.post('/booking/user-details', { ...details, locale })).status).toBe(201);
  });

  test.each(['', 'Deutschland', 'de_DE', 'de-', 'de'.repeat(60), 7])(
    '%j is refused with the reason',
    async (locale) => {
      const member = await shop.site.member();
      const answer = await member.post('/booking/user-details', { ...details, locale });
      expect(answer).toMatchObject({ status: 400, body: { message: 'locale must be a BCP 47 tag, such as de-CH.' } });
    },
  );
});

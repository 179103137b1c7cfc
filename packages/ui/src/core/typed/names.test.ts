import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { learnEveryLinkEnding } from './every-link-ending.ts';
import { isPlainLine, nameFault } from './line-fault.ts';
import { plainName, plainText } from './plain-text.ts';

// As on the server.
learnEveryLinkEnding();

const faultOf = (typed: string) => nameFault(plainName(typed))?.code;

/**
 * Names as machine-readable passports and their holders write them.
 * Sources: ICAO Doc 9303 part 3, section 4.6 (names, transliteration) and part 4; the W3C's "Personal names around the world"
 * (https://www.w3.org/International/questions/qa-personal-names); PrestaShop/PrestaShop#16780 (names with a dot).
 */
const PASSPORT_NAMES: [country: string, name: string][] = [
  ['Nepal', 'पासाङ ल्हामु शेर्पा'],
  ['Nepal', 'K.C. DIPENDRA'],
  ['India', 'MOHD.ASIF KHAN'],
  ['India', 'Mohd.Asif'],
  ['India', 'A.P.J.Abdul Kalam'],
  ['India', 'RAM KUMAR S/O MOHAN LAL'],
  ['India', 'Sk.Md.Ali'],
  ['India', 'M/s.Sharma D/o'],
  ['India', 'सीता क्ष्मी'],
  ['Pakistan', 'Asif.Khan'],
  ['Pakistan', 'M.D.Ali'],
  ['Bangladesh', 'MD.RAHIM UDDIN'],
  ['Bangladesh', 'মোঃ আব্দুল করিম'],
  ['Sri Lanka', 'ශ්‍රී ජයවර්ධන'],
  ['Iran', 'علی‌رضا احمدی'],
  ['Saudi Arabia', 'عبد الله بن محمد آل سعود'],
  ['Israel', "ז'בוטינסקי"],
  ['Indonesia', 'SUHARTO'],
  ['Myanmar', 'U NU'],
  ['China', '王伟'],
  ['Japan', '𠮷野 太郎'],
  ['Japan', '葛\u{e0100}城 ユキ'],
  ['Korea', '김민준'],
  ['Thailand', 'สมชาย ใจดี'],
  ['Vietnam', 'Nguyễn Thị Minh Khai'],
  ['Ireland', 'Sinéad O’Connor'],
  ['Ireland', "Conan O'Brien-Smith"],
  ['United Kingdom', 'St.John Philby'],
  ['United Kingdom', 'J.R.R. Tolkien'],
  ['United States', 'José, Jr.'],
  ['United States', 'Martin Luther King Jr.'],
  ['Hawaii', 'Keliʻi Kamaka'],
  ['Ukraine', 'Соломія Кравчук-Дем’янчук'],
  ['Russia', 'А.С.Пушкин'],
  ['Greece', 'Γιώργος Παπαδόπουλος'],
  ['Germany', 'Dr.-Ing. Jürgen Groß'],
  ['Germany', 'Freiherr von und zu Guttenberg, Ph.D'],
  ['Netherlands', "Anne-Marie van 't Hoff"],
  ['Iceland', 'Björk Guðmundsdóttir'],
  ['Spain', 'María de los Ángeles Núñez y Peña'],
  ['Brazil', 'Luís Antônio D’Ávila'],
  ['Turkey', 'İsmail Işık'],
  ['Ghana', 'Nana Akua O.'],
  ['one letter', 'Ø'],
  ['a mountain beside it', 'मायाँ गुरुङ 🏔️'],
  ['a profession beside it', 'Ann 👩‍🚒'],
  ['the longest that fits', `${'Wolfeschlegelsteinhausen'.repeat(8)} Sr.`],
];

/**
 * Texts that mail programs make a link of, with and without a disguise.
 * Sources: what linkify-it finds (https://github.com/markdown-it/linkify-it, test/fixtures/links.txt) and what Unicode warns of
 * (https://www.unicode.org/reports/tr36/).
 */
const LINKS = [
  ...[
    'https://evil.example/reset',
    'HTTP://EVIL.EXAMPLE',
    'ftp://x',
    'Visit www.evil.example',
    'www.evil',
    'app://open',
  ],
  ...['evil.com', 'EVIL.COM', 'evil.Com', 'Maya evil-bank.co.uk', 'evil.com.', '(evil.com)', 'Maya,evil.com', 'x.io'],
  ...[
    'go to evil.example/reset now',
    't.me/scam',
    'bit.ly/3xyz',
    'evil.com/x',
    'evil.com?x',
    'evil.com:8080',
    'evil.com#x',
  ],
  ...['evil.xyz', 'evil.photography', 'evil.zip', 'evil.travel', 'Min.Kim', 'a@b.com', 'mailto:a@b.com', 'tel:+977'],
  ...['10.1.1.1/login', '10.1.1.1', 'пример.рф', 'xn--e1afmkfd.xn--p1ai', '例え.みんな', 'évil.中国', 'उदाहरण.भारत'],
  ...['evil。com', 'evil．com', 'evil｡com', 'evil․com', 'ｅｖｉｌ.ｃｏｍ', '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦', 'ⓔvil.ⓒom'],
  ...[
    'ev\u00adil.com',
    'evil.\u200bcom',
    'evil\u2060.com',
    'evil.c\u200dom',
    'evil.co\ufe0fm',
    '\u202eevil.com',
    'evil.c\u034fom',
  ],
  ...['javascript:alert(1)', 'Call whatsapp:1234'],
];

describe('I6: a name', () => {
  test.each(PASSPORT_NAMES)('on a passport is accepted (%s): %s', (_, name) => expect(faultOf(name)).toBeUndefined());

  test.each(LINKS)('with a link is refused: %j', (name) => expect(faultOf(name)).toBe('linkInside'));

  test.each(['Maya\nClick here', 'Maya\r\nBcc: a@b.np', 'Maya\u2028line', 'Maya\u0085x', 'Maya\vx'])(
    'with several lines is refused: %j',
    (name) => expect(faultOf(name)).toBe('severalLines'),
  );

  test.each(['Maya\u0000', 'Maya\u001b[31m', 'Maya\u007f'])('with a control sign is refused: %j', (name) => {
    expect(faultOf(name)).toBe('signNotAllowed');
  });

  test('never holds a line break, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('\n', '\r', '\u2028', '\u2029', '\u0085'), (text, end) => {
        expect(isPlainLine(plainName(`${text}x${end}x`))).toBe(false);
      }),
    );
  });

  test('may not change the text direction of the mail', () => {
    expect(isPlainLine('Maya \u202egnurug')).toBe(false);
  });

  test.each(['a', '7', ' ', '.', "'", '-', '🏔', 'a.', 'www', ':', '://', 'é', '٧', '\u0301', '\u200d'])(
    'is checked in linear time: 100,000 times %j',
    (unit) => {
      const text = unit.repeat(100_000);
      const before = process.cpuUsage();
      isPlainLine(text);
      plainName(text);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(150);
    },
  );
});

/** Source of the marks: verbb/hyper#86, woocommerce/woocommerce#20616; of the joiners: Unicode, chapters 9.2, 12.1 and 13.2. */
describe('a name is read', () => {
  test.each([
    ['without direction marks', '\u202aMaya\u202c \u2066Gurung\u2069\u200e', 'Maya Gurung'],
    ['without zero width', '\ufeffMa\u200bya\u2060', 'Maya'],
    ['without soft hyphens and placeholders', 'Gu\u00adrung\ufffc', 'Gurung'],
    ['in one spelling', 'Ame\u0301lie', 'Am\u00e9lie'],
    ['with plain spaces', '\u00a0Maya\u2003\u202fGurung\u3000', 'Maya Gurung'],
    ['with plain apostrophes', 'O’Connor D‘Arc N`Diaye', "O'Connor D'Arc N'Diaye"],
    ['with the letter ʻ', 'Keliʻi', 'Keliʻi'],
    ['from a full-width keyboard', 'ＹＡＭＡＤＡ　Ｔａｒｏ', 'YAMADA Taro'],
    ['with the joiner of Persian', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['without a stray joiner', 'Ma\u200cya\u200d', 'Maya'],
    ['with the joiner of Sinhala', 'ශ්\u200dරී', 'ශ්\u200dරී'],
    ['with the joiner of emoji', 'Ann 👩\u200d🚒', 'Ann 👩\u200d🚒'],
    ['from a cell of a sheet', 'Maya\tGurung\r\n', 'Maya Gurung'],
  ])('%s', (_, typed, name) => expect(plainName(typed)).toBe(name));

  test('unchanged when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainName(plainName(text))).toBe(plainName(text));
      }),
    );
  });
});

test('a message keeps its lines', () => {
  expect(plainText('\u200eNamaste!\n\nOne\u00a0or two?\r\n')).toBe('Namaste!\n\nOne\u00a0or two?');
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountEmail, emailFault, plainEmail } from './email-address.ts';
import { firstLetter } from './first-letter.ts';
import { foldText } from './fold-text.ts';
import { latinDigits } from './latin-digits.ts';
import { phoneFault } from './line-fault.ts';
import { plainPhone } from './plain-text.ts';

/**
 * Sources: RFC 5321 and 5322 (forms), RFC 5890 (international domains), RFC 6068 (`mailto:`), ansman/validate.js#87 and
 * polarsource/polar#5806 (international endings), https://data.iana.org/TLD/tlds-alpha-by-domain.txt (endings).
 */
describe('K24: an e-mail address', () => {
  test.each([
    ['maya@example.com', 'maya@example.com'],
    [' maya@example.com\n', 'maya@example.com'],
    ["o'brien+treks@mail.example.co.uk", "o'brien+treks@mail.example.co.uk"],
    ['o’brien@example.ie', "o'brien@example.ie"],
    ['a.b_c-d@x.io', 'a.b_c-d@x.io'],
    ['MAYA@EXAMPLE.COM', 'MAYA@EXAMPLE.COM'],
    ['1@2.np', '1@2.np'],
    ['john/doe=trek&co@example.com', 'john/doe=trek&co@example.com'],
    ['maya@treks.photography', 'maya@treks.photography'],
    ['user@xn--e1afmkfd.xn--p1ai', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@例え.jp', 'user@xn--r8jz45g.jp'],
    ['user@bücher.example', 'user@xn--bcher-kva.example'],
    ['user@mail.пример.рф', 'user@mail.xn--e1afmkfd.xn--p1ai'],
    ['ｍａｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'maya@example.com'],
    ['maya@example。com', 'maya@example.com'],
    ['mailto:maya@example.com', 'maya@example.com'],
    ['MAILTO:maya@example.com?subject=Trek', 'maya@example.com'],
    ['\u202amaya@example.com\u202c', 'maya@example.com'],
    ['ma\u00adya@exam\u200bple.com\u00a0', 'maya@example.com'],
    // RFC 5322, 3.4: what 'Copy address' of a mail program gives; and an address with the end of its sentence.
    ['<maya@example.com>', 'maya@example.com'],
    ['Maya Gurung <maya@example.com>', 'maya@example.com'],
    ['"Gurung, Maya" <mailto:maya@example.com>', 'maya@example.com'],
    ['maya@example.com.', 'maya@example.com'],
    ['maya@example.com,', 'maya@example.com'],
    ['mailto:maya%2Btreks@example.com', 'maya+treks@example.com'],
    ['mailto:maya%40example.com', 'maya@example.com'],
    ['mailto://maya@example.com', 'maya@example.com'],
    ['Maya <maya@example.com>;', 'maya@example.com'],
    ['Maya <maya@example.com>,', 'maya@example.com'],
    ['Maya (Nepal) <maya@example.com>', 'maya@example.com'],
    ['Maya Gurung (maya@example.com)', 'maya@example.com'],
    ["'maya@example.com'", 'maya@example.com'],
    ['‘maya@example.com’', 'maya@example.com'],
    ["'o'brien@example.com'", "o'brien@example.com"],
    ['"maya@example.com"', 'maya@example.com'],
    ['“maya@example.com”,', 'maya@example.com'],
    ['«maya@example.com»', 'maya@example.com'],
    ['(maya@example.com)', 'maya@example.com'],
    ['(maya@example.com).', 'maya@example.com'],
    ['[maya@example.com]', 'maya@example.com'],
    ['("maya@example.com")', 'maya@example.com'],
    ['maya@example.com>', 'maya@example.com'],
    ['<maya@example.com', 'maya@example.com'],
    ['maya@example.com<mailto:maya@example.com>', 'maya@example.com'],
    ['"Maya@example.com" <maya@example.com>;', 'maya@example.com'],
    ['[maya@example.com](mailto:maya@example.com)', 'maya@example.com'],
    ['maya@north\u2011face.com', 'maya@north-face.com'],
    ['maya@пример–рф.рф', 'maya@xn----itbiqngdb0b.xn--p1ai'],
    ['maya﹫example.com', 'maya@example.com'],
    // Signs that may be in the name of a mailbox.
    ['//maya@example.com', '//maya@example.com'],
    ["'maya@example.com", "'maya@example.com"],
    ['`maya@example.com', '`maya@example.com'],
    [`maya@${'a'.repeat(63)}.com`, `maya@${'a'.repeat(63)}.com`],
  ])('%j is %s', (typed, email) => {
    expect(plainEmail(typed)).toBe(email);
    expect(emailFault(email)).toBeNull();
  });

  test('is unchanged when it is read again', () => {
    const signs = [
      "'",
      '"',
      '“',
      '(',
      ')',
      '<',
      '>',
      '[',
      ']',
      ',',
      ';',
      '.',
      '/',
      'mailto:',
      '%40',
      '%3C',
      ' ',
      '?',
      '-',
      '‑',
    ];
    const part = fc.constantFrom('maya', '@', '@example.com', 'example.com', 'рф', ...signs);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const email = plainEmail(parts.join(''));
        if (emailFault(email) === null) expect(plainEmail(email)).toBe(email);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['(', '<', "'", '"', 'a', '@', '.', ' ', '(a', '[a](', '>'])(
    'is read in linear time: 100,000 times %j',
    (unit) => {
      const text = unit.repeat(100_000);
      const before = process.cpuUsage();
      emailFault(plainEmail(text));
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(150);
    },
  );

  test('is the same account in upper and lower case', () => {
    expect(accountEmail('Maya@ПРИМЕР.рф')).toBe('maya@xn--e1afmkfd.xn--p1ai');
  });

  test.each([
    ['incomplete', ['', 'maya', 'maya@', '@example.com', 'maya@example', 'maya@example.c', 'maya@-example.com']],
    // RFC 1035, 2.3.1 and 2.3.4: a label of 63 letters at most, with no hyphen at its ends.
    ['incomplete', ['maya@a-.com', 'maya@example.com-', `maya@${'a'.repeat(64)}.com`, `maya@x.${'a'.repeat(64)}`]],
    ['incomplete', ['maya@example.com <bob@example.com>', '[maya@example.com](mailto:bob@example.com)']],
    ['incomplete', ['maya@example.com, bob@example.com', 'a@b.np\r\nBcc: c@d.np', 'maya @ example']],
    ['addressQuoted', ['"maya gurung"@example.com', '"a@b"@example.com']],
    ['dotsMisplaced', ['.maya@example.com', 'maya.@example.com', 'ma..ya@example.com', 'maya@example..com']],
  ])('is refused as %s', (code, emails) => {
    for (const email of emails) expect([email, emailFault(plainEmail(email))?.code]).toEqual([email, code]);
  });

  test.each([
    ['mäya@example.com', 'ä'],
    ['ma ya@example.com', ' '],
    ['maya<@example.com', '<'],
    ['maya@exam_ple.com', '_'],
    ['maya@example.com\nx', '\n'],
    ['пётр@example.com', 'п'],
  ])('%j is refused for its %j', (email, sign) => {
    expect(emailFault(plainEmail(email))).toEqual({ code: 'signNotAllowed', facts: [sign] });
  });
});

/** Sources: ITU-T E.123 (forms), RFC 3966 (`tel:`), woocommerce/woocommerce#20616 (marks of a contact). */
describe('a telephone number', () => {
  test.each([
    ['+977 1-4700000', '+977 1-4700000'],
    ['\u202a+977 98-4123 4567\u202c', '+977 98-4123 4567'],
    ['tel:+977-1-4700000', '+977-1-4700000'],
    ['00977 (0)1 4700000', '00977 (0)1 4700000'],
    ['(020) 7946 0000 ext. 12', '(020) 7946 0000 ext. 12'],
    ['+49 171 / 123 45 67', '+49 171 / 123 45 67'],
    ['12.34.56.78', '12.34.56.78'],
    ['1-800-FLOWERS', '1-800-FLOWERS'],
    ['＋９７７（１）４７０００００', '+977(1)4700000'],
    ['٠٧٧١٢٣٤٥٦٧', '0771234567'],
    ['۰۹۱۲ ۳۴۵', '0912 345'],
    ['९८४१२३४५६७', '9841234567'],
    ['+1\u00a0202\u2011555\u20110143', '+1 202-555-0143'],
    ['98412\u200b34567', '9841234567'],
    ['tel:%2B977%2098', '+977 98'],
    ['tel://+977-1', '+977-1'],
    ['+977 9841234567 (WhatsApp)', '+977 9841234567 (WhatsApp)'],
    ['+1 202 555 0143 x12', '+1 202 555 0143 x12'],
    ['+1 202 555 0143 #12', '+1 202 555 0143 #12'],
    ['tel:+1-202-555-0143;ext=12', '+1-202-555-0143;ext=12'],
    ['+1 202 555 0143,,12', '+1 202 555 0143,,12'],
    ['*31#9841234567', '*31#9841234567'],
    ['+7 495 123-45-67 доб. 12', '+7 495 123-45-67 доб. 12'],
    ['03-1234-5678 内線12', '03-1234-5678 内線12'],
    ['9841234567 & 9841234568', '9841234567 & 9841234568'],
    ['Mum’s: 9841234567 | 01_4700000', 'Mum’s: 9841234567 | 01_4700000'],
    ['+977 [0] 98·41·23', '+977 [0] 98·41·23'],
    ['0~984', '0~984'],
    ['📞 +977 9841234567', '+977 9841234567'],
    ['☎️+977 9841234567', '+977 9841234567'],
  ])('%j is %s', (typed, phone) => {
    expect(plainPhone(typed)).toBe(phone);
    expect(phoneFault(phone)).toBeNull();
  });

  test.each([
    ['call www.evil.example', 'linkInside'],
    ['evil.com', 'linkInside'],
    ['123\n456', 'signNotAllowed'],
    ['123\u0007456', 'signNotAllowed'],
  ])('%j is refused as %s', (typed, code) => expect(phoneFault(plainPhone(typed))?.code).toBe(code));

  test.each([
    ['+977†9841123456', '†'],
    ['+977 9841 €', '€'],
    ['<b>9841234567</b>', '<'],
    ['9841{1}', '{'],
    ['9841\\23', '\\'],
    ['9841 👍 23', '👍'],
    ['9841%23', '%'],
    ['9841\ue00023', 'U+E000'],
    ['9841\ud80023', 'U+D800'],
  ])('%j is refused for its %j', (typed, sign) => {
    expect(phoneFault(plainPhone(typed))).toEqual({ code: 'signNotAllowed', facts: [sign] });
  });
});

/** Source: Unicode's general category Nd (https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedNumericType.txt). */
test.each([
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '༠༡༢༣༤༥༦༧༨༩',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
  '0123456789',
])('the digits %s are read as Latin ones', (digits) => expect(latinDigits(digits)).toBe('0123456789'));

/** Sources: excalidraw/excalidraw#6574, GetStream/stream-chat-react#1195. */
test.each([
  ['𠮷野 太郎', '𠮷'],
  ['maya', 'M'],
  ['e\u0301mile', 'É'],
  ['👩‍🚒 Ann', '👩‍🚒'],
  ['🇳🇵 Nepal', '🇳🇵'],
  ['नेपाल', 'ने'],
  ['ßeta', 'S'],
  ['ﬁona', 'F'],
  ['1️⃣ team', '1️⃣'],
  ['\u200f علی', 'ع'],
  ['', ''],
])('the initial of %j is %j', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});

/** Sources: mihonapp/mihon#3277; Unicode's SpecialCasing.txt (dotted and dotless i, ß). */
test.each([
  ['Tiger’s Nest', "tiger's nest"],
  ['Tigerʼs', "tiger's"],
  ['CAFÉ', 'cafe'],
  ['Cafe\u0301', 'cafe'],
  ['İSTANBUL', 'istanbul'],
  ['ısparta', 'isparta'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ｅｖｅｒｅｓｔ', 'everest'],
  ['Ghorepani–Poon', 'ghorepani-poon'],
  ['Gho\u00adrepani\u2011Poon', 'ghorepani-poon'],
  ['Base\u00a0Camp', 'base camp'],
  ['५ दिन', '5 दिन'],
  ['Tigerꞌs', "tiger's"],
  ['Ħamrun', 'hamrun'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

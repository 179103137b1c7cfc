import { describe, expect, test } from 'vitest';
import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { breakpoint, darkPalette, lightPalette, type Palette, TOUCH_TARGET } from './tokens.ts';

const CONTROL_CONTRAST = 3;

const grounds = ['page', 'raised', 'sunken'] as const;
/** Plain `accent` is none of them: it is the ground of the one main action. */
const inks = ['text', 'quiet', 'primary', 'accentStrong'] as const;

/** Every text color on every ground that it may stand on. */
function textPairs(palette: Palette): Array<[string, string, string]> {
  return [
    ...grounds.flatMap((ground) =>
      inks.map((ink): [string, string, string] => [`${ink} on ${ground}`, palette[ink], palette[ground]]),
    ),
    ['onPrimary on primary', palette.onPrimary, palette.primary],
    ['onAccent on accent', palette.onAccent, palette.accent],
    ['onAccent on accentStrong', palette.onAccent, palette.accentStrong],
    ...Object.entries(palette.badge).map(([name, { text, tint }]): [string, string, string] => [
      `badge ${name}`,
      text,
      tint,
    ]),
  ];
}

test('contrast is measured as WCAG does', () => {
  expect([contrast('#000000', '#FFFFFF'), contrast('#777777', '#FFFFFF').toFixed(2)]).toEqual([21, '4.48']);
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_, palette) => {
  test.each(textPairs(palette))('has AA contrast for %s (%s, %s)', (_pair, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  test.each(grounds)('shows the border of a control and the main action on %s', (ground) => {
    for (const color of [palette.control, palette.accent, palette.primary]) {
      expect(contrast(color, palette[ground])).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
    }
  });

  test('writes every color of text and its ground in six digits', () => {
    for (const [, ink, ground] of textPairs(palette))
      for (const color of [ink, ground]) expect(color).toMatch(/^#[\dA-F]{6}$/);
  });
});

test('both palettes name the same colors', () => {
  expect(Object.keys(darkPalette)).toEqual(Object.keys(lightPalette));
  expect(Object.keys(darkPalette.badge)).toEqual(Object.keys(lightPalette.badge));
});

test('tap targets are 44 px high, and less than 768 px is mobile', () => {
  expect([TOUCH_TARGET, breakpoint.tablet]).toEqual(['44px', 768]);
});

import { PRAYER_FLAG } from '@trek/ui/theme';
import { element, path, rectangle } from './drawing.ts';

const FLAG_WIDTH = 10.4;

/** The mark: a mountain in snow over a strip of prayer flags. Clear down to 16 pixels. */
export function brandIcon(): string {
  const flags = PRAYER_FLAG.map((color, index) => rectangle(6 + index * FLAG_WIDTH, 46, FLAG_WIDTH, 10, color));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64, role: 'none' },
    [
      element('rect', { width: 64, height: 64, rx: 14, fill: '#14467f' }),
      path('M6 42 28 10l9 13 5-6 16 25z', '#7db4f0'),
      path('M28 10 16.5 26.5l5.5-2.5 4 5 4-6 4 3 3-3z', '#fff'),
      path('M28 10l9 13 5-6 16 25H35l3-9-6-9z', '#2f6db5'),
      path('M28 10l9 13-3 3-3.5-2z', '#d5e6f8'),
      ...flags,
    ].join(''),
  );
}

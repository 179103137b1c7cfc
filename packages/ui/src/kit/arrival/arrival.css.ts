import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { trekLayer } from '../../core/theme/layer.css.ts';
import { vars } from '../../core/theme/theme.css.ts';

// The list of how a trip begins and ends, on the trek's page and on that of its booking.
const inArrival = (inside: string, rule: GlobalStyleRule) =>
  globalStyle(`[data-arrival]${inside}`, { '@layer': { [trekLayer]: rule } });
inArrival('', { display: 'grid', gap: 10, margin: 0 });
inArrival(' > div', { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 16 });
inArrival(' dt', { color: vars.color.quiet });
inArrival(' dd', { margin: 0 });
// Paper has no one to ask.
inArrival(' > div:not(:has(dd > span))', { '@media': { print: { display: 'none' } } });

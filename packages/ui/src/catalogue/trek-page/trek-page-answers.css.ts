import { figures, focusRing, laidOutWhenNear, tableCells } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { trekPageAnswersAnatomy } from './trek-page-answers.anatomy.ts';

const { color, size, font } = vars;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.small,
  ...figures,
  selectors: {
    '& th, & td': { ...tableCells, borderBottom: `1px solid ${color.hairline}` },
    '& thead th': { color: color.quiet, fontWeight: 400 },
  },
} as const;

skin(trekPageAnswersAnatomy, {
  root: {
    display: 'grid',
    gap: 32,
    '@media': { print: { display: 'block', columns: 2, columnGap: 24, marginTop: 24 } },
  },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.section, fontWeight: 600, lineHeight: 1.2 },
  answer: {
    // Each by itself: the first is near the first screen, and the tables are not.
    ...laidOutWhenNear('200px'),
    minWidth: 0,
    '@media': { print: { marginBottom: 12, breakInside: 'avoid' } },
    selectors: {
      '& > p': { margin: '0 0 8px', maxWidth: '65ch' },
      '& > ul': { margin: 0, paddingInlineStart: 20, maxWidth: '65ch' },
    },
  },
  'answer-title': { margin: '0 0 8px', fontSize: size.large, fontWeight: 700 },
  fit: { display: 'grid', gap: 6, ...figures },
  permits: table,
  weather: {
    ...table,
    maxWidth: 560,
    selectors: {
      ...table.selectors,
      '& th, & td': { ...table.selectors['& th, & td'], paddingBlock: 4, paddingInline: '0 3px' },
      // Words and figures stay whole: all five columns fit on a phone of 320 pixels.
      '& td': { whiteSpace: 'nowrap' },
      '& small': { color: color.badge.green.text },
    },
  },
  questions: {
    selectors: {
      '& details': { borderBottom: `1px solid ${color.hairline}` },
      '& summary': { minHeight: TOUCH_TARGET, paddingBlock: 10, fontWeight: 600, cursor: 'pointer' },
      '& summary:focus-visible': focusRing,
      '& p': { margin: '0 0 12px', maxWidth: '65ch' },
    },
    '@media': {
      print: {
        selectors: { '& details::details-content': { contentVisibility: 'visible', height: 'auto' } as object },
      },
    },
  },
  similar: {
    selectors: {
      '&&': { display: 'grid', gap: 10, padding: 0, listStyle: 'none' },
      '& a': { fontWeight: 600 },
      '& small': { display: 'block', color: color.quiet, fontSize: size.small },
    },
  },
  ask: { margin: 0, '@media': { print: { display: 'none' } } },
  source: { margin: '8px 0 0', color: color.quiet, fontSize: size.small },
});

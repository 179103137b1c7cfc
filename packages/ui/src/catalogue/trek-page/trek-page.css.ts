import '../../kit/arrival/arrival.css.ts';
import { figures, focusRing, heroBand, heroCaption, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { BUTTON_INSET } from '../../core/theme/tokens.ts';
import { units } from '../../core/theme/units.ts';
import { carouselAnatomy } from '../../kit/kit.anatomy.ts';
import { TREK_HERO_HEIGHT } from './trek-hero-height.ts';
import { trekPageAnatomy } from './trek-page.anatomy.ts';

const { color, radius, motion, size, font } = vars;

skin(trekPageAnatomy, {
  hero: {
    ...heroBand,
    selectors: {
      [`& > ${carouselAnatomy.selector('root')}`]: {
        position: 'absolute',
        inset: 0,
        gap: 0,
        gridTemplateRows: 'minmax(0, 1fr)',
      },
      [`& ${carouselAnatomy.selector('slide')}`]: { gridTemplateRows: '100%' },
      [`& ${carouselAnatomy.selector('viewport')}`]: { height: '100%', margin: 0, padding: 0 },
      [`& ${carouselAnatomy.selector('track')}`]: { height: '100%' },
      [`& ${carouselAnatomy.selector('controls')}`]: {
        position: 'absolute',
        top: 12,
        insetInlineEnd: 'max(12px, calc((100% - 1200px) / 2))',
        zIndex: 2,
        borderRadius: radius.pill,
        background: 'rgb(6 14 24 / 0.6)',
      },
      [`& ${carouselAnatomy.selector('arrow')}`]: { border: 0, background: 'transparent', color: '#FFFFFF' },
      [`& ${carouselAnatomy.selector('dot')}`]: {
        background: 'radial-gradient(circle, rgb(255 255 255 / 0.65) 4px, transparent 4.5px)',
      },
      [`& ${carouselAnatomy.selector('dot')}[aria-current]`]: {
        background: 'radial-gradient(circle, #FFFFFF 6px, transparent 6.5px)',
      },
    },
    minHeight: TREK_HERO_HEIGHT.minHeight,
    '@media': { print: { minHeight: 220 } },
  },
  'hero-picture': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 40%' },
  'hero-text': {
    ...heroCaption,
    // A swipe over the words turns the pictures behind them.
    pointerEvents: 'none',
    selectors: { '& > *': { pointerEvents: 'auto', width: 'fit-content' }, '& a': { color: 'inherit' } },
  },
  // Across from the buttons that turn the pictures.
  tools: {
    position: 'absolute',
    top: 16,
    insetInlineStart: 'max(16px, calc((100% - 1200px) / 2))',
    zIndex: 2,
    display: 'flex',
    gap: 8,
  },
  title: {
    margin: '0 0 10px',
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.12,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // On a slow line it comes alone: the two lines below it have their room already, as all stand at the foot. Not by
    // ':last-child', which matches only once its parent is complete.
    selectors: { '&:not(:has(+ *))': { marginBottom: units('4.45rem') } },
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 18px',
    margin: 0,
    selectors: { '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 } },
  },
  departure: {
    display: 'flex',
    gap: 8,
    margin: '10px 0 0',
    fontWeight: 600,
    selectors: {
      '& svg': { flexShrink: 0, marginTop: 3 },
      '& span': { display: 'inline-block' },
      '& span::first-letter': { textTransform: 'uppercase' },
    },
  },
  layout: {
    display: 'grid',
    gap: 40,
    maxWidth: 1240,
    margin: '0 auto',
    padding: '24px 20px 96px',
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 352px', gap: 56 } },
  },
  story: {
    display: 'grid',
    gap: 40,
    minWidth: 0,
    '@media': {
      print: {
        display: 'block',
        selectors: {
          // On paper every day is open, and no day is torn apart.
          '& details::details-content': { contentVisibility: 'visible', height: 'auto' } as object,
          '& li, & figure': { breakInside: 'avoid' },
        },
      },
    },
    selectors: {
      '& > *': { minWidth: 0 },
    },
  },
  'section-title': {
    margin: '0 0 16px',
    fontFamily: font.heading,
    fontSize: size.section,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  aside: {
    minWidth: 0,
    '@media': { [media.desktop]: { position: 'sticky', top: 80 }, print: { position: 'static', breakInside: 'avoid' } },
  },
  // Its text is in line with the texts around it: the button has no visible edge.
  print: { margin: `0 -${BUTTON_INSET}`, '@media': { print: { display: 'none' } } },
  overview: { selectors: { '& > p': { maxWidth: '68ch', margin: '0 0 16px', fontSize: size.large } } },
  'fact-list': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    margin: '28px 0 0',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  fact: {
    padding: '14px 18px',
    background: color.raised,
    boxShadow: `0 0 0 1px ${color.hairline}`,
    selectors: {
      '& dt': { color: color.quiet, fontSize: size.small },
      '& dd': { margin: 0, fontWeight: 600, ...figures },
    },
  },
  'day-list': {
    listStyle: 'none',
    margin: '32px 0 0',
    padding: 0,
    borderInlineStart: `2px solid ${color.hairline}`,
    '@media': { print: { columns: 2, border: 0 } },
  },
  day: {
    position: 'relative',
    '@media': { print: { selectors: { '&::before': { display: 'none' } } } },
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: -7,
        top: 18,
        width: 12,
        height: 12,
        borderRadius: radius.pill,
        background: color.primary,
        boxShadow: `0 0 0 4px ${color.page}`,
      },
      '&[data-active]::before': { background: color.accent },
    },
  },
  'day-summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    paddingBlock: 8,
    paddingInline: '22px 8px',
    borderRadius: radius.control,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '@media': { print: { minHeight: 0, paddingBlock: 2 } },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { marginInlineStart: 'auto', flexShrink: 0, transition: `rotate ${motion.quick}` },
      '[open] > & svg': { rotate: '180deg' },
      '&:hover': { background: color.sunken },
      '&:focus-visible': focusRing,
    },
  },
  'day-number': { flexShrink: 0, color: color.primary, fontSize: size.small, minWidth: 48, ...figures },
  'day-body': {
    paddingBlock: '0 16px',
    paddingInline: '82px 8px',
    selectors: { '& p': { margin: '0 0 10px', maxWidth: '65ch' } },
    '@media': { [media.mobile]: { paddingInlineStart: 22 }, print: { paddingBlockEnd: 6 } },
  },
  'day-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.quiet,
    fontSize: size.small,
    selectors: { '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 } },
  },
  arrival: {
    '@media': { print: { selectors: { '&:not(:has(dd > span))': { display: 'none' } } } },
  },
  inclusions: {
    display: 'grid',
    gap: 32,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    selectors: {
      '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
      '& li': { display: 'flex', gap: 10 },
      '& svg': { flexShrink: 0, marginTop: 3, color: color.badge.green.text },
      '& [data-kind="cross"] svg': { color: color.badge.red.text },
    },
  },
  gallery: {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'gallery-link': {
    display: 'block',
    borderRadius: radius.card,
    cursor: 'zoom-in',
    selectors: {
      '& img': {
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        borderRadius: radius.card,
      },
      '&:hover': { boxShadow: color.shadow },
      '&:focus-visible': focusRing,
    },
  },
  drawing: {
    '@media': { print: { selectors: { '& img': { maxWidth: 200 } } } },
    margin: 0,
    color: color.quiet,
    selectors: {
      '& img': { display: 'block', width: '100%', maxWidth: 640, height: 'auto', borderRadius: radius.card },
      '& figcaption': { marginTop: 8 },
    },
  },
  highlights: {
    display: 'grid',
    gap: 14,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: {
      '& li': { display: 'flex', gap: 12, fontSize: size.large },
      '& svg': { flexShrink: 0, marginTop: 4, color: color.primary },
    },
  },
});

import { carouselAnatomy } from '../kit/kit.anatomy.ts';
import { figures, focusRing, linkedCard, linkedCardTitle, media } from '../theme/mixins.ts';
import { skin } from '../theme/skin.ts';
import { vars } from '../theme/theme.css.ts';
import { TOUCH_TARGET } from '../theme/tokens.ts';
import {
  placeAnatomy,
  popularTreksAnatomy,
  trekCardAnatomy,
  trekDetailAnatomy,
  trekListingAnatomy,
  trekSliderAnatomy,
} from './catalogue.anatomy.ts';

const { color, radius, motion, size, font } = vars;

/** A picture as wide as the window with words at its foot, dark enough to be read in both themes. */
const heroBand = {
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: '#14243A',
  color: '#FFFFFF',
} as const;
const heroFill = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const heroFoot = {
  position: 'relative',
  alignSelf: 'end',
  padding: '96px max(20px, calc((100% - 1200px) / 2)) 28px',
  background: 'linear-gradient(to top, rgb(6 14 24 / 0.86) 20%, rgb(6 14 24 / 0.55) 62%, transparent)',
} as const;

skin(trekCardAnatomy, {
  root: {
    ...linkedCard,
    '@media': {
      [media.tablet]: { selectors: { '&[data-layout="list"]': { flexDirection: 'row' } } },
    },
  },
  picture: {
    position: 'relative',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    background: color.sunken,
    selectors: {
      '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
    },
    '@media': {
      [media.tablet]: { selectors: { '[data-layout="list"] > &': { width: 280, flexShrink: 0 } } },
    },
  },
  badges: { position: 'absolute', top: 12, left: 12, display: 'flex', gap: 6 },
  body: { display: 'flex', flexDirection: 'column', flex: 1, gap: 10, minWidth: 0, padding: 18 },
  title: {
    ...linkedCardTitle,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    margin: 0,
    color: color.quiet,
    fontSize: size.small,
    selectors: {
      '& > span:not([data-scope]) + span:not([data-scope])::before': { content: '·', marginRight: 8 },
    },
  },
  footer: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, marginTop: 'auto' },
  price: {
    margin: 0,
    color: color.quiet,
    fontSize: size.small,
    ...figures,
    selectors: {
      '& strong': { color: color.text, fontSize: size.title, fontWeight: 700 },
      '&[data-on-request] strong': { color: color.quiet, fontSize: size.base, fontWeight: 400 },
      '& em': { display: 'block', fontStyle: 'normal', fontWeight: 600, color: color.badge.orange.text },
    },
  },
  action: {
    padding: '10px 18px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    color: color.text,
    fontWeight: 600,
    selectors: { '[data-layout="list"]:hover &': { borderColor: color.blue } },
  },
});

skin(trekListingAnatomy, {
  root: { display: 'grid', gap: 24 },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.page, fontWeight: 600, lineHeight: 1.15 },
  layout: {
    display: 'grid',
    gap: 32,
    minWidth: 0,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)' } },
  },
  filters: {
    selectors: { '& form': { display: 'grid', gap: 18 } },
    '@media': {
      [`${media.compact} and (scripting: enabled)`]: {
        position: 'fixed',
        inset: 0,
        zIndex: 80,
        padding: '16px 16px 0',
        overflowY: 'auto',
        background: color.page,
        selectors: {
          '&[data-state="closed"]': { display: 'none' },
          // The page behind does not scroll along.
          ':root:has(&[data-state="open"])': { overflow: 'hidden' },
        },
      },
    },
  },
  filtersTitle: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: '0 0 12px',
    fontFamily: font.heading,
    fontSize: size.title,
    fontWeight: 600,
    '@media': { [media.desktop]: { selectors: { '& button': { display: 'none' } } } },
  },
  filtersActions: {
    display: 'grid',
    gap: 4,
    '@media': {
      [media.compact]: {
        position: 'sticky',
        bottom: 0,
        padding: '12px 0 16px',
        background: color.page,
        borderTop: `1px solid ${color.hairline}`,
      },
    },
  },
  found: { position: 'relative', minWidth: 0, selectors: { '&:focus': { outline: 'none' } } },
  toolbar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 12,
    marginBottom: 20,
  },
  count: {
    margin: 0,
    minHeight: '1.6em',
    color: color.quiet,
    fontWeight: 600,
    ...figures,
    // A row of its own from the start, so that what is below it stays where it is when the number comes.
    '@media': { [media.mobile]: { flexBasis: '100%' } },
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 10 },
  drawerTrigger: { '@media': { [media.desktop]: { display: 'none' }, '(scripting: none)': { display: 'none' } } },
  chips: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 0 20px', padding: 0, listStyle: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    padding: '4px 10px 4px 14px',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.pill,
    background: color.badge.blue.tint,
    color: color.badge.blue.text,
    font: 'inherit',
    fontSize: size.small,
    fontWeight: 600,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { borderColor: color.blue }, '&:focus-visible': focusRing },
    '@media': { '(pointer: coarse)': { minHeight: TOUCH_TARGET } },
  },
  relaxations: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 },
  viewToggle: {
    minHeight: TOUCH_TARGET,
    padding: '8px 16px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: color.blue, borderColor: color.blue, color: color.onBlue },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.mobile]: { display: 'none' } },
  },
  results: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
    selectors: { '&[data-view="list"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  skeleton: { aspectRatio: '3 / 4', borderRadius: radius.card, background: color.sunken },
  pagination: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 6, marginTop: 32 },
  pageLink: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    height: 44,
    borderRadius: radius.control,
    color: color.blue,
    fontWeight: 600,
    textDecoration: 'none',
    ...figures,
    selectors: {
      '&:hover': { background: color.sunken },
      '&[aria-current="page"]': { background: color.blue, color: color.onBlue },
      '&:focus-visible': focusRing,
    },
  },
});

skin(trekDetailAnatomy, {
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
        right: 'max(12px, calc((100% - 1200px) / 2))',
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
    minHeight: 'clamp(320px, 52vh, 520px)',
  },
  heroPicture: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 40%' },
  heroText: {
    ...heroFoot,
    // A swipe over the words turns the pictures behind them.
    pointerEvents: 'none',
    selectors: { '& > *': { pointerEvents: 'auto', width: 'fit-content' }, '& a': { color: 'inherit' } },
  },
  title: {
    margin: '0 0 10px',
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.12,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 18px',
    margin: 0,
    selectors: { '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 } },
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
      '& h2': {
        margin: '0 0 16px',
        fontFamily: font.heading,
        fontSize: size.section,
        fontWeight: 600,
        lineHeight: 1.2,
      },
    },
  },
  aside: {
    minWidth: 0,
    '@media': { [media.desktop]: { position: 'sticky', top: 80 }, print: { position: 'static', breakInside: 'avoid' } },
  },
  print: { margin: 0, '@media': { print: { display: 'none' } } },
  overview: { selectors: { '& > p': { maxWidth: '68ch', margin: '0 0 16px', fontSize: size.large } } },
  factList: {
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
  itinerary: { listStyle: 'none', margin: '32px 0 0', padding: 0, borderLeft: `2px solid ${color.hairline}` },
  day: {
    position: 'relative',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        left: -7,
        top: 18,
        width: 12,
        height: 12,
        borderRadius: radius.pill,
        background: color.blue,
        boxShadow: `0 0 0 4px ${color.page}`,
      },
    },
  },
  daySummary: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    padding: '8px 8px 8px 22px',
    borderRadius: radius.control,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '& svg': { marginLeft: 'auto', flexShrink: 0, transition: `rotate ${motion.quick}` },
      '[open] > & svg': { rotate: '180deg' },
      '&:hover': { background: color.sunken },
      '&:focus-visible': focusRing,
    },
  },
  dayNumber: { flexShrink: 0, color: color.blue, fontSize: size.small, minWidth: 48, ...figures },
  dayBody: {
    padding: '0 8px 16px 82px',
    selectors: { '& p': { margin: '0 0 10px', maxWidth: '65ch' } },
    '@media': { [media.mobile]: { paddingLeft: 22 } },
  },
  dayFacts: {
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
    selectors: { '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: radius.card } },
  },
  highlights: {
    display: 'grid',
    gap: 14,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: {
      '& li': { display: 'flex', gap: 12, fontSize: size.large },
      '& svg': { flexShrink: 0, marginTop: 4, color: color.blue },
    },
  },
});

/** A slide that is much wider than a card shows the picture beside the words. */
const broad = '(width > 520px)';
const inSlide = trekSliderAnatomy.selector('root');

skin(trekSliderAnatomy, {
  root: {
    minWidth: 0,
    width: '100%',
    '@container': {
      [broad]: {
        selectors: {
          [`${inSlide} ${trekCardAnatomy.selector('root')}`]: { flexDirection: 'row' },
          [`${inSlide} ${trekCardAnatomy.selector('picture')}`]: { flex: '0 0 46%', aspectRatio: '16 / 11' },
          [`${inSlide} ${trekCardAnatomy.selector('body')}`]: { justifyContent: 'center', padding: 28 },
          [`${inSlide} ${trekCardAnatomy.selector('footer')}`]: { marginTop: 8 },
        },
      },
    },
  },
  skeletons: { display: 'flex', gap: '1.5rem', width: '100%', overflow: 'hidden' },
  skeleton: {
    flex: '1 0 min(100%, 300px)',
    height: 440,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: `linear-gradient(${color.sunken} 62%, ${color.raised} 62%)`,
  },
});

skin(popularTreksAnatomy, {
  root: { minWidth: 0, width: '100%' },
  panel: { display: 'grid', justifyItems: 'start', gap: 28, minWidth: 0, width: '100%' },
});

skin(placeAnatomy, {
  hero: {
    ...heroBand,
    minHeight: 'clamp(280px, 44vh, 460px)',
  },
  picture: { ...heroFill, objectPosition: '50% 55%' },
  heroText: heroFoot,
  kind: { margin: 0, fontWeight: 600 },
  title: {
    margin: 0,
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
  },
  story: {
    maxWidth: 1240,
    margin: '0 auto',
    padding: 'clamp(28px, 5vw, 56px) 20px 0',
    selectors: { '& p': { maxWidth: 680, margin: '0 0 1em', fontSize: size.large, overflowWrap: 'anywhere' } },
  },
  treks: {
    maxWidth: 1240,
    margin: '0 auto',
    padding: 'clamp(28px, 5vw, 56px) 20px 96px',
    selectors: {
      '& > h2': {
        margin: '0 0 24px',
        fontFamily: font.heading,
        fontSize: size.section,
        fontWeight: 600,
        lineHeight: 1.15,
      },
    },
  },
  cards: { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
});

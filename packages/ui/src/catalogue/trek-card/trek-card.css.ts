import { figures, focusRing, linkedCard, linkedCardTitle, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { units } from '../../core/theme/units.ts';
import { trekCardAnatomy, trekSliderAnatomy } from './trek-card.anatomy.ts';

const { color, radius, size } = vars;

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
  badges: { position: 'absolute', top: 12, insetInlineStart: 12, display: 'flex', gap: 6 },
  tools: {
    position: 'absolute',
    bottom: 10,
    insetInlineEnd: 10,
    // Above the title's link, which spreads over the card.
    zIndex: 1,
    display: 'flex',
    gap: 8,
  },
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
  },
  departure: {
    display: 'flex',
    gap: 6,
    margin: 0,
    color: color.quiet,
    fontSize: size.small,
    ...figures,
    selectors: { '& svg': { flexShrink: 0, marginTop: 2 } },
  },
  footer: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, marginTop: 'auto' },
  price: {
    margin: 0,
    color: color.quiet,
    fontSize: size.small,
    ...figures,
    selectors: {
      [`${trekCardAnatomy.selector('body')} > &`]: { marginTop: 'auto' },
      '& strong': { color: color.text, fontSize: size.title, fontWeight: 700 },
      '&[data-on-request] strong': { color: color.quiet, fontSize: size.base, fontWeight: 400 },
      '& em': { display: 'block', fontStyle: 'normal', fontWeight: 600, color: color.badge.orange.text },
    },
  },
  action: {
    // Above the title's link, which spreads over the card.
    position: 'relative',
    zIndex: 1,
    padding: '10px 18px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    color: color.text,
    fontWeight: 600,
    textDecoration: 'none',
    selectors: { '[data-layout="list"]:hover &': { borderColor: color.primary }, '&:focus-visible': focusRing },
  },
});

/** A slide that is much wider than a card shows the picture beside the words. */
const broad = '(width > 520px)';
const inSlide = trekSliderAnatomy.selector('root');

skin(trekSliderAnatomy, {
  root: {
    minWidth: 0,
    width: '100%',
    selectors: {
      // As high as with a title of two lines: the row keeps its height when later cards come.
      [`& ${trekCardAnatomy.selector('body')}`]: { minHeight: `calc(4.1 * ${size.title} + ${units('1.3rem')} + 60px)` },
    },
    '@container': {
      [broad]: {
        selectors: {
          [`${inSlide} ${trekCardAnatomy.selector('root')}`]: { flexDirection: 'row' },
          [`${inSlide} ${trekCardAnatomy.selector('picture')}`]: { flex: '0 0 46%', aspectRatio: '16 / 11' },
          [`${inSlide} ${trekCardAnatomy.selector('body')}`]: { justifyContent: 'center', padding: 28 },
          [`${inSlide} ${trekCardAnatomy.selector('footer')}`]: { marginTop: 8 },
          [`${inSlide} ${trekCardAnatomy.selector('body')} > ${trekCardAnatomy.selector('price')}`]: { marginTop: 8 },
        },
      },
    },
  },
  // The room of the arrows above a row.
  skeletons: { display: 'flex', gap: 24, width: '100%', paddingTop: 60, overflow: 'hidden' },
  skeleton: {
    flex: '1 0 min(100%, 300px)',
    height: 440,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: `linear-gradient(${color.sunken} 62%, ${color.raised} 62%)`,
  },
});

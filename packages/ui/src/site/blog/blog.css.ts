import { cardGrid, focusRing, linkedCard, linkedCardTitle } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { postAnatomy, postCardAnatomy, postListAnatomy } from './blog.anatomy.ts';

const { color, radius, size, font } = vars;

skin(postListAnatomy, {
  root: { ...cardGrid(300), gap: 24, width: '100%' },
  skeleton: { aspectRatio: '3 / 4', borderRadius: radius.card, background: color.sunken },
});

skin(postCardAnatomy, {
  root: linkedCard,
  picture: {
    aspectRatio: '16 / 10',
    overflow: 'hidden',
    background: color.sunken,
    selectors: { '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
  },
  body: { display: 'flex', flexDirection: 'column', flex: 1, gap: 10, minWidth: 0, padding: 20 },
  title: linkedCardTitle,
  text: {
    margin: 0,
    color: color.quiet,
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 8px',
    margin: 'auto 0 0',
    color: color.quiet,
    fontSize: size.small,
    selectors: { '& > * + *::before': { content: '·', marginInlineEnd: 8 } },
  },
});

const prose = {
  '& > *': { margin: '0 0 1.1em' },
  '& h2, & h3, & h4': { margin: '1.9em 0 0.6em', fontFamily: font.heading, fontWeight: 600, lineHeight: 1.25 },
  '& h2': { fontSize: size.title },
  '& h3, & h4': { fontSize: size.large },
  '& li': { marginBottom: '0.4em' },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 20,
    borderInlineStart: `3px solid ${color.accent}`,
    fontFamily: font.heading,
    fontSize: size.large,
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius.card },
  '& iframe': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    border: 0,
    borderRadius: radius.card,
  },
  // A wide table scrolls in itself, not with the page.
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& th, & td': { padding: '8px 14px', borderBottom: `1px solid ${color.hairline}`, textAlign: 'start' },
  '& pre': { overflowX: 'auto', padding: 16, background: color.sunken, borderRadius: radius.control },
  '& :is(table, pre):focus-visible': focusRing,
} as const;

skin(postAnatomy, {
  root: {
    display: 'grid',
    gap: 28,
    maxWidth: 760,
    margin: '0 auto',
    minWidth: 0,
    selectors: { '& > *': { minWidth: 0 } },
  },
  header: { display: 'grid', gap: 16 },
  back: {
    margin: 0,
    selectors: { '& a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET, fontWeight: 600 } },
  },
  title: {
    margin: 0,
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.12,
    overflowWrap: 'anywhere',
  },
  byline: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px', color: color.quiet },
  avatar: {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius.pill,
    background: color.badge.blue.tint,
    color: color.badge.blue.text,
    fontWeight: 700,
  },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: radius.card,
    background: color.sunken,
  },
  contents: {
    padding: '12px 20px',
    borderRadius: radius.card,
    background: color.sunken,
    selectors: {
      '& ol': { margin: 0, paddingInlineStart: 20 },
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 },
    },
    '@media': { print: { display: 'none' } },
  },
  related: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    paddingTop: 24,
    borderTop: `1px solid ${color.hairline}`,
    selectors: {
      '& h2': { margin: '0 0 8px', fontSize: size.large, fontWeight: 700 },
      '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
    },
  },
  // Contained: whichever of its host's classes a post names, it lays nothing over the page.
  content: {
    contain: 'layout',
    fontSize: size.large,
    lineHeight: 1.7,
    overflowWrap: 'break-word',
    selectors: prose,
  },
  share: { paddingTop: 24, borderTop: `1px solid ${color.hairline}` },
  'share-title': { margin: '0 0 12px', fontSize: size.base, fontWeight: 600 },
  'share-links': { display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  'share-link': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: TOUCH_TARGET,
    padding: '8px 16px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
    color: color.text,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.primary }, '&:focus-visible': focusRing },
  },
});

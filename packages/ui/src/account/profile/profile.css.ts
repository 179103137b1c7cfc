import { figures, media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import {
  accountCardAnatomy,
  bookingListAnatomy,
  deviceListAnatomy,
  ownDataAnatomy,
  passwordChangeAnatomy,
  profileEditAnatomy,
} from './profile.anatomy.ts';

const { color, radius, size, font } = vars;

const card = {
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 24,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
} as const;

/** A section of the account with its heading and what it is for. */
const section = {
  root: card,
  title: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
  text: { margin: 0, color: color.quiet },
} as const;

skin(accountCardAnatomy, {
  root: card,
  avatar: {
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: radius.pill,
    background: color.primary,
    color: color.onPrimary,
    fontFamily: font.heading,
    fontSize: size.section,
  },
  name: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600, overflowWrap: 'anywhere' },
  heading: { margin: '8px 0 0', fontSize: size.base, fontWeight: 600 },
  facts: {
    display: 'grid',
    gap: 8,
    margin: 0,
    selectors: {
      '& dt': { color: color.quiet, fontSize: size.small },
      '& dd': { margin: 0, overflowWrap: 'anywhere' },
      '& [data-lines]': { whiteSpace: 'pre-line' },
    },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

skin(profileEditAnatomy, {
  form: { display: 'grid', gap: 16 },
  text: { margin: 0, color: color.quiet, selectors: { '&:empty': { display: 'none' } } },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 },
});

skin(deviceListAnatomy, {
  ...section,
  list: { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
  device: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlock: 12,
    borderTop: `1px solid ${color.hairline}`,
  },
  facts: {
    display: 'grid',
    gap: 2,
    selectors: { '& strong': { fontWeight: 600 }, '& span': { color: color.quiet, fontSize: size.small, ...figures } },
  },
  form: { display: 'grid', gap: 16 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

skin(ownDataAnatomy, { ...section, actions: { display: 'flex', flexWrap: 'wrap', gap: 12 } });

skin(passwordChangeAnatomy, {
  ...section,
  form: { display: 'grid', gap: 16 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12, marginTop: 8 },
  outcome: {
    display: 'grid',
    gap: 12,
    justifyItems: 'start',
    padding: 16,
    borderRadius: radius.control,
    selectors: {
      '& p': { margin: 0, fontWeight: 600 },
      '&[data-state="failed"]': { background: color.badge.red.tint, color: color.badge.red.text },
      '&[data-state="succeeded"]': { background: color.badge.green.tint, color: color.badge.green.text },
    },
  },
});

skin(bookingListAnatomy, {
  root: { display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' },
  booking: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  picture: {
    background: color.sunken,
    selectors: { '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
    '@media': { [media.mobile]: { selectors: { '& img': { maxHeight: 220 } } } },
  },
  body: { display: 'grid', gap: 8, justifyItems: 'start', padding: 20 },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
  dates: { margin: 0, color: color.quiet, ...figures },
  amounts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 32px',
    margin: '4px 0 0',
    selectors: {
      '& dt': { color: color.quiet, fontSize: size.small },
      '& dd': { margin: 0, fontWeight: 700, ...figures },
      '& [data-due]': { color: color.quiet, fontSize: size.small, fontWeight: 400 },
    },
  },
  reference: { margin: 0, ...figures },
  note: { margin: 0, color: color.quiet, fontSize: size.small },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 8, selectors: { '&:empty': { display: 'none' } } },
});

import { figures, media, visuallyHidden } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { bookingInvoiceAnatomy, bookingReceiptAnatomy, manageBookingAnatomy } from './manage-booking.anatomy.ts';

const { color, radius, size, font } = vars;

const box = {
  padding: 20,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
} as const;

/** A name at the start and its sum at the end of each line. */
const sums = {
  display: 'grid',
  gap: 8,
  margin: 0,
  selectors: {
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
    '& dt': { color: color.quiet },
    // Below a name that fills the line, and beside any other, however long the lines below the sum are.
    '& dd': { flex: '1 1 min-content', margin: 0, fontWeight: 700, textAlign: 'end', ...figures },
    '& small': { display: 'block', color: color.quiet, fontSize: size.small, fontWeight: 400 },
  },
} as const;

const onPaper = { print: { display: 'none' } } as const;

skin(manageBookingAnatomy, {
  root: { display: 'grid', gap: 28, maxWidth: 800, margin: '0 auto' },
  header: { display: 'grid', gap: 8, justifyItems: 'start' },
  title: {
    margin: 0,
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    selectors: { '& a': { color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: 6 } },
  },
  reference: { margin: 0, color: color.quiet, fontWeight: 600, ...figures },
  note: { margin: 0, padding: 16, borderRadius: radius.control, background: color.sunken, fontWeight: 600 },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 40px',
    margin: 0,
    selectors: {
      '& dt': { color: color.quiet, fontSize: size.small },
      '& dd': { margin: 0, fontWeight: 700, ...figures },
    },
  },
  price: { ...box, display: 'grid', gap: 12 },
  heading: { margin: 0, fontFamily: font.heading, fontSize: size.title, fontWeight: 600 },
  sums,
  'paid-in-full': { margin: 0, color: color.badge.green.text, fontWeight: 700 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    '@media': {
      [media.mobile]: { display: 'grid' },
      ...onPaper,
    },
  },
  section: { display: 'grid', gap: 12 },
  payments: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  payment: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 20px',
    padding: '10px 0',
    borderTop: `1px solid ${color.hairline}`,
    ...figures,
    selectors: {
      '& > :first-child': { flex: '1 1 auto' },
      '& a': { padding: '6px 0' },
      '& [data-detail]': visuallyHidden,
    },
  },
  travelers: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  traveler: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '4px 20px',
    padding: '14px 0',
    borderTop: `1px solid ${color.hairline}`,
    selectors: { '& > button': { gridColumn: 2, gridRow: '1 / 3' } },
  },
  'traveler-name': { overflowWrap: 'anywhere' },
  'traveler-state': {
    gridColumn: 1,
    color: color.quiet,
    fontSize: size.small,
    selectors: { '[data-state=complete] > &': { color: color.badge.green.text } },
  },
  'traveler-form': { gridColumn: '1 / -1', display: 'grid', gap: 16, paddingTop: 12 },
  pair: {
    display: 'grid',
    gap: 16,
    alignItems: 'start',
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  },
  lead: { margin: 0, color: color.quiet },
  steps: { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 24 },
  documents: { display: 'grid', gap: 8, margin: 0, paddingInlineStart: 24 },
  form: { display: 'grid', gap: 16, selectors: { '& p': { margin: 0 } } },
  terms: { display: 'grid', gap: 16, marginBottom: 16, selectors: { '& p': { margin: 0 } } },
  failure: { color: color.badge.red.text, fontWeight: 600 },
  answer: { margin: 0, fontWeight: 600 },
  phone: { margin: 0, ...figures, selectors: { '& a': { display: 'inline-block', padding: '8px 0' } } },
});

const paper = {
  root: { ...box, display: 'grid', gap: 24, maxWidth: 640, margin: '0 auto', padding: 32 },
  company: { display: 'grid', fontStyle: 'normal', color: color.quiet, fontSize: size.small },
  payer: {
    display: 'grid',
    overflowWrap: 'anywhere',
    selectors: { '& > :first-child': { color: color.quiet, fontSize: size.small } },
  },
  title: { margin: 0, fontFamily: font.heading, fontSize: size.page, fontWeight: 600 },
  facts: {
    display: 'grid',
    gap: 12,
    margin: 0,
    selectors: {
      '& dt': { color: color.quiet, fontSize: size.small },
      '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere', ...figures },
    },
  },
  sums,
  actions: { display: 'flex', flexWrap: 'wrap', gap: 12, '@media': onPaper },
} as const;

skin(bookingReceiptAnatomy, paper);
skin(bookingInvoiceAnatomy, paper);

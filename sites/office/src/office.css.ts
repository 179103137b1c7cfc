import { figures, focusRing, media, vars, visuallyHidden } from '@trek/ui/internal/theme/css';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, size } = vars;

export const office = style({ maxWidth: 1240, margin: '0 auto', padding: '24px 20px 96px' });

globalStyle(`${office} h1`, { margin: '20px 0 16px', fontFamily: font.heading, fontSize: size.page, fontWeight: 600 });
globalStyle(`${office} h2`, { margin: '0 0 12px', fontFamily: font.heading, fontSize: size.section, fontWeight: 600 });
globalStyle(`${office} h3`, { margin: '0 0 8px', fontSize: size.title });

// The office uses the site's frame, without the parts for visitors.
globalStyle('body:has([data-office]) footer', { display: 'none' });
globalStyle('body:has([data-office]) [data-scope="chat"]', { display: 'none' });

export const pages = style({ borderBottom: `1px solid ${color.hairline}` });
export const pageLinks = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
globalStyle(`${pageLinks} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  color: color.text,
  textDecoration: 'none',
});
globalStyle(`${pageLinks} a[aria-current]`, {
  color: color.primary,
  fontWeight: 700,
  boxShadow: `inset 0 -3px ${color.primary}`,
});
/** On a phone: opens the links. */
export const pagesToggle = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'start',
  cursor: 'pointer',
});
globalStyle(`${pagesToggle} > span`, { flexGrow: 1 });
globalStyle(`${pagesToggle}[aria-expanded="true"] > :last-child`, { rotate: '180deg' });
globalStyle(`${pagesToggle}:focus-visible`, focusRing);

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const entry = style({ display: 'grid', justifyItems: 'start', gap: 16, maxWidth: 560 });
globalStyle(`${entry} p`, { margin: 0 });
export const secret = style({
  margin: 0,
  paddingLeft: 24,
  columns: '22ch 2',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
globalStyle(`code${secret}`, { paddingLeft: 0, columns: 'auto', fontSize: size.title });

export const section = style({ marginTop: 36 });

export const filters = style({
  display: 'grid',
  gap: '12px 16px',
  alignItems: 'end',
  margin: '20px 0 24px',
  '@media': { [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 1fr 1fr' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', margin: '12px 0' });
globalStyle(`${actions} > p`, { flexBasis: '100%', margin: 0, color: color.quiet });
globalStyle(`${filters} > ${actions}`, { gridColumn: '1 / -1', margin: 0 });

export const table = style({ ...figures, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 8px',
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'right' });
globalStyle(`${table} thead th`, { color: color.quiet, fontSize: size.small, overflowWrap: 'normal', hyphens: 'auto' });
globalStyle(`${table} tbody th`, { fontWeight: 400 });
globalStyle(`${table} tbody th > *`, { display: 'block' });
globalStyle(`${table} tbody th > a`, {
  display: 'inline-block',
  minHeight: 24,
  color: color.primary,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} small`, { color: color.quiet });
globalStyle(`${table} ol`, { margin: 0, paddingInlineStart: 20 });

/** A table whose rows are cards on a phone, each value beside the name of its column. */
export const cards = style({});
globalStyle(`${cards} :is(th, td)`, { overflowWrap: 'break-word' });
globalStyle(`${cards} tbody th > a`, { maxWidth: '100%', whiteSpace: 'normal' });
globalStyle(`${cards} tbody th > button`, { marginTop: 6 });
globalStyle(`${cards} td > :is(a, small)`, { display: 'block' });
globalStyle(`${cards} tbody th > a[href^="mailto:"]`, { fontWeight: 400, overflowWrap: 'anywhere' });
/** A name of a person or file: a word of any length, which must not widen its table. */
export const anyLength = style({ overflowWrap: 'anywhere' });
globalStyle(`${cards} td > ${actions}`, { justifyContent: 'end', margin: 0 });
globalStyle(`${cards} td a`, { minHeight: 24, color: color.primary, whiteSpace: 'nowrap' });
// A sheet of paper is as narrow as a phone.
const onScreen = (query: string) => (rule: GlobalStyleRule) => ({ '@media': { [`screen and ${query}`]: rule } });
const onPhone = onScreen(media.mobile);
const onPaper = (rule: GlobalStyleRule) => ({ '@media': { print: rule } });

// A number stays in one piece where it fits.
globalStyle(`${office} a[href^="tel:"]`, onPhone({ display: 'inline-block' }));
globalStyle(`${pagesToggle}`, onScreen(media.tablet)({ display: 'none' }));
globalStyle(`${pageLinks}:not([data-row])`, onPhone({ flexDirection: 'column', gap: 0, paddingBottom: 8 }));
globalStyle(`${pageLinks}[data-state="closed"]`, onPhone({ display: 'none' }));
globalStyle(`${pageLinks}:not([data-row]) a[aria-current]`, onPhone({ boxShadow: `inset 3px 0 ${color.primary}` }));

/** Makes a table's rows cards where it has too little room. */
function asCards(list: string, narrow: ReturnType<typeof onScreen>): void {
  globalStyle(`${list} thead`, narrow(visuallyHidden));
  globalStyle(`${list} :is(tbody, tr, th, td, td:last-child)`, narrow({ display: 'block', textAlign: 'start' }));
  globalStyle(
    `${list} tbody tr`,
    narrow({
      marginBottom: 12,
      padding: 16,
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      background: color.raised,
    }),
  );
  // A card is no wider than the page: a word is broken only if it alone is longer.
  globalStyle(`${list} tbody :is(th, td)`, narrow({ padding: '4px 0', border: 0, overflowWrap: 'anywhere' }));
  globalStyle(
    `${list} tbody :is(td, td:last-child)`,
    narrow({ display: 'grid', gridTemplateColumns: '7em minmax(0, 1fr)', gap: '0 12px' }),
  );
  globalStyle(`${list} tbody td > *`, narrow({ gridColumn: 2, justifySelf: 'start' }));
  globalStyle(
    `${list} tbody td::before`,
    narrow({
      content: 'attr(data-label)',
      gridRow: 1,
      color: color.quiet,
      fontSize: size.small,
      whiteSpace: 'normal',
    }),
  );
}
asCards(cards, onPhone);
globalStyle(`${cards} tbody td:empty`, onPhone({ display: 'none' }));
globalStyle(`${cards} tbody td[data-actions]`, onPhone({ display: 'block', paddingTop: 12 }));
globalStyle(`${cards} tbody td[data-actions]::before`, onPhone({ content: 'none' }));
globalStyle(`${cards} td > ${actions}`, onPhone({ justifyContent: 'start' }));
globalStyle(`${cards} tbody th`, onScreen(media.tablet)({ minWidth: '13em' }));
globalStyle(`${cards} td > ${actions}`, onScreen(media.desktop)({ flexWrap: 'nowrap' }));

/** A table for one sheet of paper: it has too many columns for a tablet. */
export const sheet = style({});
const compactScreen = onScreen(media.compact);
globalStyle(`${sheet} :is(th, td):last-child`, { textAlign: 'start' });
globalStyle(`${sheet} a`, { color: color.primary });
globalStyle(`${sheet} [data-short]`, { whiteSpace: 'nowrap' });
asCards(sheet, compactScreen);
globalStyle(`${sheet} tbody td:empty`, compactScreen({ display: 'none' }));
globalStyle(`${office}:has(${sheet}) h1`, onPaper({ margin: '0 0 4pt', fontSize: '16pt' }));
globalStyle(`${office}:has(${sheet}) h2`, onPaper({ margin: 0, fontSize: '12pt' }));
globalStyle(`${office}:has(${sheet}) p`, onPaper({ margin: '2pt 0', fontSize: '9pt' }));
globalStyle(`${office}:has(${sheet}) ${section}`, onPaper({ marginTop: '6pt' }));
globalStyle(`${sheet} tr`, onPaper({ breakInside: 'avoid' }));
globalStyle(`${sheet} :is(th, td)`, onPaper({ padding: '3px 4px', fontSize: '9pt', lineHeight: 1.25 }));
globalStyle(`${sheet} thead th`, onPaper({ fontSize: '8pt' }));
globalStyle(`${office}`, onPaper({ maxWidth: 'none', padding: 0 }));
globalStyle(`${office} :is(${pages}, ${actions})`, onPaper({ display: 'none' }));

/** A month with its days; on a phone, a list of the days that have something. */
export const calendar = style({ ...figures, width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
globalStyle(`${calendar} thead th`, {
  padding: 8,
  color: color.quiet,
  fontSize: size.small,
  textAlign: 'start',
});
globalStyle(`${calendar} td`, {
  height: 96,
  padding: 8,
  border: `1px solid ${color.hairline}`,
  verticalAlign: 'top',
  overflowWrap: 'break-word',
});
globalStyle(`${calendar} td[data-has]`, { background: color.raised });
globalStyle(`${calendar} time`, { color: color.quiet, fontSize: size.small });
globalStyle(`${calendar} time > :last-child`, visuallyHidden);
globalStyle(`${calendar} ul`, { display: 'grid', gap: 10, margin: '4px 0 0', padding: 0, listStyle: 'none' });
globalStyle(`${calendar} li > *`, { display: 'block' });
globalStyle(`${calendar} a`, { minHeight: 24, color: color.primary, fontSize: size.small, fontWeight: 700 });
globalStyle(`${calendar} small`, { color: color.quiet });
globalStyle(`${calendar} thead`, onPhone(visuallyHidden));
globalStyle(`${calendar} :is(tbody, tr, td)`, onPhone({ display: 'block' }));
globalStyle(`${calendar} td`, onPhone({ height: 'auto', padding: '12px 0', border: 0, background: 'none' }));
globalStyle(`${calendar} td[data-has]`, onPhone({ borderBottom: `1px solid ${color.hairline}`, background: 'none' }));
globalStyle(`${calendar} td:not([data-has])`, onPhone({ display: 'none' }));
globalStyle(`${calendar} time > :first-child`, onPhone({ display: 'none' }));
globalStyle(
  `${calendar} time > :last-child`,
  onPhone({ position: 'static', width: 'auto', height: 'auto', clipPath: 'none', whiteSpace: 'normal' }),
);

export const months = style({ display: 'flex', gap: 16, alignItems: 'center', margin: '16px 0' });
globalStyle(`${office} ${months} h2`, { margin: 0 });

/** Something that a person has to look at. */
export const warning = style({
  display: 'flex',
  gap: 8,
  alignItems: 'start',
  width: 'fit-content',
  margin: '6px 0 0',
  padding: '8px 12px',
  borderRadius: radius.control,
  background: color.badge.yellow.tint,
  color: color.badge.yellow.text,
  overflowWrap: 'break-word',
});
globalStyle(`${table} tbody th > ${warning}`, { display: 'flex' });
globalStyle(`${warning} > svg`, { flexShrink: 0 });
export const warningText = style({});
globalStyle(`:is(p, small)${warningText}`, { color: color.badge.yellow.text });

/** A table of amounts, close to their names and each in one piece. */
export const sums = style({ maxWidth: 720 });
globalStyle(`${sums} :is(td, thead th)`, { whiteSpace: 'nowrap', overflowWrap: 'normal' });
globalStyle(`${sums} :is(td, thead th + th)`, { textAlign: 'right' });
globalStyle(`${sums} tr[data-total] > *`, { fontWeight: 700 });
globalStyle(`${sums} tr[data-total] small`, { fontWeight: 400 });

export const facts = style({
  display: 'grid',
  gap: '12px 24px',
  margin: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${facts} dt`, { color: color.quiet, fontSize: size.small });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
globalStyle(`${facts} a`, { color: color.primary });

export const messages = style({
  display: 'grid',
  // No wider than the page, whatever a button says.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
  overflowWrap: 'anywhere',
});
globalStyle(`${card} p`, { margin: '0 0 8px' });
globalStyle(`${card} small`, { color: color.quiet });
globalStyle(`${card} + ${card}`, { marginTop: 0 });

/** An answer of the office, beside the visitor's messages. */
export const ownCard = style([card, { borderInlineStart: `4px solid ${color.primary}` }]);

export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Text that a visitor or colleague typed, with its line breaks. */
export const typed = style({ whiteSpace: 'pre-wrap' });

export const form = style({ display: 'grid', gap: 16 });
globalStyle(`${form} > p`, { margin: 0 });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The fields of one of several things. */
export const group = style({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
});
export const preview = style({ margin: 0 });
globalStyle(`${preview} dt`, { fontWeight: 700 });
globalStyle(`${preview} dd`, { margin: '4px 0 16px', whiteSpace: 'pre-line' });
/** The days of a series, as a group of checkboxes. */
export const days = style({
  display: 'grid',
  gap: '0 16px',
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.control,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`:is(${group}, ${days}) legend`, { padding: '0 4px', fontWeight: 700 });
globalStyle(`${days} > p`, { gridColumn: '1 / -1', margin: '0 0 4px', color: color.quiet, fontSize: size.small });
/** A form on one page: its groups beside each other where there is room. */
export const newBooking = style({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${newBooking} > fieldset`, { display: 'grid', gap: 12, minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${newBooking} > fieldset > legend`, { marginBottom: 12, fontSize: size.title, fontWeight: 600 });
globalStyle(`${newBooking} ${days}`, { gap: 12 });
globalStyle(`${newBooking} ${actions}`, { margin: 0 });
/** An address beside the button that copies it. */
export const paymentLink = style({
  display: 'grid',
  gap: '8px 16px',
  maxWidth: 720,
  marginTop: 24,
  justifyItems: 'start',
});
globalStyle(`${paymentLink} > :first-child`, { width: '100%' });
export const failure = style({ color: color.badge.red.text });

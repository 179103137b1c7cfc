import { media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../../core/theme/tokens.ts';
import { contactFormAnatomy, officeAnatomy, officeMapAnatomy } from './contact.anatomy.ts';

const { color, radius, size, font } = vars;

const title = { margin: '0 0 20px', fontFamily: font.heading, fontSize: size.title, fontWeight: 600 } as const;
const card = {
  padding: 'clamp(20px, 4vw, 32px)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  background: color.raised,
} as const;

skin(contactFormAnatomy, {
  root: { ...card, boxShadow: color.shadow },
  title,
  form: { display: 'grid', gap: 18, selectors: { '& > button': { justifySelf: 'start' } } },
  pair: {
    display: 'grid',
    gap: 18,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  failure: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: radius.control,
    background: color.badge.red.tint,
    color: color.badge.red.text,
    fontWeight: 600,
  },
});

skin(officeAnatomy, {
  root: card,
  title,
  facts: { display: 'grid', gap: 20, margin: 0 },
  fact: {
    display: 'grid',
    gap: 4,
    selectors: {
      '& dt': { display: 'flex', alignItems: 'center', gap: 8, color: color.quiet, fontSize: size.small },
      '& dd': {
        display: 'grid',
        justifyItems: 'start',
        marginBlock: 0,
        marginInline: '32px 0',
        overflowWrap: 'anywhere',
      },
      '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
    },
  },
  social: { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, padding: 0, listStyle: 'none' },
});

skin(officeMapAnatomy, {
  title: { ...title, margin: '0 0 12px' },
  frame: {
    position: 'relative',
    height: 'clamp(280px, 40vw, 400px)',
    overflow: 'hidden',
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.sunken,
    selectors: { '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 } },
  },
  drawing: { position: 'absolute', inset: 0, width: '100%', height: '100%', color: color.hairline },
  veil: {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 12,
    height: '100%',
    padding: 20,
    textAlign: 'center',
    selectors: {
      '& > svg': { width: 44, height: 44, color: color.accent },
      '& p': {
        maxWidth: '44ch',
        margin: 0,
        padding: '8px 14px',
        borderRadius: radius.control,
        background: color.raised,
      },
    },
  },
});

import { media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { searchFormAnatomy } from './search.anatomy.ts';

const { color, radius, size } = vars;

skin(searchFormAnatomy, {
  root: {
    display: 'grid',
    // The line between fields and buttons has room for the complaint: nothing moves when it comes or goes.
    gridTemplateRows: 'auto minmax(32px, auto) auto',
    padding: 20,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateRows: 'auto minmax(32px, auto)',
        gap: '0 14px',
        paddingBottom: 0,
      },
    },
  },
  fields: {
    display: 'grid',
    gap: 14,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        selectors: { '[data-mode="simple"] > & > :nth-child(n + 2)': { display: 'none' } },
      },
      // Without scripts nothing could bring the other fields.
      [`${media.mobile} and (scripting: none)`]: {
        selectors: { '[data-mode="simple"] > & > :nth-child(n + 2)': { display: 'grid' } },
      },
    },
  },
  'error-text': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    color: color.badge.red.text,
    fontSize: size.small,
    fontWeight: 600,
    '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
  },
  actions: {
    gridRow: 3,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 10,
    selectors: { '& [data-variant="primary"]': { flexGrow: 1 } },
    // In one row with the fields.
    '@media': { [media.desktop]: { gridArea: '1 / 2', alignSelf: 'end' } },
  },
  'short-label': { '@media': { [media.tablet]: { display: 'none' } } },
  'full-label': {
    '@media': { [media.mobile]: { selectors: { '[data-mode="simple"] &': { display: 'none' } } } },
  },
  'mode-switch': { '@media': { [media.tablet]: { display: 'none' }, '(scripting: none)': { display: 'none' } } },
});

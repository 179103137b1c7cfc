import { skin } from '../theme/skin.ts';
import { vars } from '../theme/theme.css.ts';
import { TOUCH_TARGET } from '../theme/tokens.ts';
import { noticesAnatomy } from './kit.anatomy.ts';

const { color, radius } = vars;
const press = { minWidth: TOUCH_TARGET, height: TOUCH_TARGET, border: 0, background: 'transparent' } as const;

// Over the dialog and its scrim, and to be pressed while a dialog takes the rest of the page away.
skin(noticesAnatomy, {
  root: {
    position: 'fixed',
    inset: 'auto 12px 12px',
    zIndex: 95,
    display: 'grid',
    gap: 8,
    width: 'fit-content',
    margin: 'auto',
    pointerEvents: 'auto',
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 16,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    selectors: { '&[data-kind="error"]': { color: color.badge.red.text } },
  },
  text: { flex: 1, margin: 0 },
  detail: { margin: 0, color: color.quiet },
  action: { ...press, color: color.blue },
  close: press,
});

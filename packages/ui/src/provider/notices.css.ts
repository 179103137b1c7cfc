import { layer, media } from '../core/theme/mixins.ts';
import { skin } from '../core/theme/skin.ts';
import { vars } from '../core/theme/theme.css.ts';
import { TOUCH_TARGET } from '../core/theme/tokens.ts';
import { noticesAnatomy } from './notices.anatomy.ts';

const { color, radius } = vars;
const press = { minWidth: TOUCH_TARGET, height: TOUCH_TARGET, border: 0, background: 'transparent' } as const;

/** A dialog's title and its way out. */
const DIALOG_HEAD_PX = 72;

// Over the dialog and its scrim, and to be pressed while a dialog takes the rest of the page away. It covers neither the
// head of a dialog nor the buttons at its end.
skin(noticesAnatomy, {
  root: {
    position: 'fixed',
    inset: `${DIALOG_HEAD_PX + 16}px 12px auto auto`,
    zIndex: layer(95),
    display: 'grid',
    gap: 8,
    width: 'fit-content',
    maxWidth: 'min(400px, 100% - 24px)',
    pointerEvents: 'auto',
    '@media': {
      // There a dialog is a sheet that leaves a sixteenth of the screen free.
      [media.mobile]: { inset: `calc(6dvh + ${DIALOG_HEAD_PX}px) 12px auto`, margin: '0 auto' },
    },
  },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    paddingInlineStart: 16,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    background: color.raised,
    color: color.text,
    boxShadow: color.shadow,
    selectors: { '&[data-kind="error"]': { color: color.badge.red.text } },
  },
  text: { flex: 1, margin: 0, paddingBlock: 8 },
  detail: { margin: 0, color: color.quiet },
  action: { ...press, color: color.primary },
  'close-trigger': press,
});

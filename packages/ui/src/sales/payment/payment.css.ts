import { media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { paymentAnatomy } from './payment.anatomy.ts';

const { color, radius, size } = vars;

skin(paymentAnatomy, {
  root: { display: 'grid', gap: 14 },
  card: {
    minHeight: 56,
    padding: '14px 16px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.raised,
  },
  // As high as the fields will be: nothing moves when they come.
  fields: {
    minHeight: 24,
    fontSize: 16,
    vars: { '--trek-card-placeholder': color.quiet, '--trek-card-invalid': color.badge.red.text },
  },
  hint: { margin: 0, color: color.quiet, fontSize: size.small },
  failure: { margin: 0, color: color.badge.red.text, fontWeight: 600 },
  actions: {
    display: 'flex',
    gap: 12,
    justifyContent: 'space-between',
    '@media': { [media.mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
  },
});

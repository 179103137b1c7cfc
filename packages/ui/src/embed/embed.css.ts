/** The look of the parts that an embed can have, and that of an embed's own ground: the one sheet that an agency's page needs. */
import '../common.css.ts';
import { skin } from '../core/theme/skin.ts';
import { vars } from '../core/theme/theme.css.ts';
import { embedAnatomy } from './embed.anatomy.ts';

const ground = { color: vars.color.text, fontFamily: vars.font.body, textAlign: 'start' } as const;

skin(embedAnatomy, {
  root: { ...ground, selectors: { '&[data-trek-theme="dark"]': { background: vars.color.page } } },
  portal: ground,
});

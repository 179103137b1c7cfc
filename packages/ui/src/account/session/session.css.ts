import { layer } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { sessionScreenAnatomy } from './session.anatomy.ts';

const { color } = vars;

skin(sessionScreenAnatomy, {
  root: {
    position: 'fixed',
    inset: 0,
    zIndex: layer(100),
    display: 'grid',
    placeItems: 'center',
    background: color.page,
    color: color.text,
    selectors: {
      // Before the kit runs, the root element says whether there is a session to restore.
      '&[data-state="starting"]': { display: 'none' },
      ':root[data-session="restoring"] &[data-state="starting"]': { display: 'grid' },
    },
  },
});

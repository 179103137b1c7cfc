import { skin } from '../../core/theme/skin.ts';
import { popularTreksAnatomy } from './showcase.anatomy.ts';

skin(popularTreksAnatomy, {
  root: { minWidth: 0, width: '100%' },
  panel: { display: 'grid', justifyItems: 'start', gap: 28, minWidth: 0, width: '100%' },
});

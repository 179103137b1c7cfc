import { media } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { carouselAnatomy, tabsAnatomy } from '../../kit/kit.anatomy.ts';
import { popularTreksAnatomy } from './rows.anatomy.ts';

/** The arrows of the first row. */
const arrows = `${popularTreksAnatomy.selector('panel')} > :first-child ${carouselAnatomy.selector('controls')}`;

skin(popularTreksAnatomy, {
  root: {
    position: 'relative',
    minWidth: 0,
    width: '100%',
    // The first row's heading is its tab: the arrows are in the line of the tabs, which leaves room for them.
    '@media': {
      [media.tablet]: {
        selectors: {
          [`& ${tabsAnatomy.selector('list')}`]: { paddingInlineEnd: 112 },
          [`& ${arrows}`]: { position: 'absolute', top: 0, insetInlineEnd: 0 },
        },
      },
    },
  },
  panel: { display: 'grid', justifyItems: 'start', gap: 28, minWidth: 0, width: '100%' },
});

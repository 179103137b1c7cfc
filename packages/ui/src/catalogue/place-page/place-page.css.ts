import { cardGrid, heroBand, heroCaption, heroFill } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { PLACE_HERO_HEIGHT } from './place-hero-height.ts';
import { placePageAnatomy } from './place-page.anatomy.ts';
import { FIRST_TREKS } from './place-page.rules.ts';

const { size, font } = vars;

/** The server's markup has all cards, and the same for everyone: they are folded only where a script can unfold them. */
const FOLDS = 'screen and (scripting: enabled)';

skin(placePageAnatomy, {
  hero: {
    ...heroBand,
    minHeight: PLACE_HERO_HEIGHT.minHeight,
  },
  picture: { ...heroFill, objectPosition: '50% 40%' },
  'hero-text': heroCaption,
  kind: { margin: 0, fontWeight: 600 },
  title: {
    margin: 0,
    fontFamily: font.heading,
    fontSize: size.page,
    fontWeight: 600,
    lineHeight: 1.15,
    overflowWrap: 'anywhere',
  },
  story: {
    maxWidth: 1240,
    margin: '0 auto',
    padding: 'clamp(28px, 5vw, 56px) 20px 0',
    selectors: {
      // A place without a description takes no room.
      '&:empty': { display: 'none' },
      '& p': { maxWidth: 680, margin: '0 0 1em', fontSize: size.large, overflowWrap: 'anywhere' },
    },
  },
  treks: {
    maxWidth: 1240,
    margin: '0 auto',
    padding: 'clamp(28px, 5vw, 56px) 20px 96px',
    selectors: {
      '& > h2': {
        margin: '0 0 24px',
        fontFamily: font.heading,
        fontSize: size.section,
        fontWeight: 600,
        lineHeight: 1.15,
        overflowWrap: 'anywhere',
      },
    },
  },
  cards: {
    ...cardGrid(300),
    gap: 24,
    '@media': {
      [FOLDS]: {
        selectors: {
          [`&:has(+ ${placePageAnatomy.selector('show-all')}) > :nth-child(n + ${FIRST_TREKS + 1})`]: {
            display: 'none',
          },
        },
      },
    },
  },
  'show-all': {
    display: 'none',
    marginTop: 32,
    '@media': { [FOLDS]: { display: 'grid', justifyContent: 'center' } },
  },
});

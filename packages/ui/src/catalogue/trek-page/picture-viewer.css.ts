import { focusRing, layer } from '../../core/theme/mixins.ts';
import { skin } from '../../core/theme/skin.ts';
import { vars } from '../../core/theme/theme.css.ts';
import { pictureViewerAnatomy } from './trek-page.anatomy.ts';

const { radius, size } = vars;

// Dark in both themes: nothing beside a picture is as light as the picture.
const GROUND = '#0A121C';
const TEXT = '#FFFFFF';

const roundButton = {
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: 0,
  borderRadius: radius.pill,
  background: 'rgb(6 14 24 / 0.72)',
  color: TEXT,
  fontSize: size.large,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(60 74 92 / 0.9)' },
    '&:focus-visible': { ...focusRing, outlineColor: TEXT },
  },
} as const;

skin(pictureViewerAnatomy, {
  root: {
    position: 'fixed',
    inset: 0,
    zIndex: layer(90),
    overflow: 'hidden',
    background: GROUND,
    color: TEXT,
    overscrollBehavior: 'contain',
    outline: 0,
  },
  close: { ...roundButton, top: 12, insetInlineEnd: 12 },
  arrow: {
    ...roundButton,
    top: 'calc(50% - 24px)',
    insetInlineStart: 12,
    selectors: { ...roundButton.selectors, '&[data-turn="next"]': { insetInline: 'auto 12px' } },
  },
  figure: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    justifyItems: 'center',
    height: '100%',
    margin: 0,
    touchAction: 'pinch-zoom',
  },
  picture: {
    alignSelf: 'center',
    width: 'auto',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '100%',
    objectFit: 'contain',
  },
  caption: { padding: '12px 16px calc(12px + env(safe-area-inset-bottom, 0px))', fontSize: size.small },
  credit: { marginInlineStart: 12 },
});

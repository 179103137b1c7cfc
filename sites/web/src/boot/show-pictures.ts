import { showForTheme, showStandIn } from '@trek/ui/internal/kit/stand-in';

/**
 * Chooses pictures' variants for the theme, and shows their blurred stand-ins, with the frame that first shows their
 * places: before other code has loaded, and before a browser begins with those that load lazily.
 */
export function showPictures(): void {
  const isDark = document.documentElement.classList.contains('dark');
  let seen = 0;
  const show = () => {
    for (; seen < document.images.length; seen++) {
      const image = document.images[seen];
      if (!image) continue;
      showForTheme(image, isDark);
      if (image.dataset.standIn) showStandIn(image);
    }
  };
  // While the page arrives, each frame may have new pictures. An observer of the document would cost more than its parsing.
  const onFrame = () => {
    show();
    if (document.readyState === 'loading') requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  // A hidden page has no frames.
  document.addEventListener('DOMContentLoaded', show);
}

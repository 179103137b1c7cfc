import { showStandIn } from '@trek/ui/kit/stand-in';

/** Shows the blurred stand-ins of pictures with the frame that first shows their places, before other code has loaded. */
export function showStandIns(): void {
  let seen = 0;
  const show = () => {
    for (; seen < document.images.length; seen++) {
      const image = document.images[seen];
      if (image?.dataset.standIn) showStandIn(image);
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
